import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** How the server is, after what is no longer used was collected. */
export interface Condition {
  /** Bytes of objects and buffers. */
  heap: number;
  /** Bytes of the whole process. */
  rss: number;
  /** Connections that are open. */
  sockets: number;
  /** Whether a prototype of the language has other members than at the start. */
  polluted: boolean;
}

/** A server under attack, in a process of its own. */
export interface Subject {
  readonly port: number;
  condition(): Promise<Condition>;
  /** What it failed at and what it wrote to stderr, since it was asked last; and that it has ended, if so. */
  complaints(): string[];
  end(): Promise<void>;
}

export async function startSubject(): Promise<Subject> {
  const child = fork(fileURLToPath(new URL("server.js", import.meta.url)), {
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
  return {
    port,
    async condition() {
      if (ended) throw new Error("The server has ended.");
      child.send("tell");
      for (;;) {
        const [message] = (await once(child, "message")) as [{ told?: Condition }];
        if (message.told) return message.told;
      }
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
