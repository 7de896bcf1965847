import { Agent, request as send } from "undici";
import type { JsonValue } from "../openapi/openapi-document.js";
import type { Exchange } from "./exchange.js";
import type { Ports } from "./ports.js";

export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** Sends requests and keeps the answers whole; a failure on the wire is an exchange with status 0. */
export interface Http {
  send(request: HttpRequest): Promise<Exchange>;
  close(): Promise<void>;
}

const answerTimeout = 15_000;
/** A target that hangs once may hang often: then it is waited for less. */
const shorterTimeouts = [answerTimeout, 4000, 2000, 1000];
const maximumTries = 6;

/** A client that waits as long as a 429 tells it to, and that follows no redirect. */
export function createHttp({ sleep }: Ports): Http {
  const agent = new Agent({
    headersTimeout: answerTimeout,
    bodyTimeout: answerTimeout,
    connect: { timeout: answerTimeout },
  });

  let hangs = 0;

  async function sendOnce({ method, url, headers, body }: HttpRequest): Promise<Exchange> {
    const text = typeof body === "string" ? body : body && `(${body.length} bytes)`;
    const request = { method, url, headers, body: text };
    try {
      const answer = await send(url, {
        dispatcher: agent,
        method: method as "GET",
        headers,
        body: body ?? null,
        headersTimeout: shorterTimeouts[Math.min(hangs, shorterTimeouts.length - 1)] ?? null,
      });
      const answered = await answer.body.text();
      return {
        request,
        status: answer.statusCode,
        headers: flatten(answer.headers),
        text: answered,
        json: parse(answered),
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "UND_ERR_HEADERS_TIMEOUT") hangs++;
      return { request, status: 0, headers: {}, text: "", json: undefined, failure: reasonOf(error) };
    }
  }

  return {
    async send(request) {
      let exchange = await sendOnce(request);
      for (let tries = 1; exchange.status === 429 && tries < maximumTries; tries++) {
        const wait = Number(exchange.headers["retry-after"] ?? exchange.headers["x-ratelimit-reset"] ?? 1);
        await sleep(Math.min(Number.isFinite(wait) ? Math.max(wait, 0.1) : 1, 30) * 1000);
        exchange = await sendOnce(request);
      }
      return exchange;
    },
    close: () => agent.destroy(),
  };
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ""].flat().join(", ")]),
  );
}

function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? `${code}: ${message}` : message;
}
