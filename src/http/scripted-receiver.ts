import { createServer, type ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** How a receiver responds to one request: with a status, or more; `hang` never responds. */
export type ReceiverAnswer =
  | number
  | { status?: number; headers?: Record<string, string>; body?: string; hang?: boolean };

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A local server for webhooks to call. It responds by a script and records its requests. */
export interface Receiver {
  readonly url: string;
  /** The received requests, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** Starts a receiver on a free port. It responds with each in turn and repeats the last one; without any, 200. */
export async function createScriptedReceiver(script: readonly ReceiverAnswer[] = []): Promise<Receiver> {
  for (const one of script) assertAnswer(one);
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const answer = (body: string) => {
      const next = script[Math.min(requests.length, script.length - 1)] ?? 200;
      requests.push({
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers as Record<string, string>,
        body,
      });
      give(next, response);
    };
    // Whoever breaks a request off gets no answer.
    text(request).then(answer, () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It listens on a TCP port, so the address is not a string.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Pending requests get no response.
        server.closeAllConnections();
      }),
  };
}

/** Throws for an answer that cannot be given: later, nobody would be there to catch it. */
function assertAnswer(scripted: ReceiverAnswer): void {
  const { status = 200, headers = {} } = typeof scripted === "number" ? { status: scripted } : scripted;
  if (!Number.isInteger(status) || status < 200 || status > 999)
    throw new TypeError(`A receiver cannot respond with status ${status}. Pass one from 200 to 999.`);
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
}

function give(scripted: ReceiverAnswer, response: ServerResponse): void {
  const {
    status = 200,
    headers = {},
    body = "",
    hang = false,
  } = typeof scripted === "number" ? { status: scripted } : scripted;
  if (hang) return;
  response.writeHead(status, headers);
  response.end(body);
}
