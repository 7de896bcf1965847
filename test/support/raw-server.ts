import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** What a server of bytes does with a request, of which it knows the first line alone. */
export type RawHandler = (socket: Socket, firstLine: string) => void;

/** A server that writes what no HTTP library would; closed with the test. */
export async function startRaw(handle: RawHandler): Promise<{ url: string; sockets: ReadonlySet<Socket> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // Whoever reads from it may hang up at any time.
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => handle(socket, bytes.toString("latin1").split("\r\n")[0] ?? ""));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

/** The head of a response with JSON; without a length it goes on until the connection ends. */
export const head = (headers = "", status = "200 OK") =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\n${headers}\r\n`;
