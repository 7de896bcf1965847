import { createHash } from "node:crypto";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder, replaceFileIn } from "../base/files.js";
import { isObject, type JsonObject, type JsonValue, pick, show, toJson } from "../base/json.js";
import { withoutLastSlashes } from "../base/paths.js";
import { redact, secretsShown } from "../base/redaction.js";
import { createRedactor } from "../base/redactor.js";
import { toBytes } from "../base/size.js";
import { UsageError } from "../base/usage-error.js";
import { withoutSecrets } from "../kit/http/redact.js";
import { nodePlatform } from "../runtime/node-platform.js";
import { seedFileName } from "../seed/load.js";
import { schemaFor } from "../seed/schema-place.js";
import { prepareSeed, type SeedFile } from "../seed/seed.js";
import { SeedError } from "../seed/seed-error.js";
import { seededUpload, seededWebhook } from "../seed/snapshot.js";
import { readProject, type SourceProject } from "./seed-source.js";

export interface PullFlags {
  from: string;
  token?: string | undefined;
  environment?: string;
  out: string;
  maxFile: number | string;
}

/** Who created an upload belongs to the service, and its address is made anew. */
const uploadFields = seededUpload.filter((name) => name !== "creator" && name !== "url");
const collectionFields = ["id", "label", "position", "parent"] as const;

/** Writes a folder with `seed.json` and `files/` for `--seed`. Fetches only what is missing. Throws a UsageError. */
export async function pullSeed(flags: PullFlags, say: (text: string) => void): Promise<void> {
  const { from, token, environment, out, maxFile } = flags;
  if (!token) throw new UsageError("The token is missing. Pass --token TOKEN, or set STANDIN_TOKEN.");
  const headers = {
    Authorization: `Bearer ${token}`,
    // It reads both envelopes. The official client names one, by which the mock takes it for one of JSON:API.
    Accept: "application/json, application/vnd.api+json",
    "X-Api-Version": "3",
    ...(environment === undefined ? {} : { "X-Environment": environment }),
  };
  const project = readProject(withoutLastSlashes(from), headers, toBytes("--max-file", maxFile));
  const { username, password } = new URL(from);
  const redactor = createRedactor([token, password, username]);
  const hide = (text: string) => redactor.hide(redact(text));
  try {
    await pull(project, out, (text) => say(hide(text)), redactor.learn);
  } catch (error) {
    if (error instanceof SeedError)
      throw new UsageError(hide(`A seed cannot hold everything in this project: ${error.message}`));
    // A value of a form that no document has.
    if (error instanceof TypeError)
      throw new UsageError(hide(`${from} does not show what a project shows: ${error.message}`));
    const isOfSystem = error instanceof Error && "syscall" in error;
    throw isOfSystem ? new UsageError(`${out} cannot be written: ${error.message}`) : withoutSecrets(error, { hide });
  } finally {
    await project.close();
  }
}

async function pull(
  project: SourceProject,
  out: string,
  say: (text: string) => void,
  learn: (secrets: string[]) => void,
): Promise<void> {
  // Before anything is asked, so that a folder that cannot be written is told at once.
  await makeFolder(join(out, "files"));
  // A list has the newest resource first, and a seed the oldest.
  const uploads = (await project.list("/uploads")).reverse();
  for (const upload of uploads) for (const name of ["id", "path", "url"]) assertText(upload, name);
  const webhooks = await project.list("/webhooks");
  learn(secretsShown(webhooks));
  const collections = await project.list("/upload-collections");
  say(`${uploads.length} uploads, ${webhooks.length} webhooks, ${collections.length} collections.`);
  const files: SeedFile[] = [];
  for (const [index, upload] of uploads.entries()) {
    const isSameFile = ({ path, md5 }: JsonObject) => path === upload.path && md5 === upload.md5;
    if (uploads.findIndex(isSameFile) === index) files.push(await takeFile(project, upload, out));
    say(
      `${index + 1}/${uploads.length} ${typeof upload.filename === "string" ? upload.filename : show(upload.filename)}`,
    );
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
    webhooks: webhooks.map((one) => pick(one, seededWebhook)),
  };
  // The project may have values that Standin does not know. Validation needs no file bytes.
  prepareSeed(seed, nodePlatform, new Map(files.map(({ file = "" }) => [file, new Uint8Array()])));
  await replaceFileIn(out, seedFileName, [`${toJson(seed, 2)}\n`]);
  say(
    `Wrote ${join(out, seedFileName)}. It includes the headers and passwords of the webhooks. Next: standin serve --seed ${out}`,
  );
}

function assertText({ id, ...upload }: JsonObject, name: string): void {
  const value = name === "id" ? id : upload[name];
  if (typeof value === "string" || (name === "id" && typeof value === "number")) return;
  throw new UsageError(`An upload of the project (id ${show(id)}) has no text as its ${name}, but ${show(value)}.`);
}

/** File extensions to keep for people who look into the folder. The seed has the format of each file. */
const extensions = /\.(?:png|jpe?g|gif|webp|svg|avif|mp4|mov|mp3|pdf|txt)$/i;

/** The seed entry of an upload's file, after its bytes are stored. */
async function takeFile(project: SourceProject, upload: JsonObject, out: string): Promise<SeedFile> {
  const { id, path, url, size, mime_type } = upload;
  // The path and name come from the service, so neither is used as a local path.
  const safe = /^\d{1,20}$/.test(String(id)) ? String(id) : createHash("sha256").update(String(id)).digest("hex");
  const name = `files/${safe}${extensions.exec(String(path))?.[0].toLowerCase() ?? ""}`;
  const there = await lstat(join(out, name)).catch(() => undefined);
  if (!there?.isFile() || there.size !== size) await replaceFileIn(out, name, project.download(String(url)));
  return { path: String(path), file: name, ...(typeof mime_type === "string" ? { mime_type } : {}) };
}

/** The path of the served file. Standin adds the prefix of the environment. */
function addressOf({ url, path }: JsonObject): string {
  try {
    const served = decodeURIComponent(new URL(String(url)).pathname).replace(/^.*\/assets\/[\w-]+(?=\/)/, "");
    return served.startsWith("/") ? served : String(path);
  } catch {
    return String(path);
  }
}

/** The locales of the project, or else those of its uploads. */
function localesOf(site: JsonObject | undefined, uploads: readonly JsonObject[]): string[] {
  const own = site?.locales;
  const texts = Array.isArray(own) ? own.filter((one) => typeof one === "string") : [];
  if (texts.length > 0) return texts;
  const used = uploads.flatMap(({ default_field_metadata: all }) => (isObject(all) ? Object.keys(all) : []));
  return used.length > 0 ? [...new Set(used)] : ["en"];
}

/** The published service repeats custom data and focal point in each locale. A seed has them once, by field. */
function withoutPosterTime({ default_field_metadata: all, ...upload }: JsonObject): JsonObject {
  if (!isObject(all)) return upload;
  const cut = Object.entries(all).map(([locale, members]): [string, JsonValue] => {
    const { poster_time: _, ...others } = isObject(members) ? members : {};
    return [locale, others];
  });
  return { ...upload, default_field_metadata: Object.fromEntries(cut) };
}
