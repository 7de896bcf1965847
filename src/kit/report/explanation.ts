import {
  assumptionOf,
  type Catalogue,
  catalogueWith,
  isKnownId,
  isReading,
  noteOf,
  type ReadingId,
  readingOf,
  readingsOf,
  textOf,
} from "../run/catalogue.js";
import type { Contract } from "../run/contract.js";

/** Explains an ID of the catalogue or of a contract: its statement, readings and contracts. */
export function toExplanation(id: string, contracts: readonly Contract[]): string {
  if (isReading(id)) return toReading(id);
  const { own } = catalogueWith(contracts);
  const ids = isKnownId(id) || id in own ? [id] : [...new Set(contracts.flatMap((contract) => contract.ids))];
  const readings = [...new Set(ids.flatMap(readingsOf))].map((one) => {
    const { name, text } = readingOf(one);
    return `${one} ${name}: ${text}`;
  });
  const tried = contracts.map((contract) => `${contract.id}: ${contract.title}`);
  return [
    ...ids.map((one) => toStatement(one, own)),
    readings.length > 0 ? `Readings:\n${readings.join("\n")}` : "It depends on no reading.",
    tried.length > 0 ? `Contracts that verify it:\n${tried.join("\n")}` : "No contract can verify it.",
  ].join("\n\n");
}

/** A rule with its note, an assumption with its question, or what a team's own id states. */
function toStatement(id: string, own: Catalogue["own"]): string {
  if (id in own) return `${id}\nThe contract states: ${own[id]}`;
  const assumption = assumptionOf(id);
  const note = noteOf(id);
  if (assumption) return `${id}\nThe spec leaves open: ${assumption.question}\nStandin assumes: ${assumption.text}`;
  return [id, `The spec states: ${textOf(id)}`, ...(note ? [`Note: ${note}`] : [])].join("\n");
}

function toReading(id: ReadingId): string {
  const { name, text, rules } = readingOf(id);
  const resting = rules.map((rule) => `${rule}: ${textOf(rule)}`);
  const without = `Ignore it with --without ${id}: rules that depend only on it become "not verified".`;
  return [`${id} ${name}\n${text}`, `Rules that depend on it:\n${resting.join("\n")}`, without].join("\n\n");
}
