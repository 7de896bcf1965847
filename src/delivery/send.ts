import { constants, unzipSync } from "node:zlib";
import type { buildConnector as BuildConnector, Dispatcher } from "undici";
import { plainHeaders, skipsInterim } from "../base/headers.js";
import { type CallRequest, type CallResponse, noResponse, notSent, toCallResponse } from "../domain/call-record.js";
import { depthHeader } from "../domain/depth.js";
import { type Callable, callableUrl, NotCallableError } from "./callable.js";
import { assertCallableSocket, lookupLoopback } from "./callable-socket.js";
import { maximumResponseBytes, timedOut, totalTimeout } from "./limits.js";

/** The published limit, in milliseconds. */
const connectTimeout = 2000;

export interface AttemptOptions extends Callable {
  /** Calls back after this number of real milliseconds. */
  wake(milliseconds: number, callback: () => void): { cancel(): void };
  /** The position of the call in a chain of calls. */
  depth: number;
  signal: AbortSignal;
}

/** Makes one call on its own connection and reads the response. Never throws: the response contains errors. */
export async function send(request: CallRequest, options: AttemptOptions): Promise<CallResponse> {
  const url = callableUrl(request.url, options);
  if (!(url instanceof URL)) return url;

  // Loaded at the first call, for a faster start. Imported as a whole, because the bundle has no named exports.
  const { Client, buildConnector } = (await import("undici")).default;
  const late = new AbortController();
  const endAfter = (milliseconds: number, reason: string) => options.wake(milliseconds, () => late.abort(reason));
  const connecting = endAfter(connectTimeout, `No connection within ${connectTimeout / 1000} s.`);
  const answering = endAfter(totalTimeout, timedOut);
  const client = new Client(url.origin, {
    connect: skipsInterim(guardedConnector(buildConnector, url, options, () => connecting.cancel())),
    // undici's own timers are coarse. Ours are exact.
    headersTimeout: 0,
    bodyTimeout: 0,
    pipelining: 1,
  });
  // A signal of the request would not end one that still waits for its connection.
  late.signal.addEventListener("abort", () => void client.destroy());
  try {
    const response = await client.request({
      method: "POST",
      path: url.pathname + url.search,
      headers: { ...request.headers, [depthHeader]: String(options.depth) },
      body: request.body,
      signal: options.signal,
    });
    return await readResponse(response);
  } catch (error) {
    if (error instanceof NotCallableError) return notSent(`${error.message}.`);
    return noResponse(late.signal.aborted ? late.signal.reason : reasonOf(error as NodeJS.ErrnoException, url));
  } finally {
    connecting.cancel();
    answering.cancel();
    void client.destroy();
  }
}

/** Connects as usual, and disconnects at once if the peer has a forbidden address. */
function guardedConnector(
  buildConnector: typeof BuildConnector,
  url: URL,
  callable: Callable,
  onConnected: () => void,
): BuildConnector.connector {
  const connect = buildConnector({
    // Ours is the real timeout. This one must only not fire earlier.
    timeout: totalTimeout * 2,
    ...(callable.anyAddress ? {} : { lookup: lookupLoopback }),
  });
  return (target, callback) => {
    connect(target, (error, socket) => {
      if (error) return callback(error, null);
      onConnected();
      try {
        assertCallableSocket(socket, url, callable);
      } catch (refusal) {
        socket.destroy();
        return callback(refusal as Error, null);
      }
      callback(null, socket);
    });
  };
}

async function readResponse({ statusCode: status, headers, body }: Dispatcher.ResponseData): Promise<CallResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maximumResponseBytes) break;
  }
  const shown = plainHeaders(headers);
  return toCallResponse(status, shown, textOf(Buffer.concat(chunks).subarray(0, maximumResponseBytes), shown));
}

/** A body as its headers say that it is compressed and encoded. Unknown or wrong ones leave the bytes, as UTF-8. */
function textOf(bytes: Buffer, headers: Readonly<Record<string, string>>): string {
  const { "content-encoding": coding = "", "content-type": type = "" } = headers;
  // A body that was cut off is shown as far as it goes.
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 16 * maximumResponseBytes };
  try {
    const plain = /^(?:x-)?gzip$|^deflate$/i.test(coding) ? unzipSync(bytes, options) : bytes;
    const [, charset] = /;\s*charset="?([^\s;"]+)/i.exec(type) ?? [];
    return new TextDecoder(charset, { ignoreBOM: true }).decode(plain.subarray(0, maximumResponseBytes));
  } catch {
    return bytes.toString("utf8");
  }
}

function reasonOf(error: NodeJS.ErrnoException, { host, hostname }: URL): string {
  switch (error.code) {
    case "ECONNREFUSED":
      return `The connection to ${host} was refused. Is the receiver running?`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `DNS has no address for ${hostname}. Check the URL of the webhook.`;
    case "ECONNRESET":
    case "EPIPE":
    case "UND_ERR_SOCKET":
      return `${host} closed the connection before its response was complete.`;
    case "ERR_SSL_WRONG_VERSION_NUMBER":
      return `${host} does not speak TLS. If the receiver speaks plain HTTP, call it with http://.`;
    case "DEPTH_ZERO_SELF_SIGNED_CERT":
    case "SELF_SIGNED_CERT_IN_CHAIN":
    case "UNABLE_TO_VERIFY_LEAF_SIGNATURE":
      return `The certificate of ${host} is not trusted (${error.message}). Start Standin with NODE_EXTRA_CA_CERTS=FILE to trust its authority.`;
    case "UND_ERR_INVALID_ARG":
      return `Not sent: ${error.message}.`;
    default:
      return `The call failed: ${error.message}.`;
  }
}
