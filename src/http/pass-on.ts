import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { refusePath } from "../api/refuse.js";
import { BodyTooLargeError, isBodyless } from "../api/transport.js";
import { showSize } from "../base/size.js";
import { DomainError } from "../openapi/errors.js";
import type { Handler } from "./handler.js";

/** How long the other server may be silent, in milliseconds of real time. */
const patience = 60_000;

/** What both directions say of who has handled them; a request that has it came from a Standin, and goes no further. */
const via = "1.1 standin";

/** What is said of one connection, and not to whoever is behind it (RFC 9110, 7.6.1). */
const ofConnection: ReadonlySet<string> = new Set([
  ...["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection"],
  ...["te", "trailer", "transfer-encoding", "upgrade", "host", "via"],
]);

/**
 * Hands what is not here to the server of `--proxy`, and its response back as it is. `/json-api` is left out of the path: the
 * address stands for what the client of that envelope takes for the whole service. Throws SERVICE_UNAVAILABLE where it does not answer.
 */
export function passOnTo(address: string): Handler {
  return async (context) => {
    const { request, envelope, mock } = context;
    // Passed on by one that was told of us, or by ourselves: it would go round for ever.
    if (request.headers.via?.includes(via)) return refusePath(context);
    const limit = mock.settings.maximumFileSize;
    const body = isBodyless(request.headers) ? [] : await request.readBody(limit).catch(refuseTooLarge(limit));
    const query = request.url.indexOf("?");
    const target = address + request.path.slice(envelope.basePath.length) + (query < 0 ? "" : request.url.slice(query));
    const headers = { ...Object.fromEntries(Object.entries(request.headers).filter(isPassed)), via };
    const answer = await ask(target, { method: request.method, headers, timeout: patience }, body).catch(
      (error: Error) => {
        const detail = `${request.path} is not here, and ${address} (--proxy) did not answer: ${error.message}.`;
        throw new DomainError("SERVICE_UNAVAILABLE", detail);
      },
    );
    await context.sendPassedOn(answer.statusCode ?? 502, [...passedHeaders(answer), "Via", via], answer);
  };
}

const isPassed = ([name]: [string, unknown]): boolean => !ofConnection.has(name);

/** Names and values in turn. Which pages may read it is ours to say. */
function passedHeaders({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? "";
    return !ofConnection.has(name) && !name.startsWith("access-control-");
  });
}

function ask(target: string, options: RequestOptions, body: readonly Uint8Array[]): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = target.toLowerCase().startsWith("https:") ? requestHttps : requestHttp;
    const sent = request(target, options, resolve);
    sent.on("timeout", () => sent.destroy(new Error(`it was silent for ${patience / 1000} seconds`)));
    sent.on("error", reject);
    for (const piece of body) sent.write(piece);
    sent.end();
  });
}

const refuseTooLarge = (limit: number) => (error: unknown) => {
  if (!(error instanceof BodyTooLargeError)) throw error;
  const detail = `The body has more than ${showSize(limit)} (${limit} bytes), and is not passed on; start Standin with another --max-file.`;
  throw new DomainError("PAYLOAD_TOO_LARGE", detail);
};
