import type { JsonObject, Kit, StatementId, Trial } from "../../src/kit/index.js";
import { CheckedFixture } from "./checked-fixture.js";

/** The same resource. Its findings show whether a rule breaks, but stay private until `tell`. */
export function probe({ kit, spec, fixture }: CheckedFixture) {
  let isBroken = false;
  const said: (() => void)[] = [];
  const check: Kit["check"] = (ids, kept, ...more) => {
    if (!kept && ids.some((id) => !id.startsWith("Q-"))) isBroken = true;
    said.push(() => void kit.check(ids, kept, ...more));
    return kept;
  };
  const notVerified: Kit["notVerified"] = (...more) => void said.push(() => kit.notVerified(...more));
  const tried: Kit["tried"] = (...more) => void said.push(() => kit.tried(...more));
  return {
    probing: new CheckedFixture({ ...kit, check, notVerified, tried }, spec, fixture),
    isBroken: () => isBroken,
    tell: () => said.forEach((say) => void say()),
  };
}

/**
 * Sets several fields in one update. If it is refused or a value comes back changed, sets each field alone to find the
 * cause.
 */
export async function updateTogether(fixture: CheckedFixture, trials: Readonly<Record<string, Trial>>): Promise<void> {
  const patch: JsonObject = Object.fromEntries(Object.entries(trials).map(([name, { value }]) => [name, value]));
  const open: readonly StatementId[] = Object.values(trials).flatMap(({ openTo = [] }) => openTo);
  const { probing, isBroken, tell } = probe(fixture);
  const applied = await probing.update(patch, { openTo: open });
  if (applied && !isBroken()) return tell();
  let wasKept = true;
  for (const [name, { value, openTo }] of Object.entries(trials)) {
    const alone = probe(fixture);
    await alone.probing.update({ [name]: value }, { openTo });
    alone.tell();
    wasKept &&= !alone.isBroken();
  }
  // Each value was kept alone, so the combination loses something.
  if (applied && wasKept) await fixture.update(patch, { openTo: open, also: [fixture.spec.optional] });
}
