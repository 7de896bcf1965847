import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";

/** What one step of the build puts into a folder in which others have files too. */
export interface BuildStep {
  /** Whether a file of the folder, by its path in it, is of this step: those that it no longer makes are removed. */
  readonly owns: (path: string) => boolean;
  /** The files that lead to all others. They are put in place last, when what they ask for is there. */
  readonly entries: readonly string[];
  readonly make: (folder: string) => Promise<void>;
}

/**
 * Makes files in a folder beside `folder`, and puts each in place with a rename. So whoever starts, serves or packs what is
 * there meets whole files alone; a failure changes nothing; and two builds at once both end well.
 */
export async function replaceFiles(folder: string, { owns, entries, make }: BuildStep): Promise<void> {
  const aside = await mkdtemp(`${folder}-`);
  try {
    await removeAbandoned(folder, aside);
    // Listed before: a file that another build puts there from now on is not left over.
    const earlier = (await filesIn(folder)).filter(owns);
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

/** No build takes that long. */
const anHour = 60 * 60 * 1000;

/** A build that was killed leaves its folder. Its age is told by the file system's clock, against one just made. */
async function removeAbandoned(folder: string, aside: string): Promise<void> {
  const parent = dirname(folder);
  const { mtimeMs: now } = await stat(aside);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(folder)}-`)) continue;
    const path = join(parent, name);
    const age = now - ((await stat(path).catch(() => undefined))?.mtimeMs ?? now);
    if (age > anHour) await rm(path, { recursive: true, force: true });
  }
}
