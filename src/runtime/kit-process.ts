import { createHmac, randomBytes } from "node:crypto";
import dns from "node:dns";
import { readFileSync } from "node:fs";
import { link, lstat, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder, readRegularFile } from "../base/files.js";
import { createWord } from "../base/random.js";

/** The kit's ports (`Ports` of src/kit/http/ports.ts): real time, host names, proxies, and unique words. */
export const realPorts = {
  now: Date.now,
  sleep: (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    sleep(milliseconds, undefined, signal ? { signal } : {}),
  after(milliseconds: number, callback: () => void): () => void {
    // setTimeout ends at once with a larger value.
    const timer = setTimeout(callback, Math.min(milliseconds, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
  lookup: (host: string): Promise<string[]> =>
    new Promise((resolve, reject) => {
      dns.lookup(host, { all: true }, (error, found) =>
        error ? reject(error) : resolve(found.map(({ address }) => address)),
      );
    }),
  get proxies() {
    const of = (name: string) => process.env[name.toLowerCase()] ?? process.env[name] ?? "";
    const [httpProxy, httpsProxy, noProxy] = [of("HTTP_PROXY"), of("HTTPS_PROXY"), of("NO_PROXY")];
    return (httpProxy || httpsProxy) && noProxy !== "*" ? { httpProxy, httpsProxy, noProxy } : undefined;
  },
  unique: (): string => createWord(randomBytes(16)),
  signer,
};

/** In bytes. */
const keyLength = 32;

/** Signs with this user's key, which is made at its first use. Undefined if none can be kept: then no record is trusted. */
async function signer(): Promise<((before: string, text: string) => string) | undefined> {
  const { XDG_STATE_HOME: named = "" } = process.env;
  const folder = join(isAbsolute(named) ? named : join(homedir(), ".local", "state"), "standin");
  const path = join(folder, "key");
  try {
    await makeFolder(folder, 0o700);
    if (!(await lstat(path).catch(() => undefined))) await createKey(path);
    const key = await readRegularFile(path, keyLength, "", true);
    if (key.length !== keyLength) return undefined;
    return (before, text) => createHmac("sha256", key).update(`${before}\n${text}`).digest("hex");
  } catch {
    return undefined;
  }
}

/** Puts a whole key in its place. If another process does so at the same time, its key stays. */
async function createKey(path: string): Promise<void> {
  const part = `${path}.${process.pid}`;
  await writeFile(part, randomBytes(keyLength), { mode: 0o600 });
  await link(part, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(part, { force: true });
}

/** Whether an environment variable enables a switch. It may be empty, or say no. */
export const isYes = (value: string | undefined): boolean =>
  value !== undefined && !/^(|0|no|off|false)$/i.test(value.trim());

/** Set by the build: the short hash of the commit. Empty outside a clone. */
declare const BUILT_FROM: string | undefined;

/** The version with the commit of the build, `0.2.0+4fcc92d`. package.json is a folder above `dist`, two above here. */
export function readVersion(): string {
  const commit = typeof BUILT_FROM === "string" && BUILT_FROM !== "" ? `+${BUILT_FROM}` : "";
  for (const path of ["../package.json", "../../package.json"]) {
    try {
      return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")).version + commit;
    } catch {
      // Built, this code is in dist; from source, in src/runtime.
    }
  }
  return `unknown${commit}`;
}

/** With which people, terminals and CI systems end a program. */
const signalNames = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

type Listening = Pick<NodeJS.Process, "on" | "off" | "listenerCount" | "kill" | "pid">;

/** The end of a run by a signal of the system. */
export interface Signals {
  /** Aborts at the first one, or with the caller's own. */
  readonly signal: AbortSignal;
  /** Stops listening, after everything was restored. A signal that came has its usual effect then. */
  release(): void;
}

/**
 * Ends a run by a signal, so that it restores everything. Then the signal ends the process, as it does without a listener; a
 * program that listens to it by itself goes on. A second signal ends the process at once.
 */
export function onSignals(process: Listening, own?: AbortSignal): Signals {
  const controller = new AbortController();
  let came: NodeJS.Signals | undefined;
  const take = (name: NodeJS.Signals) => {
    if (came !== undefined) return release();
    came = name;
    controller.abort();
  };
  for (const name of signalNames) process.on(name, take);
  let isOver = false;
  function release(): void {
    if (isOver) return;
    isOver = true;
    for (const name of signalNames) process.off(name, take);
    // Another run of this process may still restore: the last one sends it.
    if (came !== undefined && process.listenerCount(came) === 0) process.kill(process.pid, came);
  }
  return { signal: own ? AbortSignal.any([own, controller.signal]) : controller.signal, release };
}
