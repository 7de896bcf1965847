import fc from "fast-check";
import { bytesOf, type Hostile, type Message } from "./hostile.js";
import type { Sending } from "./wire.js";

/** Lines between the request line and the body that HTTP does not have, or that smuggle. */
const badLines = [
  ...["X-A", "X-A :b", " X-A: b", "X-A: b\r\n folded", ": b", "X A: b", "X-\u0000: b", "X-A: \u0000", "X-A: a\rb"],
  ...["X-A: a\nb", "X-\xe9: b", "(X): b", "Content-Length: 5\r\nContent-Length: 6", "Content-Length: -1"],
  ...["Content-Length: +5", "Content-Length: 0x5", "Content-Length: 5, 5", "Content-Length: 5 5"],
  ...["Content-Length: \xb2"],
  ...["Content-Length: 99999999999999999999999", "Content-Length: ", "Transfer-Encoding: gzip"],
  ...["Transfer-Encoding: chunked, gzip", "Transfer-Encoding: chunked\r\nContent-Length: 2", "Transfer-Encoding: x"],
  ...["Transfer-Encoding: \x0bchunked", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity"],
  ...["Transfer-Encoding:\tchunked,chunked", "Expect: 200-ok", "Expect: 100-continue", "Expect: __proto__"],
  ...["Connection: Upgrade\r\nUpgrade: websocket", "Connection: Upgrade\r\nUpgrade: h2c", "Host: a b", "Host: [::1"],
  ...[7000, 15_000, 17_000, 70_000].map((length) => `X-Long: ${"a".repeat(length)}`),
  ...[101, 500, 2500].map((count) => Array.from({ length: count }, (_, at) => `X-Many-${at}: 1`).join("\r\n")),
];

/** Request lines that are none, or that nobody has. */
const badStarts: readonly Pick<Message, "method" | "path" | "version">[] = [
  ...[
    "PATCH",
    "TRACE",
    "LINK",
    "M-SEARCH",
    "QUERY",
    "get",
    "FOO",
    "",
    "GET\t",
    "GE\u0000T",
    "G\xc9T",
    "__proto__",
    "PRI",
  ].map((method) => ({ method, path: "/uploads/1001" })),
  { method: "POST".repeat(2000), path: "/" },
  ...["HTTP/0.9", "HTTP/2.0", "HTTP/1.2", "HTTP/9.9", "HTTPS/1.1", "", "http/1.1", "HTTP/1.1 x", "ICY"].map(
    (version) => ({ path: "/uploads/1001", version }),
  ),
  ...["", "uploads", "http://", "http://evil.example/nope", "//evil.example/nope", "?a=b", "\u0000", "/a b", "/\t"].map(
    (path) => ({ path }),
  ),
  ...["/uploads/", "/uploads?a=", "/assets/main/"].map((start) => ({ path: start + "a".repeat(15_000) })),
  ...["127.0.0.1:22", "/uploads", "*"].map((path) => ({ method: "CONNECT", path })),
];

/** Bodies in chunks that are none, or that never end. */
const chunks = [
  ...["zz\r\nabc\r\n0\r\n\r\n", "-1\r\na\r\n0\r\n\r\n", "5\r\nabc\r\n0\r\n\r\n", "3\r\nabcdef\r\n0\r\n\r\n"],
  ...["\r\n\r\n"],
  ...["3\nabc\n0\n\n", "ffffffffffffffff\r\na", "fffffffffffffffffffff\r\na", "3 \r\nabc\r\n0\r\n\r\n", "3\r\nab", "3"],
  ...["0x3\r\nabc\r\n0\r\n\r\n", "3;ext\r\nabc\r\n0\r\n\r\n", `3;${"a".repeat(20_000)}\r\nabc\r\n0\r\n\r\n`],
  ...[`0\r\nX-T: ${"a".repeat(20_000)}\r\n\r\n`, "0\r\nContent-Length: 5\r\n\r\n", "2\r\n[]\r\n0\r\n", "3\r\nabc\r\n"],
  ...["2\r\n[]\r\n0\r\n__proto__: 1\r\n\r\n", `${"1\r\n{\r\n".repeat(2000)}0\r\n\r\n`, "0\r\n\r\n"],
];

/** An update that is refused even if what is broken about it were let pass. */
const update = (rest: Partial<Message> = {}): Message => ({ method: "PUT", path: "/uploads/1001", ...rest });
const wrong = '{"unknown":[1,2,3]}';
const ending = fc.constantFrom("end" as const, "hang up" as const);

const sendings: readonly fc.Arbitrary<Sending>[] = [
  fc.constantFrom(...badLines).map((line) => ({
    ...{ pieces: [bytesOf(update({ body: wrong, lines: [line] }))], methods: ["PUT"], ending: "end" },
  })),
  fc.constantFrom(...badStarts).map((start) => ({
    ...{ pieces: [bytesOf(start)], methods: [start.method ?? "GET"], ending: "end" },
  })),
  // A length that is not that of the body.
  fc.tuple(fc.constantFrom(20, 1000, 0, 1, 18, 2 ** 31, 2 ** 53), ending).map(([said, how]) => ({
    pieces: [bytesOf(update({ body: wrong, headers: { "Content-Length": String(said) } }))],
    ...{ methods: ["PUT", "GET"], ending: how },
  })),
  fc.tuple(fc.constantFrom(...chunks), fc.boolean(), ending).map(([text, apart, how]) => {
    const headers = { "Transfer-Encoding": "chunked", "Content-Type": "application/json" };
    const both = [bytesOf(update({ headers })), Buffer.from(text)];
    return { pieces: apart ? both : [Buffer.concat(both)], methods: ["PUT", "GET"], ending: how };
  }),
  // In many small pieces, cut somewhere.
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 40 }), ending)
    .map(([share, size, how]) => {
      const bytes = bytesOf(update({ body: wrong }));
      const cut = bytes.subarray(0, Math.ceil(share * bytes.length));
      const pieces = Array.from({ length: Math.ceil(cut.length / size) }, (_, at) =>
        cut.subarray(at * size, (at + 1) * size),
      );
      return { pieces, methods: ["PUT"], ending: how };
    }),
  // No HTTP at all.
  fc
    .tuple(
      fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        fc.constantFrom(
          ...[Buffer.from("160301020001fc0303", "hex"), Buffer.from("\r\n".repeat(500)), Buffer.alloc(20_000)],
        ),
      ),
      ending,
    )
    .map(([bytes, how]) => ({ pieces: [bytes], methods: [], ending: how })),
  // Left while an answer is on its way.
  fc
    .constantFrom(
      "/_standin/state",
      "/openapi.json",
      "/uploads",
      "/_standin/stream",
      "/docs/",
      "/assets/main/seed/hills.png",
    )
    .map((path) => ({ pieces: [bytesOf({ path })], methods: ["GET"], ending: "hang up" })),
];

const refusedMessage = fc.constantFrom<Message[]>(
  update({ body: wrong }),
  update({ body: "{" }),
  { path: "/uploads/nope" },
  { method: "HEAD", path: "/webhooks/nope" },
  { method: "DELETE", path: "/json-api/uploads/nope" },
  { method: "PATCH", path: "/uploads/1001" },
);

/** Many requests at once, each of which is refused and answered in its turn. */
const pipelined = fc.array(refusedMessage, { minLength: 2, maxLength: 30 }).map((messages): Hostile => {
  const methods = messages.map(({ method = "GET" }) => method);
  const sending: Sending = { pieces: [Buffer.concat(messages.map(bytesOf))], methods, ending: "wait" };
  return { sending, answered: "all", refused: true };
});

/** Connections that are broken in one way or another, of which nothing may be accepted. */
export const brokenConnections: fc.Arbitrary<Hostile[]> = fc.array(
  fc.oneof(
    ...sendings.map((sending) => sending.map((one): Hostile => ({ sending: one, answered: "some", refused: true }))),
    pipelined,
  ),
  { minLength: 16, maxLength: 16 },
);
