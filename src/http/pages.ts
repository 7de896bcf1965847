import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { contentType } from "mime-types";
import type { Context } from "../api/context.js";
import type { Handler } from "../api/handler.js";
import { refuseMethod, refusePath } from "../api/refuse.js";
import { mark, palette } from "../base/brand.js";
import { placeDocs } from "../base/docs-site.js";
import { DomainError } from "../openapi/errors.js";

/** The folders of the console and of the documentation: beside the bundle, or from source, where the build has put them. */
const foldersOf = (name: string) => [
  new URL(`./${name}/`, import.meta.url),
  new URL(`../../dist/${name}/`, import.meta.url),
];
const folders = { console: foldersOf("console"), docs: foldersOf("docs") };

/** What is no file: the console page shares it with the documentation and the reports. */
const shared: Readonly<Record<string, Buffer>> = {
  "palette.css": Buffer.from(palette),
  "mark.svg": Buffer.from(mark),
};

/** Allows only scripts and styles of this server, and requests to it. */
const policyFor = (images: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${images}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The console inserts data only as text. */
const textOnly = "; require-trusted-types-for 'script'; trusted-types 'none'";

/** Sends a file of a folder, with a media type by its name. Resolves with false if there is none of that name. */
async function sendStatic(
  context: Context,
  of: keyof typeof folders,
  name: string,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  for (const folder of folders[of]) {
    const found = shared[name] ?? (await readFile(new URL(name, folder)).catch(() => undefined));
    if (!found) continue;
    // The pages send their examples to the mock that serves them, which is above their folder.
    const bytes = of === "docs" ? placeDocs(name, found, { mock: "../" }) : found;
    const always = {
      "Cache-Control": "no-cache",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    };
    context.setHeaders({ ...always, ...headers });
    await context.sendFile(contentType(extname(name)) || "application/octet-stream", [bytes], bytes.length);
    return true;
  }
  return false;
}

/**
 * Adds a second policy: scripts and styles come only from the page's folder, such as `/docs/`, not from stored files. Browsers
 * require both policies. The first allows this server, but no path; this one allows the folder on any server, because a proxy
 * may hide the server's public name from us.
 */
function fromFolder(policy: string, folder: string, { origin }: Context): string {
  // From --public-url, or from a trusted proxy.
  const prefix = URL.canParse(origin) ? new URL(origin).pathname.replace(/\/$/, "") : "";
  const folders = [...new Set([folder, prefix + folder])];
  const sources = folders.flatMap((path) => [`http://*:*${path}`, `https://*:*${path}`]).join(" ");
  return `${policy}, script-src ${sources}; style-src ${sources}`;
}

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
    "Content-Security-Policy": fromFolder(policyFor("data:") + textOnly, "/_standin/page/", context),
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
  };
  return sendStatic(context, "console", name, headers);
}

/** Every file of the site, and nothing that could lead out of its folder. */
const docsFile = /^\/((?:assets\/(?:chunks\/)?)?[@\w-]+(?:\.[\w-]+)*\.(?:html|css|js|svg|md|txt))$/;

/** `GET /docs/`: the documentation, as `standin docs` writes it. It needs no token, and holds nothing of any environment. */
const serveDocs: Handler = async (context) => {
  // Its links are relative, so that the site can stand anywhere; they need the slash.
  if (context.request.path === "/docs") {
    context.setHeader("Location", "docs/");
    return context.sendNothing(302);
  }
  const path = context.request.path.slice("/docs".length);
  const name = path === "/" ? "index.html" : docsFile.exec(path)?.[1];
  const headers = { "Content-Security-Policy": fromFolder(policyFor("data:"), "/docs/", context) };
  if (name !== undefined && (await sendStatic(context, "docs", name, headers))) return;
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
