import {
  assumptionOf,
  isKnownId,
  isReading,
  noteOf,
  type ReadingId,
  readingOf,
  readingsOf,
  textOf,
} from "../engine/catalogue.js";
import type { Contract } from "../engine/contract.js";

/** What stands behind an id of the catalogue or of a contract: what is stated, how it is read, and what tries it. */
export function toExplanation(id: string, contracts: readonly Contract[]): string {
  if (isReading(id)) return toReading(id);
  const ids = isKnownId(id) ? [id] : [...new Set(contracts.flatMap((contract) => contract.ids))];
  const readings = [...new Set(ids.flatMap(readingsOf))].map((one) => {
    const { name, text } = readingOf(one);
    return `${one} ${name}: ${text}`;
  });
  const tried = contracts.map((contract) => `${contract.id}: ${contract.title}`);
  return [
    ...ids.map(toStatement),
    readings.length > 0 ? `How it is read:\n${readings.join("\n")}` : "It is read as it stands.",
    tried.length > 0 ? `What tries it:\n${tried.join("\n")}` : "No contract can tell: it is never verified.",
  ].join("\n\n");
}

/** A rule with its note, or an assumption with its question. */
function toStatement(id: string): string {
  const assumption = assumptionOf(id);
  const note = noteOf(id);
  if (assumption) return `${id}\nThe spec leaves open: ${assumption.question}\nStandin assumes: ${assumption.text}`;
  return [id, `The spec states: ${textOf(id)}`, ...(note ? [`Note: ${note}`] : [])].join("\n");
}

function toReading(id: ReadingId): string {
  const { name, text, rules } = readingOf(id);
  const resting = rules.map((rule) => `${rule}: ${textOf(rule)}`);
  const without = `Ignore it with --without ${id}: rules that rest only on it become "not verified".`;
  return [`${id} ${name}\n${text}`, `Rules that rest on it:\n${resting.join("\n")}`, without].join("\n\n");
}
