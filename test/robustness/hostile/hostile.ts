import type { Sending } from "./wire.js";

/** One hostile connection, and what must come of it. */
export interface Hostile {
  sending: Sending;
  /** Each request must be answered; or HTTP lets the connection be closed without a word. */
  answered: "all" | "some";
  /** Nothing of it may be accepted. */
  refused: boolean;
}

export interface Message {
  method?: string;
  path: string;
  version?: string;
  /** Replace those of a good request by their name; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  /** Lines that are put after the headers as they are. */
  lines?: readonly string[];
  body?: string | Buffer;
}

/** The bytes of a request that is good but for what is said; headers are written as they are given, byte for byte. */
export function bytesOf({
  method = "GET",
  path,
  version = "HTTP/1.1",
  headers = {},
  lines = [],
  body,
}: Message): Buffer {
  const content = body === undefined ? undefined : Buffer.from(body as string);
  const all = {
    ...{ Host: "127.0.0.1", Authorization: "Bearer any-token", "X-Api-Version": "3" },
    ...(content ? { "Content-Type": "application/json", "Content-Length": String(content.length) } : {}),
    ...headers,
  };
  const written = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  const head = [`${method} ${path} ${version}`, ...written, ...lines, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head, "latin1"), content ?? Buffer.alloc(0)]);
}
