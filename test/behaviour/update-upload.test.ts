import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";

// That each field alone is updated, and nothing besides it, updates.property.test.ts shows.
describeBoth("update an upload", (open) => {
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
