import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { painterFor } from "../../src/cli/paint.js";
import { showProgress } from "../../src/cli/verify-progress.js";
import type { Contract } from "../../src/kit/run/contract.js";
import type { ContractResult } from "../../src/kit/run/run-contract.js";
import { sleeplessPorts } from "../support/flaky.js";

/** A stderr, and the lines that are on it in turn. */
function terminal(columns: number | undefined, isTTY = true) {
  const texts: string[] = [];
  const stderr = { isTTY, columns, write: (text: string) => texts.push(text) } as unknown as NodeJS.WriteStream;
  // Each text takes the line away that was there.
  const lines = () => texts.map((text) => text.replace("\r\u001b[2K", ""));
  return { stderr, texts, lines };
}

const never = () => () => undefined;
const still = { now: () => 0, after: never };

const contractOf = (id: string) => contracts.find((one) => one.id === id) as Contract;
const four = ["upload-notes", "upload-read", "webhook-read", "upload-tags"].map(contractOf);
const twenty = [...four, ...contracts.filter((one) => !four.includes(one)).slice(0, 16)];
const resultOf = (id: string) => ({ contract: contractOf(id), findings: [] }) as unknown as ContractResult;

describe("progress", () => {
  it("tells how far the run is, and how long it takes from now, by the clock that it is given", () => {
    let time = 1_000_000;
    const { stderr, lines } = terminal(80);
    const progress = showProgress(stderr, four, { now: () => time, after: never });
    for (const one of four) progress.onStart(one);
    for (const [id, seconds] of [
      ["upload-read", 60],
      ["webhook-read", 60],
      ["upload-tags", 3],
      ["upload-notes", 1],
    ] as const) {
      time += seconds * 1000;
      progress.onResult(resultOf(id));
    }
    progress.end();
    expect(lines()).toEqual([
      "0/4 · inspecting the target",
      ...Array(4).fill("0/4 · upload-notes"),
      "1/4 · about 2 min left · upload-notes",
      "2/4 · about 2 min left · upload-notes",
      "3/4 · about 46 s left · upload-notes",
      "4/4 · restoring all changes",
      "",
    ]);
  });

  it("says the time left at once where stderr is no terminal, unless it is short", () => {
    const tellAfter = (each: number) => {
      let time = 0;
      const { stderr, texts } = terminal(undefined, false);
      const progress = showProgress(stderr, twenty, { now: () => time, after: never });
      for (const one of twenty) progress.onStart(one);
      for (const one of four) {
        time += each;
        progress.onResult(resultOf(one.id));
      }
      return texts;
    };
    expect(tellAfter(10_000)).toEqual(["standin: 2/20 · about 19 s left · webhook-read\n"]);
    expect(tellAfter(100)).toEqual([]);
  });

  it("promises nothing before a tenth of them has ended", () => {
    const { stderr, lines } = terminal(80);
    const progress = showProgress(stderr, twenty, still);
    for (const id of ["upload-read", "webhook-read"]) progress.onResult(resultOf(id));
    expect(lines().slice(1)).toEqual(["1/20", "2/20 · nearly done"]);
  });

  it.each([24, 40, undefined])("keeps to one line of a terminal of %s columns", (columns) => {
    const { stderr, lines, texts } = terminal(columns);
    const progress = showProgress(stderr, contracts, still);
    progress.onStart(contractOf("webhook-nested-items-in-payload"));
    for (const line of lines()) expect(line.length).toBeLessThan(columns ?? 80);
    expect(texts.join("")).not.toContain("\n");
  });

  it("is a line every ten seconds where stderr is no terminal, until the end", () => {
    const { ports, pass, timers } = sleeplessPorts();
    const { stderr, texts } = terminal(undefined, false);
    const progress = showProgress(stderr, four, ports);
    pass(10_000);
    for (const id of ["upload-path", "upload-read", "upload-tags"]) progress.onStart(contractOf(id));
    pass(9999);
    for (const id of ["upload-read", "upload-tags"]) progress.onResult(resultOf(id));
    pass(1);
    progress.end();
    expect(timers.size).toBe(0);
    const lines = [
      "0/4 · inspecting the target",
      "1/4 · about 25 s left · upload-path",
      "2/4 · about 15 s left · upload-path",
    ];
    expect(texts).toEqual(lines.map((line) => `standin: ${line}\n`));
  });

  it("is none where it is to be quiet", () => {
    for (const isTTY of [true, false]) {
      const { ports, timers } = sleeplessPorts();
      const { stderr, texts } = terminal(80, isTTY);
      const progress = showProgress(stderr, four.slice(0, 1), ports, { isQuiet: true });
      progress.onResult(resultOf("upload-read"));
      progress.end();
      expect([texts, timers.size]).toEqual([[], 0]);
    }
  });

  it("says what has to be said where stderr is no terminal", () => {
    const { stderr, texts } = terminal(undefined, false);
    const progress = showProgress(stderr, four.slice(0, 1), still);
    progress.onResult(resultOf("upload-read"));
    progress.say("The target limits requests (429). Waiting 7 s.");
    progress.end();
    expect(texts).toEqual(["standin: The target limits requests (429). Waiting 7 s.\n"]);
  });

  it("stands below what is said meanwhile", () => {
    const { stderr, texts } = terminal(80);
    const progress = showProgress(stderr, four, still);
    progress.say("The target limits requests (429). Waiting 7 s.");
    expect(texts.join("")).toBe(
      "\r\u001b[2K0/4 · inspecting the target\r\u001b[2Kstandin: The target limits requests (429). Waiting 7 s.\n\r\u001b[2K0/4 · inspecting the target",
    );
  });
});

it("colours on a terminal alone, and where the user wants it", () => {
  expect(painterFor(terminal(80).stderr, {})("BROKEN", "red")).toBe("\u001b[31mBROKEN\u001b[39m");
  expect(painterFor(terminal(80, false).stderr, {})("BROKEN", "red")).toBe("BROKEN");
  expect(painterFor(terminal(80).stderr, { NO_COLOR: "1" })("BROKEN", "red")).toBe("BROKEN");
  expect(painterFor(terminal(80).stderr, { TERM: "dumb" })("BROKEN", "red")).toBe("BROKEN");
});
