import {
  type CallOptions,
  changedInBoth,
  type FixtureContext,
  fieldOf,
  isSame,
  type JsonObject,
  type JsonValue,
  type Outcome,
  pick,
  type StatementId,
  show,
} from "../../src/kit/index.js";
import { tellOnce } from "./check-shown.js";

interface SentOnce {
  before: JsonObject;
  after: JsonObject;
  outcome: Outcome;
}

interface Again {
  blame(field: string): readonly StatementId[];
  call: CallOptions | undefined;
}

/**
 * Sends an update that was accepted once more: what it set is set already, so that everything stays as it is. A list that grows is told
 * as what it is; whatever else moves breaks what the update breaks where it loses a value. Resolves with the resource after it.
 */
export async function sendAgain(
  { kit, spec, fixture }: FixtureContext,
  patch: JsonObject,
  { before, after, outcome: first }: SentOnce,
  { blame, call }: Again,
): Promise<JsonObject> {
  const fields = Object.keys(patch);
  // A file may have moved from the path where it was sent.
  const file = fields.filter((name) => name === spec.file?.path && typeof after[name] === "string");
  const same = { ...patch, ...Object.fromEntries(file.map((name) => [name, after[name] as JsonValue])) };
  const outcome = await fixture.send(same, call);
  const evidence = { exchange: outcome.shown };
  const blamed = [...new Set(fields.flatMap(blame))];
  const what = fields.map((name) => `/${name}`).join(", ") || "nothing";
  const refused = () => `${what} was accepted the first time, but not the second: ${outcome.told}`;
  if (outcome.failed) {
    kit.notVerified(blamed, refused(), evidence);
    return after;
  }
  if (!kit.check(blamed, outcome.accepted, refused, evidence)) return after;
  const now = fields.every((name) => name in (outcome.resource ?? {})) ? outcome.resource : await fixture.read();
  const state = { ...after, ...now };
  for (const name of fields) {
    // Where a file lies may follow from its name, at once or with the next update; that it is the same file is looked at elsewhere.
    if (name === spec.file?.path || isSame(after[name], state[name])) continue;
    const field = fieldOf(spec, name);
    const isLost = (shown: JsonObject | undefined) =>
      shown !== undefined &&
      name in shown &&
      field.compare(same[name] as JsonValue, shown[name] as JsonValue, before[name]).includes(field.rule);
    // The contract of the field reports normal forms and lost values.
    if (isLost(after) || isLost(first.resource)) continue;
    const because = () =>
      `setting /${name} to ${show(same[name])} again changed ${show(after[name])} to ${show(state[name])}`;
    if (isGrown(after[name], state[name])) tellOnce(kit, { field: name, id: "Q-39" }, because, evidence);
    else if (isLost(state)) kit.check(blame(name), false, because, { ...evidence, readings: ["R-02"] });
  }
  const [moved] = changedInBoth(spec, after, state, [...fields, ...spec.follows(patch)]);
  const because = () =>
    `setting ${what} again changed /${moved} from ${show(after[moved ?? ""])} to ${show(state[moved ?? ""])}`;
  kit.check(spec.keeps, moved === undefined, because, { ...evidence, readings: ["R-05"] });
  // Fields that reads do not show stay out.
  const drifted = changedInBoth(spec, after, state).filter((name) => fields.includes(name));
  return { ...after, ...pick(state, drifted) };
}

/** Whether a list has become longer, and lost nothing. */
const isGrown = (before: JsonValue | undefined, after: JsonValue | undefined): boolean =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  after.length > before.length &&
  before.every((one) => after.some((other) => isSame(one, other)));
