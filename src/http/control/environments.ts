import { DomainError } from "../../domain/errors.js";
import type { ControlReply } from "../../openapi/control.js";
import { assertBody, type ControlCall } from "./call.js";

/** `POST /_standin/reset`: back to the seed, the environment or (`{"all":true}`) all of them. */
export function reset({ host, environmentName, body }: ControlCall): ControlReply<"resetEnvironment"> {
  if (assertBody("ResetRequest", body).all) host.resetAll();
  else host.reset(environmentName);
  return { status: 204 };
}

/** `GET /_standin/environments`: those that were used, with what they hold. */
export function listEnvironments({ host }: ControlCall): ControlReply<"listEnvironments"> {
  const environments = host.environments().map(({ name, domain: { state } }) => ({
    name,
    uploads: state.uploads.size,
    webhooks: state.webhooks.size,
    webhook_calls: state.webhookCalls.size,
    jobs: state.jobs.size,
  }));
  return { status: 200, body: { environments } };
}

/** `DELETE /_standin/environments` drops all; each is made anew at its next use. */
export function dropEnvironments({ host }: ControlCall): ControlReply<"dropEnvironments"> {
  host.resetAll();
  return { status: 204 };
}

/** `DELETE /_standin/environments/{name}` drops one; it is made anew at its next use. */
export function dropEnvironment({ host, params }: ControlCall): ControlReply<"dropEnvironment"> {
  const name = String(params.environment_name);
  if (!host.openEnvironment(name)) {
    throw new DomainError(
      "NOT_FOUND",
      `No environment ${JSON.stringify(name)} was used; GET /_standin/environments lists those that were.`,
    );
  }
  host.reset(name);
  return { status: 204 };
}

/** `GET /_standin/state`: the state as a seed that makes it again. */
export const showState = ({ host, environmentName }: ControlCall): ControlReply<"showState"> => ({
  status: 200,
  body: host.stateOf(environmentName),
});

/** `PUT /_standin/state`: a seed in the place of the state; a reset goes back to the seed of the start. */
export function restoreState({ host, environmentName, body }: ControlCall): ControlReply<"restoreState"> {
  host.restore(environmentName, body);
  return { status: 204 };
}
