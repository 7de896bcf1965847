import { readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Place, withPlace } from "./runner.js";

/** A record that came with the folder, such as in a cloned repository. */
async function plant({ service, folder }: Place, header: object, lines: readonly object[]): Promise<string> {
  const path = join(folder, "planted.jsonl");
  const owner = { run: "planted", target: service.url, pid: 2 ** 31 - 2, started: "", host: hostname() };
  const text = [{ ...owner, ...header }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join("");
  await writeFile(path, text, { mode: 0o600 });
  return path;
}

/** Nothing is written because of it, and it is named: by a run, by `--undo`, and by one that gets the folder. */
async function expectNothing({ service, run }: Place, name: string, only = "upload-author") {
  for (const flags of [{ only: [only] }, { undo: true }]) {
    const before = service.look();
    const { code, text } = await run(flags);
    expect({ code, text, writes: service.writes }).toEqual({
      ...{ code: expect.toSatisfy((one) => one === 2 || one === 4), text: expect.stringContaining(name), writes: [] },
    });
    expect(service.look()).toEqual(before);
  }
}

const creation = (word: string, value = "Ada") => [
  { create: 1, kind: "upload", mark: "author", value, word },
  { made: 1, id: "u1" },
];
const change = { change: "upload", id: "u1", was: { author: "Mallory" }, sent: { author: "Ada" } };

describe("a record that this user's kit did not write does nothing and is named:", () => {
  const forms: [string, object, readonly object[]][] = [
    ["of another host", { host: "elsewhere" }, creation("0123456789ab")],
    ["that nobody signed", {}, creation("0123456789ab")],
    ["without a word", {}, creation("")],
    ["with a word of one letter", {}, creation("a", "x")],
    ["with a change", {}, [change]],
    ["of a version before", { started: undefined }, creation("0123456789ab")],
  ];
  for (const [name, header, lines] of forms) {
    it(name, () =>
      withPlace({}, async (place) => {
        const path = await plant(place, header, lines);
        await expectNothing(place, "planted.jsonl");
        // Whoever names it wants it undone, but a deletion needs the run's word in the row.
        await place.run({ undo: true, runRecord: path });
        expect(place.service.writes.filter((one) => one.startsWith("DELETE"))).toEqual([]);
      }),
    );
  }

  const kill = (_: number, request: string) => (request.startsWith("PUT /uploads") ? ("kill" as const) : undefined);

  it("whose ID somebody has changed since", () =>
    withPlace({}, async (place) => {
      await place.run({ only: ["upload-author"] }, kill);
      const [name = ""] = await place.records();
      const id = /"id":"(u\w+)"/.exec(place.service.look().left.join(""))?.[1];
      const text = await readFile(join(place.folder, name), "utf8");
      await writeFile(join(place.folder, name), text.replaceAll(`"${id}"`, '"u1"'));
      await expectNothing(place, name);
    }));

  it("of another user, and its path undoes what shows its word", () =>
    withPlace({}, async (place) => {
      await place.run({ only: ["upload-author"] }, kill);
      const [name = ""] = await place.records();
      place.home = `${place.home}-of-another`;
      await expectNothing(place, name);
      await place.run({ undo: true, runRecord: join(place.folder, name) });
      expect(place.service.look().left).toEqual([]);
    }));
});
