import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { flatEnvelope } from "../../src/wire/envelope.js";
import { repeatable } from "../support/arbitraries.js";
import { createClient } from "../support/client.js";
import { describeBoth } from "../support/envelopes.js";
import { fetchFile, storeFile } from "../support/files.js";
import { expectRefused } from "../support/refused.js";
import { named, show } from "../support/rows.js";
import { everythingIn, origin, startStandin } from "../support/standin.js";

const longest = "é".repeat(100);

interface Row {
  basename: string;
  address: string;
}

const names: Row[] = [
  { basename: "meadow", address: "/seed/meadow.png" },
  { basename: "two words", address: "/seed/two%20words.png" },
  { basename: "50% off #1?", address: "/seed/50%25%20off%20%231%3F.png" },
  { basename: "colline-日本-🪨", address: "/seed/colline-%E6%97%A5%E6%9C%AC-%F0%9F%AA%A8.png" },
  { basename: "a.b", address: "/seed/a.b.png" },
  { basename: "..", address: "/seed/...png" },
  { basename: "back\\slash", address: "/seed/back%5Cslash.png" },
  { basename: longest, address: `/seed/${encodeURIComponent(longest)}.png` },
];

const refused: [string, string][] = [
  ["an empty one", ""],
  ["one with a slash", "a/b"],
  ["one with a line break", "a\nb"],
  ["one with a NUL", "a\u0000b"],
  ["one with DEL", "a\u007fb"],
  ["one of 201 bytes", `${longest}a`],
  ["half of a surrogate pair", "a\ud800"],
  ["one whose path is in use by a file without an upload", "spare"],
];

describeBoth("rename an upload", (open) => {
  it.each(named(names, ({ basename }) => `U-14 Q-16 · ${show(basename)} renames the asset, and the extension stays`))(
    "%s",
    async (_, { basename, address }) => {
      const { standin, client } = await open();
      const before = await client.upload("1001");
      const file = await fetchFile(standin.app, before.url);

      const { status, resource } = await client.outcomeOf("updateUpload", { id: "1001", fields: { basename } });

      const url = `${origin}/assets/main${address}`;
      const filename = `${basename}.png`;
      const want = { ...before, basename, filename, path: `/seed/${filename}`, url };
      expect({ status, resource }).toEqual({ status: 200, resource: { ...want, updated_at: resource.updated_at } });
      expect(await client.upload("1001")).toEqual(resource);
      const moved = await fetchFile(standin.app, url);
      expect([moved.status, moved.headers["content-type"]]).toEqual([200, "image/png"]);
      expect(moved.body).toEqual(file.body);
      expect((await fetchFile(standin.app, before.url)).status).toBe(404);
    },
  );

  it.each(refused)("U-14 Q-16 · a basename is refused: %s", async (_, basename) => {
    const { client } = await open();
    const refusal = { code: "INVALID_FIELD", at: ["/basename"] };
    await expectRefused(client, "updateUpload", { id: "1001", fields: { basename, author: "Ada" } }, refusal);
  });

  it("Q-16 · a name that another upload has in the same place is refused", async () => {
    const { standin, client } = await open();
    const path = await storeFile(standin.app, client, Buffer.from("a"), { filename: "a.txt" });
    const { resource } = await client.outcomeOf("createUpload", { fields: { path, basename: "taken" } });
    const other = await storeFile(standin.app, client, Buffer.from("b"), { filename: "b.txt" });
    const { resource: second } = await client.outcomeOf("createUpload", { fields: { path: other } });
    const sending = { id: second.id as string, fields: { basename: "taken" } };
    expect(String(resource.path).slice(0, 18)).toBe(String(second.path).slice(0, 18));
    await expectRefused(client, "updateUpload", sending, { code: "INVALID_FIELD", at: ["/basename"] });
  });

  it("Q-16 · the time that an upload request put before the name stays in the path", async () => {
    const { standin, client } = await open();
    const path = await storeFile(standin.app, client, Buffer.from("a"), { filename: "notes.tar.gz" });
    const { resource } = await client.outcomeOf("createUpload", { fields: { path } });
    expect(resource).toMatchObject({ path: "/64175/1767312000-notes-tar.gz", basename: "notes-tar", format: "gz" });
    const sending = { id: resource.id as string, fields: { basename: "words" } };
    const { resource: renamed } = await client.outcomeOf("updateUpload", sending);
    expect(renamed).toMatchObject({ path: "/64175/1767312000-words.gz", basename: "words", filename: "words.gz" });
  });

  it("Q-15 · the path before a rename stays good as a path", async () => {
    const { standin, client } = await open();
    await client.outcomeOf("updateUpload", { id: "1001", fields: { basename: "meadow" } });
    const { status, resource } = await client.outcomeOf("updateUpload", {
      id: "1002",
      fields: { path: "/seed/hills.png" },
    });
    expect(status).toBe(200);
    expect(resource).toMatchObject({ path: "/seed/hills.png", basename: "hills", mime_type: "image/png" });
    expect((await fetchFile(standin.app, resource.url)).status).toBe(200);
  });

  it("Q-16 · a file without an extension gains none of a name with a dot", async () => {
    const { standin, client } = await open({ jobs: "never" });
    const path = await storeFile(standin.app, client, Buffer.from("a"), { filename: "README" });
    const { resource } = await client.send("createUpload", { fields: { path } });
    for (const basename of ["v1.2", "notes", "...", "a?b"]) {
      const sending = { id: String(resource.id), fields: { basename } };
      expect((await client.send("updateUpload", sending)).resource).toMatchObject({ basename, filename: basename });
    }
  });

  it.each([".", ".."])(
    "Q-16 · a file without an extension cannot be called %j, which no address could name",
    async (basename) => {
      const { standin, client } = await open({ jobs: "never" });
      const path = await storeFile(standin.app, client, Buffer.from("a"), { filename: "plain" });
      const { resource } = await client.send("createUpload", { fields: { path } });
      const sending = { id: String(resource.id), fields: { basename } };
      await expectRefused(client, "updateUpload", sending, { code: "INVALID_FIELD", at: ["/basename"] });
    },
  );
});

const ids = ["1001", "1002", "1003"];

const step = fc.record(
  {
    basename: fc.constantFrom("hills", "read-me", "mark", "spare", "meadow"),
    path: fc.constantFrom("/seed/hills.png", "/seed/read-me.txt", "/seed/mark.svg", "/seed/spare.png"),
  },
  { requiredKeys: [] },
);
const steps = fc.array(fc.tuple(fc.constantFrom(...ids), step), { maxLength: 12 });

const md5 = (bytes: Buffer) => createHash("md5").update(bytes).digest("hex");

it("U-14 U-15 Q-16 · whatever is renamed and replaced, each url serves its upload's file, and no old one answers", async () => {
  const standin = await startStandin({ jobs: "never" });
  const client = createClient(standin, flatEnvelope);
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      standin.reset();
      const seen = new Set<string>();
      for (const [id, fields] of list) {
        const before = everythingIn(standin);
        const { status } = await client.send("updateUpload", { id, fields });
        if (status !== 200) expect([status, everythingIn(standin)]).toEqual([422, before]);
      }
      const uploads = await Promise.all(ids.map((id) => client.upload(id)));
      for (const { url, md5: sum, basename, filename, format } of uploads) {
        const { status, body } = await fetchFile(standin.app, url);
        expect([status, md5(body)]).toEqual([200, sum]);
        expect(filename).toBe(`${basename}.${format}`);
        seen.add(String(url));
      }
      const current = new Set(uploads.map(({ url }) => url));
      for (const path of ["hills.png", "read-me.txt", "mark.svg", "meadow.png", "meadow.txt", "spare.png"]) {
        const url = `http://standin.test/assets/main/seed/${path}`;
        expect((await fetchFile(standin.app, url)).status).toBe(current.has(url) ? 200 : 404);
      }
    }),
    { ...repeatable, numRuns: 40 },
  );
});
