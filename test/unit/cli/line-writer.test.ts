import { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLineWriter } from "../../../src/cli/line-writer.js";
import { createLogger } from "../../../src/cli/logger.js";
import { fakeProcess } from "../../support/fake-process.js";

/** A stream that is read when the test says so. */
function slowStream() {
  const written: string[] = [];
  const waiting: (() => void)[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(text, _encoding, done) {
      written.push(text);
      waiting.push(done);
    },
  });
  const read = () => {
    while (waiting.length > 0) waiting.shift()?.();
  };
  return { stream, written, read };
}

/** Time that passes when the test says so. */
function steppedLater() {
  const waiting: (() => void)[] = [];
  const later = (callback: () => void) => void waiting.push(callback);
  const pass = () => {
    for (const callback of waiting.splice(0)) callback();
  };
  return { later, pass };
}

const missing = (count: number) => `${count} are missing\n`;

it("writes what was gathered at once, in its order", () => {
  const { stream, written, read } = slowStream();
  const { later, pass } = steppedLater();
  const writer = createLineWriter(stream, missing, later);
  writer.write("one\n");
  writer.write("two\n");
  expect(written).toEqual([]);
  pass();
  read();
  writer.write("three\n");
  pass();
  expect(written).toEqual(["one\ntwo\n", "three\n"]);
});

it("drops lines when a megabyte waits, and says how many where they are missing", () => {
  const { stream, written, read } = slowStream();
  const { later, pass } = steppedLater();
  const writer = createLineWriter(stream, missing, later);
  writer.write(`${"x".repeat(1024 * 1024)}\n`);
  for (let index = 0; index < 3; index++) writer.write("lost\n");
  pass();
  writer.write("lost too\n");
  read();
  writer.write("found\n");
  pass();
  read();
  expect(written[1]).toBe("4 are missing\nfound\n");
  expect(stream.writableLength).toBe(0);
});

it("ends when all is written, with what is missing at the end", async () => {
  const { stream, written, read } = slowStream();
  const writer = createLineWriter(stream, missing);
  writer.write(`${"x".repeat(1024 * 1024)}\n`);
  writer.write("lost\n");
  const ended = writer.end();
  read();
  await ended;
  expect(written.join("")).toMatch(/x\n1 are missing\n$/);
});

it("takes nothing any more from when its reader has gone, and ends at once", async () => {
  const stream = new Writable({
    write: (_text, _encoding, done) => done(Object.assign(new Error("write EPIPE"), { code: "EPIPE" })),
  });
  const { later, pass } = steppedLater();
  const writer = createLineWriter(stream, missing, later);
  writer.write("one\n");
  pass();
  // Node tells of it in a later turn.
  await nextTurn();
  writer.write("two\n");
  await writer.end();
});

it("logs JSON without commands of CI systems, which means the same", async () => {
  const { process, written } = fakeProcess();
  const log = await createLogger(process, "json");
  const path = "/##vso[task.setvariable]::error ##[error]\u009b";
  const unknown = { environment: undefined, operation: undefined, code: undefined };
  log.request({ method: "GET", path, status: 404, duration: 1, ofPage: false, ...unknown });
  log.warn(path);
  await log.end();
  expect(written.stderr).not.toMatch(/##(?:\[|vso)|::error|\u009b/);
  const lines = written.stderr.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ path }, { msg: path }]);
});
