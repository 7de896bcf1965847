import { showSize } from "../base/size.js";
import { fileAt, findAddress, storeFile } from "../domain/files.js";
import { type Content, type MediaFile, maximumMediaType } from "../domain/media-file.js";
import type { Account, Purpose } from "../domain/memory.js";
import { type Address, addressLifetime } from "../domain/store/files.js";
import type { Store } from "../domain/store/store.js";
import { toSeconds, toTimestamp } from "../domain/timestamp.js";
import { type Environment, isEnvironmentName } from "../mock/environment.js";
import { DomainError } from "../openapi/errors.js";
import { rangeOf } from "./conditions.js";
import type { Context } from "./context.js";
import { isHeldUp } from "./faults.js";
import { decodePath, refuseMethod } from "./refuse.js";
import { BodyTooLargeError } from "./transport.js";

/** The handler of a request for a file. Undefined for other paths. Throws INVALID_ENDPOINT for an undecodable path. */
export function findFile(context: Context): (() => void | Promise<void>) | undefined {
  const { method, path } = context.request;
  const [, kind, environment, rest] = /^\/(storage|assets)\/([^/]+)\/(.+)$/s.exec(path) ?? [];
  if (kind === undefined || (kind === "storage" && rest?.includes("/"))) return undefined;
  const [name, address] = [decodePath(environment), decodePath(rest)];
  const wanted = kind === "storage" ? "PUT" : "GET";
  if (wanted !== (method === "HEAD" ? "GET" : method)) return () => refuseMethod(context, [wanted]);
  return kind === "storage" ? () => storeBytes(context, name, address) : () => serveAsset(context, name, `/${address}`);
}

/** `PUT` of a file's bytes to an upload URL, repeatable until it expires. Stores nothing unless all bytes arrive. */
async function storeBytes(context: Context, name: string, id: string): Promise<void> {
  const { store, environment } = enter(context, name);
  if (environment && (await isHeldUp(context, environment))) return;
  // Only existing environments have upload URLs, so a wrong one creates nothing.
  const now = context.mock.environments.peek(name)?.clock.now() ?? 0;
  const { address, isExpired } = findAddress(store, id, now);
  if (isExpired) return context.sendText(403, "application/xml", expired(address, now));
  const limit = context.mock.settings.maximumFileSize;
  const type = context.request.headers["content-type"];
  if (type !== undefined && type.length > maximumMediaType) throw longMediaType();
  // The store counts it again.
  const content = await receiveBytes(
    context,
    { memory: store.memory, purpose: "files", limit },
    (bytes) => bytes,
  ).catch((error) => {
    throw error instanceof BodyTooLargeError ? tooLarge(limit) : error;
  });
  storeFile(store, address, content, type);
  await context.settle(name);
  context.setHeader("Content-Length", "0");
  context.sendNothing(200);
}

/** Where the bytes of a body count, and the most of them. */
interface Room {
  memory: Account;
  purpose: Purpose;
  limit: number;
}

/** The bytes of a body, which count from their arrival. Unless all arrive, none remain. Throws a BodyTooLargeError. */
export async function receiveBytes<Used>(
  { mock, request, pace }: Context,
  { memory, purpose, limit }: Room,
  use: (content: Content) => Used | Promise<Used>,
): Promise<Used> {
  const spool = mock.createSpool();
  let held = 0;
  const take = (chunk: Uint8Array) => {
    spool.add(chunk);
    memory.charge(purpose, spool.memory - held);
    held = spool.memory;
  };
  try {
    await request.readBody(limit, { take, pace }).catch((error) => {
      spool.discard();
      throw error;
    });
    return await use(spool.end());
  } finally {
    memory.release(purpose, held);
  }
}

const longMediaType = () =>
  new DomainError(
    "INVALID_CONTENT_TYPE_HEADER",
    `Content-Type has more than ${maximumMediaType} characters. Send a media type such as image/png.`,
  );

const tooLarge = (limit: number) =>
  new DomainError(
    "PAYLOAD_TOO_LARGE",
    `The file has more than ${showSize(limit)} (${limit} bytes). Send a smaller one, or start Standin with a larger --max-file.`,
  );

/** The response of Amazon S3 to an expired signed URL. The published service uses S3. */
function expired({ id, expires }: Address, now: number): string {
  const members = {
    Code: "AccessDenied",
    Message: "Request has expired",
    "X-Amz-Expires": addressLifetime / 1000,
    Expires: toSeconds(toTimestamp(expires)),
    ServerTime: toSeconds(toTimestamp(now)),
    RequestId: id,
    HostId: "standin",
  };
  const xml = Object.entries(members).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${xml.join("")}</Error>`;
}

/** `GET` of an upload's file, with its media type and without a way to run scripts in the server's origin. */
async function serveAsset(context: Context, name: string, url: string): Promise<void> {
  const { store, environment } = enter(context, name);
  const names = (id: string) => store.uploads.get(id)?.url === url;
  if (environment && (await isHeldUp(context, environment, names))) return;
  const file = fileAt(store, url);
  if (!file) {
    const detail = `No upload has its file at ${context.request.path}. A rename or a new version moves a file: read the upload's url.`;
    throw new DomainError("NOT_FOUND", detail);
  }
  await sendFile(context, file);
}

/** The environment of a request and its store. A URL creates none, since any page could request thousands. */
function enter(context: Context, name: string): { store: Store; environment?: Environment } {
  if (!isEnvironmentName(name))
    throw new DomainError("NOT_FOUND", `${JSON.stringify(name)} is not a valid environment name.`);
  const { environments } = context.mock;
  const environment = environments.peek(name);
  if (!environment) return { store: environments.storeToRead(name) };
  context.enter(environment);
  return { store: environment.domain.store, environment };
}

export async function sendFile(
  context: Context,
  { mimeType, content }: Pick<MediaFile, "mimeType" | "content">,
): Promise<void> {
  const { request } = context;
  const { size } = content;
  const etag = `"${content.md5}"`;
  context.setHeaders({ ...fileHeaders, ETag: etag });
  if (context.isKnown(etag)) return context.sendNothing(304);
  const range = rangeOf(request, size, etag);
  if (range === null) {
    context.setHeaders({ "Content-Range": `bytes */${size}`, "Content-Length": "0" });
    return context.sendNothing(416);
  }
  const { from, to } = range ?? { from: 0, to: size };
  if (range) context.setHeader("Content-Range", `bytes ${from}-${to - 1}/${size}`);
  const type = mimeType.startsWith("text/") && isUtf8(content) ? `${mimeType}; charset=utf-8` : mimeType;
  await context.sendFile(type, content.pieces(from, to), to - from, range ? 206 : 200);
}

/** Whether a text starts as UTF-8. Of another encoding, the browser finds out itself, by its mark or the page. */
function isUtf8(content: Content): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content.head(startBytes), { stream: content.size > startBytes });
    return true;
  } catch {
    return false;
  }
}

const startBytes = 64 * 1024;

const fileHeaders = {
  "Accept-Ranges": "bytes",
  "Cache-Control": "no-cache",
  "X-Content-Type-Options": "nosniff",
  // Uploaded HTML or SVG runs no script and has no access to this origin.
  "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
