import { emitKeypressEvents } from "node:readline";

/** The action of each key in a terminal. */
export type KeyActions = Readonly<Record<"o" | "r" | "q", () => void>>;

/** Runs the action of a key while the process has a terminal. Ctrl+C counts as `q`. The returned function ends it. */
export function listenToKeys(stdin: NodeJS.ReadStream, actions: KeyActions): () => void {
  if (!stdin.isTTY) return () => undefined;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  // A closed terminal or a process in the background has no keys.
  stdin.on("error", () => undefined);
  stdin.on("keypress", (_, key: { name?: string; ctrl?: boolean }) => {
    const name = key.ctrl && key.name === "c" ? "q" : key.name;
    if (name === "o" || name === "r" || name === "q") actions[name]();
  });
  stdin.resume();
  return () => {
    stdin.setRawMode(false);
    stdin.pause();
  };
}

/** Opens an address in the user's browser, if there is one. */
export async function openInBrowser(url: string, platform: NodeJS.Platform): Promise<void> {
  // Loading it takes 3 ms of every start, and is rarely needed.
  const { spawn } = await import("node:child_process");
  const [command, ...flags] =
    platform === "darwin" ? ["open"] : platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
  const child = spawn(command ?? "", [...flags, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}
