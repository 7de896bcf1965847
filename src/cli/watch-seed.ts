import { statSync } from "node:fs";

/** Milliseconds between two looks. It looks, because containers and network drives do not tell of changes. */
const pause = 300;

/** Calls back after a seed's file or the names in its folder have changed. The returned function stops watching. */
export function watchSeed(files: () => readonly string[], onChange: () => Promise<void>): () => void {
  const look = () => {
    try {
      return files().map(stampOf).join();
    } catch (error) {
      return String(error);
    }
  };
  let known = look();
  let last = known;
  let isOver = false;
  const check = async () => {
    const now = look();
    if (now === last && now !== known) {
      known = now;
      await onChange();
    }
    last = now;
    if (!isOver) timer = setTimeout(check, pause);
  };
  let timer = setTimeout(check, pause);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

function stampOf(path: string): string {
  const { ino, size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { ino: 0, size: 0, mtimeMs: 0 };
  return `${path} ${ino} ${size} ${mtimeMs}`;
}
