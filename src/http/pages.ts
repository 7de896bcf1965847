import type { Context } from "../api/context.js";
import type { Handler } from "../api/handler.js";
import { refuseMethod, refusePath } from "../api/refuse.js";
import { placeDocs } from "../base/docs-site.js";
import { DomainError } from "../openapi/errors.js";
import { fromFolder, sendStatic } from "./static-files.js";

/** The folder beside the bundle; from source, where the build has put it. */
const consoleFolders = [new URL("./console/", import.meta.url), new URL("../../dist/console/", import.meta.url)];

/** Allows only scripts and styles of this server. The console inserts data only as text. */
const consolePolicy = [
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

/** The path of the page, or of a file of it. */
const consolePath = /^\/_standin(?:\/(?:page\/([a-z][a-z-]*\.(?:css|js|svg)))?)?$/;

export const isPageFile = (path: string): boolean => consolePath.test(path);

/** `GET /_standin`: the page, and its files below `/_standin/page/`. It holds nothing of any environment. */
export const servePage: Handler = async (context) => {
  const name = consolePath.exec(context.request.path)?.[1] ?? "index.html";
  if (!(await sendPage(context, name))) throw new DomainError("INVALID_ENDPOINT", `The console has no file ${name}.`);
};

/** Sends a file of the console. Resolves with false if there is none of that name. */
function sendPage(context: Context, name: string): Promise<boolean> {
  const headers = {
    "Content-Security-Policy": fromFolder(consolePolicy, "/_standin/page/", context),
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
  return sendStatic(context, name, { folders: consoleFolders, headers });
}

/** The built site: beside the bundle in the package; from source, where the build has put it. */
const docsFolders = [new URL("./docs/", import.meta.url), new URL("../../dist/docs/", import.meta.url)];

/** Every file of the site, and nothing that could lead out of its folder. */
const docsFile = /^\/((?:assets\/(?:chunks\/)?)?[@\w-]+(?:\.[\w-]+)*\.(?:html|css|js|svg|md|txt))$/;

/** The pages send their examples to the mock that serves them, which is above their folder. */
const atMock = (name: string, bytes: Buffer): Buffer => placeDocs(name, bytes, { mock: "../" });

/** Only its own files, only from this server. */
function policyFor(context: Context): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    // Examples are sent to the mock that serves them.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return fromFolder(policy, "/docs/", context);
}

/** `GET /docs/`: the documentation, as `standin docs` writes it. It needs no token, and holds nothing of any environment. */
const serveDocs: Handler = async (context) => {
  // Its links are relative, so that the site can stand anywhere; they need the slash.
  if (context.request.path === "/docs") {
    context.setHeader("Location", "docs/");
    return context.sendNothing(302);
  }
  const path = context.request.path.slice("/docs".length);
  const name = path === "/" ? "index.html" : docsFile.exec(path)?.[1];
  const headers = {
    "Content-Security-Policy": policyFor(context),
    "X-Content-Type-Options": "nosniff",
  };
  if (name !== undefined && (await sendStatic(context, name, { folders: docsFolders, headers, place: atMock }))) return;
  const detail = `The documentation has no ${path}. It starts at /docs/. From source, \`npm run build\` builds it.`;
  throw new DomainError("INVALID_ENDPOINT", detail);
};

/** `GET /`: for a browser, which asks for HTML, a page that leads to the console and the documentation; for others nothing is there. */
const serveWelcome: Handler = async (context) => {
  const asksForHtml = /\btext\/html\b/.test(context.request.headers.accept ?? "");
  if (!(asksForHtml && (await sendPage(context, "welcome.html")))) refusePath(context);
};

/** The page at a path: of the documentation, or what welcomes a browser. With a proxy, the other server's own page is at `/`. */
export function findPage({ request: { method, path }, mock }: Context): Handler | undefined {
  const isRead = method === "GET" || method === "HEAD";
  if (path === "/docs" || path.startsWith("/docs/"))
    return isRead ? serveDocs : (context) => refuseMethod(context, ["GET"]);
  return path === "/" && isRead && mock.settings.proxy === undefined ? serveWelcome : undefined;
}
