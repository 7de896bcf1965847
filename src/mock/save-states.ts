import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join, parse } from "node:path";
import { makeFolder, replaceFile } from "../base/files.js";
import { toJsonPieces } from "../base/json-pieces.js";
import type { Content } from "../domain/content.js";
import { releaseJob } from "../domain/jobs.js";
import type { Store } from "../domain/store/store.js";
import { schemaFor } from "../seed/schema-place.js";
import { stateOf } from "../seed/snapshot.js";
import { primaryEnvironment } from "./environment-name.js";
import type { Mock } from "./mock.js";

/** Files up to this total size in bytes are in the JSON of a state. Larger ones are in a folder beside it. */
const mostInline = 1024 * 1024;

/**
 * Writes the state of each environment as a seed file: `main` to `file`, any other beside it, with its name before the extension
 * (`state.checkout.json`). Waiting jobs end first: their updates were accepted. A failure does not stop the others; it rejects
 * with an Error that names each file that is missing.
 */
export async function saveStates(file: string, { environments, platform }: Mock): Promise<void> {
  const failures: string[] = [];
  for (const name of new Set([primaryEnvironment, ...environments.list().map((one) => one.name)])) {
    const path = name === primaryEnvironment ? file : beside(file, name);
    try {
      const { domain } = environments.peek(name) ?? {};
      for (const { id, outcome } of domain?.store.jobs.values() ?? []) if (domain && !outcome) releaseJob(domain, id);
      await saveState(path, environments.storeToRead(name), platform);
    } catch (error) {
      failures.push(`The state of the environment ${name} was not saved to ${path}: ${(error as Error).message}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join("\n"));
}

function beside(file: string, suffix: string): string {
  const { dir, name, ext } = parse(file);
  return join(dir, `${name}.${suffix}${ext}`);
}

/** Writes the files first, under names that no earlier state uses for other bytes, then the JSON. The old state stays whole until then. */
async function saveState(file: string, store: Store, platform: Mock["platform"]): Promise<void> {
  const folder = join(dirname(file), `${parse(file).name}.files`);
  const large = new Map<string, Content>();
  let inline = 0;
  const state = stateOf(store, (path, { content, mimeType }) => {
    if (inline + content.size <= mostInline) {
      inline += content.size;
      return { path, base64: platform.toBase64(content.bytes()), mime_type: mimeType };
    }
    const name = `${large.size + 1}-${content.md5}`;
    large.set(name, content);
    return { path, file: `${basename(folder)}/${name}`, mime_type: mimeType };
  });
  await makeFolder(large.size > 0 ? folder : dirname(file));
  for (const [name, content] of large) await replaceFile(join(folder, name), content.pieces());
  await replaceFile(file, toJsonPieces({ $schema: schemaFor(dirname(file)), ...state }, "  "));
  for (const name of await readdir(folder).catch(() => [])) {
    if (/^\d+-[\da-f]{32}$/.test(name) && !large.has(name)) await rm(join(folder, name), { force: true });
  }
}
