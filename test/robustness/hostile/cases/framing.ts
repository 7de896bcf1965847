import { bytesOf, type Generator, type Hostile, type Message } from "../hostile.js";
import type { Random } from "../random.js";
import type { Sending } from "../wire.js";

const update = (random: Random, rest: Partial<Message> = {}): Message => ({
  method: "PUT",
  path: random.pick(["/uploads/1001", "/webhooks/2002", "/storage/main/nope", "/_standin/state"]),
  refused: true,
  ...rest,
});

const some = (category: string, what: string, sending: Sending): Hostile => ({
  category,
  what,
  sending,
  answered: "some",
  refused: true,
});

/** A length that is not that of the body. */
export const lyingLengths: Generator = (random) => {
  const body = '{"unknown":1}';
  const said = random.pick([body.length + 1, body.length + 1000, 0, 1, body.length - 1, 2 ** 31, 2 ** 53]);
  const message = update(random, { body, headers: { "Content-Length": String(said) } });
  const ending = random.pick(["end", "hang up"] as const);
  return some("lying lengths", `says ${said} and ends by ${ending}`, {
    pieces: [bytesOf(message)],
    methods: ["PUT", "GET"],
    ending,
  });
};

const chunks = [
  ...[
    "zz\r\nabc\r\n0\r\n\r\n",
    "-1\r\na\r\n0\r\n\r\n",
    "5\r\nabc\r\n0\r\n\r\n",
    "3\r\nabcdef\r\n0\r\n\r\n",
    "3\nabc\n0\n\n",
    "\r\n\r\n",
  ],
  ...[
    "ffffffffffffffff\r\na",
    "fffffffffffffffffffff\r\na",
    "3 \r\nabc\r\n0\r\n\r\n",
    "0x3\r\nabc\r\n0\r\n\r\n",
    "3;ext\r\nabc\r\n0\r\n\r\n",
  ],
  ...[
    `3;${"a".repeat(20_000)}\r\nabc\r\n0\r\n\r\n`,
    `0\r\nX-T: ${"a".repeat(20_000)}\r\n\r\n`,
    "0\r\nContent-Length: 5\r\n\r\n",
    "2\r\n{}\r\n0\r\n",
  ],
  ...[
    "2\r\n{}\r\n0\r\n__proto__: 1\r\n\r\n",
    "3\r\nabc\r\n",
    "3\r\nab",
    `${"1\r\n{\r\n".repeat(2000)}0\r\n\r\n`,
    "0\r\n\r\n",
    "3",
  ],
];

/** Bodies in chunks that are none, or that never end. */
export const badChunks: Generator = (random) => {
  const text = random.pick(chunks);
  const head = bytesOf(
    update(random, { headers: { "Transfer-Encoding": "chunked", "Content-Type": "application/json" } }),
  );
  const pieces = random.oneIn(2) ? [Buffer.concat([head, Buffer.from(text)])] : [head, Buffer.from(text)];
  const ending = random.pick(["end", "hang up"] as const);
  return some("bad chunks", `${JSON.stringify(text.slice(0, 60))}, ${ending}`, {
    pieces,
    methods: ["PUT", "GET"],
    ending,
  });
};

/** A request in many small pieces, cut somewhere, or bytes that are no request at all. */
export const slowOrCut: Generator = (random) => {
  const body = '{"unknown":[1,2,3]}';
  const bytes = bytesOf(update(random, { body }));
  const whole = random.oneIn(3);
  const cut = whole ? bytes : bytes.subarray(0, 1 + random.below(bytes.length - 1));
  const size = 1 + random.below(40);
  const pieces = Array.from({ length: Math.ceil(cut.length / size) }, (_, at) =>
    cut.subarray(at * size, (at + 1) * size),
  );
  const ending = random.pick(["end", "hang up"] as const);
  return some("slow or cut", `${cut.length} of ${bytes.length} bytes, ${size} at a time, ${ending}`, {
    pieces,
    methods: ["PUT"],
    ending,
  });
};

export const noHttp: Generator = (random) => {
  const tls = Buffer.from("160301020001fc0303", "hex");
  const pieces = [
    random.pick([
      random.bytes(1 + random.below(300)),
      tls,
      Buffer.from("\r\n".repeat(500)),
      Buffer.from("SSH-2.0-x\r\n"),
      Buffer.alloc(20_000),
    ]),
  ];
  return some("no HTTP", pieces[0]?.subarray(0, 20).toString("hex") ?? "", {
    pieces,
    methods: [],
    ending: random.pick(["end", "hang up"]),
  });
};

/** Many requests at once, each of which is refused and answered in its turn; then, maybe, what is no HTTP. */
export const pipelined: Generator = (random) => {
  const one = (): Message =>
    random.pick([
      update(random, { path: "/uploads/1001", body: '{"unknown":1}' }),
      update(random, { path: "/uploads/1001", body: "{" }),
      { path: "/uploads/nope", refused: true },
      { method: "HEAD", path: "/webhooks/nope", refused: true },
      { method: "DELETE", path: "/json-api/uploads/nope", refused: true },
      { method: "PATCH", path: "/uploads/1001", refused: true },
    ]);
  const messages = Array.from({ length: 2 + random.below(30) }, one);
  const methods = messages.map(({ method = "GET" }) => method);
  const bytes = messages.map(bytesOf);
  if (random.oneIn(4)) {
    const pieces = [Buffer.concat([...bytes, Buffer.from("\u0000 garbage\r\n\r\n")])];
    return some("pipelined", `${messages.length}, and garbage`, {
      pieces,
      methods: [...methods, "GET"],
      ending: "end",
    });
  }
  const sending: Sending = { pieces: [Buffer.concat(bytes)], methods, ending: "wait" };
  return { category: "pipelined", what: `${messages.length} at once`, sending, answered: "all", refused: true };
};

/** Connections that are left while an answer is on its way. */
export const hungUp: Generator = (random) => {
  const path = random.pick([
    "/_standin/state",
    "/openapi.json",
    "/uploads",
    "/_standin/stream",
    "/docs/",
    "/assets/main/seed/hills.png",
  ]);
  return some("hung up", path, { pieces: [bytesOf({ path, refused: true })], methods: ["GET"], ending: "hang up" });
};
