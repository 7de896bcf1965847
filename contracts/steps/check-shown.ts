import {
  type Change,
  type Evidence,
  type Exchange,
  type Field,
  type FixtureContext,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  type Kit,
  type StatementId,
  show,
} from "../../src/kit/index.js";
import { does, noteShown, readable, type Shown } from "./habits.js";

/** The resource as one response shows it. */
export interface Reading {
  /** Which response, for a sentence. */
  at: string;
  resource: JsonObject | undefined;
  exchange: Exchange | undefined;
}

export interface SetField {
  sent: JsonValue;
  /** The value shown before. */
  before: JsonValue | undefined;
  /** The whole update. */
  change: readonly Change[];
  readings: readonly Reading[];
  /** The rules that a lost value breaks. */
  blamed: readonly StatementId[];
}

/** Checks that a response shows the value that was set. A difference under an assumption is reported once and breaks nothing. */
export async function checkShown(
  on: FixtureContext,
  field: Field,
  { sent, before, change, readings, blamed }: SetField,
): Promise<void> {
  const { kit, spec } = on;
  const { name, shows = spec.shows } = field;
  const showing = readings.filter(({ resource }) => resource && name in resource);
  if (showing.length === 0) {
    // A service that leaves out null members shows null that way.
    if (sent === null && (before ?? null) !== null) kit.check(blamed, true, () => "", { part: ["empty", name] });
    else kit.notVerified(blamed, `/${name} was set, but no response shows it`, { shown: false });
    kit.check([shows], false, () => `neither the response nor a read shows /${name}`, {
      exchange: readings[0]?.exchange,
    });
    return;
  }
  for (const { at, resource, exchange } of showing) {
    const shown = resource?.[name] as JsonValue;
    const isRead = at === "a later read";
    const known = isRead
      ? await readable(on, field, { sent, read: shown, response: readings[0]?.resource?.[name] })
      : sent;
    const differing = await withoutGuess(on, field, { sent: known, shown, before });
    // An eventually consistent target shows the old value for a while.
    const isOld = isRead && kit.api.target.times.readLag === 0 && isSame(shown, before ?? null);
    const hint = isOld ? ". If reads lag behind writes, pass --read-lag" : "";
    const value = { sent, shown, before, at, exchange, change, hint, differing, blamed };
    checkValue(kit, field, { ...value, replacesWhat: field.isEmpty?.(before ?? null) === false });
  }
}

/** A value that was set, and the value that one response shows. */
export interface ShownValue {
  sent: JsonValue;
  shown: JsonValue;
  /** As it was shown before. */
  before: JsonValue | undefined;
  /** Which response, for a sentence. */
  at: string;
  exchange: Exchange | undefined;
  /** The whole update. */
  change?: readonly Change[];
  /** The ids in which the two values differ, according to the field. */
  differing: readonly StatementId[];
  /** What is not kept where the value is lost. */
  blamed: readonly StatementId[];
  /** A hint that follows the sentence about a lost value. */
  hint?: string;
  /** Why a lost value proves nothing. Undefined if it proves a break. */
  doubt?: string | undefined;
  /** Whether the value replaced an earlier one. */
  replacesWhat: boolean;
}

/** Decides whether a response shows the value that was set. No other place decides that. */
export function checkValue(
  kit: Pick<Kit, "check" | "notVerified">,
  field: Pick<Field, "name" | "rule" | "assumes" | "replaces">,
  { sent, shown, before, at, exchange, change, differing, blamed, hint = "", doubt, replacesWhat }: ShownValue,
): void {
  const { name, rule, assumes = [], replaces } = field;
  const because = () => `/${name} was set to ${show(sent)}, but ${at} shows ${show(shown)}${hint}`;
  const difference = { pointer: `/${name}`, one: sent, other: shown, word: "sent" } as const;
  const evidence = { exchange, difference, change };
  if (differing.includes(rule)) {
    if (doubt === undefined) kit.check(blamed, false, because, { ...evidence, shown: true, readings: ["R-02"] });
    else kit.notVerified(blamed, `${because()}; ${doubt}`, evidence);
    return;
  }
  for (const id of differing) tellOnce(kit, { field: name, id }, because, evidence);
  if (differing.includes("Q-43")) {
    kit.notVerified(blamed, `/${name} was set, but the target shows a mask or nothing`, { exchange, shown: false });
    return;
  }
  const isAsSent = differing.length === 0;
  const replaced = isAsSent && replaces && replacesWhat ? [replaces] : [];
  kit.check([...blamed, ...(isAsSent ? assumes : []), ...replaced], true, () => "", {
    shown: true,
    readings: ["R-02"],
    part: partsOf(name, sent, before),
  });
}

/** The parts of rules that a value tests, for its field and for all fields. Empty if the field had the value before. */
function partsOf(name: string, sent: JsonValue, before: JsonValue | undefined): readonly string[] | undefined {
  if (before !== undefined && isSame(sent, before)) return undefined;
  if (sent === null) return ["empty", name];
  const isMoved = isObject(sent) && isObject(before) && String(sent.id) !== String(before.id);
  const type = isObject(sent) && typeof sent.type === "string" ? [sent.type] : [];
  return ["set", name, ...type, ...(isMoved ? ["moved"] : [])];
}

const toldBy = new WeakMap<object, Set<string>>();

/** Reports that an assumption differs in a field, once per contract. More values would add nothing. */
export function tellOnce(
  kit: Pick<Kit, "check">,
  { field, id }: { field: string; id: StatementId },
  because: () => string,
  evidence: Evidence,
): void {
  const told = toldBy.get(kit) ?? new Set();
  toldBy.set(kit, told);
  if (told.has(`${field} ${id}`)) return;
  told.add(`${field} ${id}`);
  kit.check([id], false, because, evidence);
}

/**
 * If an empty list changed nothing, the target may add to lists. If a sent value shows as null, the target may never
 * show the field. Each of these counts only if the target behaves so with other values too.
 */
async function withoutGuess(on: FixtureContext, field: Field, set: Shown): Promise<readonly StatementId[]> {
  const { sent, shown, before } = set;
  const { rule, replaces, shows } = field;
  noteShown(on, field, set);
  if (shows && shown === null && sent !== null && !(await does(on, "shows", field))) return [shows];
  const differing = field.compare(sent, shown, before);
  if (!replaces || !differing.includes(replaces)) return differing;
  return (await does(on, "merges", field)) ? differing : [rule];
}
