import { toVisible } from "../base/visible.js";
import type { ContractResult } from "../kit/engine/run-contract.js";

/** How far a run is: one line that is written over on a terminal; elsewhere only what has to be said. */
export function showProgress(stderr: NodeJS.WriteStream, count: number, now: () => number) {
  const start = now();
  let ended = 0;
  let line = "";
  const write = (text: string) => {
    line = text;
    // A line that is broken by the terminal could not be written over.
    if (stderr.isTTY) stderr.write(`${clear}${shorten(text, (stderr.columns || 80) - 1)}`);
  };
  write(`0/${count} · looking at the target`);
  return {
    onResult({ contract }: ContractResult) {
      ended++;
      // The first ones take longest, since they make what all work on.
      const left = ((now() - start) / ended) * (count - ended);
      const what =
        ended < count ? [...(ended * 10 < count ? [] : [timeLeft(left)]), contract.id] : ["putting everything back"];
      write([`${ended}/${count}`, ...what].join(" · "));
    },
    /** Says something that stays, and that may come from the target. */
    say(text: string) {
      const below = line;
      if (stderr.isTTY) stderr.write(clear);
      stderr.write(`standin: ${toVisible(text)}\n`);
      if (below !== "") write(below);
    },
    end() {
      if (line !== "") write("");
    },
  };
}

const clear = "\r\u001b[2K";

const shorten = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

/** Milliseconds, as a person would say it. */
function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 1) return "nearly done";
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`;
}
