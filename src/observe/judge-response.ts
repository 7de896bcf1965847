import {
  isOfStatedType,
  type JudgeContext,
  judgeForm,
  judgeTypes,
  judgeValue,
  movedBy,
} from "../../contracts/judge/value.js";
import type { CheckedSpec } from "../../contracts/spec/field.js";
import { type JsonObject, type JsonValue, show } from "../base/json.js";
import type { SeenResponse } from "../kit/http/observations.js";
import type { Outcome } from "../kit/http/outcome.js";
import type { OperationId, StatementId } from "../kit/index.js";
import { toCoverage } from "../kit/report/report.js";
import { changeOf, check, held, type Judged, notVerified } from "../kit/run/findings.js";
import type { ToldContract } from "../kit/run/run-contract.js";
import { type Exchange, isFailure, told } from "../kit/wire/exchange.js";
import { hasCredential } from "./recognise.js";

/** An update that passed. */
export interface SeenUpdate {
  id: string;
  /** The sent fields. Undefined if they are no resource of the document. */
  patch: JsonObject | undefined;
  /** The resource as it was seen before. */
  before: JsonObject | undefined;
  outcome: Outcome;
  /** Why another value is no proof against the target. */
  doubt: string | undefined;
  /** Whether an update in the same form was accepted before: the control of a refusal. */
  isControlled: boolean;
}

/** The statements that an accepted empty update shows. */
const ofNothing: Readonly<Record<CheckedSpec["kind"], readonly StatementId[]>> = {
  upload: ["U-02", "Q-33"],
  webhook: ["W-02", "W-15"],
};

/** Judges an update by its response, which is all that an observer sees. */
export function* judgeSeenUpdate(on: JudgeContext, update: SeenUpdate): Generator<Judged> {
  const { spec } = on;
  const { id, patch, before, outcome, doubt } = update;
  yield* judgeAccess(outcome);
  if (outcome.refused && patch) yield* judgeSeenRefusal(spec, patch, update);
  if (outcome.job?.problem)
    yield notVerified([spec.jobs], `the job ${outcome.job.problem}`, { exchange: outcome.shown });
  if (!outcome.accepted) return;
  const names = spec.fields.map(({ name }) => name);
  yield* judgeForm(on, id, outcome, { passed: names });
  const { resource, shown: exchange } = outcome;
  // A right type in a field that was not passed shows nothing about its update.
  const others = resource ? judgeTypes(spec, resource, { exchange, passed: Object.keys(patch ?? {}) }) : [];
  for (const one of others) if (one.verdict !== "held") yield one;
  if (!patch) return;

  const unknown = Object.keys(patch).filter((name) => !names.includes(name));
  yield check(["Q-19"], unknown.length === 0, () => `/${unknown[0]} was accepted: ${outcome.told}`, { exchange });
  const wrong = wrongIn(spec, patch);
  for (const { name, rule } of wrong) {
    const because = () => `/${name} ${show(patch[name])} was not refused: ${outcome.told}`;
    const change = changeOf(before ?? {}, { [name]: patch[name] ?? null });
    yield check([rule], false, because, { exchange, change, wrong: "taken", readings: ["R-01"] });
  }
  if (wrong.length > 0) return;
  const passed = names.filter((name) => Object.hasOwn(patch, name));
  if (passed.length === 0 && unknown.length === 0) yield held(ofNothing[spec.kind]);
  // What the resource does not have was not left out.
  const isPart = names.some((name) => !passed.includes(name) && resource !== undefined && name in resource);
  if (passed.length > 0 && isPart) yield held([spec.optional]);
  if (!resource || String(resource.id ?? id) !== id) return;
  const at = outcome.job ? "the job's result" : "the response";
  yield* judgeFields(on, { patch, before, resource, exchange, at, doubt });
}

/** Passed fields that were sent in another type than the spec states. */
const wrongIn = ({ fields }: CheckedSpec, patch: JsonObject) =>
  fields.filter((field) => Object.hasOwn(patch, field.name) && !isOfStatedType(field, patch[field.name] ?? null));

/** Fields that were passed, and a response that shows them. */
export interface SeenFields {
  patch: JsonObject;
  /** The resource before the update. Undefined if it was not seen. */
  before: JsonObject | undefined;
  resource: JsonObject;
  exchange: Exchange;
  /** Which response, for a sentence. */
  at: string;
  /** Why another value proves nothing. Undefined if it proves a break. */
  doubt: string | undefined;
  /** A hint that follows the sentence about a lost value. */
  hint?: string | undefined;
}

/** Judges each passed field as contracts do, with the doubts of somebody who only looks on. */
export function* judgeFields(on: JudgeContext, seen: SeenFields): Generator<Judged> {
  const { spec } = on;
  const { patch, before, resource, exchange, at, doubt, hint } = seen;
  const moved = movedBy(on, patch);
  for (const field of spec.fields) {
    const { name, rule } = field;
    const sent = patch[name];
    if (sent === undefined || moved.includes(name) || !Object.hasOwn(resource, name)) continue;
    yield* judgeValue(field, {
      ...{ sent, shown: resource[name] as JsonValue, before: before?.[name], at, exchange, habits: undefined, doubt },
      ...(doubt === undefined ? { hint } : {}),
      change: changeOf(before ?? {}, { [name]: sent }),
      blamed: [rule],
      also: updatedIds(spec, name, seen),
    });
  }
}

/** The rules that a passed field is updated. They apply only if it was seen with another value before. */
function updatedIds(spec: CheckedSpec, name: string, { patch, before, resource }: SeenFields): readonly StatementId[] {
  const was = before?.[name];
  if (was === undefined || JSON.stringify(was) === JSON.stringify(patch[name])) return [];
  // A renamed file has another address.
  const isRename = spec.file?.name === name;
  return isRename && before?.url === resource.url ? [] : spec.updates(name);
}

/** Both operations require a token: one that brings nothing that may be a credential is refused. */
function* judgeAccess({ exchange, accepted, told }: Outcome): Generator<Judged> {
  if (hasCredential(exchange.request)) return;
  if (accepted) yield check(["A-01"], false, () => `there was no token, and ${told}`, { exchange });
  else if (exchange.status === 401 || exchange.status === 403) yield held(["A-01"], { part: "token" });
}

/** A wrong value that was refused keeps its field's rule, where the refusal names the field; why else it came nobody can know. */
function* judgeSeenRefusal(
  spec: CheckedSpec,
  patch: JsonObject,
  { outcome, isControlled }: SeenUpdate,
): Generator<Judged> {
  const { body, told, shown: exchange } = outcome;
  const [only, ...more] = wrongIn(spec, patch);
  const isOfSpec = Object.keys(patch).every((name) => spec.fields.some((field) => field.name === name));
  const sent = Object.keys(patch).map((name) => `/${name}`);
  // Its values may be the reason, or that it passes no others.
  const refused = `an update of ${sent.join(", ") || "nothing"} was refused, and no value has a wrong type: ${told}`;
  const ids: StatementId[] = sent.length === 0 ? [spec.optional, spec.empty] : [spec.optional];
  // Who may not, and what is not there, is refused whatever comes.
  const isOfValues = ![401, 403, 404, 410].includes(exchange.status);
  if (!only && isOfSpec && isOfValues) yield { ...notVerified(ids, refused, { exchange }), once: `${ids} refused` };
  if (!only || more.length > 0 || body === undefined) return;
  if (!JSON.stringify(body).includes(only.name)) return;
  const because = `/${only.name} ${show(patch[only.name])} was refused, but no right value was seen to be accepted in this form`;
  const evidence = { readings: ["R-01"], part: "refused" } as const;
  yield isControlled ? held([only.rule], evidence) : notVerified([only.rule], because, { ...evidence, exchange });
}

/** Judges a response by the document alone, which breaks no rule. `newest` is it if its kind is new in this run. */
export function* judgeResponse(
  { target, codec }: JudgeContext["api"],
  operationId: OperationId,
  exchange: Exchange,
  newest: SeenResponse | undefined,
): Generator<Judged> {
  if (isFailure(exchange)) return;
  const ids: readonly StatementId[] = exchange.status >= 400 ? ["Q-18"] : ["Q-29"];
  const isKnown = !newest || toCoverage(target, [newest]).every(({ documented }) => documented);
  const because = () => `${told(exchange)} as ${newest?.content ?? "nothing"}, which the document does not list`;
  yield check(ids, isKnown, because, { exchange });
  if (!isKnown) return;
  const [violation] = codec.violations(operationId, exchange.status, exchange.json);
  yield check(ids, !violation, () => `${told(exchange)}: ${violation?.detail}`, { exchange });
}

/** What is judged of the updates and reads of a kind of resource. */
export function contractOf(spec: CheckedSpec): ToldContract {
  const { kind, target, optional, returns, shows, operation, fields } = spec;
  const ofFields = fields.flatMap(({ name, rule, assumes = [] }) => [rule, ...assumes, ...spec.updates(name)]);
  const all: StatementId[] = [target, optional, returns, shows, operation, "A-01", "Q-03", "Q-19", "Q-30", ...ofFields];
  return { id: `observed-${kind}s`, ids: [...new Set(all)], title: `observed updates and reads of ${kind}s` };
}

/** What is judged of everything else. */
export const otherResponses: ToldContract = {
  id: "observed-responses",
  ids: ["Q-18", "Q-29"],
  title: "observed responses of all operations",
};
