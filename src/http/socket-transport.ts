import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Transport } from "../api/transport.js";

/** What the first line of a request says, as far as there is one. */
export interface RequestLine {
  method?: string | undefined;
  url?: string | undefined;
}

/** A connection that node reads no further, since what came on it is no HTTP: one response is written on it, and it ends. */
export function createSocketTransport(socket: Socket, { method = "", url = "" }: RequestLine): Transport {
  return {
    method,
    path: url.replace(/\?.*$/s, ""),
    url,
    headers: {},
    origin: "http://127.0.0.1",
    localAddress: socket.localAddress,
    isAborted: false,
    hasBegun: false,
    send(status, headers, text = "") {
      const all = [...headers, "Content-Length", String(Buffer.byteLength(text))];
      const lines = all.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join("");
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${method === "HEAD" ? "" : text}`);
      socket.destroySoon();
    },
    disconnect: () => socket.destroySoon(),
    readBody: unreadable,
    decode: unreadable,
    sendBytes: unreadable,
    openStream: unreadable,
    sendHalf: unreadable,
  };
}

const unreadable = (): never => {
  throw new Error("A connection that is not HTTP gets an error and nothing else.");
};
