import { conform, isOfStatedType, type SpecContext } from "../../contracts/steps/conform.js";
import { type JsonObject, show } from "../base/json.js";
import { changeOf } from "../kit/engine/change.js";
import type { CheckedSpec } from "../kit/engine/checked-spec.js";
import type { Findings } from "../kit/engine/findings.js";
import type { StatementId } from "../kit/index.js";
import type { Outcome } from "../kit/resources/outcome.js";
import { checkField } from "./check-field.js";
import { hasCredential } from "./record.js";

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
}

/** The statements that an accepted empty update shows. */
const ofNothing: Readonly<Record<CheckedSpec["kind"], readonly StatementId[]>> = {
  upload: ["U-02", "Q-33"],
  webhook: ["W-02", "W-15"],
};

/** Judges an update by its response, which is all that an observer sees. */
export function judgeUpdate(
  on: SpecContext & { kit: Findings },
  { id, patch, before, outcome, doubt }: SeenUpdate,
): void {
  const { kit: findings, spec } = on;
  checkAccess(findings, outcome);
  if (outcome.refused && patch) checkRefusal(on, patch, outcome);
  if (outcome.job?.problem)
    findings.notVerified([spec.jobs], `the job ${outcome.job.problem}`, { exchange: outcome.shown });
  if (!outcome.accepted) return;
  const names = spec.fields.map(({ name }) => name);
  conform({ ...on, fixture: { id } }, outcome, { passed: names });
  const { resource, shown: exchange } = outcome;
  if (resource) checkOthers(on, resource, outcome, patch ?? {});
  if (!patch) return;

  const unknown = Object.keys(patch).filter((name) => !names.includes(name));
  findings.check(["Q-19"], unknown.length === 0, () => `/${unknown[0]} was accepted: ${outcome.told}`, { exchange });
  const passed = spec.fields.filter(({ name }) => Object.hasOwn(patch, name));
  const wrong = passed.filter((field) => !isOfStatedType(field, patch[field.name] ?? null));
  for (const { name, rule } of wrong) {
    const because = () => `/${name} ${show(patch[name])} was not refused: ${outcome.told}`;
    const change = changeOf(before ?? {}, { [name]: patch[name] ?? null });
    findings.check([rule], false, because, { exchange, change, wrong: "taken", readings: ["R-01"] });
  }
  if (wrong.length > 0) return;
  if (passed.length === 0 && unknown.length === 0) findings.check(ofNothing[spec.kind], true, () => "");
  if (passed.length > 0 && passed.length < names.length) findings.check([spec.optional], true, () => "");
  if (!resource || String(resource.id ?? id) !== id) return;
  const moved = spec.moves(patch);
  for (const field of passed) {
    const sent = patch[field.name];
    if (sent === undefined || moved.includes(field.name) || !Object.hasOwn(resource, field.name)) continue;
    const at = outcome.job ? "the job's result" : "the response";
    checkField(findings, spec, field, { sent, before, resource, exchange, at, doubt });
  }
}

/** Both operations require a token: one that brings nothing that may be a credential is refused. */
function checkAccess(findings: Findings, { exchange, accepted, told }: Outcome): void {
  if (hasCredential(exchange.request)) return;
  if (accepted) findings.check(["A-01"], false, () => `there was no token, and ${told}`, { exchange });
  else if (exchange.status === 401 || exchange.status === 403)
    findings.check(["A-01"], true, () => "", { part: "token" });
}

/** A wrong value that was refused keeps its field's rule, where the refusal names the field; why else it came nobody can know. */
function checkRefusal(
  { kit: findings, spec }: SpecContext & { kit: Findings },
  patch: JsonObject,
  { body }: Outcome,
): void {
  const wrong = spec.fields.filter(
    (field) => Object.hasOwn(patch, field.name) && !isOfStatedType(field, patch[field.name] ?? null),
  );
  const [only, ...more] = wrong;
  if (!only || more.length > 0 || body === undefined) return;
  if (JSON.stringify(body).includes(only.name))
    findings.check([only.rule], true, () => "", { readings: ["R-01"], part: "refused" });
}

/** A wrong type in a field that was not passed breaks no rule, because the spec does not show responses. */
function checkOthers(
  { kit: findings, spec }: SpecContext & { kit: Findings },
  resource: JsonObject,
  { shown: exchange }: Outcome,
  patch: JsonObject,
): void {
  for (const field of spec.fields) {
    const value = resource[field.name];
    if (value === undefined || Object.hasOwn(patch, field.name) || isOfStatedType(field, value)) continue;
    findings.check([field.shows ?? spec.shows], false, () => `/${field.name} is shown as ${show(value)}`, { exchange });
  }
}
