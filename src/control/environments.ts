import type { Platform } from "../base/platform.js";
import { assertBody } from "../mock/input.js";
import type { ControlReply } from "../openapi/control.js";
import { DomainError } from "../openapi/errors.js";
import { type BuildStore, prepareSeed, SeedError } from "../seed/seed.js";
import { toSeed } from "../seed/snapshot.js";
import type { ControlCall } from "./call.js";

/** `POST /_standin/reset`: back to the seed, the environment or (`{"all":true}`) all of them. */
export async function reset({
  mock: { environments, rereadSeed },
  environmentName,
  body,
}: ControlCall): Promise<ControlReply<"resetEnvironment">> {
  const { all } = assertBody("ResetRequest", body);
  await rereadSeed().catch(refuseSeed);
  if (all) environments.dropAll();
  else environments.drop(environmentName);
  return { status: 204 };
}

/** `GET /_standin/environments`: those that were used, with what they hold. */
export function listEnvironments({ mock: { environments } }: ControlCall): ControlReply<"listEnvironments"> {
  const used = environments.list().map(({ name, domain: { store } }) => ({
    name,
    uploads: store.uploads.size,
    webhooks: store.webhooks.size,
    webhook_calls: store.webhookCalls.size,
    jobs: store.jobs.size,
  }));
  return { status: 200, body: { environments: used } };
}

/** `DELETE /_standin/environments` drops all; each is made anew at its next use. */
export function dropEnvironments({ mock: { environments } }: ControlCall): ControlReply<"dropEnvironments"> {
  environments.dropAll();
  return { status: 204 };
}

/** `DELETE /_standin/environments/{name}` drops one; it is made anew at its next use. */
export function dropEnvironment({ mock: { environments }, params }: ControlCall): ControlReply<"dropEnvironment"> {
  const name = String(params.environment_name);
  if (!environments.peek(name)) {
    throw new DomainError(
      "NOT_FOUND",
      `No environment ${JSON.stringify(name)} was used; GET /_standin/environments lists those that were.`,
    );
  }
  environments.drop(name);
  return { status: 204 };
}

/** `GET /_standin/state`: the state as a seed that makes it again. */
export function showState({ mock, environmentName }: ControlCall): ControlReply<"showState"> {
  const { environments, memory, platform } = mock;
  const store = environments.storeToRead(environmentName);
  // A copy, and the text of it.
  memory.assertRoom("responses", 2 * store.memory.used);
  return { status: 200, body: toSeed(store, platform) };
}

/** `PUT /_standin/state`: a seed in the place of the state; a reset goes back to the seed of the start. */
export function restoreState({
  mock: { environments, platform },
  environmentName,
  body,
}: ControlCall): ControlReply<"restoreState"> {
  environments.replace(environmentName, seedFromOutside(body, platform));
  return { status: 204 };
}

/** A seed that came over HTTP; what is wrong with it is refused as a body is. */
function seedFromOutside(seed: unknown, platform: Platform): BuildStore {
  try {
    return prepareSeed(seed, platform);
  } catch (error) {
    return refuseSeed(error);
  }
}

function refuseSeed(error: unknown): never {
  if (error instanceof SeedError) {
    const { message, violations } = error;
    throw new DomainError("INVALID_FORMAT", `The seed is wrong: ${message}`, { place: "body", violations });
  }
  const isOfSystem = error instanceof Error && "syscall" in error;
  throw isOfSystem ? new DomainError("INVALID_FORMAT", `The seed cannot be read: ${error.message}`) : error;
}
