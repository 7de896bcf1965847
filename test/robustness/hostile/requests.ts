import fc from "fast-check";
import type { JsonObject, JsonValue } from "../../../src/base/json.js";
import { fillPath } from "../../../src/base/paths.js";
import { documents, routes } from "../../../src/openapi/documents.js";
import type { OpenApiOperation } from "../../../src/openapi/openapi-document.js";
import { envelopes } from "../../support/client.js";
import { hostileNames, hostileValues, pointersOf, toText, withValue } from "./values.js";

export interface Message {
  method?: string;
  path: string;
  /** Replace those of a good request. */
  headers?: Record<string, string>;
  body?: string;
}

/** What means something to a reader of the one or the other; many of it in a row may take long. */
const pieces = {
  address: [..."?&=/.;,:%#@[+ a0", "key", "token", "a=", "%41", "%zz", "../", "http://", "1001,", "é"],
  header: [
    ...'?&=/.;,:%#@"\\*- a0\t',
    "Bearer ",
    'a="',
    "q=0.1,",
    "code=",
    "respond-async,",
    "http://a:b@",
    "0-",
    "{}",
  ],
  body: [
    ..."/.,:%@[](){}<>'\"\\|*+-~^$! aZ0éŁ🪨\t\n",
    ...["{{", "{{{", "}}", "{{a}}", "{{#a}}", "{{#.}}", "{{/.}}", "{{#entity}}", "{{/entity}}", "{{entity.tags}}"],
    ...["http://", "http://a:b@", "../", "<svg ", "&amp;", "1001", "10", "1."],
  ],
};

/** Text of at most so many characters, of few pieces of which each may stand there thousands of times. */
const textOf = (kind: keyof typeof pieces, length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...pieces[kind]), fc.oneof(fc.nat(3), fc.constant(length), fc.nat(length))), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => {
      const share = length / parts.length;
      const texts = parts.map(([piece, wanted]) => piece.repeat(Math.min(wanted, Math.floor(share / piece.length))));
      return texts.join("");
    });

/** As it may stand in a request line. */
const asPath = (text: string): string =>
  text.replace(/[^!-~]/gu, (character) => encodeURIComponent(character)).slice(0, 8100);

/** As it may stand in a header. */
const asHeader = (text: string): string => text.replace(/[^\t -~]/gu, "").trim();

/** Identifiers and paths that lead out of where they are, or are no text. */
const oddPlaces = [
  ...["..", "../../../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "..%2f..%2fetc%2fpasswd", "%2e%2e%5c", "....//"],
  ...["%252e%252e%252f", "..%c0%af..%c0%af", "%e0%80%ae", "..;/", ".%00./", "%00", "%0d%0aX: 1", "%ed%a0%80", "%u002e"],
  ...["__proto__", "constructor", "%5F_proto__", "01001", "1001%20", "1001;a=b", "*", "~root", "C:%5Cwindows"],
];

const places = fc.oneof(
  fc.constantFrom("1001", "2001", "3001", "main", "seed/hills.png", ""),
  fc.constantFrom(...oddPlaces),
  textOf("address", 8000),
);

const bases = [
  ...["", "/assets/", "/assets/main/", "/storage/main/", "/docs/", "/docs/assets/", "/json-api", "/openapi.json"],
  ...["/_standin/", "/_standin/pictures/", "/_standin/receiver/", "/_standin/environments/", "/_standin/page/"],
  ...["/_standin/journal", "/_standin/overview", "/_standin/state", "/_standin/jobs", "/_standin/environments"],
];

const parameters = [
  ...["page[limit]", "page[offset]", "filter[ids]", "filter[fields]", "order_by", "replace_strategy", "environment"],
  ...["limit", "status", "operation", "method", "entity", "token"],
];

const parameter = fc
  .tuple(fc.constantFrom(...parameters), textOf("address", 8000))
  .map(([name, value]) => `${name}=${value}`);
const query = fc.oneof(
  textOf("address", 8000),
  fc.constantFrom(
    ...["__proto__=1", "__proto__[a]=1", "filter[ids]=__proto__", "page[limit]=1e9"],
    ...["page[offset]=9999999999999999999"],
    ...["page[limit]=1&page[limit]=2", "order_by=__proto__", "entity=%ed%a0%80", "environment=a%0d%0ab", "%zz=%zz"],
  ),
  fc.array(fc.oneof(parameter, textOf("address", 4000)), { maxLength: 3 }).map((all) => all.join("&")),
);

const address = fc
  .tuple(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...envelopes), fc.constantFrom(...routes), places)
        .map(([{ basePath }, { path }, place]) => basePath + path.replace(/\{\w+\}/, place)),
      fc.tuple(fc.constantFrom(...bases), places).map(([base, place]) => base + place),
    ),
    fc.option(query, { nil: undefined, freq: 3 }),
  )
  .map(([path, asked]) => asPath(`/${path}`.replace("//", "/") + (asked === undefined ? "" : `?${asked}`)))
  // It never ends, as it is meant to.
  .map((path) => path.replace(/^\/_standin\/stream/, "/_standin/health"));

const headerNames = [
  ...["Authorization", "Content-Type", "Content-Encoding", "Prefer", "X-Environment", "X-Api-Version", "Origin"],
  ...["Host"],
  ...["Accept", "Accept-Encoding", "Cookie", "Range", "If-None-Match", "If-Modified-Since", "Sec-Fetch-Site"],
  ...["Referer"],
  ...["Access-Control-Request-Method", "Access-Control-Request-Headers", "X-Forwarded-For", "X-Custom", "User-Agent"],
];

/** A good beginning, so that what follows is looked at. */
const beginnings = [
  "",
  "",
  "Bearer ",
  "application/json;",
  "code=422,",
  "http://",
  "respond-async;",
  "cross-site",
  "bytes=",
];

const headers = fc
  .array(fc.tuple(fc.constantFrom(...headerNames), fc.constantFrom(...beginnings), textOf("header", 8000)), {
    maxLength: 2,
  })
  .map((all) => Object.fromEntries(all.map(([name, start, text]) => [name, asHeader(start + text)])));

/** Characters of a value: a square of them takes seconds, and what is in proportion to them no time. */
const large = 40_000;

/** So many of one as there may be, and at most that many. */
const times = (wanted: number, one: string): number => Math.min(wanted, Math.floor(large / (one.length + 1)));

/** Values that are odd, or of which there is very much. */
const value: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom(...hostileValues),
  textOf("body", large),
  fc
    .tuple(fc.constantFrom(...hostileValues), fc.nat(large))
    .map(([one, wanted]) => Array<JsonValue>(times(wanted, toText(one))).fill(one)),
  fc
    .tuple(fc.constantFrom(...hostileNames, "n"), fc.constantFrom(...hostileValues), fc.nat(large))
    .map(([name, one, wanted]) =>
      Object.fromEntries(Array.from({ length: times(wanted, name + toText(one)) }, (_, at) => [`${name}${at}`, one])),
    ),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<JsonValue>,
);

const spots = fc.array(fc.tuple(fc.nat(200), value), { maxLength: 3 });

/** Puts values in the place of others, wherever that is; what stands in the place of one is left as it is. */
function spoilt(good: JsonValue, all: readonly (readonly [number, JsonValue])[]): JsonValue {
  const pointers = pointersOf(good);
  const taken: (readonly string[])[] = [];
  let body = good;
  for (const [at, other] of all) {
    const pointer = pointers[at % pointers.length] ?? [];
    if (taken.some((one) => one.every((key, depth) => pointer[depth] === key))) continue;
    taken.push(pointer);
    body = withValue(body, pointer, other);
  }
  return body;
}

/** Any address with any method, with some headers and perhaps a body of text. */
const anything: fc.Arbitrary<Message> = fc.record(
  {
    method: fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"),
    path: address,
    headers,
    body: fc.oneof(textOf("body", large), value.map(toText)),
  },
  { requiredKeys: ["method", "path", "headers"] },
);

/** Every documented request that has a body, in both envelopes. */
const documented = envelopes.flatMap(({ name, basePath }) =>
  routes.flatMap(({ method, path }) => {
    const { paths, components } = documents[name];
    const operation = paths[path]?.[method.toLowerCase()] as OpenApiOperation;
    const { examples = {} } = operation.requestBody?.content["application/json"] ?? {};
    const exampleOf = (parameter: string) =>
      String(Object.values(components.parameters).find((one) => one.name === parameter)?.example);
    return Object.values(examples).map(({ value: body }) => ({
      ...{ method, path: basePath + fillPath(path, exampleOf), body: body as JsonObject },
    }));
  }),
);

/** An operation that takes a body, with a good one in which values were replaced, or with fields left out. */
const update: fc.Arbitrary<Message> = fc
  .tuple(fc.constantFrom(...documented), spots, headers)
  .map(([{ body, ...operation }, all, some]) => ({ ...operation, headers: some, body: toText(spoilt(body, all)) }));

const controls: readonly (readonly [string, string, JsonObject])[] = [
  ["POST", "/clock", { advance: "2m" }],
  ["POST", "/faults", { operation: "getUpload", times: 1, code: "INVALID_FIELD" }],
  ["POST", "/faults", { operation: "*", method: "PUT", times: 1, status: 418, body: { a: "b" } }],
  ["POST", "/jobs", { ends: { after_polls: 1 }, fail: { status: 422, body: { a: "b" } } }],
  ["POST", "/reset", { all: false }],
  ["PUT", "/receiver/inbox", { answers: [500, 200] }],
  ["POST", "/receiver/inbox", { event_type: "update" }],
  ["POST", "/events", { entity_type: "upload", event_type: "update", entity: { id: "1", type: "upload" } }],
  [
    "PUT",
    "/state",
    { locales: ["en"], uploads: [{ id: "1001", path: "/a.png" }], files: [{ path: "/a.png", base64: "" }] },
  ],
];

/** The control interface but for faults that would have the server not answer. */
const control: fc.Arbitrary<Message> = fc
  .tuple(fc.constantFrom(...controls), spots, headers)
  .map(([[method, path, body], all, some]) => ({
    method,
    path: `/_standin${path}`,
    headers: some,
    body: toText(spoilt(body, all)),
  }));

/** A read after something else shows what it left: in the lists, and in the journal. */
const reads: fc.Arbitrary<Message> = fc
  .constantFrom("/_standin/journal", "/_standin/overview", "/_standin/state", "/uploads", "/json-api/webhook_calls")
  .map((path) => ({ path }));

/** An update that a webhook with a hostile template is called for. */
const called: fc.Arbitrary<Message[]> = fc
  .tuple(textOf("body", large), textOf("body", large))
  .map(([template, notes]) => [
    {
      method: "PUT",
      path: "/webhooks/2001",
      body: toText({ custom_payload: template, headers: { Expect: "100-continue" } }),
    },
    { method: "PUT", path: "/uploads/1001", body: toText({ notes, tags: ["a", "b"] }) },
  ]);

/** One to three requests in turn. */
export const requests: fc.Arbitrary<Message[]> = fc.oneof(
  { weight: 1, arbitrary: called },
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.oneof(anything, anything, update, update, control), fc.array(fc.oneof(update, reads), { maxLength: 2 }))
      .map(([first, rest]) => [first, ...rest]),
  },
);
