import { Agent, request } from "undici";
import type { Judge } from "./judge.js";

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what comes is compared member by member
  body: any;
}

export interface Asked {
  body?: object | string;
  headers?: Record<string, string>;
  /** The status that must come. */
  want: number | readonly number[];
}

/** Requests over connections that are kept; each has the status that must come, and is counted by what it is for. */
export interface Client {
  send(what: string, method: string, path: string, asked: Asked): Promise<Answer>;
  /** The bytes of an answer as they come, until the server ends it or `signal` does. */
  stream(path: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  close(): Promise<void>;
}

export function createClient(url: string, judge: Judge): Client {
  const dispatcher = new Agent({ connections: 16 });
  return {
    async send(what, method, path, { body, headers, want }) {
      const response = await request(url + path, {
        dispatcher,
        method: method as "GET",
        headers: {
          ...{ authorization: "Bearer soak", "content-type": "application/json", "x-api-version": "3" },
          ...headers,
        },
        body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
      });
      const text = await response.body.text();
      const { statusCode: status } = response;
      judge.count(what);
      judge.hold(
        [want].flat().includes(status),
        () => `${method} ${path} was to answer ${want}, and answered ${status}: ${text}`,
      );
      return { status, body: text === "" ? undefined : JSON.parse(text) };
    },
    stream: async (path, signal) => (await request(url + path, { dispatcher, signal })).body,
    close: () => dispatcher.destroy(),
  };
}
