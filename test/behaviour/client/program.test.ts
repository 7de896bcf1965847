import { join } from "node:path";
import type { ApiTypes } from "@datocms/cma-client-node";
import { expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { skipWaits } from "../../support/eager-client.js";
import { newFolder } from "../../support/folder.js";
import * as images from "../../support/images.js";
import { startListening } from "../../support/standin.js";
import { connect } from "./connect.js";

type Upload = ApiTypes.Upload;

const localFile = async (name: string, bytes: Uint8Array) => ({
  localPath: join(await newFolder({ [name]: bytes }), name),
});

/** What it does, and what it saw; `inbox` is where webhook 2001 is to call. */
async function runProgram(standin: Standin, inbox: string) {
  const client = connect(standin);
  const { locales } = await client.site.find();
  const progress = new Set<string>();
  const made = await client.uploads.createFromLocalFile({
    ...(await localFile("Men\u00f9 Estivo.png", images.png)),
    tags: ["menu"],
    onProgress: ({ type }) => progress.add(type),
  });
  const copy = await client.uploads.createFromUrl({ url: made.url, filename: "copy.png" });

  // Everything that it read, given back.
  const whole = await client.uploads.update(made.id, { ...made, author: "Ada Lovelace" });
  await client.uploads.update(made.id, {
    default_field_metadata: {
      alt: { en: "A menu" },
      title: { en: "Menu", it: "Men\u00f9" },
      focal_point: { x: 0.5, y: 0.25 },
    },
  });
  const { default_field_metadata: texts } = await client.uploads.update(made.id, {
    default_field_metadata: { alt: { it: "Un men\u00f9" }, custom_data: { it: { shelf: "B2" } } },
  });
  const renamed = await client.uploads.update(made.id, { basename: "menu" });
  const replaced = await client.uploads.updateFromLocalFile(made.id, await localFile("second.jpg", images.jpeg));

  const found = await client.uploads.list({
    filter: { fields: { type: { eq: "image" }, tags: { anyIn: ["menu"] }, title: { eq: "Men\u00f9" } } },
    order_by: "_created_at_DESC,size_ASC",
    locale: "it",
  });
  const pages: string[] = [];
  for await (const { filename } of client.uploads.listPagedIterator({ filter: { query: "png" } }, { perPage: 1 }))
    pages.push(filename);

  const uploads = [made, copy].map(({ id }) => ({ type: "upload" as const, id }));
  const upload_collection = await client.uploadCollections.create({ label: "Menus" });
  await client.uploads.bulkTag({ tags: ["summer"], uploads });
  await client.uploads.bulkSetUploadCollection({ upload_collection, uploads });
  const { tags, upload_collection: moved } = await client.uploads.find(copy.id);
  const known = await client.uploadTags.list({ filter: { query: "summ" } });
  const references = await client.uploads.references(made.id);
  const { id: inside } = await client.uploadCollections.create({ label: "Summer" });
  const [reordered] = await client.uploadCollections.reorder([{ id: inside, position: 1, parent: upload_collection }]);
  const tracks = await client.uploadTracks.list(made.id);

  const webhook = await client.webhooks.update("2001", { url: inbox, custom_payload: null });
  await client.uploads.bulkDestroy({ uploads });
  await standin.webhookCalls.settle();
  const [call] = await client.webhookCalls.list({ filter: { fields: { event_type: { eq: "delete" } } } });
  await client.webhookCalls.resendWebhook(call?.id ?? "");
  await standin.webhookCalls.settle();
  const gone = await Promise.resolve(client.uploads.find(made.id)).catch((error) => error.response.status);

  return {
    ...{ locales, progress: [...progress], filename: made.filename, width: made.width, texts, gone },
    ...{ made, whole },
    copied: copy.md5 === made.md5,
    renamed: renamed.filename,
    replaced: [replaced.id === made.id, replaced.filename, replaced.mime_type],
    found: found.map(({ filename }) => filename),
    pages: pages.sort(),
    tags,
    moved: moved?.id === upload_collection.id,
    known: known.map(({ name }) => name),
    ...{ references, tracks },
    reordered: [reordered?.id === inside, reordered?.parent?.id === upload_collection.id],
    webhook: webhook.url === inbox,
    call: call?.status,
  };
}

/** What it sees of Standin with metadata by field, its webhook's three calls apart: two for what was deleted, and one again. */
const seen = ({ made, whole: { updated_at } }: { made: Upload; whole: Upload }) => ({
  made,
  whole: { ...made, author: "Ada Lovelace", updated_at },
  locales: ["en", "it"],
  progress: ["REQUESTING_UPLOAD_URL", "UPLOADING_FILE", "CREATING_UPLOAD_OBJECT"],
  ...{ filename: "menu-estivo.png", width: images.width, copied: true, renamed: "menu.png" },
  texts: {
    ...{ alt: { en: "A menu", it: "Un men\u00f9" }, title: { en: "Menu", it: "Men\u00f9" } },
    ...{ custom_data: { en: {}, it: { shelf: "B2" } }, focal_point: { x: 0.5, y: 0.25 }, poster_time: null },
  },
  replaced: [true, "second.jpg", "image/jpeg"],
  found: ["second.jpg"],
  pages: ["copy.png", "hills.png"],
  ...{ tags: ["summer"], moved: true, known: ["summer"], references: [], tracks: [] },
  reordered: [true, true],
  ...{ webhook: true, call: "success", gone: 404 },
});

it("a client that waits for a job gets its result from a clock that goes on for whoever asks", async () => {
  skipWaits();
  const standin = await startListening({ clock: "on-demand" });
  const before = standin.clock.now();
  expect((await connect(standin).uploads.update("1001", { basename: "meadow" })).filename).toBe("meadow.png");
  expect([standin.clock.now() - before, standin.journal.list().length]).toEqual([300, 2]);
});

it("a program with the official client, unmodified and without a cast, does with assets and webhooks what teams do", async () => {
  skipWaits();
  const options = { clock: "real", jobTime: "1ms", deliver: "loopback", metadata: "field" } as const;
  const standin = await startListening({ ...options });
  const receiver = await standin.createReceiver();
  const facts = await runProgram(standin, receiver.url);
  expect(facts).toEqual(seen(facts));
  expect(receiver.requests).toHaveLength(3);
});
