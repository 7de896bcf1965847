import { type JsonObject, pick } from "../../base/json.js";
import type { Named, UndoNotes } from "../record/undo-notes.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { notRestored } from "./changed-fields.js";
import type { FixtureState } from "./fixture-state.js";
import { leftValue } from "./leftovers.js";
import { oursIn } from "./written.js";

/** A resource under test. */
interface Tested {
  spec: ResourceSpec;
  id: string;
  named: Named;
  api: { notes: UndoNotes };
  made: boolean;
  copy: JsonObject;
  touchable: readonly string[];
  state: FixtureState;
}

/**
 * Notes the values that somebody else has written to a borrowed resource during the run: the run neither sent them nor saw them in
 * answer to what it sent. They stay, and the run touches these fields no more.
 */
export function noteForeign(fixture: Tested, now: JsonObject): void {
  const { spec, copy, made, named, api, touchable, state } = fixture;
  const change = made ? undefined : api.notes.changeOf(named);
  if (!change) return;
  const isOurs = oursIn(spec, { ...change, was: copy }, now);
  for (const field of notRestored(spec, copy, now)) {
    if (!touchable.includes(field) || !(field in copy && field in now) || isOurs(field)) continue;
    const left = leftValue(fixture, field, copy, now);
    state.foreign.push({ ...left, told: `${left.told} Somebody else wrote that value during the run, so it stays.` });
  }
}

/**
 * Notes what a target shows of the fields that an update sent, since it may have put them into another form. Other fields that
 * changed with it are not known to be the run's: somebody else may have changed them just before.
 */
export function noteSeen(
  { spec: { file }, named, api }: Pick<Tested, "spec" | "named" | "api">,
  sent: readonly string[],
  shown: JsonObject,
): void {
  const isMoved = file !== undefined && (sent.includes(file.path) || sent.includes(file.name));
  api.notes.saw(named, pick(shown, isMoved ? [...sent, file.path, file.name] : sent));
}
