import type { Random } from "./random.js";
import type { Sending } from "./wire.js";

/** One hostile connection, and what must come of it. */
export interface Hostile {
  category: string;
  /** In a few words, for whoever reads the failure. */
  what: string;
  sending: Sending;
  /** Each request must be answered; or HTTP lets the connection be closed without a word. */
  answered: "all" | "some";
  /** Nothing of it may be accepted, so nothing may change: it goes to an environment of its own. */
  refused: boolean;
}

/** Makes one of its kind, out of chance. */
export type Generator = (random: Random) => Hostile;

/** Where what must be refused is sent, and where what may be accepted is. */
export const environments = { refused: "refused", open: "open" } as const;

export interface Message {
  method?: string;
  path: string;
  version?: string;
  /** Replace those of a good request by their name; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  /** Lines that are put after the headers as they are. */
  lines?: readonly string[];
  body?: string | Buffer;
  refused?: boolean;
}

/** The bytes of a request that is good but for what is said; headers are written as they are given, byte for byte. */
export function bytesOf(message: Message): Buffer {
  const { method = "GET", path, version = "HTTP/1.1", headers = {}, lines = [], body, refused = false } = message;
  const content = body === undefined ? undefined : Buffer.from(body as string);
  const all = {
    Host: "127.0.0.1",
    Authorization: "Bearer any-token",
    "X-Api-Version": "3",
    "X-Environment": refused ? environments.refused : environments.open,
    ...(content ? { "Content-Type": "application/json", "Content-Length": String(content.length) } : {}),
    ...headers,
  };
  const written = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  const head = [`${method} ${path} ${version}`, ...written, ...lines, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head, "latin1"), content ?? Buffer.alloc(0)]);
}

/** One request on a connection of its own, which is answered. */
export function single(category: string, what: string, message: Message): Hostile {
  return {
    category,
    what,
    sending: { pieces: [bytesOf(message)], methods: [message.method ?? "GET"], ending: "wait" },
    answered: "all",
    refused: message.refused ?? false,
  };
}

/** One request that may not even be HTTP: it is answered with an error, or the connection is closed. */
export function broken(category: string, what: string, message: Message): Hostile {
  const one = single(category, what, { refused: true, ...message });
  return { ...one, sending: { ...one.sending, ending: "end" }, answered: "some" };
}

/** Requests in turn on one connection, in an environment that nobody else uses. */
export function inTurn(random: Random, category: string, what: string, messages: readonly Message[]): Hostile {
  const environment = `own-${random.below(2 ** 31)}`;
  const pieces = messages.map((message) =>
    bytesOf({ ...message, headers: { "X-Environment": environment, ...message.headers } }),
  );
  const methods = messages.map(({ method = "GET" }) => method);
  return {
    category,
    what,
    sending: { pieces, inTurn: true, methods, ending: "wait" },
    answered: "some",
    refused: false,
  };
}
