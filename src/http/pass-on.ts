import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { environmentFor } from "../api/access.js";
import type { Context } from "../api/context.js";
import { isHeldUp } from "../api/faults.js";
import { receiveBytes } from "../api/files.js";
import type { Layers } from "../api/handler.js";
import { bodyLimits, isBodyless } from "../api/read-json.js";
import { decodePath, refusePath } from "../api/refuse.js";
import { BodyTooLargeError, type Transport } from "../api/transport.js";
import { endToEnd, plainHeaders } from "../base/headers.js";
import { isWrite } from "../base/hosts.js";
import { parseJson } from "../base/json.js";
import { leavesBase } from "../base/paths.js";
import { readsFirst } from "../base/reads-first.js";
import { showSize } from "../base/size.js";
import type { Content } from "../domain/media-file.js";
import { DomainError } from "../openapi/errors.js";
import { foreign } from "./admit.js";
import { withNote } from "./note-records.js";

/** How long the other server may be silent, in milliseconds of real time. */
const patience = 60_000;

/** The `Via` header in both directions. A request with it comes from a Standin and goes no further. */
const via = "1.1 standin";

/** Gives a passed page an opaque origin, so that its scripts cannot read or change data here. */
const sandbox = "sandbox allow-downloads allow-forms allow-modals allow-popups allow-scripts";

/** Headers that affect the whole origin, which is ours, and CORS headers, which we set ourselves. */
const ofOrigin =
  /^(?:access-control-.*|alt-svc|clear-site-data|cross-origin-opener-policy|nel|report-to|service-worker-allowed|strict-transport-security)$/i;

/** Forwards to `--proxy` what is unknown here, or not modeled and known there. Throws SERVICE_UNAVAILABLE. */
export function passOnTo(address: string): Required<Pick<Layers, "elsewhere" | "askElsewhere">> {
  const ask = async (context: Context, body?: Content): Promise<IncomingMessage | undefined> => {
    const { request } = context;
    const target = targetOf(address, context);
    const environment = environmentFor(context);
    if (environment) {
      context.requestBody = toJournaled(request, body);
      context.enter(environment);
      if (await isHeldUp(context, environment)) return undefined;
    }
    const options = { method: request.method, headers: requestHeaders(request, body?.size ?? 0), timeout: patience };
    const gone = new AbortController();
    request.onLeave(() => gone.abort());
    return send(target, { ...options, signal: gone.signal }, body).catch((error: Error) => {
      const detail = `Standin has no ${request.path}, and ${address} (--proxy) did not respond: ${error.message}.`;
      throw new DomainError("SERVICE_UNAVAILABLE", detail);
    });
  };
  return {
    async elsewhere(context) {
      const { request, mock } = context;
      if (isRoundTrip(request)) return refusePath(context);
      if (request.headers["service-worker"] !== undefined)
        throw foreign("A service worker of the --proxy server may not run here.");
      const pass = async (body?: Content) => {
        const answer = await ask(context, body);
        if (answer) await giveBack(context, answer);
      };
      if (isBodyless(request.headers)) return pass();
      const limit = mock.settings.maximumFileSize;
      const room = { memory: mock.memory, purpose: "requests in flight", limit } as const;
      await receiveBytes(context, room, pass).catch(refuseTooLarge(limit));
    },
    async askElsewhere(context) {
      if (isRoundTrip(context.request)) return false;
      const answer = await ask(context).catch(() => null);
      const hasAnswer = answer !== null && Number(answer?.statusCode ?? 200) < 400;
      // Without one, a fault has responded.
      if (hasAnswer && answer) await giveBack(context, answer);
      else answer?.resume();
      return hasAnswer;
    },
  };
}

/** Passed on by one that was told of us, or by ourselves: it would go round for ever. */
const isRoundTrip = ({ headers }: Transport): boolean => headers.via?.includes(via) === true;

async function giveBack(context: Context, answer: IncomingMessage): Promise<void> {
  const { statusCode: status = 502 } = answer;
  if (status < 100 || status > 999)
    throw new DomainError(
      "SERVICE_UNAVAILABLE",
      `The server of --proxy responded with the status ${status}, which HTTP does not have.`,
    );
  const records = environmentFor(context)?.domain.store.records;
  const pieces = records ? withNote(context, answer, records) : answer;
  await context.sendPieces(status, responseHeaders(answer), pieces);
}

/** A body as the journal keeps it: the value of JSON that an operation here would take. */
function toJournaled(request: Transport, body: Content | undefined): unknown {
  const text = !body || body.size > bodyLimits.json.bytes ? undefined : request.decode([body.bytes()]);
  return text === undefined ? undefined : parseJson(text);
}

/** The address of a request at the other server. Throws INVALID_ENDPOINT for what leads out of its base path. */
function targetOf(address: string, { request: { path, url }, envelope }: Context): URL {
  const below = path.slice(envelope.basePath.length);
  decodePath(below);
  if (leavesBase(below) || !/^(?:\/|$)/.test(below)) {
    const detail = `${JSON.stringify(path)} leads out of ${address} (--proxy), so Standin did not forward it. Request a path below it.`;
    throw new DomainError("INVALID_ENDPOINT", detail);
  }
  const query = url.indexOf("?");
  return new URL(address + below + (query < 0 ? "" : url.slice(query)));
}

/** How long the body is, is said anew: its length may be unknown to us until it is here. */
function requestHeaders({ headers, method }: Transport, size: number): Record<string, string> {
  const own = ["host", "via", "content-length", "transfer-encoding", "trailer", "proxy-authorization", "expect"];
  const passed = endToEnd(Object.entries(plainHeaders(headers)).flat(), own);
  return {
    ...Object.fromEntries(passed.flatMap((name, at) => (at % 2 === 0 ? [[name, passed[at + 1] ?? ""]] : []))),
    ...(size > 0 || isWrite(method) ? { "content-length": String(size) } : {}),
    via,
  };
}

/** Names and values in turn. */
function responseHeaders({ rawHeaders }: IncomingMessage): string[] {
  const passed = endToEnd(rawHeaders, ["via", "transfer-encoding", "trailer", "proxy-authenticate"]);
  const ofMessage = passed.filter((_, index) => !ofOrigin.test(passed[index - (index % 2)] ?? ""));
  return [...ofMessage, "Via", via, "Content-Security-Policy", sandbox];
}

async function send(target: URL, options: RequestOptions, body: Content | undefined): Promise<IncomingMessage> {
  // TLS is loaded only where it is needed, for a faster start.
  const request = target.protocol === "https:" ? (await import("node:https")).request : requestHttp;
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = request(target, options, (answer) => {
      isAnswered = true;
      answer.once("end", () => sent.destroy());
      resolve(answer);
    });
    sent.on("timeout", () => sent.destroy(new Error(`it was silent for ${patience / 1000} seconds`)));
    sent.on("error", reject);
    sent.on("socket", (socket) => readsFirst(socket, () => isAnswered));
    sent.on("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      reject(new Error(`it switched protocols (${statusCode}), which --proxy does not forward`));
    });
    // An error of the other server is told by its own event.
    pipeline(Readable.from(body?.pieces() ?? []), sent).catch(() => undefined);
  });
}

const refuseTooLarge = (limit: number) => (error: unknown) => {
  if (!(error instanceof BodyTooLargeError)) throw error;
  const detail = `The body has more than ${showSize(limit)} (${limit} bytes), so Standin did not forward it. Start it with a larger --max-file.`;
  throw new DomainError("PAYLOAD_TOO_LARGE", detail);
};
