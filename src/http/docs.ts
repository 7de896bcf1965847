import type { MockSettings } from "../mock/mock.js";
import { DomainError } from "../openapi/errors.js";
import type { Handler } from "./handler.js";
import { fromFolder } from "./own-folder.js";
import { sendStatic } from "./static-files.js";

/** The built site: beside the bundle in the package; from source, where the build has put it. */
const folders = [new URL("./docs/", import.meta.url), new URL("../../dist/docs/", import.meta.url)];

/** Every file of the site, and nothing that could lead out of its folder. */
const pattern = /^\/((?:assets\/)?[a-z0-9-]+(?:\.[A-Za-z]+)?\.(?:html|css|js|svg|txt))$/;

/** Nothing in the site's files; from a mock it is what a page can do with one. */
const servedScript = "assets/served.js";

/** Only its own files, only from this server. */
function policyFor(settings: MockSettings): string {
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
  return fromFolder(policy, "/docs/", settings);
}

/** `GET /docs/`: the documentation, as `standin docs` writes it. It needs no token, and holds nothing of any environment. */
export const serveDocs: Handler = async (context) => {
  // Its links are relative, so that the site can stand anywhere; they need the slash.
  if (context.request.path === "/docs") {
    context.setHeader("Location", "docs/");
    return context.sendNothing(302);
  }
  const path = context.request.path.slice("/docs".length);
  const name = path === "/" ? "index.html" : pattern.exec(path)?.[1];
  const file = name === servedScript ? "assets/on-mock.js" : name;
  const headers = {
    "Content-Security-Policy": policyFor(context.mock.settings),
    "X-Content-Type-Options": "nosniff",
  };
  if (file !== undefined && (await sendStatic(context, folders, file, headers))) return;
  const detail = `The documentation has no ${path}. It starts at /docs/; from source, \`npm run build\` makes it.`;
  throw new DomainError("INVALID_ENDPOINT", detail);
};
