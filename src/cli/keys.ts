import { emitKeypressEvents } from "node:readline";

/** What each key of a terminal does. */
export type KeyActions = Readonly<Record<"o" | "r" | "q", () => void>>;

/** Calls what a key stands for, while the process is at a terminal; Ctrl+C is told as `q`. The function returned ends it. */
export function listenToKeys(stdin: NodeJS.ReadStream, actions: KeyActions): () => void {
  if (!stdin.isTTY) return () => undefined;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  // Who closes the terminal, or sends the process into the background, needs no keys.
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

/** Opens an address in the browser of whoever sits there; where there is none, nothing happens. */
export async function openInBrowser(url: string, platform: NodeJS.Platform): Promise<void> {
  // Loading it costs every start 3 ms, and few ever ask for it.
  const { spawn } = await import("node:child_process");
  const [command, ...flags] =
    platform === "darwin" ? ["open"] : platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
  const child = spawn(command ?? "", [...flags, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}
