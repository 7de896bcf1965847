import { DomainError } from "../../openapi/errors.js";
import { type ControlCall, type ControlReply, fieldError, refuseUnknown } from "./call.js";

/** `POST /_standin/reset`: back to the seed, the environment or (`{"all":true}`) all of them. */
export function reset({ host, environmentName, body }: ControlCall): ControlReply {
  refuseUnknown(body, ["all"]);
  if (body.all !== undefined && typeof body.all !== "boolean") throw fieldError("/all", "must be true or false");
  if (body.all) host.resetAll();
  else host.reset(environmentName);
  return { status: 204 };
}

/** `GET /_standin/environments`: those that were used, with what they hold. */
export function listEnvironments({ host }: ControlCall): ControlReply {
  const environments = host.environments().map(({ name, domain: { state } }) => ({
    name,
    uploads: state.uploads.size,
    webhooks: state.webhooks.size,
    webhook_calls: state.webhookCalls.size,
    jobs: state.jobs.size,
  }));
  return { status: 200, body: { environments } };
}

/** `DELETE /_standin/environments` drops all, `/environments/{name}` one; it is made anew at its next use. */
export function dropEnvironments({ host, params: { name } }: ControlCall): ControlReply {
  if (name === undefined) host.resetAll();
  else if (host.openEnvironment(name)) host.reset(name);
  else
    throw new DomainError(
      "NOT_FOUND",
      `No environment ${JSON.stringify(name)} was used; GET /_standin/environments lists those that were.`,
    );
  return { status: 204 };
}

/** `GET /_standin/state`: the state as a seed that makes it again. */
export const showState = ({ host, environmentName }: ControlCall): ControlReply => ({
  status: 200,
  body: host.stateOf(environmentName),
});

/** `PUT /_standin/state`: a seed in the place of the state; a reset goes back to the seed of the start. */
export function putState({ host, environmentName, body }: ControlCall): ControlReply {
  host.restore(environmentName, body);
  return { status: 204 };
}
