import {
  documentOf,
  type ErrorCode,
  type Exchange,
  errorDefinitions,
  isObject,
  type JsonValue,
  type Kit,
  mediaTypeOf,
  type StatementId,
  show,
  told,
  valueAt,
} from "../../src/kit/index.js";

/** An error in the form of Standin: its code, and its field if it has one. */
export interface ExpectedError {
  code: ErrorCode;
  /** The updatable field that the pointer or the details name. */
  field?: string;
}

/** Checks an error against Standin's assumptions: status, media type, body, code and pointer (Q-18 by default). */
export function checkError(kit: Kit, exchange: Exchange, expected: ExpectedError, id: StatementId = "Q-18"): void {
  const envelope = documentOf(kit.api.target.envelope);
  const evidence = { exchange };
  const say = (detail: string) => () => `${told(exchange)}${detail}`;
  const { flatStatus, status: jsonApiStatus, publishedAs = expected.code } = errorDefinitions[expected.code];
  const status = envelope === "json-api" ? jsonApiStatus : flatStatus;
  kit.check([id], exchange.status === status, say(`; Standin returns ${status}`), evidence);
  const mediaType = envelope === "json-api" ? "application/json" : "application/problem+json";
  kit.check([id], mediaTypeOf(exchange) === mediaType, say(` as ${show(mediaTypeOf(exchange))}`), evidence);
  const violation = errorViolation(kit, exchange);
  if (!kit.check([id], violation === undefined, say(`: ${violation}`), evidence)) return;
  const code = codeOf(exchange.json, envelope);
  const wanted = envelope === "json-api" ? publishedAs : expected.code;
  kit.check([id], code === wanted, say(` ${show(code)}; Standin returns ${wanted}`), evidence);
  if (envelope === "flat") {
    const isSaid = valueAt(exchange.json, "/status") === exchange.status;
    kit.check(
      [id],
      isSaid,
      say(`, but /status of the problem is ${show(valueAt(exchange.json, "/status"))}`),
      evidence,
    );
  }
  const { field } = expected;
  if (field === undefined) return;
  const named = namedFields(exchange.json, envelope);
  kit.check([id], named.includes(field), say(` without naming /${field}: it names ${show(named)}`), evidence);
}

/** All errors have the same shape, so an error of an update represents them all. */
function errorViolation(kit: Kit, { json }: Exchange): string | undefined {
  const [violation] = kit.api.codec.violations("updateUpload", 422, json);
  return violation?.detail;
}

function codeOf(body: JsonValue | undefined, envelope: "flat" | "json-api"): JsonValue | undefined {
  return valueAt(body, envelope === "flat" ? "/code" : "/data/0/attributes/code");
}

/** The fields that an error's pointers and details name. */
function namedFields(body: JsonValue | undefined, envelope: "flat" | "json-api"): string[] {
  const details =
    envelope === "flat" ? [body] : listAt(body, "/data").map((one) => valueAt(one, "/attributes/details"));
  return details.flatMap((detail) => [
    ...listAt(detail, "/errors").map((error) => fieldIn(String(valueAt(error, "/pointer") ?? ""))),
    ...listAt(detail, "/messages").flatMap((message) => String(message).match(/\w+/g) ?? []),
    ...(isObject(detail) && typeof detail.field === "string" ? [detail.field] : []),
  ]);
}

const fieldIn = (pointer: string) =>
  pointer.replace(/^\/data\/(attributes|relationships)(?=\/)/, "").split("/")[1] ?? "";

function listAt(value: JsonValue | undefined, pointer: string): JsonValue[] {
  const list = valueAt(value, pointer);
  return Array.isArray(list) ? list : [];
}
