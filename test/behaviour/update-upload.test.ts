import { expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.js";
import { describeBoth } from "../support/envelopes.js";
import { named, show } from "../support/rows.js";

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

  it("Q-04 · an upload that is no image has no size in pixels, no duration and no colours", async () => {
    const { client } = await open();
    expect(await client.upload("1002")).toMatchObject({
      ...{ is_image: false, width: null, height: null, duration: null, frame_rate: null, colors: [], smart_tags: [] },
      ...{ mime_type: "text/plain", format: "txt", size: 77, exif_info: {}, blurhash: null, mux_playback_id: null },
    });
  });
});
