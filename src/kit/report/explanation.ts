import { isKnownId, readingOf, readingsOf, statementOf } from "../engine/catalogue.js";
import type { Contract } from "../engine/contract.js";

/** What stands behind an id of the catalogue or of a contract: what is stated, how it is read, and what tries it. */
export function toExplanation(id: string, contracts: readonly Contract[]): string {
  const ids = isKnownId(id) ? [id] : [...new Set(contracts.flatMap((contract) => contract.ids))];
  const readings = [...new Set(ids.flatMap(readingsOf))].map((one) => {
    const { name, text } = readingOf(one);
    return `${one} ${name}: ${text}`;
  });
  const tried = contracts.map((contract) => `${contract.id}: ${contract.title}`);
  return [
    ids.map((one) => statementOf(one)).join("\n"),
    readings.length > 0 ? `How it is read:\n${readings.join("\n")}` : "It is read as it stands.",
    tried.length > 0 ? `What tries it:\n${tried.join("\n")}` : "No contract can tell: it is never verified.",
  ].join("\n\n");
}
