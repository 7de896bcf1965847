import { pick, show } from "../../base/json.js";
import { updatableFields } from "../target/document-defaults.js";
import type { Ports } from "../target/ports.js";
import { changedFields, type Fixture } from "./fixture.js";

/** Words that only a run of the kit writes into what it borrows. */
const words = /standin[- ]verify|\bstandin-[0-9a-f]{12}\b|\bstandin-mark-|x-standin-|"filled[- ]/i;

const looks = 5;

/**
 * Why a borrowed resource is not free: it has values of another run, or changes while nobody of this run touches it. Undefined
 * where it is. Runs that start together look for a different time each, so that the later one sees the earlier one at work.
 */
export async function whyOccupied(fixture: Fixture, { sleep, now }: Ports): Promise<string | undefined> {
  const { spec, id, copy } = fixture;
  const fields = updatableFields(spec);
  const found = fields.find((name) => words.test(JSON.stringify(pick(copy, [name]))));
  if (found !== undefined) {
    return `${spec.kind} ${id} has a value of another run of the kit (${found} is ${show(copy[found])}): wait until that run has ended; if it was killed, give ${found} its own value again, and delete what it made with --sweep`;
  }
  // In milliseconds.
  const pause = 100 + (now() % 150);
  for (let look = 0; look < looks; look++) {
    await sleep(pause);
    const [changed] = changedFields(spec, copy, await fixture.read());
    if (changed === undefined) continue;
    return `somebody else changes ${spec.kind} ${id} (${changed}), perhaps another run of the kit: wait until that has ended, or name another with --${spec.idParameter.replaceAll("_", "-")}`;
  }
  return undefined;
}
