import { toPrinted } from "../base/visible.js";
import type { Ports } from "../kit/http/ports.js";
import type { Contract } from "../kit/run/contract.js";
import type { ContractResult } from "../kit/run/run-contract.js";
import { createEstimate } from "./time-left.js";

/** Milliseconds between two lines without a terminal. */
const pause = 10_000;

/** Shows the progress of a run: in one line on a terminal, in a line every ten seconds elsewhere. Messages always. */
export function showProgress(
  stderr: NodeJS.WriteStream,
  contracts: readonly Contract[],
  ports: Pick<Ports, "now" | "after">,
  { isQuiet = false }: { isQuiet?: boolean } = {},
) {
  const count = contracts.length;
  const estimate = createEstimate(contracts, ports);
  const isLive = stderr.isTTY && !isQuiet;
  let ended = 0;
  const running = new Set<string>();
  let isTold = false;
  let line = "";
  let callOff = () => {};
  /** `12/51 · about 40 s left · upload-tags`, where upload-tags has run longest. */
  const current = () => {
    const [longest] = running;
    if (ended === 0 && longest === undefined) return `${ended}/${count} · inspecting the target`;
    if (ended === count) return `${ended}/${count} · restoring all changes`;
    const left = estimate.left();
    const parts = [`${ended}/${count}`, left === undefined ? undefined : timeLeft(left), longest];
    return parts.filter((part) => part !== undefined).join(" · ");
  };
  const write = (text: string) => {
    line = text;
    // A line that the terminal wraps could not be overwritten.
    if (isLive) stderr.write(`${clear}${shorten(text, (stderr.columns || 80) - 1)}`);
  };
  const writeLater = () => {
    callOff = ports.after(pause, () => {
      stderr.write(`standin: ${current()}\n`);
      writeLater();
    });
  };
  write(current());
  if (!isLive && !isQuiet) writeLater();
  return {
    onStart(contract: Contract) {
      estimate.started(contract);
      running.add(contract.id);
      write(current());
    },
    onResult({ contract }: ContractResult) {
      estimate.ended(contract);
      ended++;
      running.delete(contract.id);
      write(current());
      const left = estimate.left();
      // Elsewhere the first estimate is told at once, unless the run ends soon.
      if (!isLive && !isQuiet && !isTold && left !== undefined && left > pause) stderr.write(`standin: ${current()}\n`);
      isTold ||= left !== undefined;
    },
    /** Prints a message that stays. It may come from the target. */
    say(text: string) {
      const below = line;
      if (isLive) stderr.write(clear);
      stderr.write(`standin: ${toPrinted(text)}\n`);
      if (below !== "") write(below);
    },
    end() {
      callOff();
      if (line !== "") write("");
    },
  };
}

const clear = "\r\u001b[2K";

const shorten = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

/** A duration in milliseconds, for people. */
function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 1) return "nearly done";
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`;
}
