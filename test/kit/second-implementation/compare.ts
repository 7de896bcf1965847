import { type Judgement, judge } from "./judge.js";

/** A judge of the service as it is made, which is asked once by each set of contracts. */
export function createAsMade(): (wire: "own" | "documented", only: readonly string[]) => Promise<Judgement> {
  const known = new Map<string, Promise<Judgement>>();
  return (wire, only) => {
    const key = JSON.stringify([wire, only]);
    const judgement = known.get(key) ?? judge({ wire, only });
    known.set(key, judgement);
    return judgement;
  };
}

/** What a judgement says of assumptions that one of the service as it is made does not say; numbers differ from run to run. */
export function differencesFrom(made: Judgement, { report }: Judgement): Set<string> {
  const known = new Set(told(made.report).map(({ text }) => text));
  return new Set(told(report).flatMap(({ ids, text }) => (known.has(text) ? [] : ids)));
}

const told = ({ cases }: Judgement["report"]) =>
  cases
    .filter(({ verdict }) => verdict === "differs")
    .map(({ id, ids, because }) => ({ ids, text: `${id} ${ids} ${because?.replace(/\d+/g, "0")}` }));
