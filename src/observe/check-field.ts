import { show } from "../base/json.js";
import type { CheckedSpec } from "../kit/engine/checked-spec.js";
import type { Findings } from "../kit/engine/findings.js";
import type { Exchange, Field, JsonObject, JsonValue, StatementId } from "../kit/index.js";

/** A field that was passed, and a response that shows it. */
export interface ShownField {
  sent: JsonValue;
  /** The resource as it was seen before; undefined where it was not. */
  before: JsonObject | undefined;
  resource: JsonObject;
  exchange: Exchange;
  /** Which response, for a sentence. */
  at: string;
  /** Why another value is no proof against the target; undefined where it is one. */
  doubt: string | undefined;
}

/** Whether a value has the type that the spec states for a field. */
export const isOfStatedType = (field: Field, value: JsonValue): boolean =>
  value === null ? field.nullable : field.isStated(value);

/** Checks that a field that was passed is shown as it was sent, or with a difference that the spec leaves open. */
export function checkField(findings: Findings, spec: CheckedSpec, field: Field, shownField: ShownField): void {
  const { sent, before, resource, exchange, at, doubt } = shownField;
  const { name, rule, shows } = field;
  const shown = resource[name] as JsonValue;
  const because = () => `/${name} was set to ${show(sent)}, and ${at} shows ${show(shown)}`;
  const difference = { pointer: `/${name}`, one: sent, other: shown, word: "sent" } as const;
  const evidence = { exchange, difference, readings: ["R-02"] } as const;
  // What a service never shows may be null.
  if (shows && shown === null && sent !== null) {
    findings.notVerified([rule], `/${name} was set, and ${at} shows null`, { exchange, shown: false });
    return;
  }
  const differing = field.compare(sent, shown, before?.[name]);
  if (differing.includes(rule)) {
    // What there was may have stayed beside it, and an observer does not know all that there was.
    const isAdded = !field.compare(sent, shown, shown).includes(rule);
    const why = isAdded ? "it may have been added to what there was" : doubt;
    if (why !== undefined) findings.notVerified([rule], `${because()}; ${why}`, { exchange, difference });
    else findings.check([rule], false, because, { ...evidence, shown: true });
    return;
  }
  for (const id of differing) findings.check([id], false, because, evidence);
  if (differing.includes("Q-43")) {
    findings.notVerified([rule], `/${name} was set, and a mask is shown`, { exchange, shown: false });
    return;
  }
  const assumed = differing.length === 0 ? (field.assumes ?? []) : [];
  findings.check([rule, ...assumed, ...updatedIds(spec, name, shownField)], true, because, {
    shown: true,
    readings: ["R-02"],
  });
}

/** What says besides that a passed field is updated: only where it was seen with another value before. */
function updatedIds(spec: CheckedSpec, name: string, { sent, before, resource }: ShownField): readonly StatementId[] {
  const was = before?.[name];
  if (was === undefined || JSON.stringify(was) === JSON.stringify(sent)) return [];
  // A renamed file has another address.
  const isRename = spec.file?.name === name;
  return isRename && before?.url === resource.url ? [] : spec.updates(name);
}
