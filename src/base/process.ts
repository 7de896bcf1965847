import { readFile } from "node:fs/promises";
import { hostname } from "node:os";

/** A process. Its start time tells it from another one with the same ID; it is empty where the system does not show it. */
export interface ProcessMark {
  pid: number;
  started: string;
  host: string;
}

export const ownProcess = async (): Promise<ProcessMark> => ({
  pid: process.pid,
  started: (await statusOf(process.pid)).start,
  host: hostname(),
});

/** Whether the process with this ID and start time is running on this host. */
export async function isRunning({ pid, started }: Pick<ProcessMark, "pid" | "started">): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const { state, start } = await statusOf(pid);
  // A killed process stays a zombie until its parent asks for its exit code. In a container nobody may ask.
  if (state === "Z" || state === "X") return false;
  return started === "" || start === "" || started === start;
}

/** The state (a letter) and the start time of a process, if the system shows them. Otherwise empty. */
async function statusOf(pid: number): Promise<{ state: string; start: string }> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The program name in parentheses may contain spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0] ?? "", start: fields[19] ?? "" };
}
