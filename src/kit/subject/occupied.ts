import { type JsonObject, pick, show } from "../../base/json.js";
import { updatableFields } from "../specs/specs.js";
import { RefusedAddressError } from "../wire/unavailable.js";
import { changedFields } from "./changed-fields.js";
import type { Fixture } from "./fixture.js";

/** Texts that only a run of the kit writes into borrowed resources. */
const words = /standin[- ]verify|\bstandin-[0-9a-f]{12}\b|\bstandin-(?:mark|claim)-|x-standin-|"filled[- ]/i;

const looks = 5;

/** In milliseconds. Longer than an update takes. */
const claimTime = 300;

/** Why a borrowed resource is in use. Undefined if it is free: then it has the mark of this run, restored later. */
export async function whyOccupied(fixture: Fixture): Promise<string | undefined> {
  return whyOwned(fixture, fixture.copy) ?? (await whyChanging(fixture)) ?? (await whyClaimed(fixture));
}

/** Why a reading shows values of another run. `mark` is this run's own. */
function whyOwned({ spec, id }: Fixture, shown: JsonObject, mark?: string): string | undefined {
  const isForeign = (name: string) => {
    const text = JSON.stringify(pick(shown, [name]));
    return words.test(text) && !(mark !== undefined && text.toLowerCase().includes(mark));
  };
  const found = updatableFields(spec).find(isForeign);
  return found === undefined
    ? undefined
    : `${spec.kind} ${id} has a value of another run of the kit (${found} is ${show(shown[found])}). Wait until that run has ended. If it was killed, undo it with standin verify --undo`;
}

const whyChanged = ({ spec, id }: Fixture, field: string): string =>
  `somebody else is changing ${spec.kind} ${id} (${field}), perhaps another run of the kit. Wait until that has ended, or name another with --${spec.idParameter.replaceAll("_", "-")}`;

/** Runs that start together watch for different times, so that the later one sees the other's changes. */
async function whyChanging(fixture: Fixture): Promise<string | undefined> {
  const { sleep, now } = fixture.api.ports;
  // In milliseconds.
  const pause = 100 + (now() % 150);
  for (let look = 0; look < looks; look++) {
    await sleep(pause);
    const [changed] = changedFields(fixture.spec, fixture.copy, await fixture.read());
    if (changed !== undefined) return whyChanged(fixture, changed);
  }
  return undefined;
}

/**
 * Chooses one of several runs that have watched at the same time. Each writes a mark, waits until every other mark must have
 * arrived, and continues if its own is still there. A run that stops leaves the resource to the other one, which restores it.
 */
async function whyClaimed(fixture: Fixture): Promise<string | undefined> {
  const { spec, api } = fixture;
  const { sleep, unique } = api.ports;
  if (!api.has(spec.operations.update) || !fixture.mayTouch(spec.claim)) return undefined;
  const mark = `standin-claim-${unique()}`.toLowerCase();
  try {
    await fixture.send({ [spec.claim]: mark });
  } catch (error) {
    // A contract that meets such a job reports it.
    if (!(error instanceof RefusedAddressError)) throw error;
  }
  const marked = await fixture.read();
  let because = whyOwned(fixture, marked, mark);
  if (because === undefined) {
    await sleep(Math.max(claimTime, api.readLag));
    const later = await fixture.read();
    const [changed] = changedFields(spec, marked, later, [spec.claim]);
    because = whyOwned(fixture, later, mark) ?? (changed === undefined ? undefined : whyChanged(fixture, changed));
  }
  if (because !== undefined) fixture.state.leaveToOthers();
  return because;
}
