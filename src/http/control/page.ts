import type { Context } from "../../api/context.js";
import { DomainError } from "../../openapi/errors.js";
import type { Handler } from "../handler.js";
import { fromFolder } from "../own-folder.js";
import { sendStatic } from "../static-files.js";

/** Beside the bundle, where the build has put a copy; in the source, in a room of its own. */
const folders = [new URL("./console/", import.meta.url), new URL("../../console/", import.meta.url)];

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

/** The path of the page, or of a file of it. */
const pattern = /^\/_standin(?:\/(?:page\/([a-z][a-z-]*\.(?:css|js|svg)))?)?$/;

export const isPageFile = (path: string): boolean => pattern.test(path);

/** `GET /_standin`: the page, and its files below `/_standin/page/`. It holds nothing of any environment. */
export const servePage: Handler = async (context) => {
  const name = pattern.exec(context.request.path)?.[1] ?? "index.html";
  if (!(await sendPage(context, name))) throw new DomainError("INVALID_ENDPOINT", `The page has no file ${name}.`);
};

/** Sends a page of the console's folder, or a file of one; false where there is none of that name. */
export function sendPage(context: Context, name: string): Promise<boolean> {
  return sendStatic(context, folders, name, {
    "Content-Security-Policy": fromFolder(policy, "/_standin/page/", context.mock.settings),
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
}
