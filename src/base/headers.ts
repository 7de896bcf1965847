import type { Socket } from "node:net";
import type { buildConnector } from "undici";

/** What is said of one connection, and not to whoever is behind it (RFC 9110, 7.6.1). */
const ofConnection = ["connection", "keep-alive", "proxy-connection", "te", "upgrade"];

/** Where a body ends, and whom it is for: no `Connection` takes that away. */
const ofMessage: ReadonlySet<string> = new Set(["content-length", "transfer-encoding", "host"]);

/** The headers that a proxy passes on, as names and values in turn: all but those of one connection and `without`. */
export function endToEnd(raw: readonly string[], without: readonly string[] = []): string[] {
  const nameAt = (index: number) => raw[index - (index % 2)]?.toLowerCase() ?? "";
  const named = raw
    .filter((_, index) => index % 2 === 1 && nameAt(index) === "connection")
    .flatMap((value) => value.split(","))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !ofMessage.has(name));
  const left = new Set([...ofConnection, ...without, ...named]);
  return raw.filter((_, index) => !left.has(nameAt(index)));
}

/** Headers as node has them, by name: of one that came more than once, its values after one another. */
export const plainHeaders = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value = ""]) => [name, typeof value === "string" ? value : value.join(", ")]),
  );

/** Later headers replace earlier ones, in whatever case. Only preferences add up, so that a binding keeps its own beside the kit's. */
export function mergeHeaders(...all: (Record<string, string> | undefined)[]): Record<string, string> {
  const merged = new Map<string, [name: string, value: string]>();
  for (const [name, value] of all.flatMap((headers) => Object.entries(headers ?? {}))) {
    const key = name.toLowerCase();
    const before = key === "prefer" ? merged.get(key)?.[1] : undefined;
    merged.set(key, [name, before === undefined ? value : `${before}, ${value}`]);
  }
  return Object.fromEntries(merged.values());
}

/** A connector whose sockets read no interim responses (1xx): undici takes 100 for the end of a connection. */
export const skipsInterim =
  (connect: buildConnector.connector): buildConnector.connector =>
  (options, callback) =>
    connect(options, (...result) => {
      if (result[1]) skipInterim(result[1]);
      callback(...result);
    });

/** Interim responses at the start. That of 101 is the answer to a request for another protocol. */
const interim = /^(?:HTTP\/1\.[01] 1(?!01)\d\d[\s\S]*?\r\n\r\n)+/;
/** What may become one with the next bytes. */
const mayBeInterim = (text: string): boolean =>
  text.length < 12 ? "HTTP/1.".startsWith(text.slice(0, 7)) : /^HTTP\/1\.[01] 1(?!01)\d\d/.test(text);
/** In bytes, as long as the head of a response may be. */
const longestHead = 16 * 1024;

function skipInterim(socket: Socket): void {
  const { read, write } = socket;
  /** What came at the start of a response. Undefined after its start: in its body, nothing is a response. */
  let held: Buffer | undefined = Buffer.alloc(0);
  socket.write = (...parameters: unknown[]): boolean => {
    const [head] = parameters;
    if (typeof head === "string" && head.includes(" HTTP/1.1\r\n")) held = Buffer.alloc(0);
    return Reflect.apply(write, socket, parameters);
  };
  socket.read = (size) => {
    for (;;) {
      const chunk: Buffer | null = read.call(socket, size);
      if (chunk === null || held === undefined) return chunk;
      const came = Buffer.concat([held, chunk]);
      const text = came.toString("latin1", 0, longestHead);
      const [passed = ""] = interim.exec(text) ?? [];
      held = came.subarray(passed.length);
      if (text.length < longestHead && mayBeInterim(text.slice(passed.length))) continue;
      const first = held;
      held = undefined;
      return first;
    }
  };
}
