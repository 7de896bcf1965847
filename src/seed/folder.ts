import { createHash } from "node:crypto";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { FileError } from "../base/files.js";
import { slugOf } from "../domain/media-file.js";
import defaultSeed from "./default-seed.json" with { type: "json" };
import type { Seed } from "./seed.js";

/** What a folder of pictures has, by paths in it with slashes, sorted. */
interface Found {
  files: string[];
  folders: string[];
  leftOut: string[];
}

/** What no person has put there: hidden files, and those in which Windows keeps previews and settings of a folder. */
const isHidden = (name: string): boolean => /^(\.|~\$|(thumbs\.db|desktop\.ini)$)/i.test(name);

/** A folder with more was hardly meant to be one of pictures. */
const maximumFiles = 10_000;

/** The files of a folder and of those in it. Follows no links. Throws the file system's own error, or one like it. */
export async function filesIn(root: string): Promise<Found> {
  const found: Found = { files: [], folders: [], leftOut: [] };
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    if (folder !== "") found.folders.push(folder);
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      // The name as bytes is no UTF-8, so nothing is at this path.
      const isLost =
        entry.name.includes("\ufffd") && (await lstat(join(root, path)).catch(() => undefined)) === undefined;
      if (isLost || isHidden(entry.name) || !(entry.isFile() || entry.isDirectory())) found.leftOut.push(path);
      else if (entry.isDirectory()) await visit(path);
      else if (found.files.push(path) > maximumFiles)
        throw new FileError(`${root} has more than ${maximumFiles} files. Name a folder with fewer.`);
    }
  };
  await visit("");
  return found;
}

/**
 * The identifiers of files and folders, as the service makes them. Each follows from its path alone, so that it stays whatever is added,
 * and from its normal form: systems differ in how they write é. Only of two paths that differ in that does one keep its own form.
 */
function idsOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(paths);
  return new Map(
    paths.map((path) => {
      const normal = path.normalize("NFC");
      const isTwin = normal !== path && taken.has(normal);
      taken.add(normal);
      const digest = createHash("sha256")
        .update(isTwin ? path : normal)
        .digest();
      return [path, digest.subarray(0, 16).toString("base64url")];
    }),
  );
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** A seed with an upload for each file and a collection for each folder. The rest comes from the default seed. */
export function seedOfFolder({ files, folders }: Found): Seed {
  const ids = idsOf([...files, ...folders]);
  const idOf = (path: string) => ids.get(path) ?? "";
  const collection = (folder: string) =>
    folder === "" ? null : { type: "upload_collection" as const, id: idOf(folder) };
  const taken = new Set<string>();
  const stored = files.map((file) => {
    const [name = "", ...above] = file.split("/").reverse().map(slugOf);
    const [id, folder] = [idOf(file), ["/seed", ...above.reverse()].join("/")];
    // `A b.png` and `a-b.png` have the same name.
    const path = taken.has(`${folder}/${name}`) ? `${folder}/${id}/${name}` : `${folder}/${name}`;
    taken.add(path);
    return { id, path, file };
  });
  const { locales, webhooks = [] } = defaultSeed as Seed;
  return {
    ...{ locales, webhooks, files: stored.map(({ path, file }) => ({ path, file })) },
    upload_collections: folders.map((folder) => ({
      ...{ id: idOf(folder), label: folder.slice(folder.lastIndexOf("/") + 1), parent: collection(folderOf(folder)) },
    })),
    uploads: stored.map(({ id, path, file }) => ({ id, path, upload_collection: collection(folderOf(file)) })),
  };
}
