import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { StandinOptions } from "../../../src/index.js";

/** How the server is, after what is no longer used was collected. */
export interface Condition {
  /** Bytes of objects and buffers. */
  heap: number;
  /** Connections that are open. */
  sockets: number;
  /** Whether a prototype of the language has other members than at the start. */
  polluted: boolean;
}

/** A server under attack, in a process of its own. */
export interface Subject {
  readonly port: number;
  condition(): Promise<Condition>;
  /** Puts every environment back to its start. */
  reset(): Promise<void>;
  /** Resolves once what the requests have left to do is done. */
  settle(): Promise<void>;
  /** What it failed at and what it wrote to stderr, since it was asked last; and that it has ended, if so. */
  complaints(): string[];
  end(): Promise<void>;
}

export async function startSubject(options: Pick<StandinOptions, "jobTime"> = {}): Promise<Subject> {
  const child = fork(fileURLToPath(new URL("server.js", import.meta.url)), [JSON.stringify(options)], {
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let complaints: string[] = [];
  let ended = false;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => complaints.push(text));
  const closed = once(child, "exit").then(([code, signal]) => {
    ended = true;
    complaints.push(`The server ended with ${code ?? signal}.`);
  });
  const url = new Promise<string>((resolve, reject) => {
    child.on("message", (message: { url?: string; failure?: string }) => {
      if (message.url) resolve(message.url);
      if (message.failure) complaints.push(message.failure);
    });
    closed.then(() => reject(new Error(complaints.join("\n"))));
  });
  const port = Number(new URL(await url).port);
  // Messages can come two at a time: a listener that is put on for each would miss the second.
  let waiting: { resolve(told: unknown): void; reject(error: Error): void } | undefined;
  child.on("message", ({ told }: { told?: unknown }) => told !== undefined && waiting?.resolve(told));
  closed.then(() => waiting?.reject(new Error("The server has ended.")));
  async function ask(what: "condition" | "reset" | "settle"): Promise<unknown> {
    if (ended) throw new Error("The server has ended.");
    return new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      child.send(what);
    });
  }
  return {
    port,
    condition: async () => (await ask("condition")) as Condition,
    async reset() {
      await ask("reset");
    },
    async settle() {
      await ask("settle");
    },
    complaints() {
      const all = complaints;
      complaints = [];
      return all;
    },
    async end() {
      if (!ended) child.disconnect();
      await closed;
    },
  };
}
