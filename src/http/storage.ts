import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { RequestHandler, Response } from "express";
import { DomainError } from "../domain/errors.js";
import { fileAt, maximumFileSize, type StoredFile, storagePath, storeFile } from "../domain/files.js";
import type { State } from "../domain/state.js";
import { flatEnvelope } from "../wire/flat.js";
import { isEnvironmentName } from "./environment-name.js";
import { Exchange } from "./exchange.js";
import type { Host } from "./host.js";
import { BodyTooLargeError, readChunks } from "./read-body.js";

/** `PUT` of a file's bytes to an address that was given out for it. Nothing is kept unless all of it arrives. */
export function storageHandler(host: Host): RequestHandler {
  return async (request, response) => {
    const exchange = new Exchange(host, flatEnvelope, request, response);
    try {
      const { environment, address } = request.params as { environment: string; address: string };
      const state = stateToRead(host, exchange, environment);
      // Only an environment that is open has given out addresses, so that nothing else is changed after this.
      storagePath(state, address);
      const chunks = await readChunks(request, maximumFileSize);
      storeFile(state, address, chunks, request.headers["content-type"]);
      exchange.setHeader("Content-Length", "0");
      exchange.sendNothing(200);
    } catch (error) {
      exchange.sendThrown(error instanceof BodyTooLargeError ? tooLarge() : error);
    }
  };
}

const tooLarge = () =>
  new DomainError("PAYLOAD_TOO_LARGE", `The file has more than ${maximumFileSize} bytes; send a smaller one.`);

/** `GET` of an upload's file, with a media type and nothing that could run under the server's origin. */
export function assetHandler(host: Host): RequestHandler {
  return async (request, response) => {
    const { environment, path } = request.params as unknown as { environment: string; path: string[] };
    const exchange = new Exchange(host, flatEnvelope, request, response);
    try {
      const file = fileAt(stateToRead(host, exchange, environment), `/${path.join("/")}`);
      if (!file) {
        const detail = `No upload has its file at ${request.path}; a rename or a new version moves it. Read the upload's url.`;
        throw new DomainError("NOT_FOUND", detail);
      }
      await sendFile(file, request.method, response);
      exchange.concludeStream();
    } catch (error) {
      exchange.sendThrown(error);
    }
  };
}

/**
 * The state of the environment that an address names, since it is called without a header of ours. No address opens one: any
 * page can have thousands of them called.
 */
function stateToRead(host: Host, exchange: Exchange, name: string): State {
  if (!isEnvironmentName(name))
    throw new DomainError("NOT_FOUND", `No environment can be called ${JSON.stringify(name)}.`);
  const environment = host.openEnvironment(name);
  if (environment) exchange.enter(environment);
  return host.stateToRead(name);
}

/** Answers a file with its media type and with nothing that could run under the server's origin. */
export async function sendFile(file: StoredFile, method: string, response: Response): Promise<void> {
  response.setHeader("Content-Type", withCharset(file.mimeType));
  response.setHeader("Content-Length", file.size);
  response.setHeader("Cache-Control", "no-cache");
  response.setHeader("X-Content-Type-Options", "nosniff");
  // A stranger's HTML or SVG runs no script and has no access to this origin.
  response.setHeader(
    "Content-Security-Policy",
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  );
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  // A client that hangs up in the middle is no failure of ours.
  await pipeline(Readable.from(method === "HEAD" ? [] : file.chunks), response).catch(() => undefined);
}

const withCharset = (mimeType: string) => (mimeType.startsWith("text/") ? `${mimeType}; charset=utf-8` : mimeType);
