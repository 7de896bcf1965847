import {
  createReporter,
  type JsonObject,
  type Judged,
  type Kit,
  type StatementId,
  type Trial,
} from "../../src/kit/index.js";
import { Subject } from "./subject.js";

/** The same resource. Its judgements show whether a rule breaks, but stay private until `tell`. */
export function probe(subject: Subject) {
  const { kit, spec } = subject;
  const judged: Judged[] = [];
  const tried: Parameters<Kit["tried"]>[0][] = [];
  const reporter = createReporter((one) => void judged.push(one));
  const isRule = (id: StatementId) => !id.startsWith("Q-");
  return {
    probing: new Subject({ ...kit, ...reporter, tried: (change) => void tried.push(change) }, spec, subject),
    isBroken: () => judged.some(({ verdict, ids }) => verdict === "broken" && ids.some(isRule)),
    tell() {
      for (const change of tried) kit.tried(change);
      kit.report(judged);
    },
  };
}

/**
 * Sets several fields in one update. If it is refused or a value comes back changed, sets each field alone to find the
 * cause.
 */
export async function updateTogether(subject: Subject, trials: Readonly<Record<string, Trial>>): Promise<void> {
  const patch: JsonObject = Object.fromEntries(Object.entries(trials).map(([name, { value }]) => [name, value]));
  const open: readonly StatementId[] = Object.values(trials).flatMap(({ openTo = [] }) => openTo);
  const { probing, isBroken, tell } = probe(subject);
  const applied = await probing.update(patch, { openTo: open });
  if (applied && !isBroken()) return tell();
  let wasKept = true;
  for (const [name, { value, openTo }] of Object.entries(trials)) {
    const alone = probe(subject);
    await alone.probing.update({ [name]: value }, { openTo });
    alone.tell();
    wasKept &&= !alone.isBroken();
  }
  // Each value was kept alone, so the combination loses something.
  if (applied && wasKept) await subject.update(patch, { openTo: open, also: [subject.spec.optional] });
}
