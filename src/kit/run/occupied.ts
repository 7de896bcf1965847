import { isSame, type JsonObject, pick, show, toJson } from "../../base/json.js";
import { wordsIn } from "../../base/random.js";
import { changedFields } from "../specs/changed-fields.js";
import { updatableFields } from "../specs/specs.js";
import type { Resource } from "../subject/resource.js";
import { RefusedAddressError } from "../wire/unavailable.js";

const looks = 5;

/** In milliseconds. Longer than an update takes. */
const claimTime = 300;

/** Why a borrowed resource is in use. Undefined if it is free: then it has the mark of this run, restored later. */
export async function whyOccupied(fixture: Resource): Promise<string | undefined> {
  return whyOwned(fixture) ?? (await whyChanging(fixture)) ?? (await whyClaimed(fixture));
}

/** Why a resource has values of another run: the words of runs have a form that nobody else's texts have. */
function whyOwned({ spec, id, copy }: Resource): string | undefined {
  const isOfRun = (name: string) => wordsIn(toJson(pick(copy, [name]))).length > 0;
  const found = updatableFields(spec).find(isOfRun);
  return found === undefined
    ? undefined
    : `${spec.kind} ${id} has a value of another run of the kit (${found} is ${show(copy[found])}). Wait until that run has ended. If it was killed, undo it with standin verify --undo`;
}

const whyChanged = ({ spec, id }: Resource, field: string, shown: JsonObject): string =>
  `somebody else is changing ${spec.kind} ${id} (${field}${field === spec.claim ? ` is ${show(shown[field])}` : ""}), perhaps another run of the kit. Wait until that has ended, or name another with --${spec.idParameter.replaceAll("_", "-")}`;

/** Runs that start together watch for different times, so that the later one sees the other's changes. */
async function whyChanging(fixture: Resource): Promise<string | undefined> {
  const { sleep, now } = fixture.api.ports;
  // In milliseconds.
  const pause = 100 + (now() % 150);
  for (let look = 0; look < looks; look++) {
    await sleep(pause);
    const shown = await fixture.read();
    const [changed] = changedFields(fixture.spec, fixture.copy, shown);
    if (changed !== undefined) return whyChanged(fixture, changed, shown);
  }
  return undefined;
}

/**
 * Chooses one of several runs that have watched at the same time. Each writes a mark, waits until every other mark must have
 * arrived, and continues if its own is still there. A run that stops leaves the resource to the other one, which restores it.
 */
async function whyClaimed(fixture: Resource): Promise<string | undefined> {
  const { spec, api, copy } = fixture;
  const { sleep, unique } = api.ports;
  const { claim } = spec;
  if (!api.has(spec.operations.update) || !fixture.mayTouch(claim)) return undefined;
  const mark = `standin-claim-${unique()}`.toLowerCase();
  try {
    await fixture.send({ [claim]: mark });
  } catch (error) {
    // A contract that meets such a job reports it.
    if (!(error instanceof RefusedAddressError)) throw error;
  }
  const marked = await fixture.read();
  // A target need not keep the mark, and may show it in another form.
  const isOther = (shown: JsonObject) =>
    !isSame(shown[claim], copy[claim]) && !show(shown[claim]).toLowerCase().includes(mark);
  await sleep(Math.max(claimTime, api.readLag));
  const later = await fixture.read();
  const [changed] = isOther(marked) || isOther(later) ? [claim] : changedFields(spec, marked, later, [claim]);
  if (changed === undefined) return undefined;
  fixture.leaveToOthers();
  return whyChanged(fixture, changed, later);
}
