import { createHash } from "node:crypto";
import { expect, it } from "vitest";
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

const fields = (path: string) => `filter[fields]${path}`;

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** What is asked for, what comes, and how many there are in all where that is more. */
const rows: [Record<string, string>, string[], number?][] = [
  [{}, ["table", "plan", "words", "hills"]],
  [{ "page[offset]": "1", "page[limit]": "2" }, ["plan", "words"], 4],
  [{ "page[offset]": "2", "page[limit]": "500" }, ["words", "hills"], 4],
  [{ "page[offset]": "9" }, [], 4],
  [{ "filter[ids]": "hills, plan,nope,hills" }, ["plan", "hills"]],
  [{ "filter[ids]": "hills,plan", "page[limit]": "1" }, ["plan"], 2],
  [{ "filter[ids]": "" }, []],
  [{ [fields("[md5][eq]")]: md5("a,b") }, ["table"]],
  [{ [fields("[md5][eq]")]: md5("a,b"), "filter[ids]": "plan" }, []],
  [{ order_by: "_created_at_ASC" }, ["hills", "words", "plan", "table"]],
  [{ order_by: "_createdAt_ASC" }, ["hills", "words", "plan", "table"]],
  [{ order_by: "size_DESC" }, ["hills", "words", "plan", "table"]],
  [{ order_by: "format_ASC,id_DESC" }, ["table", "plan", "hills", "words"]],
  [{ order_by: "resolution_ASC,basename_ASC" }, ["hills", "plan", "table", "words"]],
  [{ "filter[query]": "ADA" }, ["table", "hills"]],
  [{ "filter[query]": "ada sun" }, ["hills"]],
  [{ "filter[query]": "colline" }, []],
  [{ "filter[query]": "colline", locale: "it" }, ["hills"]],
  [{ "filter[query]": "100%" }, ["plan"]],
  [{ [fields("[type][eq]")]: "image" }, ["hills"]],
  [{ [fields("[type][in][]")]: "pdfdocument" }, ["plan"]],
  [{ [fields("[type][in]")]: "pdfdocument,spreadsheet" }, ["table", "plan"]],
  [{ [fields("[type][notIn][]")]: "image" }, ["table", "plan", "words"]],
  [{ [fields("[type][neq]")]: "image" }, ["table", "plan", "words"]],
  [{ [fields("[size][gt]")]: "3", [fields("[size][lte]")]: "18" }, ["plan", "words"]],
  [{ [fields("[width][gte]")]: "3" }, ["hills"]],
  [{ [fields("[height][neq]")]: "2" }, ["table", "plan", "words"]],
  [{ [fields("[_created_at][eq]")]: "2026-01-01T10:00:00Z" }, ["hills"]],
  [{ [fields("[_createdAt][gt]")]: "2026-01-02T10:00:59+00:00" }, ["table", "plan"]],
  [{ [fields("[_updated_at][lt]")]: "2026-01-02T10:00:00Z" }, ["hills"]],
  [{ [fields("[tags][contains]")]: "gre" }, ["hills"]],
  [{ [fields("[tags][any_in][]")]: "press" }, ["words", "hills"]],
  [{ [fields("[tags][allIn]")]: "press,Green" }, ["hills"]],
  [{ [fields("[tags][eq][]")]: "press" }, ["words"]],
  [{ [fields("[tags][not_in][]")]: "press" }, ["table", "plan"]],
  [{ [fields("[smart_tags][any_in][]")]: "press" }, []],
  [{ [fields("[filename][matches][pattern]")]: "PLAN" }, ["plan"]],
  [{ [fields("[filename][matches][pattern]")]: "PLAN", [fields("[filename][matches][caseSensitive]")]: "true" }, []],
  [{ [fields("[basename][not_matches][pattern]")]: "l" }, ["words"]],
  [{ [fields("[author][exists]")]: "true" }, ["hills"]],
  [{ [fields("[author][exists]")]: "false", [fields("[notes][exists]")]: "false" }, ["table", "words"]],
  [{ [fields("[copyright][matches][pattern]")]: "ada" }, ["table"]],
  [{ [fields("[alt][eq]")]: "Un sole", locale: "it" }, ["hills"]],
  [{ [fields("[title][in][]")]: "Colline" }, []],
  [{ [fields("[format][eq]")]: "PDF" }, ["plan"]],
  [{ [fields("[path][eq]")]: "/f/plan.pdf" }, ["plan"]],
  [{ [fields("[id][in][]")]: "plan" }, ["plan"]],
  [{ [fields("[mimeType][matches][pattern]")]: "text/" }, ["table", "words"]],
  [{ [fields("[inUse][eq]")]: "true" }, []],
  [{ [fields("[upload_collection][eq]")]: "c1" }, ["hills"]],
  [{ [fields("[upload_collection][exists]")]: "false" }, ["table", "plan", "words"]],
  [{ [fields("[orientation][eq]")]: "landscape" }, ["hills"]],
  [{ [fields("[resolution][in][]")]: "icon" }, ["hills"]],
  [{ [fields("[OR][0][type][eq]")]: "image", [fields("[OR][1][size][eq]")]: "4" }, ["plan", "hills"]],
  [{ [fields("[AND][0][tags][contains]")]: "press", [fields("[AND][1][type][neq]")]: "image" }, ["words"]],
];

const refused: [Record<string, string>, string, string][] = [
  ...["0", "501", "ten", ""].map((limit): [Record<string, string>, string, string] => [
    { "page[limit]": limit },
    "/page[limit]",
    "must be",
  ]),
  ...["-1", "1.5"].map((offset): [Record<string, string>, string, string] => [
    { "page[offset]": offset },
    "/page[offset]",
    "must be",
  ]),
  [{ order_by: "weight_ASC" }, "/order_by[0]", "_created_at_ASC"],
  [{ [fields("[tpye][eq]")]: "image" }, "/filter[fields][tpye]", "Did you mean type?"],
  [{ [fields("[type][eqq]")]: "image" }, "/filter[fields][type][eqq]", "Did you mean eq?"],
  [{ [fields("[type][eq]")]: "picture" }, "/filter[fields][type][eq]", "pdfdocument"],
  [{ [fields("[size][gt]")]: "much" }, "/filter[fields][size][gt]", "must be a number"],
  [{ [fields("[_created_at][gt]")]: "today" }, "/filter[fields][_created_at][gt]", "date-time"],
  [{ [fields("[filename][matches][regexp]")]: "true" }, "/filter[fields][filename][matches][regexp]", "must be"],
  [{ [fields("[]")]: "x", [fields("[type][eq]")]: "image" }, "/filter[fields][]", "not known"],
  [{ [fields("[__proto__][eq]")]: "1" }, "/filter[fields][__proto__]", "not known"],
  [{ locale: "fr" }, "/locale", 'must be one of "en", "it", not "fr".'],
  [{ locale: "x".repeat(1000) }, "/locale", `not "${"x".repeat(79)}….`],
];

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
    for (const [query, ids, total = ids.length] of rows) {
      const { list } = await setting.client.send("listUploads", { query });
      expect([query, list.data.map(({ id }) => id), list.total]).toEqual([query, ids, total]);
    }
    for (const [query, pointer, words] of refused) {
      const { status, error } = await setting.client.send("listUploads", { query });
      expect([status, error.code, error.violations[0]?.pointer]).toEqual([422, "INVALID_FORMAT", pointer]);
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
    const tagged = { [fields("[tags][any_in][]")]: "press" };
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
