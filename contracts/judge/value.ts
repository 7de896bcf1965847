import {
  type Change,
  check,
  type Exchange,
  held,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  type Judged,
  notVerified,
  type StatementId,
  saysNothing,
  show,
} from "../../src/kit/index.js";
import type { CheckedSpec, Field } from "../spec/field.js";

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
