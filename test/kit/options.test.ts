import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { verifyCommand } from "../../src/cli/verify.js";

/** A flag of each kind with a value; a switch takes none. All are made into options in one place. */
const values: Record<string, string | undefined> = {
  "--target": "https://staging.example.com/api",
  "--token": "t0ken",
  "--envelope": "json-api",
  "--only": "U-08, Q-39",
  "--patience": "5m",
  "--concurrency": "4",
  "--strict": undefined,
  "--no-undo": undefined,
};

const variableOf = (flag: string) => flag.replace("--", "STANDIN_").replaceAll("-", "_").toUpperCase();

/** What the command would run with; what it says when it refuses. */
async function parse(...args: string[]): Promise<object> {
  let seen: object | undefined;
  await verifyCommand(process)
    .action((flags: object) => {
      seen = flags;
    })
    .configureOutput({ writeErr: () => undefined })
    .parseAsync(args, { from: "user" });
  if (!seen) throw new Error("The command did not run.");
  return seen;
}

const asFlags = (flag: string) => [flag, values[flag]].filter((one) => one !== undefined);

describe("a flag of verify", () => {
  beforeEach(() => {
    for (const flag of Object.keys(values)) vi.stubEnv(variableOf(flag), undefined);
  });
  afterEach(() => void vi.unstubAllEnvs());

  it.each(Object.keys(values))("%s comes from the environment as it comes from the command line", async (flag) => {
    const given = await parse(...asFlags(flag));
    expect(Object.keys(given)).toHaveLength(1);
    vi.stubEnv(variableOf(flag), values[flag] ?? "1");
    expect(await parse()).toEqual(given);
  });

  it.each(Object.keys(values))(
    "%s is not set by an empty variable, and a switch not by one that says no",
    async (flag) => {
      for (const nothing of values[flag] === undefined ? ["", "0", "false", "no", "off"] : [""]) {
        vi.stubEnv(variableOf(flag), nothing);
        expect(await parse()).toEqual({});
      }
    },
  );

  it("goes before the environment", async () => {
    vi.stubEnv("STANDIN_TARGET", "https://other.example.com");
    vi.stubEnv("STANDIN_ONLY", "Q-01");
    const flags = [...asFlags("--target"), ...asFlags("--only")];
    expect(await parse(...flags)).toEqual({ target: values["--target"], only: ["U-08", "Q-39"] });
  });

  it("cannot be quiet and verbose", async () => {
    await expect(parse("--quiet", "--verbose")).rejects.toThrow("cannot be used with");
  });

  it.each([
    ["STANDIN_TARGET", "staging"],
    ["STANDIN_ENVELOPE", "xml"],
    ["STANDIN_PATIENCE", "soon"],
    ["STANDIN_CONCURRENCY", "0"],
    ["STANDIN_CONCURRENCY", "2.5"],
  ])("is refused with the name of its variable: %s=%s", async (variable, wrong) => {
    vi.stubEnv(variable, wrong);
    await expect(parse()).rejects.toThrow(variable);
  });
});
