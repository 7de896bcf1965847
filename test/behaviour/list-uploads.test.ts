import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import type { Seed } from "../../src/seed/seed.js";
import { describeBoth, type Setting } from "../support/envelopes.js";
import { storeFile } from "../support/files.js";
import * as images from "../support/images.js";

const collection = (id: string) => ({ type: "upload_collection" as const, id });

/** Uploads that differ in everything that can be asked for. */
const seed: Seed = {
  locales: ["en", "it"],
  files: [
    { path: "/f/hills.png", base64: images.png.toString("base64") },
    { path: "/f/Plan.pdf", text: "%PDF" },
    { path: "/f/words.txt", text: "many words in here" },
    { path: "/f/table.csv", text: "a,b" },
  ],
  upload_collections: [{ id: "c1", label: "One" }],
  uploads: [
    {
      ...{
        id: "hills",
        path: "/f/hills.png",
        author: "Ada Lovelace",
        tags: ["press", "Green"],
        upload_collection: collection("c1"),
      },
      default_field_metadata: { en: { alt: "A sun over hills" }, it: { alt: "Un sole", title: "Colline" } },
      created_at: "2026-01-01T10:00:30.000Z",
    },
    { id: "plan", path: "/f/Plan.pdf", notes: "Secret 100%", created_at: "2026-01-03T10:00:00.000Z" },
    { id: "words", path: "/f/words.txt", tags: ["press"], created_at: "2026-01-02T10:00:00.000Z" },
    { id: "table", path: "/f/table.csv", copyright: "© Ada", created_at: "2026-01-04T10:00:00.000Z" },
  ],
};

const list = async ({ client }: Setting, query: Record<string, string>) => {
  const { list: page } = await client.send("listUploads", { query });
  return page.data.map(({ id }) => id);
};

/** Queries with what comes of each: IDs, and how many there are in all where that is more; or where it is refused. */
const { found, refused } = parse(readFileSync(new URL("list-uploads.yaml", import.meta.url), "utf8")) as {
  found: { query: string; ids: string[]; total?: number }[];
  refused: { query: string; at: string; words: string }[];
};
refused.push({ query: `locale=${"x".repeat(1000)}`, at: "/locale", words: `not "${"x".repeat(79)}….` });

const membersOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

/** Parameters that the document does not know, as public programs send them. */
const unknown = {
  order_bi: "size_ASC",
  version: "current",
  per_page: "1",
  "filter[type]": "image",
  "filter[a][b][]": "c",
  "filter[fields]]x[": "1",
};

describeBoth("GET /uploads", (open, envelope) => {
  it("Q-48 · gives what is asked for, and refuses what cannot be", async () => {
    const setting = await open({ seed });
    for (const { query, ids, total = ids.length } of found) {
      const { list } = await setting.client.send("listUploads", { query: membersOf(query) });
      expect([query, list.data.map(({ id }) => id), list.total]).toEqual([query, ids, total]);
    }
    for (const { query, at, words } of refused) {
      const { status, error } = await setting.client.send("listUploads", { query: membersOf(query) });
      expect([status, error.code, error.violations[0]?.pointer]).toEqual([422, "INVALID_FORMAT", at]);
      expect(error.violations[0]?.detail).toContain(words);
    }
  });

  it("Q-48 · refuses unknown parameters in the flat envelope, and ignores them in JSON:API", async () => {
    const setting = await open({ seed });
    if (envelope.name === "json-api") {
      const query = { ...unknown, order_by: "size_ASC" };
      expect(await list(setting, query)).toEqual(["table", "plan", "words", "hills"]);
      return;
    }
    const { status, error } = await setting.client.send("listUploads", { query: unknown });
    expect([status, error.violations.map(({ pointer }) => pointer)]).toEqual([
      422,
      Object.keys(unknown).map((name) => `/${name}`),
    ]);
    expect(error.violations[0]?.detail).toContain("Did you mean order_by?");
  });

  it("Q-48 · knows what was made, changed and deleted since the page before", async () => {
    const { standin, client } = await open({ seed, jobs: "never" });
    const setting = { standin, client };
    const tagged = { "filter[fields][tags][any_in][]": "press" };
    expect(await list(setting, tagged)).toEqual(["words", "hills"]);
    await client.send("updateUpload", { id: "plan", fields: { tags: ["press"] } });
    expect(await list(setting, tagged)).toEqual(["plan", "words", "hills"]);
    await client.send("deleteUpload", { id: "words" });
    expect(await list(setting, tagged)).toEqual(["plan", "hills"]);
    const path = await storeFile(standin.app, client, images.png, { filename: "new.png" });
    const made = await client.send("createUpload", { fields: { path, tags: ["press"] } });
    expect(await list(setting, tagged)).toEqual(["plan", "hills", made.resource.id].sort(byCreation(made.resource.id)));
    expect(await list(setting, {})).toHaveLength(4);
  });
});

/** The environment's clock stands before the fourth of January, at which one of the seed was made. */
const byCreation = (made: unknown) => (one: unknown, other: unknown) => {
  const order = ["table", "plan", made, "words", "hills"];
  return order.indexOf(one) - order.indexOf(other);
};
