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
 * Sends an accepted update again. Its values are already set, so nothing may change. A growing list differs from Q-39.
 * Any other change breaks the rules that a lost value would break. Resolves with the resource.
 */
export async function sendAgain(
  { kit, spec, fixture }: FixtureContext,
  patch: JsonObject,
  { before, after, outcome: first }: SentOnce,
  { blame, call }: Again,
): Promise<JsonObject> {
  const fields = Object.keys(patch);
  // The file may have been moved from its first path.
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
    // A path may follow from the name, at once or with the next update. Another check compares the files.
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
  // Without fields that reads do not show.
  const drifted = changedInBoth(spec, after, state).filter((name) => fields.includes(name));
  return { ...after, ...pick(state, drifted) };
}

/** Whether a list has grown without losing an element. */
const isGrown = (before: JsonValue | undefined, after: JsonValue | undefined): boolean =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  after.length > before.length &&
  before.every((one) => after.some((other) => isSame(one, other)));
