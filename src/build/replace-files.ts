import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** One step of the build, which writes into a folder that steps share. */
export interface BuildStep {
  /** Whether a file of the folder, by its relative path, belongs to this step. Its outdated files are removed. */
  readonly replaces: (path: string) => boolean;
  /** The entry points. They are put in place last, after the files that they import. */
  readonly entries: readonly string[];
  readonly make: (folder: string) => Promise<void>;
}

/**
 * Writes files into a folder beside `folder`, and moves each into place with a rename. So readers of the folder see
 * only complete files, a failure changes nothing, and two concurrent builds both succeed. Only a killed build leaves its
 * folder behind.
 */
export async function replaceFiles(folder: string, { replaces, entries, make }: BuildStep): Promise<void> {
  const aside = await mkdtemp(`${folder}-`);
  try {
    // Listed first, so that files which another build adds from now on do not count as outdated.
    const earlier = (await filesIn(folder)).filter(replaces);
    await make(aside);
    const made = await filesIn(aside);
    for (const path of [...made.filter((path) => !entries.includes(path)), ...entries]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await rename(join(aside, path), join(folder, path));
    }
    for (const path of earlier.filter((path) => !made.includes(path))) await rm(join(folder, path), { force: true });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath, one.name)));
}
