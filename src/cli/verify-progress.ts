import { toPrinted } from "../base/visible.js";
import type { Ports } from "../kit/http/ports.js";
import type { Contract } from "../kit/run/contract.js";
import type { ContractResult } from "../kit/run/run-contract.js";

/** Milliseconds between two lines without a terminal. */
const pause = 10_000;

/**
 * Shows the progress of a run: on a terminal in one line that is overwritten, elsewhere in a line every ten seconds,
 * and not at all with `isQuiet`. Messages are always shown.
 */
export function showProgress(
  stderr: NodeJS.WriteStream,
  count: number,
  { now, after }: Pick<Ports, "now" | "after">,
  { isQuiet = false }: { isQuiet?: boolean } = {},
) {
  const start = now();
  const isLive = stderr.isTTY && !isQuiet;
  let ended = 0;
  const running = new Set<string>();
  /** The estimated duration of the whole run by the pace of its requests, in milliseconds. */
  let estimate: number | undefined;
  let line = "";
  let callOff = () => {};
  /** `12/51 · about 40 s left · upload-tags`, where upload-tags has run longest. */
  const current = () => {
    const [longest] = running;
    if (ended === 0 && longest === undefined) return `${ended}/${count} · inspecting the target`;
    if (ended === count) return `${ended}/${count} · restoring all changes`;
    const elapsed = now() - start;
    // The first contracts take longest, since they create the resources of all.
    const byCount = ended * 10 < count ? undefined : (elapsed / ended) * (count - ended);
    const left = estimate === undefined ? byCount : Math.max(estimate - elapsed, 0);
    const parts = [`${ended}/${count}`, left === undefined ? undefined : timeLeft(left), longest];
    return parts.filter((part) => part !== undefined).join(" · ");
  };
  const write = (text: string) => {
    line = text;
    // A line that the terminal wraps could not be overwritten.
    if (isLive) stderr.write(`${clear}${shorten(text, (stderr.columns || 80) - 1)}`);
  };
  const writeLater = () => {
    callOff = after(pause, () => {
      stderr.write(`standin: ${current()}\n`);
      writeLater();
    });
  };
  write(current());
  if (!isLive && !isQuiet) writeLater();
  return {
    onStart({ id }: Contract) {
      running.add(id);
      write(current());
    },
    onResult({ contract }: ContractResult) {
      ended++;
      running.delete(contract.id);
      write(current());
    },
    /** Receives the estimated rest in milliseconds. Prints it the first time, unless the run ends soon. */
    onEstimate(left: number) {
      // The pace before the first contract says nothing about the rest.
      if (running.size === 0) return;
      const isFirst = estimate === undefined;
      estimate = now() - start + left;
      if (isLive) write(current());
      else if (!isQuiet && isFirst && left > pause) stderr.write(`standin: ${current()}\n`);
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
