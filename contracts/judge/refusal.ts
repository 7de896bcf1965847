import {
  type Change,
  changedFields,
  check,
  documentOf,
  type ErrorCode,
  type Exchange,
  errorDefinitions,
  type Fixture,
  held,
  isFailure,
  isObject,
  type JsonObject,
  type JsonValue,
  type Judged,
  mediaTypeOf,
  notVerified,
  type Outcome,
  type ReadingId,
  type StatementId,
  show,
  told,
  valueAt,
} from "../../src/kit/index.js";
import type { JudgeContext } from "./value.js";

/** The value that the target must refuse. */
export interface Refusal {
  /** The statements that a 2xx or a change contradicts. */
  ids: readonly StatementId[];
  /** The error that Standin returns. */
  error: ExpectedError;
  what: string;
  /** The update. */
  change?: readonly Change[];
  /** The part of the rules that is tried. */
  part?: string | undefined;
  /** Why no right value shows what the target refuses here. Undefined if one was accepted in the same form: the control. */
  uncontrolled?: string | undefined;
}

const readings: readonly ReadingId[] = ["R-01"];

/** The form of an update that a target takes: its fields, and the members of each locale. */
export function takes(patch: JsonObject): string {
  const innerOf = (value: JsonValue | undefined) =>
    isObject(value) ? Object.values(value).flatMap((one) => (isObject(one) ? Object.keys(one) : [])) : [];
  return Object.keys(patch)
    .map((name) => [name, ...new Set(innerOf(patch[name]))].join("/"))
    .sort()
    .join(" ");
}

/** Judges whether a response is a refusal, and its error. */
export function* judgeRefusal(
  { api }: Pick<JudgeContext, "api">,
  outcome: Outcome,
  refusal: Refusal,
): Generator<Judged> {
  const { ids, error, what, change, part, uncontrolled } = refusal;
  const evidence = { exchange: outcome.shown, change, wrong: "taken", readings } as const;
  const failed = `the target failed instead of refusing ${what}: ${outcome.told}`;
  if (outcome.failed) yield notVerified(ids, failed, { ...evidence, part, failed: true });
  else if (outcome.refused && uncontrolled !== undefined) yield provesNothing(refusal, outcome.shown);
  else yield check(ids, outcome.refused, () => `${what} was not refused: ${outcome.told}`, evidence);
  if (outcome.refused && !outcome.job) yield* judgeError(api, outcome.exchange, error);
}

/** Judges whether the resource is unchanged after an update that must be refused. `now` is the resource as `lastRead` shows it. */
export function* judgeUnchanged(
  { spec, id, lastRead: exchange }: Pick<JudgeContext, "spec"> & Pick<Fixture, "id" | "lastRead">,
  outcome: Outcome,
  { ids, what, change, part, uncontrolled }: Refusal,
  { before, now }: { before: JsonObject; now: JsonObject | undefined },
): Generator<Judged> {
  if (!now && exchange && isFailure(exchange)) {
    yield notVerified(ids, `the target failed after ${what}: ${told(exchange)}`, exchange);
    return;
  }
  const unread = () => `after ${what}, ${spec.kind} ${id} could not be read`;
  yield check([spec.target], now !== undefined, unread, exchange);
  if (!now) return;
  const changed = changedFields(spec, before, now);
  const [first = ""] = changed;
  const because = () => `${what} was refused, but /${first} changed from ${show(before[first])} to ${show(now[first])}`;
  // A job that reports failure has changed nothing.
  const blamed: readonly StatementId[] = outcome.job ? [...ids, spec.jobs] : ids;
  const evidence = { exchange, change, wrong: "half refused", part, readings } as const;
  if (outcome.refused && (uncontrolled === undefined || changed.length > 0))
    yield check(blamed, changed.length === 0, because, evidence);
  const taken = () => `the target failed at ${what}, but /${first} changed to ${show(now[first])}: ${outcome.told}`;
  if (outcome.failed && changed.length > 0) yield check(ids, false, taken, { exchange, change, readings });
}

/** A refused update that changed nothing. */
export const heldRefusal = (refusal: Refusal): Judged =>
  refusal.uncontrolled === undefined ? held(refusal.ids, { part: refusal.part, readings }) : provesNothing(refusal);

/** A refusal is one of this value only if a right value was accepted in the same form. */
const provesNothing = ({ ids, what, part, uncontrolled }: Refusal, exchange?: Exchange): Judged => ({
  ...notVerified(ids, `${what} was refused, but ${uncontrolled}`, { exchange, part, readings }),
  once: `${ids} ${part} ${uncontrolled}`,
});

/** An error in the form of Standin: its code, and the updatable field that the pointer or the details name. */
interface ExpectedError {
  code: ErrorCode;
  field?: string;
}

/** Judges an error against Standin's assumptions: status, media type, body, code and pointer (Q-18 by default). */
export function* judgeError(
  api: JudgeContext["api"],
  exchange: Exchange,
  expected: ExpectedError,
  id: StatementId = "Q-18",
): Generator<Judged> {
  const envelope = documentOf(api.target.envelope);
  const evidence = { exchange };
  const say = (detail: string) => () => `${told(exchange)}${detail}`;
  const { flatStatus, status: jsonApiStatus, publishedAs = expected.code } = errorDefinitions[expected.code];
  const status = envelope === "json-api" ? jsonApiStatus : flatStatus;
  yield check([id], exchange.status === status, say(`; Standin returns ${status}`), evidence);
  const mediaType = envelope === "json-api" ? "application/json" : "application/problem+json";
  yield check([id], mediaTypeOf(exchange) === mediaType, say(` as ${show(mediaTypeOf(exchange))}`), evidence);
  // All errors have the same shape, so an error of an update represents them all.
  const [violation] = api.codec.violations("updateUpload", 422, exchange.json);
  yield check([id], !violation, say(`: ${violation?.detail}`), evidence);
  if (violation) return;
  const code = valueAt(exchange.json, envelope === "flat" ? "/code" : "/data/0/attributes/code");
  const wanted = envelope === "json-api" ? publishedAs : expected.code;
  yield check([id], code === wanted, say(` ${show(code)}; Standin returns ${wanted}`), evidence);
  const said = envelope === "flat" ? valueAt(exchange.json, "/status") : exchange.status;
  yield check([id], said === exchange.status, say(`, but /status of the problem is ${show(said)}`), evidence);
  const { field } = expected;
  if (field === undefined) return;
  const named = namedFields(exchange.json, envelope);
  yield check([id], named.includes(field), say(` without naming /${field}: it names ${show(named)}`), evidence);
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
