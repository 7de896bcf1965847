import { describe, expect, it } from "vitest";
import { builders, buildingFiles, type Pattern, patterns } from "../../support/patterns.js";
import { processorTime, shortTime } from "../../support/processor-time.js";

/** As long as the longest line of a request that is read. */
const length = 16 * 1024;

/** What escapes stand for, by one example each. */
const examples: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  s: " ",
  d: "0",
  w: "a",
  S: "a",
  p: "a",
};

/** What a pattern has words and signs for, one of each, and what it has none for. */
function piecesOf({ source }: RegExp): string[] {
  const plain = source.replace(/\\u[\da-f]{4}|\\(.)/gi, (_, character?: string) =>
    character === undefined ? "" : (examples[character] ?? character),
  );
  return [...new Set(["a", "0", " ", "\n", ...(plain.match(/[a-z]{2,}|./gis) ?? [])])];
}

/** Makes a text of about so many characters. */
type Shape = (length: number) => string;

/** Texts in which a pattern finds beginnings everywhere, and an end nowhere. */
function shapesFor(expression: RegExp): Shape[] {
  const pieces = piecesOf(expression);
  const fill = (piece: string, size: number) => piece.repeat(size / piece.length);
  return pieces.flatMap((first) =>
    pieces.flatMap((second): Shape[] => [
      (size) => `${first}${fill(second, size)}\u0001`,
      (size) => `${fill(first, size / 2)}${fill(second, size / 2)}\u0001`,
      (size) => `${fill(first + second, size)}\u0001`,
    ]),
  );
}

/** Few characters for what doubles with each of them, then so many that a square of them shows. */
const trials = [24, 32, 36, 2048];

/** Milliseconds that nothing takes for so little, but where the machine does something else in between. */
const noticeable = 3;

/** Three shapes that a pattern takes longest for, in small. */
function worstOf(shapes: readonly Shape[], look: (text: string) => void): Shape[] {
  const times = new Map<Shape, number>();
  const noticed = new Set<Shape>();
  for (const shape of shapes) {
    for (const size of trials) {
      const text = shape(size);
      const before = performance.now();
      look(text);
      const time = performance.now() - before;
      times.set(shape, time);
      if (time > noticeable) noticed.add(shape);
      // Twice as much would take hours.
      if (time > shortTime) break;
    }
    if (noticed.size === 3) return [...noticed];
  }
  return shapes.toSorted((one, other) => Number(times.get(other)) - Number(times.get(one))).slice(0, 3);
}

/** What a pattern takes long for, of up to 16 KB. */
function slowTextOf({ expression }: Pattern): string | undefined {
  const everywhere = new RegExp(expression, `${expression.flags.replace("g", "")}g`);
  const look = (text: string) => void text.replace(everywhere, "");
  for (const shape of worstOf(shapesFor(expression), look)) {
    for (const size of [...trials, length]) {
      const text = shape(size);
      const time = processorTime(() => look(text));
      if (time >= shortTime) return `${text.length} characters such as ${JSON.stringify(shape(24))}: ${time} ms`;
    }
  }
  return undefined;
}

describe("a regular expression", () => {
  it("takes no time for 16 KB of its worst", () => {
    const slow = patterns.flatMap((pattern) => {
      const text = slowTextOf(pattern);
      return text === undefined ? [] : [`${pattern.name}: ${text}`];
    });
    expect(slow).toEqual([]);
  });

  it("is made of texts where that is known alone", () => {
    expect(buildingFiles).toEqual(Object.keys(builders).sort());
  });

  it.each([
    ["cubic", /([?&][^=&]*(?:token|password|secret|key)[^=&]*=)[^&]*/gi],
    ["quadratic", /\s*\n\s*/g],
    ["quadratic for its start", /\/+$/],
    ["quadratic for its end", /\[([^\]]+)\]\([^)\s]+\)/g],
    ["exponential", /^(a|aa)+$/],
  ])("that is %s is found", (_, expression) => {
    expect(slowTextOf({ name: "", expression })).toMatch(/ms$/);
  });
});
