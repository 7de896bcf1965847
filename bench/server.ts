import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";

/** A server under measurement, in a process of its own on the first core; the load comes from the other one. */
export interface Server {
  readonly name: string;
  readonly url: string;
  /** Processor time that it has used, in microseconds, all threads together. */
  cpu(): number;
  /** Resident memory, in megabytes. */
  memory(): number;
  /** Ends it; resolves when it has. */
  end(): Promise<void>;
}

const hasTaskset = spawnSync("taskset", ["--version"]).status === 0;

/** A command bound to a core, where the machine can; or to none, as when a user runs it, though this process is bound to one. */
export function onCore(core: number | "every", command: readonly string[]): string[] {
  const cores = core === "every" ? `0-${cpus().length - 1}` : String(core);
  return hasTaskset ? ["taskset", "-c", cores, ...command] : [...command];
}

/** Binds this process, which is the load, to the other core: on that of the server it would take time from it. */
export function leaveFirstCore(): void {
  if (hasTaskset) spawnSync("taskset", ["-a", "-c", "-p", "1", String(process.pid)]);
}

/** Starts `node …` on the first core, and waits until it says where it listens. */
export function startServer(name: string, command: readonly string[], environment = {}): Promise<Server> {
  const [program = "", ...parameters] = onCore(0, [process.execPath, ...command]);
  const child = spawn(program, parameters, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "ignore"],
  });
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (text) => {
      said += text;
      const url = /https?:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url) resolve({ name, url, cpu: () => cpuOf(child), memory: () => memoryOf(child), end: () => end(child) });
    });
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code} before it listened: ${said}`)));
  });
}

/** A clock tick of Linux is 10 ms. */
function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

function memoryOf({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}
