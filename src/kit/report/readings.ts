import { isRule, type ReadingId, readingIds, readingOf, readingsOf } from "../run/catalogue.js";
import type { Finding } from "../run/findings.js";
import type { ContractResult, ToldContract } from "../run/run-contract.js";
import type { ReportedReading } from "./shape.js";

/** The readings that a finding about an id leans on. */
const leaningOf = ({ readings }: Finding, id: string): readonly ReadingId[] =>
  isRule(id) ? (readings ?? readingsOf(id)) : [];

/** The readings that a finding leans on, about any of some ids, in the order of the catalogue. */
export function leansOn(finding: Finding, ids: readonly string[]): ReadingId[] {
  const all = new Set(ids.flatMap((id) => leaningOf(finding, id)));
  return readingIds.filter((id) => all.has(id));
}

/** The findings without some readings. Findings that rest only on them become unverified. */
export function takeBack<One extends ToldContract>(
  results: readonly ContractResult<One>[],
  without: readonly ReadingId[],
): ContractResult<One>[] {
  const isTaken = (finding: Finding) => (id: string) => {
    const leaning = leaningOf(finding, id);
    return leaning.length > 0 && leaning.every((one) => without.includes(one));
  };
  const split = (finding: Finding): Finding[] => {
    if (finding.verdict === "not-verified") return [finding];
    const taken = finding.ids.filter(isTaken(finding));
    if (taken.length === 0) return [finding];
    const rest = finding.ids.filter((id) => !taken.includes(id));
    const because = `this depends only on ${leansOn(finding, taken).join(" and ")}, which --without ignores`;
    const open: Finding = { verdict: "not-verified", ids: taken, because, exchange: undefined };
    return [...(rest.length > 0 ? [{ ...finding, ids: rest }] : []), open];
  };
  return results.map((result) => ({ ...result, findings: result.findings.flatMap(split) }));
}

/** The readings of a report: those that its broken rules lean on, and those that were taken back. */
export const reportReadings = (leaning: readonly string[], without: readonly ReadingId[]): ReportedReading[] =>
  readingIds
    .filter((id) => leaning.includes(id) || without.includes(id))
    .map((id) => {
      const { name, text } = readingOf(id);
      return { id, name, text, ...(without.includes(id) ? { taken_back: true } : {}) };
    });
