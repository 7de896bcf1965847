import {
  type Api,
  type Field,
  type Fixture,
  type FixtureContext,
  isMask,
  isObject,
  type JsonValue,
  UnreadableError,
} from "../../src/kit/index.js";

/** The observed behavior of a target with the fields of a kind of resource. */
interface Habits {
  /** It adds to the old value instead of replacing it. */
  merges: Set<string>;
  /** It shows the field as it is. */
  shows: Set<string>;
  /** The fields that were tried to learn this, each once. */
  tried: Map<string, Promise<void>>;
}

export interface Shown {
  sent: JsonValue;
  shown: JsonValue;
  before: JsonValue | undefined;
}

const habitsOf = new WeakMap<Api, Map<string, Habits>>();

function habitsIn({ kit, spec }: FixtureContext): Habits {
  const ofKinds = habitsOf.get(kit.api) ?? new Map<string, Habits>();
  habitsOf.set(kit.api, ofKinds);
  const habits = ofKinds.get(spec.kind) ?? { merges: new Set(), shows: new Set(), tried: new Map() };
  ofKinds.set(spec.kind, habits);
  return habits;
}

/** Learns from the value that a field showed after an update. */
export function noteShown(on: FixtureContext, field: Field, { sent, shown, before }: Shown): void {
  const { merges, shows } = habitsIn(on);
  const { name, replaces } = field;
  if ([shown, before ?? null].some((value) => value !== null && !isMask(value))) shows.add(name);
  // The earlier value comes from a read.
  for (const member of membersOf(before)) shows.add(`${name}/${member}`);
  if (!replaces || field.isEmpty?.(sent)) return;
  if (field.compare(sent, shown, before).includes(replaces)) merges.add(name);
}

/** The members of objects that the spec names: those of each locale, and those of a reference. */
const statedMembers = ["title", "alt", "custom_data", "focal_point", "type", "id"];

function membersOf(value: JsonValue | undefined): string[] {
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap((one) => (isObject(one) ? Object.keys(one) : []));
  return [...Object.keys(value), ...inner].filter((name) => statedMembers.includes(name));
}

/**
 * The part of a sent value that a read can show. Reads may show less of an object than the response, and members that
 * they never show count as unchanged.
 */
export async function readable(
  on: FixtureContext,
  field: Field,
  { sent, read, response }: { sent: JsonValue; read: JsonValue; response: JsonValue | undefined },
): Promise<JsonValue> {
  const hidden: string[] = [];
  for (const member of new Set(membersOf(response))) {
    if (membersOf(read).includes(member) || !isObject(read)) continue;
    if (!(await does(on, "shows", field, `${field.name}/${member}`))) hidden.push(member);
  }
  return hidden.length === 0 ? sent : without(sent, hidden);
}

/** Without some members, also in nested objects. */
function without(value: JsonValue, names: readonly string[]): JsonValue {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, without(one, names)]));
}

/** Whether a target behaves in some way with a field. If no contract has seen it yet, the kit tries it. */
export async function does(
  on: FixtureContext,
  habit: "merges" | "shows",
  field: Field,
  what = field.name,
): Promise<boolean> {
  const habits = habitsIn(on);
  if (habits[habit].has(what)) return true;
  const learning = habits.tried.get(field.name) ?? tryField(on, field);
  habits.tried.set(field.name, learning);
  await learning;
  return habits[habit].has(what);
}

/**
 * Sets two values in turn on a new resource, if the target can create one. Contracts run in any order, so none can rely
 * on what another has learned.
 */
async function tryField(on: FixtureContext, field: Field): Promise<void> {
  const { kit, spec } = on;
  const fresh = on.fixture.made ? await kit.another(spec.kind).catch(() => undefined) : undefined;
  if (!fresh) return;
  const trials = await field.trials({ kit, now: fresh.copy, made: true });
  const values = trials.map(({ value }) => value).filter((value) => value !== null && !field.isEmpty?.(value));
  try {
    for (const sent of values.slice(0, 2)) await setAndNote({ ...on, fixture: fresh }, field, sent);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
  }
  await kit.remove(fresh);
}

async function setAndNote(on: FixtureContext & { fixture: Fixture }, field: Field, sent: JsonValue): Promise<void> {
  const { name } = field;
  const { [name]: before } = await on.fixture.known();
  const { accepted } = await on.fixture.send({ [name]: sent });
  if (!accepted) return;
  const { [name]: shown = null } = await on.fixture.read();
  noteShown(on, field, { sent, shown, before });
  noteShown(on, field, { sent: shown, shown, before: shown });
}
