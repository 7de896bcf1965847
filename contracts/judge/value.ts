import {
  type Api,
  asReceived,
  type Change,
  check,
  childPointer,
  declared,
  documentOperations,
  type Exchange,
  held,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  type Judged,
  mediaTypeOf,
  notVerified,
  type OperationId,
  type Outcome,
  type StatementId,
  saysNothing,
  show,
  told,
  updatableFields,
  type Violation,
} from "../../src/kit/index.js";
import { isIdentifier } from "../spec/compare.js";
import type { CheckedSpec, Field } from "../spec/field.js";

/** What a judge of responses needs: the spec's statements about a kind of resource, and how the target puts them on the wire. */
export interface JudgeContext {
  readonly spec: CheckedSpec;
  readonly api: Pick<Api, "target" | "codec">;
}

/** The fields of a patch that the target need not show as sent. */
export const movedBy = ({ spec, api: { target } }: JudgeContext, patch: JsonObject): readonly string[] =>
  spec.moves(patch, target.operations[spec.operations.update]?.multipart !== undefined);

/** A resource, and the response that shows it. */
type ShownResource = Pick<Outcome, "status" | "body"> & { resource: JsonObject; exchange: Exchange };

/** Judges the form of the response to an accepted update: job, status, media type, envelope, resource, fields. */
export function* judgeForm(
  on: JudgeContext,
  id: string,
  outcome: Outcome,
  /** The fields that were passed, and other statements which say that the resource stays the same one. */
  { passed = [], also = [] }: { passed?: readonly string[]; also?: readonly StatementId[] } = {},
): Generator<Judged> {
  const { spec } = on;
  const { exchange, job, shown, status, body, resource } = outcome;
  const byJob: StatementId[] = job ? [spec.jobs] : [];
  const evidence = { exchange: shown };
  if (job) yield* judgeJob(on, outcome);
  if (job?.problem) return;
  yield check(["Q-30"], status === 200, () => `${outcome.told}; a regular response has 200`, evidence);
  const mediaType = mediaTypeOf(shown);
  yield check(["Q-30"], mediaType === "application/json", () => `${told(shown)} as ${show(mediaType)}`, evidence);

  // It is open which fields it shows, so its identifier is enough.
  const known = ["id", ...spec.lasting, ...updatableFields(spec)];
  const isShown = resource !== undefined && known.some((field) => field in resource);
  const what = () => `${outcome.told} without ${spec.kind} fields: ${show(body ?? asReceived(shown).json)}`;
  const place = isShown ? undefined : placeOf(asReceived(shown).json, id);
  if (place !== undefined) {
    const because = `the response shows ${spec.kind} ${id} at ${place}: add response: ${place} to its operation in the binding`;
    yield check(["Q-03"], false, () => because, evidence);
    yield notVerified([spec.returns], because, evidence);
    return;
  }
  // The spec does not show the result of a job. The ID of the upload in it is Standin's choice.
  yield check(job ? ["Q-13"] : [spec.returns], isShown, what, evidence);
  if (isShown) yield held([spec.returns, ...byJob]);
  if (!resource || !isShown) return;
  const isNamed = String(resource.id) === id;
  const another = () => `the update of ${spec.kind} ${id} showed ${spec.kind} ${show(resource.id)}`;
  if ("id" in resource)
    yield check([spec.returns, spec.target, ...also, ...byJob], isNamed, another, { ...evidence, readings: [] });
  yield* judgeTypes(spec, resource, { exchange: shown, passed });
  yield* judgeSchema(on, spec.operations.update, { status, body, resource, exchange: shown });
  yield* judgeOperation(on, exchange);
}

/** Where a body has an object with this identifier and more, inside of others. Undefined if it has none. */
function placeOf(body: JsonValue | undefined, id: string, depth = 0): string | undefined {
  if (!isObject(body) || depth > 3) return undefined;
  const isIt =
    Object.keys(body).length > 2 && Object.values(body).some((one) => isIdentifier(one) && String(one) === id);
  if (isIt) return depth === 0 ? undefined : "";
  for (const [name, inner] of Object.entries(body)) {
    const place = placeOf(inner, id, depth + 1);
    if (place !== undefined) return childPointer("", name) + place;
  }
  return undefined;
}

/** Another type than stated breaks no rule of a field that was not passed: the spec does not say what is returned. */
export function* judgeTypes(
  spec: CheckedSpec,
  resource: JsonObject,
  { exchange, passed = [] }: { exchange: Exchange; passed?: readonly string[] },
): Generator<Judged> {
  for (const field of spec.fields) {
    const value = resource[field.name];
    if (value === undefined || passed.includes(field.name)) continue;
    const isStated = isOfStatedType(field, value);
    const because = () => `/${field.name} is shown as ${show(value)}`;
    yield check([isStated ? field.rule : (field.shows ?? spec.shows)], isStated, because, exchange);
  }
}

/** Whether a value has the type that the spec states for a field. */
export const isOfStatedType = ({ nullable, isStated }: Field, value: JsonValue): boolean =>
  value === null ? nullable : isStated(value);

/** Everything that the document says about the body beyond the spec is an assumption. The pointer tells which one. */
export function* judgeSchema(
  { api, spec }: JudgeContext,
  operationId: OperationId,
  { status, body, resource, exchange }: ShownResource,
): Generator<Judged> {
  const documented = status >= 200 && status < 300 ? 200 : status;
  const isWrong = ({ pointer }: Violation) => {
    const field = spec.fields.find(({ name }) => name === pointer.split("/")[1]);
    const value = field && resource[field.name];
    return field !== undefined && value !== undefined && !isOfStatedType(field, value);
  };
  const violations = api.codec.violations(operationId, documented, body).filter((violation) => !isWrong(violation));
  // If no field is shown, that is one difference.
  const isBare = !updatableFields(spec).some((field) => field in resource);
  const assumptionOf = (violation: Violation) => (isBare ? spec.shows : assumptionOn(spec, violation));
  const isPointed = typeof api.target.wire.response !== "string";
  const pointed = () => `the binding sets its own pointer for the ${spec.kind}`;
  yield declared(check(["Q-03"], !isPointed, pointed, exchange));
  for (const assumption of new Set<StatementId>([spec.shows, "Q-03", ...violations.map(assumptionOf)])) {
    const [first, ...more] = violations.filter((one) => assumptionOf(one) === assumption);
    const also =
      more.length > 0 ? ` (and ${more.length} more: ${more.map((violation) => violation.pointer).join(", ")})` : "";
    yield check([assumption], !first, () => `${told(exchange)}: ${first?.detail}${also}`, exchange);
  }
}

function assumptionOn(spec: CheckedSpec, { pointer, code }: Violation): StatementId {
  const [, field = "", ...below] = pointer.split("/");
  if (["", "data", "attributes", "relationships", "meta"].includes(field)) return "Q-03";
  if (below.length === 0) return spec.fields.find(({ name }) => name === field)?.shows ?? spec.shows;
  if (field === "headers") return "Q-27";
  if (below[0] === "id") return "Q-47";
  if (field === "default_field_metadata") return below.includes("focal_point") ? "Q-08" : "Q-10";
  if (field === "creator") return below[0] === "type" ? "Q-11" : spec.shows;
  if (field === "events") return code === "VALIDATION_ENUM" ? "Q-07" : "Q-06";
  return spec.shows;
}

function* judgeJob({ api, spec }: JudgeContext, { exchange, job }: Outcome): Generator<Judged> {
  if (!job) return;
  const evidence = { exchange };
  const inPlace = () => `${told(exchange)} with a job, but an update of a ${spec.kind} returns the ${spec.kind} itself`;
  if (spec.jobs === spec.returns) yield check([spec.returns], false, inPlace, evidence);
  if (job.problem) yield notVerified([spec.jobs], `the job ${job.problem}`, job.last);
  const [violation] = api.codec.violations(spec.operations.update, 202, exchange.json);
  yield check(["Q-13"], !violation, () => `${told(exchange)}: ${violation?.detail}`, evidence);
  for (const header of ["location", "retry-after"]) {
    const isThere = exchange.headers[header] !== undefined;
    yield check(["Q-13"], isThere, () => `${told(exchange)} without ${header}`, evidence);
  }
  const [wrong] = job.problem ? [] : api.codec.violations("getJobResult", 200, job.last.json);
  yield check(["Q-13"], !wrong, () => `${told(job.last)}: ${wrong?.detail}`, job.last);
}

/** The method, path and token header of the update. The target accepted them, so these assumptions hold or differ. */
function* judgeOperation({ api, spec }: JudgeContext, exchange: Exchange): Generator<Judged> {
  const operationId = spec.operations.update;
  const { operations, access } = api.target;
  const [own, documented] = [operations[operationId], documentOperations[operationId]];
  const isDocumented = own?.method === documented.method && own.path === documented.path;
  yield declared(check([spec.operation], isDocumented, () => `${told(exchange)}, as the binding says`, exchange));
  const isBearer = access.header.toLowerCase() === "authorization" && access.format === "Bearer {token}";
  const otherwise = () => `the token is sent as "${access.header}: ${access.format}"`;
  yield declared(check(["Q-17"], isBearer, otherwise));
}

/** The resource as one response shows it. */
export interface Reading {
  /** Which response, for a sentence. */
  at: string;
  resource: JsonObject | undefined;
  exchange: Exchange | undefined;
  /** Whether it may show the state before the update. */
  mayLag?: boolean;
}

/** Whether the target shows every value of a field as it is, and adds to the old value instead of replacing it. */
export interface FieldHabits {
  shows: boolean;
  /** Undefined if nothing has shown it. */
  merges: boolean | undefined;
}

/** A value that was set, the value that one response shows, and the one before the update. */
export interface ShownValue {
  sent: JsonValue;
  shown: JsonValue;
  before: JsonValue | undefined;
  at: string;
  exchange: Exchange | undefined;
  change?: readonly Change[];
  /** Undefined for an observer, who cannot ask the target. */
  habits: FieldHabits | undefined;
  /** What is not kept where the value is lost. */
  blamed: readonly StatementId[];
  /** What holds where it is kept (default: all of that). A value that was there before shows no update. */
  proven?: readonly StatementId[];
  /** What holds too where the value is kept. */
  also?: readonly StatementId[];
  /** A hint that follows the sentence about a lost value. */
  hint?: string | undefined;
  /** Why a lost value proves nothing. Undefined if it proves a break. */
  doubt?: string | undefined;
}

/** A field of an update, as one response shows it. `sent` is the part of its value that this response can show. */
export type FieldReading = Omit<ShownValue, "blamed">;

/** Decides whether a response shows the value that was set. No other place decides that. */
export function* judgeValue(field: Field, value: ShownValue): Generator<Judged> {
  const { sent, shown, before, at, exchange, change, habits, blamed, proven = blamed, also = [], hint = "" } = value;
  const { name, rule, assumes = [], replaces, shows } = field;
  // A field that a service never shows may be null.
  if (!habits && shows && shown === null && sent !== null) {
    yield notVerified([rule], `/${name} was set, but ${at} shows null`, { exchange, shown: false });
    return;
  }
  const differing = differingIn(field, value);
  const because = () => `/${name} was set to ${show(sent)}, but ${at} shows ${show(shown)}${hint}`;
  const difference = { pointer: `/${name}`, one: sent, other: shown, word: "sent" } as const;
  const evidence = { exchange, difference, change };
  if (differing.includes(rule)) {
    // The old values may stay, and an observer does not know all of them.
    const isAdded = !habits && !field.compare(sent, shown, shown).includes(rule);
    const doubt = isAdded ? "the target may have merged it with the old value" : value.doubt;
    yield doubt === undefined
      ? check(blamed, false, because, { ...evidence, shown: true, readings: ["R-02"] })
      : notVerified(blamed, `${because()}; ${doubt}`, evidence);
    return;
  }
  // More values would add nothing.
  for (const id of differing) yield { ...check([id], false, because, evidence), once: `${name} ${id} differs` };
  if (differing.includes("Q-43")) {
    const because = `/${name} was set, but the target shows a mask or nothing`;
    yield notVerified(blamed, because, { exchange, shown: false });
    return;
  }
  const isAsSent = differing.length === 0;
  const replaced = habits && isAsSent && replaces && field.isEmpty?.(before ?? null) === false ? [replaces] : [];
  yield held([...proven, ...(isAsSent ? [...also, ...assumes] : []), ...replaced], {
    shown: true,
    readings: ["R-02"],
    part: partsOf(name, sent, before),
  });
}

/** The IDs in which two values differ. */
function differingIn(field: Field, { sent, shown, before, habits }: ShownValue): readonly StatementId[] {
  const { rule, replaces, shows } = field;
  if (shows && shown === null && sent !== null && habits?.shows === false) return [shows];
  const differing = field.compare(sent, shown, before);
  return replaces && differing.includes(replaces) && habits?.merges === false ? [rule] : differing;
}

/** The parts of rules that a value tests, for its field and for all fields. Empty if the field had the value before. */
export function partsOf(name: string, sent: JsonValue, before: JsonValue | undefined): readonly string[] | undefined {
  if (before !== undefined && isSame(sent, before)) return undefined;
  if (sent === null) return ["empty", name];
  const isMoved = isObject(sent) && isObject(before) && String(sent.id) !== String(before.id);
  const type = isObject(sent) && typeof sent.type === "string" ? [sent.type] : [];
  return ["set", name, ...type, ...(isMoved ? ["moved"] : [])];
}

/** A field that was set, and which no response shows. */
export function* judgeHidden(
  spec: CheckedSpec,
  { name, shows = spec.shows }: Field,
  { sent, before, blamed, exchange }: Pick<ShownValue, "sent" | "before" | "blamed" | "exchange">,
): Generator<Judged> {
  // A service that leaves out what is empty shows it that way, where something was there before.
  if (!saysNothing(sent)) yield notVerified(blamed, `/${name} was set, but no response shows it`, { shown: false });
  else if (!saysNothing(before)) yield held(blamed, { part: partsOf(name, sent, before) });
  yield check([shows], false, () => `neither the response nor a read shows /${name}`, exchange);
}
