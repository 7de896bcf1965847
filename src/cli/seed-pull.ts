import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isObject, type JsonObject, type JsonValue } from "../base/json.js";
import { withoutLastSlashes } from "../base/last-slashes.js";
import { wake } from "../runtime/clock.js";
import { nodePlatform } from "../runtime/node-platform.js";
import { seedFileName } from "../seed/folder.js";
import { loadSeed } from "../seed/load.js";
import { prepareSeed } from "../seed/seed.js";
import { schemaFor } from "./seed-init.js";
import { type Project, readProject } from "./seed-source.js";

export interface PullOptions {
  from: string;
  token: string;
  environment?: string;
  out: string;
  /** Tells how far it is. */
  say(text: string): void;
}

/** What a seed has of each kind; the rest is the service's own. */
const uploadFields = [
  ...["id", "path", "basename", "author", "copyright", "notes", "tags", "default_field_metadata"],
  ...["upload_collection", "created_at", "updated_at"],
] as const;
const webhookFields = [
  ...["id", "name", "url", "custom_payload", "headers", "events", "http_basic_user", "http_basic_password"],
  ...["enabled", "payload_api_version", "nested_items_in_payload", "auto_retry"],
] as const;
const collectionFields = ["id", "label", "position", "parent"] as const;

/**
 * Writes a folder with `seed.json` and `files/`, which `--seed` takes. Files that are there already, of the size that they must have, are not
 * fetched again. Throws a UsageError for what the user can mend.
 */
export async function pullSeed({ from, token, environment, out, say }: PullOptions): Promise<void> {
  const headers = {
    Authorization: `Bearer ${token}`,
    Accept: "application/json",
    "X-Api-Version": "3",
    ...(environment === undefined ? {} : { "X-Environment": environment }),
  };
  const project = readProject(withoutLastSlashes(from), headers, (time) => new Promise((done) => wake(time, done)));
  await mkdir(join(out, "files"), { recursive: true });
  // The list has the newest first, and a seed the oldest.
  const uploads = (await project.list("/uploads")).reverse();
  const webhooks = await project.list("/webhooks");
  const collections = await project.list("/upload-collections");
  say(`${uploads.length} uploads, ${webhooks.length} webhooks, ${collections.length} collections.`);
  const files: JsonObject[] = [];
  for (const [index, upload] of uploads.entries()) {
    files.push(await takeFile(project, upload, out));
    say(`${index + 1}/${uploads.length} ${String(upload.filename)}`);
  }
  const site = await project.find("/site");
  const isByField = isObject(site?.meta) && site.meta.non_localized_focal_points === true;
  const seed = {
    $schema: schemaFor(out),
    locales: localesOf(site, uploads),
    ...(isByField ? { metadata: "field" } : {}),
    files,
    upload_collections: collections.map((one) => pick(one, collectionFields)),
    uploads: uploads.map((upload) => ({
      ...pick(isByField ? upload : withoutPosterTime(upload), uploadFields),
      url: addressOf(upload),
    })),
    webhooks: webhooks.map((one) => pick(one, webhookFields)),
  };
  const file = join(out, seedFileName);
  await writeFile(file, `${JSON.stringify(seed, null, 2)}\n`);
  // What the other side has may be none that we know.
  prepareSeed(await loadSeed(out), nodePlatform);
  say(`Wrote ${file}. It has what the webhooks have of headers and passwords. Next: standin serve --seed ${out}`);
}

/** The entry of an upload's file, whose bytes are there afterwards. */
async function takeFile(project: Project, upload: JsonObject, out: string): Promise<JsonObject> {
  const { id, path, url, size, mime_type } = upload;
  const name = `files/${String(id)}-${basename(String(path))
    .replace(/[^\w.-]/g, "_")
    .slice(-100)}`;
  const there = await stat(join(out, name)).catch(() => undefined);
  if (there === undefined || there.size !== size) {
    const part = join(out, `${name}.part`);
    await writeFile(part, await project.download(String(url)));
    // Nothing that is cut short has the name of what is whole.
    await rename(part, join(out, name));
  }
  return { path: String(path), file: name, ...(typeof mime_type === "string" ? { mime_type } : {}) };
}

/** The path at which the file is served; Standin puts the environment before it. */
function addressOf({ url, path }: JsonObject): string {
  const { pathname } = new URL(String(url));
  const served = decodeURIComponent(pathname).replace(/^.*\/assets\/[\w-]+(?=\/)/, "");
  return served.startsWith("/") ? served : String(path);
}

/** Those of the project; where it does not tell them, those that its uploads have. */
function localesOf(site: JsonObject | undefined, uploads: readonly JsonObject[]): string[] {
  const own = site?.locales;
  if (Array.isArray(own) && own.length > 0) return own.map(String);
  const used = uploads.flatMap(({ default_field_metadata: all }) => (isObject(all) ? Object.keys(all) : []));
  return used.length > 0 ? [...new Set(used)] : ["en"];
}

/** The published service repeats it in each locale, where a seed has it by field alone. */
function withoutPosterTime({ default_field_metadata: all, ...upload }: JsonObject): JsonObject {
  if (!isObject(all)) return upload;
  const cut = Object.entries(all).map(([locale, members]): [string, JsonValue] => {
    const { poster_time: _, ...others } = isObject(members) ? members : {};
    return [locale, others];
  });
  return { ...upload, default_field_metadata: Object.fromEntries(cut) };
}

const pick = (resource: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(
    names.flatMap((name): [string, JsonValue][] => {
      const value = resource[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
