import { expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.js";
import { describeBoth } from "../support/envelopes.js";
import { named, show } from "../support/rows.js";

const uploadFields = [
  ...["path", "basename", "copyright", "author", "notes", "tags", "default_field_metadata", "creator"],
  ...["upload_collection", "size", "width", "height", "filename", "url", "format", "md5", "mime_type", "is_image"],
  ...["duration", "frame_rate", "blurhash", "thumbhash", "mux_playback_id", "mux_mp4_highest_res", "smart_tags"],
  ...["exif_info", "colors", "created_at", "updated_at", "meta", "id", "type"],
].sort();

interface Row {
  ids: string;
  fields: JsonObject;
}

/** One field alone, and what it reads as then; what a field does besides has a test of its own. */
const regular: Row[] = [
  { ids: "U-05", fields: { copyright: "© 1843" } },
  { ids: "U-05", fields: { copyright: null } },
  { ids: "U-06", fields: { author: "Grace Hopper" } },
  { ids: "U-06", fields: { author: null } },
  { ids: "U-06", fields: { author: "" } },
  { ids: "U-07 Q-42", fields: { notes: "Two\nlines, 日本 and 🪨" } },
  { ids: "U-07", fields: { notes: null } },
  { ids: "U-08 Q-39 Q-42", fields: { tags: ["one", "two", "one"] } },
  { ids: "U-08 Q-39", fields: { tags: [] } },
  { ids: "U-10", fields: { creator: { type: "access_token", id: "9" } } },
  { ids: "U-10", fields: { creator: { type: "sso_user", id: "9" } } },
  { ids: "Q-11", fields: { creator: { type: "account", id: "9" } } },
  { ids: "Q-11", fields: { creator: { type: "user", id: "9" } } },
  { ids: "Q-11 Q-31", fields: { creator: { type: "organization", id: "nobody looks this up" } } },
  { ids: "U-11", fields: { upload_collection: { type: "upload_collection", id: "3002" } } },
  { ids: "U-11", fields: { upload_collection: null } },
  { ids: "U-03", fields: { path: "/seed/hills.png" } },
  { ids: "U-04", fields: { basename: "hills" } },
];

describeBoth("update an upload", (open) => {
  const alone = ({ ids, fields }: Row) => `${ids} U-02 U-13 · ${show(fields)} alone is updated, and nothing besides it`;
  it.each(named(regular, alone))("%s", async (_, { fields }) => {
    const { client } = await open();
    const before = await client.upload("1001");
    await client.environment.clock.advance("1m");

    const reply = await client.send("updateUpload", { id: "1001", fields });

    const want = { ...before, ...fields, updated_at: "2026-01-02T00:01:00.000Z" };
    expect(reply).toMatchObject({ status: 200, resource: want });
    expect(await client.upload("1001")).toEqual(want);
  });

  it("U-18 · several kinds of attribute are updated by one request", async () => {
    const { client } = await open();
    const fields = {
      author: "Grace Hopper",
      notes: null,
      tags: ["a"],
      creator: { type: "user", id: "7" },
      upload_collection: null,
      default_field_metadata: { it: { title: "Colline" } },
      basename: "meadow",
    };
    const { status, resource } = await client.outcomeOf("updateUpload", { id: "1001", fields });
    const { default_field_metadata: metadata, ...others } = fields;
    expect(status).toBe(200);
    expect(resource).toMatchObject({ ...others, filename: "meadow.png" });
    expect(resource.default_field_metadata).toMatchObject(metadata);
  });

  it("U-01 · no other upload changes", async () => {
    const { client } = await open();
    const others = async () => [await client.upload("1002"), await client.upload("1003")];
    const before = await others();
    await client.send("updateUpload", { id: "1001", fields: { author: "Grace Hopper", tags: [] } });
    expect(await others()).toEqual(before);
  });

  it("U-12 Q-04 · answers the upload with every field that is documented, and no other", async () => {
    const { client } = await open();
    const { resource } = await client.send("updateUpload", { id: "1001", fields: { author: null } });
    expect(resource).toMatchObject({ id: "1001", type: "upload" });
    expect(Object.keys(resource).sort()).toEqual(uploadFields);
  });

  it("Q-01 Q-30 · is a PUT that answers 200 as application/json", async () => {
    const { client } = await open();
    const reply = await client.send("updateUpload", { id: "1001", fields: { author: null } });
    expect(reply.status).toBe(200);
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("Q-33 · no attribute at all is a valid call that changes nothing", async () => {
    const { client } = await open();
    const before = await client.upload("1001");
    await client.environment.clock.advance("1h");
    const reply = await client.send("updateUpload", { id: "1001", fields: {} });
    expect(reply).toMatchObject({ status: 200, resource: before });
    expect(await client.upload("1001")).toEqual(before);
  });

  it("U-13 · two updates that pass different fields both stay", async () => {
    const { client } = await open();
    await client.send("updateUpload", { id: "1001", fields: { author: "Grace Hopper" } });
    await client.send("updateUpload", { id: "1001", fields: { notes: "Seen" } });
    expect(await client.upload("1001")).toMatchObject({ author: "Grace Hopper", notes: "Seen", tags: ["landscape"] });
  });

  it("Q-04 · an upload that is no image has no size in pixels, no duration and no colours", async () => {
    const { client } = await open();
    expect(await client.upload("1002")).toMatchObject({
      ...{ is_image: false, width: null, height: null, duration: null, frame_rate: null, colors: [], smart_tags: [] },
      ...{ mime_type: "text/plain", format: "txt", size: 77, exif_info: {}, blurhash: null, mux_playback_id: null },
    });
  });
});
