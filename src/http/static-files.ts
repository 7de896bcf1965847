import { readFile } from "node:fs/promises";
import type { Context } from "../api/context.js";
import { mark, palette } from "../base/brand.js";

const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  md: "text/markdown; charset=utf-8",
  txt: "text/plain; charset=utf-8",
};

/** What is no file: the console page shares it with the documentation and the reports. */
const shared: Readonly<Record<string, Buffer>> = {
  "palette.css": Buffer.from(palette),
  "mark.svg": Buffer.from(mark),
};

/** Files that are served in the same way. */
interface StaticFiles {
  folders: readonly URL[];
  headers: Readonly<Record<string, string>>;
  /** The bytes to send for a file. */
  place?: (name: string, bytes: Buffer) => Buffer;
}

/** Sends a file from the first folder that has it, with a media type by its name. Resolves with false if none has it. */
export async function sendStatic(
  context: Context,
  name: string,
  { folders, headers, place = (_, bytes) => bytes }: StaticFiles,
): Promise<boolean> {
  for (const folder of folders) {
    const found = shared[name] ?? (await readFile(new URL(name, folder)).catch(() => undefined));
    if (!found) continue;
    const bytes = place(name, found);
    context.setHeaders({ "Cache-Control": "no-cache", "Referrer-Policy": "no-referrer", ...headers });
    await context.sendFile(
      mediaTypes[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
      [bytes],
      bytes.length,
    );
    return true;
  }
  return false;
}

/**
 * Adds a second policy: scripts and styles come only from the page's folder, such as `/docs/`, not from stored files. Browsers
 * require both policies. The first allows this server, but no path; this one allows the folder on any server, because a proxy
 * may hide the server's public name from us.
 */
export function fromFolder(policy: string, folder: string, { origin }: Context): string {
  // From --public-url, or from a trusted proxy.
  const prefix = URL.canParse(origin) ? new URL(origin).pathname.replace(/\/$/, "") : "";
  const folders = [...new Set([folder, prefix + folder])];
  const sources = folders.flatMap((path) => [`http://*:*${path}`, `https://*:*${path}`]).join(" ");
  return `${policy}, script-src ${sources}; style-src ${sources}`;
}
