import { readFile } from "node:fs/promises";
import type { RequestHandler } from "express";
import { DomainError } from "../domain/errors.js";
import { flatEnvelope } from "../wire/flat.js";
import { Exchange } from "./exchange.js";
import type { Host } from "./host.js";
import { fromFolder } from "./own-folder.js";

/** The built site: beside the bundle in the package; from source, where the build has put it. */
const folders = [new URL("./docs/", import.meta.url), new URL("../../dist/docs/", import.meta.url)];

/** Every file of the site, and nothing that could lead out of its folder. */
const pattern = /^\/((?:assets\/)?[a-z0-9-]+(?:\.[A-Za-z]+)?\.(?:html|css|js|svg|txt))$/;

const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
};

/** Its own files alone, from this server alone. Redoc puts its styles, and its pictures, into the page itself. */
function policyFor(name: string, host: Host): string {
  const styles = name.startsWith("reference") ? " 'unsafe-inline'" : "";
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return fromFolder(policy, "/docs/", host, styles);
}

/** `GET /docs/`: the documentation, as `standin docs` writes it. It needs no token, and holds nothing of any environment. */
export function serveDocs(host: Host): RequestHandler {
  return async (request, response) => {
    const exchange = new Exchange(host, flatEnvelope, request, response);
    try {
      // Its links are relative, so that the site can stand anywhere; they need the slash.
      if (request.path === "/docs") {
        exchange.setHeader("Location", "docs/");
        return exchange.sendNothing(302);
      }
      const path = request.path.slice("/docs".length);
      const name = path === "/" ? "index.html" : pattern.exec(path)?.[1];
      const bytes = name === undefined ? undefined : await read(name);
      if (name === undefined || bytes === undefined) {
        const detail = `The documentation has no ${path}. It starts at /docs/; from source, \`npm run build\` makes it.`;
        throw new DomainError("INVALID_ENDPOINT", detail);
      }
      response.writeHead(200, {
        "Content-Type": mediaTypes[name.split(".").at(-1) ?? ""],
        "Content-Length": bytes.length,
        "Cache-Control": "no-cache",
        "Content-Security-Policy": policyFor(name, host),
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
      });
      response.end(request.method === "HEAD" ? undefined : bytes);
      exchange.concludeStream();
    } catch (error) {
      exchange.sendThrown(error);
    }
  };
}

async function read(name: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const bytes = await readFile(new URL(name, folder)).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}
