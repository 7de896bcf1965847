import type { buildClient as buildBrowserClient } from "@datocms/cma-client-browser";
import type { ApiTypes, buildClient } from "@datocms/cma-client-node";

type Upload = ApiTypes.Upload;

/** What the official client does in its own way in Node and in a browser. */
export interface Platform {
  client: ReturnType<typeof buildClient> | ReturnType<typeof buildBrowserClient>;
  /** Makes an upload of a picture, and tells how far it is. */
  make(fields: { filename: string; tags: string[] }, onProgress: (type: string) => void): Promise<Upload>;
  makeFromUrl(url: string, filename: string): Promise<Upload>;
  /** Gives an upload another picture, a JPEG. */
  replace(id: string, filename: string): Promise<Upload>;
  /** Resolves once every webhook call was made. */
  settled(): Promise<unknown>;
}

/**
 * What teams do with assets and webhooks, by the official client as it is and without a cast; `inbox` is where webhook 2001 is to
 * call. Answers what it saw.
 */
export async function runProgram(platform: Platform, inbox: string) {
  const { client } = platform;
  const { locales } = await client.site.find();
  const progress = new Set<string>();
  const made = await platform.make({ filename: "Men\u00f9 Estivo.png", tags: ["menu"] }, (type) => progress.add(type));
  const copy = await platform.makeFromUrl(made.url, "copy.png");

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
  const replaced = await platform.replace(made.id, "second.jpg");

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
  await platform.settled();
  const [call] = await client.webhookCalls.list({ filter: { fields: { event_type: { eq: "delete" } } } });
  await client.webhookCalls.resendWebhook(call?.id ?? "");
  await platform.settled();
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
export const seen = (width: number, { made, whole: { updated_at } }: { made: Upload; whole: Upload }) => ({
  made,
  whole: { ...made, author: "Ada Lovelace", updated_at },
  locales: ["en", "it"],
  progress: ["REQUESTING_UPLOAD_URL", "UPLOADING_FILE", "CREATING_UPLOAD_OBJECT"],
  ...{ filename: "menu-estivo.png", width, copied: true, renamed: "menu.png" },
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
