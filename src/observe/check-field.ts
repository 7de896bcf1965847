import { checkValue } from "../../contracts/steps/check-shown.js";
import { changeOf } from "../kit/engine/change.js";
import type { CheckedSpec } from "../kit/engine/checked-spec.js";
import type { Findings } from "../kit/engine/findings.js";
import type { Exchange, Field, JsonObject, JsonValue, StatementId } from "../kit/index.js";

/** A field that was passed, and a response that shows it. */
export interface ShownField {
  sent: JsonValue;
  /** The resource before the update. Undefined if it was not seen. */
  before: JsonObject | undefined;
  resource: JsonObject;
  exchange: Exchange;
  /** Which response, for a sentence. */
  at: string;
  /** Why another value proves nothing. Undefined if it proves a break. */
  doubt: string | undefined;
}

/** Checks that a field that was passed is shown as it was sent, as contracts do, with the doubts of somebody who only looks on. */
export function checkField(findings: Findings, spec: CheckedSpec, field: Field, shownField: ShownField): void {
  const { sent, before, resource, exchange, at, doubt } = shownField;
  const { name, rule, shows } = field;
  const shown = resource[name] as JsonValue;
  // A field that a service never shows may be null.
  if (shows && shown === null && sent !== null) {
    findings.notVerified([rule], `/${name} was set, but ${at} shows null`, { exchange, shown: false });
    return;
  }
  const differing = field.compare(sent, shown, before?.[name]);
  // The old values may stay, and an observer does not know all of them.
  const isAdded = differing.includes(rule) && !field.compare(sent, shown, shown).includes(rule);
  checkValue(findings, field, {
    ...{ sent, shown, before: before?.[name], at, exchange, differing, replacesWhat: false },
    change: changeOf(before ?? {}, { [name]: sent }),
    blamed: differing.length === 0 ? [rule, ...updatedIds(spec, name, shownField)] : [rule],
    doubt: isAdded ? "the target may have merged it with the old value" : doubt,
  });
}

/** The rules that a passed field is updated. They apply only if it was seen with another value before. */
function updatedIds(spec: CheckedSpec, name: string, { sent, before, resource }: ShownField): readonly StatementId[] {
  const was = before?.[name];
  if (was === undefined || JSON.stringify(was) === JSON.stringify(sent)) return [];
  // A renamed file has another address.
  const isRename = spec.file?.name === name;
  return isRename && before?.url === resource.url ? [] : spec.updates(name);
}
