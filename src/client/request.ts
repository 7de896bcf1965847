import { isObject, parseJson } from "../base/json.js";

/** What a server refused, or that none responded; the message says what was asked, and how to mend it. */
export class StandinError extends Error {
  constructor(
    message: string,
    /** The status of the response; 0 where there was none. */
    readonly status: number,
    /** The code of the error, such as `INVALID_FORMAT`; empty where the response has none. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "StandinError";
  }
}

/** Where the control interface of an environment is. */
export interface Connection {
  /** The URL of the server, without a slash at its end. */
  url: string;
  environment: string;
  controlToken?: string | undefined;
}

/** Sends a request to the control interface, and resolves with the JSON of its response. Throws a StandinError. */
export type Send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) => Promise<unknown>;

export function createSend({ url, environment, controlToken }: Connection): Send {
  const headers = {
    "X-Environment": environment,
    ...(controlToken === undefined ? {} : { Authorization: `Bearer ${controlToken}` }),
  };
  return async (method, path, body) => {
    const address = `${url}/_standin${path}`;
    const json = body === undefined ? {} : { "Content-Type": "application/json" };
    const response = await fetch(address, {
      method,
      headers: { ...headers, ...json },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      const mend = "start one with `npx standin serve`, and from a page of another origin with --allow-origin";
      throw new StandinError(`No Standin answers at ${url}; ${mend}.`, 0, "", { cause });
    });
    const text = await response.text();
    const value = text === "" ? undefined : parseJson(text);
    if (response.ok) return value;
    throw refusalOf(`${method} ${address}`, response.status, value);
  };
}

function refusalOf(asked: string, status: number, body: unknown): StandinError {
  const { detail, code } = isObject(body) ? body : {};
  if (typeof detail === "string" && typeof code === "string") return new StandinError(detail, status, code);
  return new StandinError(`${asked} responded with ${status}, as no Standin does; check the URL.`, status, "");
}
