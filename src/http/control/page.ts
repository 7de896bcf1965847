import { readFile } from "node:fs/promises";
import type { RequestHandler } from "express";
import { DomainError } from "../../domain/errors.js";
import { flatEnvelope } from "../../wire/flat.js";
import { Exchange } from "../exchange.js";
import type { Host } from "../host.js";
import { fromFolder } from "../own-folder.js";

/** Beside this file in the source; beside the bundle in the package, where the build has put a copy. */
const folder = new URL("./page/", import.meta.url);

const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

/** Its own scripts and styles alone, from this server alone; nothing is put into the page but as text. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** The path of a file of the page below `/_standin`; the page itself is at `/`. */
const pattern = /^\/(?:page\/([a-z][a-z-]*\.(?:css|js|svg)))?$/;

export const isPageFile = (path: string): boolean => pattern.test(path);

/** `GET /_standin`: the page, and its files below `/_standin/page/`. It holds nothing of any environment. */
export function servePage(host: Host): RequestHandler {
  return async (request, response) => {
    const exchange = new Exchange(host, flatEnvelope, request, response);
    try {
      const name = pattern.exec(request.path)?.[1] ?? "index.html";
      const bytes = await readFile(new URL(name, folder)).catch(() => {
        throw new DomainError("INVALID_ENDPOINT", `The page has no file ${name}.`);
      });
      response.writeHead(200, {
        "Content-Type": mediaTypes[name.split(".").at(-1) ?? ""],
        "Content-Length": bytes.length,
        "Cache-Control": "no-cache",
        "Content-Security-Policy": fromFolder(policy, "/_standin/page/", host),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Frame-Options": "DENY",
      });
      response.end(request.method === "HEAD" ? undefined : bytes);
      exchange.concludeStream();
    } catch (error) {
      exchange.sendThrown(error);
    }
  };
}
