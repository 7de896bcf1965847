import { broken, type Generator, type Message, single } from "../hostile.js";
import type { Random } from "../random.js";

const longLine = (random: Random) => `X-Long: ${"a".repeat(random.pick([7000, 15_000, 17_000, 70_000]))}`;

/** Lines between the request line and the body that HTTP does not have, or that smuggle. */
const badLines = [
  ...[
    "X-A",
    "X-A :b",
    " X-A: b",
    "X-A: b\r\n folded",
    ": b",
    "X A: b",
    "X-\u0000: b",
    "X-A: \u0000",
    "X-A: a\rb",
    "X-A: a\nb",
  ],
  ...[
    "X-\xe9: b",
    "(X): b",
    "Content-Length: 5\r\nContent-Length: 6",
    "Content-Length: -1",
    "Content-Length: +5",
    "Content-Length: 0x5",
  ],
  ...[
    "Content-Length: 5, 5",
    "Content-Length: 5 5",
    "Content-Length: \xb2",
    "Content-Length: 99999999999999999999999",
    "Content-Length: ",
  ],
  ...[
    "Transfer-Encoding: gzip",
    "Transfer-Encoding: chunked, gzip",
    "Transfer-Encoding: chunked\r\nContent-Length: 2",
    "Transfer-Encoding: xchunked",
  ],
  ...[
    "Transfer-Encoding: \x0bchunked",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
    "Transfer-Encoding:\tchunked,chunked",
  ],
];

export const headerLines: Generator = (random) => {
  const line = random.oneIn(6) ? longLine(random) : random.pick(badLines);
  const message = { method: "PUT", path: random.pick(["/uploads/1001", "/json-api/uploads/1001"]), lines: [line] };
  return broken("header lines", line.slice(0, 100), message);
};

const hosts = [
  ...[
    "",
    " ",
    "a b",
    "a/b",
    "a\\b",
    '"><x',
    "[::1",
    "[::1]:x",
    "[1:2]",
    "[v1.a]",
    "a:b:c",
    "\xe9",
    "a%zz",
    "a%",
    "a:99999999",
    ":80",
  ],
  ...["user@a", "a,b", "a#b", "a?b", "{a}", "<a>", "a".repeat(3000), "127.0.0.1:1, 127.0.0.1:2", "a\tb"],
];

/** Hosts that no address can be made of, and those that one can. */
export const hostHeaders: Generator = (random) => {
  const host = random.oneIn(12)
    ? undefined
    : random.pick([...hosts, "[::1]", "a..b", "a:1", "%41", "_", "-", "[::ffff:1.2.3.4]:8"]);
  const path = random.pick([
    "/uploads",
    "/json-api/uploads/1001",
    "/webhooks",
    "/openapi.json",
    "/_standin/overview",
    "/_standin",
  ]);
  return {
    ...broken("hosts", `Host: ${host} for ${path}`.slice(0, 200), { path, headers: { Host: host }, refused: false }),
  };
};

const values: Record<string, readonly string[]> = {
  Authorization: [
    "",
    "Bearer",
    "Bearer ",
    "Basic YTpi",
    "Bearer a b",
    "bearer \t x",
    "Bearer no-management-access",
    `Bearer ${" ".repeat(5000)}`,
  ],
  "X-Environment": [
    "",
    " ",
    "a b",
    "../main",
    "a/b",
    "main,main",
    "\xe9",
    "a".repeat(65),
    "m%61in",
    "null;",
    "*",
    "a.b",
  ],
  "X-Api-Version": ["4", "", "3.0", "\xb3", "3,3", "__proto__"],
};

/** Values of the headers that Standin reads, each of which is refused. */
export const headerValues: Generator = (random) => {
  const name = random.pick(Object.keys(values));
  const value = random.pick(values[name] ?? []);
  // The flat envelope does not read the version.
  const path =
    name === "X-Api-Version" ? "/json-api/uploads/1001" : random.pick(["/uploads/1001", "/json-api/uploads/1001"]);
  const body = path.startsWith("/json-api") ? '{"data":{"id":"1001","type":"upload"}}' : "{}";
  const message: Message = { method: "PUT", path, body, headers: { [name]: value }, refused: true };
  return single("header values", `${name}: ${value.slice(0, 80)}`, message);
};

const wishes = [
  ...[
    "code=500",
    "code=503",
    "code=418",
    "code=999",
    "code=000",
    "code=",
    "code=200",
    "code=204",
    "code=-1",
    "code=4e2",
  ],
  ...[
    "respond-async",
    "respond-async, respond-async",
    "code=422; respond-async",
    "__proto__",
    "a".repeat(5000),
    ",;,;",
    "\xe9",
  ],
  ...[`code${" ".repeat(3000)}=422`, "code=422,code=500", 'code="429"', "wait=99999999999"],
];

/** What may be asked for in a header, and is answered in one way or another. */
export const preferences: Generator = (random) => {
  const path = random.pick(["/uploads/1001", "/json-api/uploads/1001", "/webhooks", "/webhook_calls/1"]);
  const origin = random.pick([undefined, "null", "http://evil.example", "\xe9", "a b", "x".repeat(2000), "*"]);
  return single("preferences", `Prefer for ${path}`, {
    method: random.pick(["GET", "HEAD", "OPTIONS"]),
    path,
    headers: {
      Prefer: random.pick(wishes),
      Origin: origin,
      "Access-Control-Request-Headers": random.pick([undefined, "\xe9", "a,b", "__proto__"]),
    },
  });
};

/** More headers, or longer ones, than there may be. */
export const tooManyHeaders: Generator = (random) => {
  const count = random.pick([101, 150, 500, 2500]);
  const lines = Array.from({ length: count }, (_, at) => `${random.pick(["X-Many", "Cookie", "__proto__"])}-${at}: 1`);
  const message = { method: "PUT", path: "/uploads/1001", body: "{}", lines, refused: true };
  return { ...broken("too many headers", `${count} headers`, message) };
};

/** Longer addresses than there may be. */
export const tooLongUrls: Generator = (random) => {
  const path = `${random.pick(["/uploads/", "/uploads?a=", "/assets/main/", "/_standin/journal?entity="])}${"a".repeat(random.pick([8190, 9000, 15_000]))}`;
  return { ...broken("too long addresses", path.slice(0, 40), { path }) };
};

const expectations = ["100-continue", "100-Continue", "200-ok", "", "100-continue, 100-continue", "\xe9", "__proto__"];

/** `Expect`, and `Upgrade` to what there is not. */
export const expectation: Generator = (random) => {
  const expect = random.pick(expectations);
  const body = random.pick(["{", '{"unknown":1}', "x".repeat(5000)]);
  const message = { method: "PUT", path: "/uploads/1001", body, headers: { Expect: expect }, refused: true };
  if (random.oneIn(3)) {
    const upgrade = random.pick(["websocket", "h2c", "TLS/1.0", "\xe9"]);
    return broken("expectations", `Upgrade: ${upgrade}`, {
      ...message,
      headers: { Connection: "Upgrade", Upgrade: upgrade },
    });
  }
  return broken("expectations", `Expect: ${expect}`, message);
};
