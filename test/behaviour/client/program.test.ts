import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createStandin, type Receiver, type Standin } from "../../../src/index.js";
import * as images from "../../support/images.js";
import { connect } from "./connect.js";

let standin: Standin;
let receiver: Receiver;
let folder: string;

beforeAll(async () => {
  standin = await createStandin({ jobTime: "1ms", deliver: "loopback", port: 0 });
  receiver = await standin.createReceiver();
  folder = await mkdtemp(join(tmpdir(), "standin-program-"));
  await writeFile(join(folder, "Men\u00f9 Estivo.png"), images.png);
  await writeFile(join(folder, "second.jpg"), images.jpeg);
});

afterAll(async () => {
  await standin.close();
  await rm(folder, { recursive: true });
});

it("a program with the official client, unmodified and without a cast, does with assets and webhooks what teams do", async () => {
  const client = connect(standin);
  const site = await client.site.find();
  expect(site.locales).toEqual(["en", "it"]);

  const progress: string[] = [];
  const made = await client.uploads.createFromLocalFile({
    localPath: join(folder, "Men\u00f9 Estivo.png"),
    tags: ["menu"],
    onProgress: ({ type }) => void progress.push(type),
  });
  expect(made).toMatchObject({ filename: "menu-estivo.png", mime_type: "image/png", width: images.width });
  expect(progress).toContain("UPLOADING_FILE");
  const copy = await client.uploads.createFromUrl({ url: made.url, filename: "copy.png" });
  expect(copy.md5).toBe(made.md5);
  const same = await client.uploads.createFromUrl({
    url: made.url,
    filename: "copy.png",
    skipCreationIfAlreadyExists: true,
  });
  expect([made.id, copy.id]).toContain(same.id);

  // Everything that it read, given back.
  const whole = await client.uploads.update(made.id, { ...made, author: "Ada Lovelace" });
  expect(whole).toMatchObject({ ...made, author: "Ada Lovelace", updated_at: expect.any(String) });
  const renamed = await client.uploads.update(made.id, { basename: "menu" });
  expect(renamed.filename).toBe("menu.png");
  const replaced = await client.uploads.updateFromLocalFile(made.id, { localPath: join(folder, "second.jpg") });
  expect(replaced).toMatchObject({ id: made.id, filename: "second.jpg", mime_type: "image/jpeg" });

  const found = await client.uploads.list({
    filter: { fields: { type: { eq: "image" }, tags: { anyIn: ["menu"] } } },
    order_by: "_created_at_DESC,size_ASC",
    locale: "it",
  });
  expect(found.map(({ id }) => id)).toEqual([made.id]);
  const all: string[] = [];
  for await (const { id } of client.uploads.listPagedIterator({ filter: { query: "png" } }, { perPage: 1 }))
    all.push(id);
  expect(all.sort()).toEqual(["1001", copy.id].sort());

  const uploads = [made, copy].map(({ id }) => ({ type: "upload" as const, id }));
  const upload_collection = await client.uploadCollections.create({ label: "Menus" });
  await client.uploads.bulkTag({ tags: ["summer"], uploads });
  await client.uploads.bulkSetUploadCollection({ upload_collection, uploads });
  expect(await client.uploads.find(copy.id)).toMatchObject({
    tags: ["summer"],
    upload_collection: { type: "upload_collection", id: upload_collection.id },
  });
  expect((await client.uploadTags.list({ filter: { query: "summ" } })).map(({ name }) => name)).toEqual(["summer"]);
  expect(await client.uploads.references(made.id)).toEqual([]);

  const { id: inside } = await client.uploadCollections.create({ label: "Summer" });
  const moved = await client.uploadCollections.reorder([{ id: inside, position: 1, parent: upload_collection }]);
  expect(moved.map(({ id, parent }) => [id, parent?.id])).toEqual([[inside, upload_collection.id]]);
  expect(await client.uploadTracks.list(made.id)).toEqual([]);

  const webhook = await client.webhooks.update("2001", { url: receiver.url, custom_payload: null });
  expect(webhook.url).toBe(receiver.url);
  await client.uploads.bulkDestroy({ uploads });
  await standin.webhookCalls.settle();
  const [call] = await client.webhookCalls.list({ filter: { fields: { event_type: { eq: "delete" } } } });
  expect(call?.status).toBe("success");
  const before = receiver.requests.length;
  await client.webhookCalls.resendWebhook(call?.id ?? "");
  await standin.webhookCalls.settle();
  expect(receiver.requests.length).toBe(before + 1);
  await expect(client.uploads.find(made.id)).rejects.toMatchObject({ response: { status: 404 } });
}, 60_000);
