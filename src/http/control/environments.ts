import type { State } from "../../domain/state.js";
import { DomainError, RequestError } from "../../openapi/errors.js";
import type { JsonObject } from "../../openapi/openapi-document.js";
import { prepareSeed, SeedError } from "../../seed/seed.js";
import { toSeed } from "../../seed/snapshot.js";
import { type ControlCall, type ControlReply, fieldError, refuseUnknown } from "./call.js";

/** `POST /_standin/reset`: back to the seed, the environment or (`{"all":true}`) all of them. */
export function reset({ mock, environmentName, body }: ControlCall): ControlReply {
  refuseUnknown(body, ["all"]);
  if (body.all !== undefined && typeof body.all !== "boolean") throw fieldError("/all", "must be true or false");
  if (body.all) mock.environments.dropAll();
  else mock.environments.drop(environmentName);
  return { status: 204 };
}

/** `GET /_standin/environments`: those that were used, with what they hold. */
export function listEnvironments({ mock }: ControlCall): ControlReply {
  const environments = mock.environments.list().map(({ name, domain: { state } }) => ({
    name,
    uploads: state.uploads.size,
    webhooks: state.webhooks.size,
    webhook_calls: state.webhookCalls.size,
    jobs: state.jobs.size,
  }));
  return { status: 200, body: { environments } };
}

/** `DELETE /_standin/environments` drops all, `/environments/{name}` one; it is made anew at its next use. */
export function dropEnvironments({ mock, params: { name } }: ControlCall): ControlReply {
  if (name === undefined) mock.environments.dropAll();
  else if (mock.environments.peek(name)) mock.environments.drop(name);
  else
    throw new DomainError(
      "NOT_FOUND",
      `No environment ${JSON.stringify(name)} was used; GET /_standin/environments lists those that were.`,
    );
  return { status: 204 };
}

/** `GET /_standin/state`: the state as a seed that makes it again. */
export const showState = ({ mock, environmentName }: ControlCall): ControlReply => ({
  status: 200,
  // A seed is JSON.
  body: toSeed(mock.environments.stateToRead(environmentName)) as unknown as JsonObject,
});

/** `PUT /_standin/state`: a seed in the place of the state; a reset goes back to the seed of the start. */
export function putState({ mock, environmentName, body }: ControlCall): ControlReply {
  mock.environments.replace(environmentName, seedFromOutside(body));
  return { status: 204 };
}

/** A seed that came over HTTP; what is wrong with it is refused as a body is. */
function seedFromOutside(seed: unknown): () => State {
  try {
    return prepareSeed(seed);
  } catch (error) {
    if (!(error instanceof SeedError)) throw error;
    throw new RequestError(new DomainError("INVALID_FORMAT", `The seed is wrong: ${error.message}`), error.faults);
  }
}
