import { type FSWatcher, statSync, watch } from "node:fs";
import { dirname, join } from "node:path";

/** Editors write a file in several steps. After this many milliseconds without a change it is complete. */
const quiet = 100;

/**
 * Calls back when one of a seed's files may have changed. A folder counts with all its files. `warn` gets each folder
 * that cannot be watched. The returned function stops watching.
 */
export function watchSeed(
  files: () => readonly string[],
  onChange: () => Promise<void>,
  warn: (text: string) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  let watched: ReadonlySet<string> = new Set();
  let isOver = false;
  let checks = Promise.resolve();
  const start = () => {
    // The new watchers start before the old ones end, so that no change is missed.
    const before = watchers;
    watchers = [];
    const paths = new Set(files());
    // An editor may replace a file, and only a watcher of its folder sees that.
    const folders = new Set([...paths].map((path) => (isFolder(path) ? path : dirname(path))));
    for (const folder of folders) {
      const seen = (_: string, name: string | null) => {
        if (name !== null && !paths.has(folder) && !paths.has(join(folder, name))) return;
        checkSoon();
      };
      try {
        // A deleted folder is no longer watched.
        watchers.push(watch(folder, seen).on("error", () => undefined));
      } catch (error) {
        warn(`Standin cannot watch ${folder}: ${(error as Error).message}`);
      }
    }
    end(before);
    // What came into a new folder before it was watched would be missed.
    if (watched.size > 0 && [...folders].some((folder) => !watched.has(folder))) checkSoon();
    watched = folders;
  };
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checks = checks.then(check);
    }, quiet);
  };
  const check = async () => {
    await onChange();
    // The seed may have other files now.
    if (!isOver) start();
  };
  start();
  return () => {
    isOver = true;
    clearTimeout(timer);
    end(watchers);
  };
}

function end(watchers: readonly FSWatcher[]): void {
  for (const watcher of watchers) watcher.close();
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
