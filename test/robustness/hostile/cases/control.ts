import type { JsonObject, JsonValue } from "../../../../src/base/json.js";
import { defaultSeed } from "../../../../src/seed/load.js";
import { type Generator, inTurn, type Message, single } from "../hostile.js";
import type { Random } from "../random.js";
import { hostileValues, spoil, toText } from "../values.js";

/** Good requests to the control interface, to be spoilt. */
const good: readonly { method: string; path: string; body: JsonObject }[] = [
  { method: "POST", path: "/clock", body: { advance: "2m" } },
  {
    method: "POST",
    path: "/faults",
    body: { operation: "updateUpload", method: "PUT", times: 1, code: "INVALID_FIELD" },
  },
  { method: "POST", path: "/faults", body: { operation: "*", times: 1, status: 418, body: { a: "b" } } },
  { method: "POST", path: "/faults", body: { operation: "getUpload", times: 1, truncate: true } },
  { method: "POST", path: "/faults", body: { operation: "getUpload", times: 1, disconnect: true } },
  { method: "POST", path: "/jobs", body: { ends: { after_polls: 1 }, fail: { status: 422, body: { a: "b" } } } },
  { method: "POST", path: "/jobs", body: { release: "nope" } },
  { method: "PUT", path: "/receiver/inbox", body: { answers: [500, 200] } },
  {
    method: "POST",
    path: "/events",
    body: {
      ...{ entity_type: "upload", event_type: "update", related_entities: [{ id: "1", type: "item", attributes: {} }] },
      entity: {
        id: "1",
        type: "upload",
        attributes: { a: { id: "1", type: "item", attributes: {} } },
        relationships: {},
      },
    },
  },
];

const afterwards: readonly Message[] = [
  { path: "/uploads" },
  { path: "/json-api/uploads" },
  { method: "PUT", path: "/uploads/1001", body: '{"author":"x"}' },
  {
    method: "PUT",
    path: "/json-api/uploads/1001",
    body: '{"data":{"id":"1001","type":"upload","attributes":{"basename":"y"}}}',
  },
  { path: "/webhooks" },
  { path: "/json-api/webhook_calls" },
  { path: "/upload-collections" },
  { method: "POST", path: "/_standin/clock", body: '{"advance":"1h"}' },
  { path: "/_standin/overview" },
  { path: "/_standin/journal" },
  { path: "/_standin/state" },
];

/** A spoilt request to the control interface; whatever came of it, everything can be read and changed afterwards. */
export const control: Generator = (random) => {
  const { method, path, body } = random.pick(good);
  const text = toText(random.oneIn(8) ? random.pick(hostileValues) : spoil(random, body));
  const first = { method, path: `/_standin${path}`, body: text };
  return inTurn(random, "control", `${method} ${path} ${text.slice(0, 200)}`, [first, ...someOf(random, afterwards)]);
};

/** A spoilt seed in the place of the state. */
export const seeds: Generator = (random) => {
  const text = toText(random.oneIn(4) ? oddSeed(random) : spoil(random, defaultSeed as unknown as JsonValue));
  const first = { method: "PUT", path: "/_standin/state", body: text };
  return inTurn(random, "seeds", text.slice(0, 300), [
    first,
    ...someOf(random, afterwards),
    { path: "/assets/main/a.png" },
  ]);
};

/** Seeds that keep the schema, as far as it goes. */
function oddSeed(random: Random): JsonValue {
  const path = `/${random.pick(["a.png", "a.svg", "..", "/", "a/../b.jpg", "a\u0000.gif", "a\r\nb.webp", "%2e%2e.png", " .png", "é.png"])}`;
  const heads = [
    "\x89PNG\r\n\x1a\n",
    "GIF89a",
    "\xff\xd8\xff\xe0",
    "RIFF\0\0\0\0WEBPVP8X",
    "<svg ",
    '<svg width="1e400" height="1',
    "",
  ];
  const bytes = Buffer.concat([Buffer.from(random.pick(heads), "latin1"), random.bytes(random.below(200))]);
  return {
    locales: ["en"],
    files: [{ path, base64: bytes.toString("base64"), ...(random.oneIn(3) ? { mime_type: "image/png" } : {}) }],
    uploads: [
      {
        id: random.pick(["1001", "\ud800", "..", "__proto__", "a/b"]),
        path,
        ...(random.oneIn(3) ? { url: `${path}/x` } : {}),
      },
    ],
    webhooks: [
      {
        id: "__proto__",
        name: "constructor",
        url: random.pick(["/\ud800", "/ a", "//a", "/{{=<% %>=}}{{{", "http://127.0.0.1:1/"]),
      },
    ],
    upload_collections: [{ id: "__proto__", label: "\u0000", parent: null }],
  };
}

/** The control interface has its own paths, methods and guards. */
export const controlPaths: Generator = (random) => {
  const path = random.pick([
    "",
    "/",
    "/reset",
    "/environments",
    "/environments/__proto__",
    "/faults/__proto__",
    "/nope",
    "/page/..%2fmain.js",
    "/pictures/1002",
    "/receiver/%00",
    "/receiver/__proto__",
  ]);
  const headers = random.pick<Record<string, string | undefined>>([
    { Origin: "http://evil.example" },
    { "Sec-Fetch-Site": "cross-site" },
    { Host: "evil.example" },
    { "X-Environment": "a b" },
    { Origin: "null" },
    { Host: "127.0.0.1.evil.example" },
  ]);
  const method = random.pick(["GET", "HEAD", "PUT", "PATCH", "TRACE", "POST"]);
  const body = method === "PUT" || method === "POST" ? random.pick(["{}", "[]", "{", ""]) : undefined;
  const message = { method, path: `/_standin${path}`, headers, ...(body === undefined ? {} : { body }) };
  return single("control paths", `${method} ${path} ${JSON.stringify(headers)}`, message);
};

/** A webhook with a hostile template, address or headers, and an update that it is called for. */
export const webhooks: Generator = (random) => {
  const section = random.pick(["entity", "entity.attributes.tags", "entity.id.__proto__", "tags.constructor", "."]);
  const depth = random.pick([1, 3, 8, 200]);
  const templates = [
    `${`{{#${section}}}`.repeat(depth)}x${`{{/${section}}}`.repeat(depth)}`,
    "{{{entity.attributes.notes}}}".repeat(200),
    "{{#entity.id.__proto__.__proto__}}{{entity.attributes.tags.pop}}{{/entity.id.__proto__.__proto__}}",
    "{{entity}}{{.}}{{entity.constructor.constructor}}{{>x}}{{!x}}{{=<% %>=}}<% entity.id %>",
  ];
  const fields = {
    custom_payload: random.pick(templates),
    url: random.pick([
      "http://127.0.0.1:1/{{entity.id}}",
      "http://127.0.0.1:1/{{{entity.attributes.notes}}}",
      "http://[::1]:1/",
      "http://169.254.1.1/",
    ]),
    headers: random.pick([
      { "Content-Length": "5" },
      { "Transfer-Encoding": "chunked" },
      { Host: "evil" },
      { __proto__: "x" },
      { Expect: "100-continue" },
      {},
    ]),
  };
  const tags = Array.from({ length: 20 }, (_, at) => `t${at}`);
  const update = JSON.stringify({ tags, notes: "\r\n\u0000 é".repeat(2000) });
  return inTurn(random, "webhooks", JSON.stringify(fields).slice(0, 300), [
    { method: "PUT", path: "/webhooks/2001", body: JSON.stringify(fields) },
    { method: "PUT", path: "/uploads/1001", body: update },
    ...someOf(random, afterwards),
  ]);
};

/** Two or three of them, in their order. */
function someOf(random: Random, messages: readonly Message[]): Message[] {
  const share = random.pick([3, 4, 5]);
  return messages.filter(() => random.oneIn(share));
}
