import { watch } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Editors write a file in several steps: so many milliseconds without a change are its end. */
const quiet = 100;

/** Calls back when a seed, or what stands beside it, has changed. The function that it returns ends that. */
export async function watchSeed(path: string, onChange: () => void): Promise<() => void> {
  // An editor may put another file in the place of the seed, which is seen in its folder alone.
  const folder = (await stat(path)).isDirectory() ? path : dirname(path);
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quiet);
  });
  // A folder that has gone is not watched any more.
  watcher.on("error", () => watcher.close());
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
