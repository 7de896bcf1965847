import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { changesFrom, type Kept, toKept } from "./kept-view.js";
import { keptTargets } from "./targets.js";

/** `VERDICTS=write npx vitest run --project verdicts test/kit/servers/verdicts` keeps what the kit says now. */
const isWriting = process.env.VERDICTS === "write";

const placeOf = (name: string) => new URL(`kept/${name}.json`, import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(placeOf(name), "utf8"));

/** Servers with an error differ little from the right one, so only that is kept of them. */
const right = "second-documented";
const keptForm = (name: string, kept: Kept) =>
  name.startsWith("wrong-") ? changesFrom(read(right) as Kept, kept) : kept;

it.concurrent.each(keptTargets)(
  "the kit says of $name what it said",
  async ({ name, verify }) => {
    const said = keptForm(name, toKept(await verify()));
    if (isWriting) writeFileSync(placeOf(name), `${JSON.stringify(said, null, 1)}\n`);
    expect(said, "The kit judges otherwise. If that is wanted, keep it with VERDICTS=write and read the diff.").toEqual(
      read(name),
    );
  },
  300_000,
);
