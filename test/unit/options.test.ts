import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { serveCommand } from "../../src/cli/serve.js";
import { wholeNumberIn } from "../../src/option-values.js";
import { type OptionSpec, optionList, refuseWrongOptions } from "../../src/options.js";
import { parseFlags } from "../support/parse-flags.js";

/** For each flag that takes a value: a text, what it means, and a text that it refuses. */
const values: Record<string, { text: string; value: unknown; wrong?: string }> = {
  port: { text: "4011", value: 4011, wrong: "65536" },
  host: { text: "localhost", value: "localhost" },
  publicUrl: { text: "https://mock.example.com", value: "https://mock.example.com", wrong: "mock.example.com" },
  proxy: { text: "http://127.0.0.1:4020", value: "http://127.0.0.1:4020", wrong: "127.0.0.1:4020" },
  seed: { text: "seed.json", value: "seed.json" },
  metadata: { text: "field", value: "field", wrong: "both" },
  jobs: { text: "always", value: "always", wrong: "sometimes" },
  jobTime: { text: "2s", value: 2000, wrong: "soon" },
  deliver: { text: "any", value: "any", wrong: "all" },
  retry: { text: "1s,5s", value: [1000, 5000], wrong: "1s,later" },
  maxFile: { text: "1GiB", value: 2 ** 30, wrong: "1 giga" },
  memory: { text: "1GiB", value: 2 ** 30, wrong: "1 giga" },
  latency: { text: "100-300", value: "100-300", wrong: "300-100" },
  randomSeed: { text: "-7", value: -7, wrong: "1.5" },
  controlToken: { text: "t0ken", value: "t0ken" },
  allowOrigin: { text: "https://a.example", value: ["https://a.example"], wrong: "a.example" },
  clock: { text: "stepped", value: "stepped", wrong: "still" },
  ids: { text: "counted", value: "counted", wrong: "uuid" },
  state: { text: "work", value: "work" },
  save: { text: "state.json", value: "state.json" },
};

const flagged = optionList.filter(({ flag }) => flag);
const flagOf = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const parse = (...args: string[]) => parseFlags(serveCommand(process), args);

describe("the flags of serve", () => {
  it("are those of the options, --log, --watch and --json", () => {
    expect(serveCommand(process).options.map(({ long }) => long)).toEqual([
      ...flagged.map(({ name }) => flagOf(name)),
      "--log",
      "--watch",
      "--json",
    ]);
    const switches = ["rateLimit", "trustProxy", "durable"];
    expect(flagged.map(({ name }) => name).filter((name) => !switches.includes(name))).toEqual(Object.keys(values));
  });

  it("leave to createStandin what is not said, but for the port", async () => {
    const { port, ...others } = await parse();
    expect(port).toBe(4010);
    const defaults = optionList.map(({ name, default: value }): [string, unknown] => [name, value]);
    expect(Object.fromEntries(defaults)).toMatchObject(others);
  });

  it.each(Object.entries(values))("set %s, to what createStandin takes", async (name, { text, value }) => {
    const flags = await parse(flagOf(name), text);
    expect(flags[name]).toEqual(value);
    expect(() => refuseWrongOptions({ [name]: flags[name] })).not.toThrow();
  });

  it("set the limit of rates", async () => {
    expect(await parse("--rate-limit")).toMatchObject({ rateLimit: true });
  });

  it.each(Object.entries(values).flatMap(([name, { wrong }]) => (wrong === undefined ? [] : [[name, wrong]])))(
    "refuse a wrong %s: %s",
    async (name, wrong) => {
      await expect(parse(flagOf(name), wrong)).rejects.toThrow(/is invalid\. \S+/);
    },
  );
});

describe("an option of createStandin", () => {
  it.each(optionList.map((spec) => [spec.name, spec] as const))("%s takes its default", (name, spec: OptionSpec) => {
    expect(() => refuseWrongOptions({ [name]: spec.default })).not.toThrow();
  });

  it.each<[string, unknown, string]>([
    ["port", "4010", 'port is "4010". It must be a whole number from 0 to 65535.'],
    ["publicUrl", "mock", 'publicUrl is "mock". It must be an absolute URL'],
    ["jobs", "sometimes", 'jobs is "sometimes". It must be one of auto, always, never.'],
    ["retry", 2000, "retry is 2000. It must be times, such as"],
    ["retry", ["2m", "later"], 'retry "later" is not a time'],
    ["maxFile", "big", 'maxFile "big" is not a size'],
    ["latency", "soon", 'latency is "soon". It must be milliseconds, or a range'],
    ["rateLimit", "no", 'rateLimit is "no". It must be true or false.'],
    ["allowOrigin", ["*", "a.example"], 'allowOrigin is "a.example". It must be an origin'],
    ["log", "pretty", 'log is "pretty". It must be a function.'],
  ])("%s refuses %j, and says what would do", (name, value, message) => {
    expect(() => refuseWrongOptions({ [name]: value })).toThrow(TypeError);
    expect(() => refuseWrongOptions({ [name]: value })).toThrow(message);
  });
});

it("a whole number may have spaces around it, as in an environment variable", () => {
  const { fromText } = wholeNumberIn(1, 64);
  expect([" 8\n", "8", "0", "65", "", "8 8"].map((text) => fromText(text, undefined))).toEqual([
    ...[8, 8, undefined, undefined, undefined, undefined],
  ]);
});

/** An option as the guide has it. */
function rowOf({ name, takes, text, flag, default: value }: (typeof optionList)[number]): string {
  const written = flag && `\`${flagOf(name)}${flag.argument ? ` <${flag.argument}>` : ""}\``;
  const choices = takes.choices?.map((choice) => `\`${choice}\``).join(", ");
  const fallback = flag?.default ?? value;
  const cells = [`\`${name}\``, written ?? "", text + (choices ? `: ${choices}` : "")];
  return `| ${[...cells, fallback === undefined ? "" : `\`${fallback}\``].join(" | ")} |`;
}

it("every option stands in the guide, as it is", () => {
  const guide = readFileSync(new URL("../../docs/guides/options.md", import.meta.url), "utf8");
  const rows = guide.split("\n").filter((line) => /^\| `/.test(line));
  expect(rows).toEqual(optionList.map(rowOf));
});
