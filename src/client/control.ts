import createClient, { type Client } from "openapi-fetch";
import { isObject } from "../base/json.js";
import type { paths } from "../openapi/generated/control-types.js";

/** An error response of a server, or a missing response. The message says what was requested and how to fix it. */
export class StandinError extends Error {
  constructor(
    message: string,
    /** The status of the response. 0 without a response. */
    readonly status: number,
    /** The code of the error, such as `INVALID_FORMAT`. Empty if the response has none. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "StandinError";
  }
}

/** The location of an environment's control interface. */
export interface ControlAddress {
  /** The URL of the server, without a slash at its end. */
  url: string;
  environment: string;
  controlToken?: string | undefined;
}

/** The requests of control.openapi.yaml, as openapi-fetch types them. */
export type ControlClient = Client<paths, "application/json">;

/** Sends a request of the control interface, and resolves with the body of its response. Throws a StandinError. */
export type Ask = <Body>(send: (control: ControlClient) => Promise<Sent<Body>>) => Promise<Body>;

interface Sent<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

export function createAsk({ url, environment, controlToken }: ControlAddress): Ask {
  const authorization = controlToken === undefined ? {} : { Authorization: `Bearer ${controlToken}` };
  const control: ControlClient = createClient<paths, "application/json">({
    baseUrl: `${url}/_standin`,
    headers: { "X-Environment": environment, ...authorization },
    // Looked up for each request, since a test may replace it.
    fetch: (request) => fetch(request),
  });
  return async <Body>(send: (control: ControlClient) => Promise<Sent<Body>>) => {
    // An invalid URL throws synchronously.
    const sent = await Promise.resolve(control)
      .then(send)
      .catch((cause: unknown) => {
        const mend = "Start one with `npx --no-install standin serve`. A page of another origin needs --allow-origin";
        throw new StandinError(`No Standin responds at ${url}. ${mend}.`, 0, "", { cause });
      });
    const { data, error, response } = sent;
    if (!response.ok) throw refusalOf(response, error);
    // The document declares which successes have a body. The others have the type undefined.
    return data as Body;
  };
}

function refusalOf({ url, status }: Response, body: unknown): StandinError {
  const { detail, code } = isObject(body) ? body : {};
  if (typeof detail === "string" && typeof code === "string") return new StandinError(detail, status, code);
  return new StandinError(`${url} responded with ${status}, but is not a Standin. Check the URL.`, status, "");
}
