import type { ContractResult } from "../verify/run-contract.js";

/** How far a run is: one line that is written over on a terminal; elsewhere only what has to be said. */
export function showProgress(stderr: NodeJS.WriteStream, count: number, now: () => number) {
  const start = now();
  let ended = 0;
  const write = (text: string) => stderr.isTTY && void stderr.write(`\r\u001b[2K${text}`);
  return {
    onResult({ contract }: ContractResult) {
      ended++;
      const left = ((now() - start) / ended) * (count - ended);
      write(`${ended}/${count} ${contract.id} · ${timeLeft(left)}`);
    },
    /** Says something that stays. */
    say(text: string) {
      write("");
      stderr.write(`standin: ${text}\n`);
    },
    end: () => void write(""),
  };
}

/** Milliseconds, as a person would say it. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 1) return "nearly done";
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`;
}
