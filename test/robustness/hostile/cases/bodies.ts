import { gzipSync } from "node:zlib";
import { validateRequest } from "../../../../src/openapi/validators.js";
import { bodyOf, envelopes, type Operation, operations } from "../bodies.js";
import { type Generator, type Hostile, single } from "../hostile.js";
import type { Random } from "../random.js";
import { hostileNames, hostileValues, pointersOf, spoil, toText, withMember, withValue } from "../values.js";

const some = (random: Random) => {
  const operation = random.pick(operations);
  const envelope = random.pick(envelopes);
  return { operation, envelope, body: bodyOf(operation, envelope) };
};

type Some = ReturnType<typeof some>;

const send = (category: string, { operation, envelope }: Some, body: string | Buffer, refused: boolean): Hostile =>
  single(category, `${operation.id} in ${envelope.name} with ${body.toString().slice(0, 200)}`, {
    method: operation.method,
    path: envelope.basePath + operation.path,
    body,
    refused,
  });

/** A good body with a value of another kind at one of its pointers. */
export const wrongTypes: Generator = (random) => {
  const chosen = some(random);
  const body = withValue(chosen.body, random.pick(pointersOf(chosen.body)), random.pick(hostileValues));
  return judged("wrong types", chosen, toText(body));
};

/** A good body with a member more. */
export const wrongNames: Generator = (random) => {
  const chosen = some(random);
  const body = withMember(
    chosen.body,
    random.pick(pointersOf(chosen.body)),
    random.pick(hostileNames),
    random.pick(hostileValues),
  );
  return judged("wrong names", chosen, toText(body));
};

/** What the schema refuses must change nothing; the rest is between the request and the domain. */
function judged(category: string, chosen: Some, text: string): Hostile {
  const { operation, envelope } = chosen;
  const refused = validateRequest(envelope.name, operation.id, JSON.parse(text)).length > 0;
  return send(category, chosen, text, refused);
}

export const spoilt: Generator = (random) => {
  const chosen = some(random);
  return judged("spoilt", chosen, toText(spoil(random, chosen.body)));
};

/** What is no JSON, or not JSON alone, or not in UTF-8. */
export const badJson: Generator = (random) => {
  const chosen = some(random);
  const good = Buffer.from(toText(chosen.body));
  const at = 1 + random.below(good.length - 1);
  const cut = good.subarray(0, at);
  const bodies: (string | Buffer)[] = [
    cut,
    Buffer.concat([cut, Buffer.from([0xc3])]),
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), good]),
    Buffer.from(good.toString(), "utf16le"),
    Buffer.concat([good, good]),
    `${good},`,
    Buffer.from(`{"author":"\xe9${"\xff".repeat(random.below(9))}"}`, "latin1"),
    Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
    Buffer.from([0x22, 0xc0, 0xae, 0x22]),
    ...["{'author':null}", "{author:null}", '{"author":NaN}', '{"author":undefined}', '{"author":01}', "[1,]", "{,}"],
    ...['{"author":"a\nb"}', '{"author":"\\x41"}', '{"author":"\\ud80"}', "/* */{}", "nul", "\u0000", "\u0085{}"],
    ...["[".repeat(100_000), '{"a":'.repeat(100_000), "[".repeat(65) + "]".repeat(65), `"${"a".repeat(1024 * 1024)}"`],
    random.bytes(1 + random.below(200)),
  ];
  return send("bad JSON", chosen, random.pick(bodies), true);
};

/** More than there may be, said before or only found out. */
export const tooLarge: Generator = (random) => {
  const chosen = some(random);
  const body = Buffer.alloc(1024 * 1024 + 1 + random.below(500_000), random.pick([" ", "[", "{", "1", "\u0000"]));
  return send("too large", chosen, body, true);
};

/** As much as there may be, of what is refused one by one. */
export const manyViolations: Generator = (random) => {
  const list = (one: string, times: number) => `[${Array(times).fill(one).join(",")}]`;
  const names = (count: number, one: string) =>
    `{${Array.from({ length: count }, (_, at) => `"n${at}":${one}`).join(",")}}`;
  const bodies: [Operation["id"], string][] = [
    ["updateWebhook", `{"events":${list(random.pick(["1", "{}", "[]"]), 100_000)}}`],
    ["updateWebhook", `{"headers":${names(40_000, random.pick(["1", "{}"]))}}`],
    ["updateUpload", `{"tags":${list(random.pick(["1", "null"]), 200_000)}}`],
    ["updateUpload", `{"default_field_metadata":${names(40_000, random.pick(["1", '{"focal_point":1}']))}}`],
    ["updateUpload", names(50_000, "1")],
    ["updateWebhook", `{"custom_payload":"${random.pick(["{{#a}}", "{{", "{{{", "{{/a}}"]).repeat(80_000)}"}`],
    ["updateWebhook", `{"url":"http://a/{{=<% %>=}}${"{{{".repeat(100_000)}<%"}`],
  ];
  const [id, text] = random.pick(bodies);
  const operation = operations.find((one) => one.id === id) as Operation;
  return send("many violations", { operation, envelope: envelopes[0] as Some["envelope"], body: {} }, text, true);
};

const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));

/** A good body said to be of another type, or in another form. */
export const mediaTypes: Generator = (random) => {
  const { operation, envelope, body } = some(random);
  const text = toText(body);
  const types = [
    ...["", "text/plain", "application/jsonx", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"],
    ...["application/json; charset=utf-16", "application/json; charset=utf-7", 'application/json; charset="latin1"'],
    ...["text/json", "application/json/json", "json", ";", "application/problem+json", "\xff\xfe", "application/xml"],
    ...["application/json, text/plain", "*/*", "application/*", `application/json${"x".repeat(3000)}`, "__proto__"],
  ];
  const codings = [
    "gzip",
    "deflate",
    "br",
    "gzip, gzip",
    "compress",
    "x-gzip",
    "chunked",
    "\xe9",
    "zstd",
    "identity, gzip",
  ];
  const asGzip = random.oneIn(3);
  const headers = asGzip
    ? { "Content-Encoding": random.pick(codings), "Content-Type": "application/json" }
    : { "Content-Type": random.oneIn(10) ? undefined : random.pick(types) };
  const sent = asGzip && random.oneIn(2) ? bomb : text;
  const message = {
    method: operation.method,
    path: envelope.basePath + operation.path,
    headers,
    body: sent,
    refused: true,
  };
  return single("media types", JSON.stringify(headers).slice(0, 100), message);
};
