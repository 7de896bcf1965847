import { SelectionError } from "../run/selection.js";
import type { Report } from "./shape.js";

/** A rule that may be broken for now, or an assumption that may differ. */
export interface Acceptance {
  id: string;
  /** The last day (`2027-01-31`, UTC) on which it is accepted; undefined for good. */
  until: string | undefined;
}

/** Reads `U-14@2027-01-31`, or only an ID. Throws a SelectionError. */
export function toAcceptances(words: readonly string[], isKnown: (id: string) => boolean): Acceptance[] {
  return words.map((word) => {
    const [id = "", until, ...more] = word.split("@");
    if (!isKnown(id))
      throw new SelectionError(
        `Unknown rule or assumption ${JSON.stringify(id)} in --accept. Pass an ID such as U-14.`,
      );
    if (more.length > 0 || (until !== undefined && endOf(until) === undefined)) {
      throw new SelectionError(`Invalid date in ${JSON.stringify(word)}. Write ${id}@2027-01-31, or only ${id}.`);
    }
    return { id, until };
  });
}

/** The ids that are accepted at a time, in milliseconds since 1970. */
export const acceptedAt = (all: readonly Acceptance[], now: number): string[] =>
  all.filter(({ until }) => isOpen(until, now)).map(({ id }) => id);

const isOpen = (until: string | undefined, now: number) => until === undefined || now < (endOf(until) ?? 0);

/** The end of a day, in milliseconds since 1970. Undefined for an invalid day, such as the 30th of February. */
function endOf(day: string): number | undefined {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day) return undefined;
  return start + 24 * 60 * 60 * 1000;
}

/** What is to be said of each acceptance, in a sentence. */
export function acceptanceNotes(all: readonly Acceptance[], { rules, assumptions }: Report, now: number): string[] {
  return all.map(({ id, until }) => {
    const verdict = rules[id] ?? assumptions[id];
    const isWrong = verdict === "broken" || verdict === "differs";
    const is = verdict === "broken" ? "is broken" : verdict === "differs" ? "differs" : "";
    if (!isOpen(until, now)) {
      const was = `The acceptance of ${id} ended on ${until}`;
      return isWrong ? `${was}, and it ${is}.` : `${was}. Remove it from --accept.`;
    }
    const how = until === undefined ? "as accepted" : `as accepted until ${until}`;
    if (isWrong) return `${id} ${is}, ${how}.`;
    return verdict === "not-verified"
      ? `${id} is accepted, but was not verified.`
      : `${id} is accepted, but holds. Remove it from --accept.`;
  });
}
