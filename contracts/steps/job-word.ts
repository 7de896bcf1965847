import {
  type FixtureContext,
  isSame,
  type JsonObject,
  type Outcome,
  show,
  UnreadableError,
} from "../../src/kit/index.js";

/** A job that says that it failed did nothing: what an allowed update set must not show after it. */
export async function checkFailedJob(
  { kit, spec, fixture }: FixtureContext,
  outcome: Outcome,
  { patch, before }: { patch: JsonObject; before: JsonObject },
): Promise<void> {
  if (!outcome.job || outcome.accepted) return;
  const now = await fixture.read().catch((failure) => {
    if (failure instanceof UnreadableError) return undefined;
    throw failure;
  });
  const done = Object.keys(patch).filter(
    (name) => now && isSame(now[name], patch[name]) && !isSame(now[name], before[name]),
  );
  const because = () =>
    `${outcome.told}, and yet its work shows: ${done.map((name) => `/${name} is ${show(patch[name])}`).join(", ")}`;
  kit.check([spec.jobs], done.length === 0, because, { exchange: fixture.lastRead });
}
