import type { MockSettings } from "../mock/mock.js";
import { hostnameOf } from "./foreign.js";

/**
 * A second policy beside a page's own: its scripts and styles come from its folder, such as `/docs/`, and not from the files
 * that somebody has stored. Both policies must allow what is loaded: the first says from this server, which a path cannot
 * be added to, and this one from the folder of any server, since a proxy may keep from us by which name the browser knows ours.
 */
export function fromFolder(policy: string, folder: string, { publicUrl }: MockSettings): string {
  const prefix = hostnameOf(publicUrl) === undefined ? "" : new URL(publicUrl ?? "").pathname.replace(/\/$/, "");
  const folders = [...new Set([folder, prefix + folder])];
  const sources = folders.flatMap((path) => [`http://*:*${path}`, `https://*:*${path}`]).join(" ");
  return `${policy}, script-src ${sources}; style-src ${sources}`;
}
