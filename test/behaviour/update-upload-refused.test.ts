import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";
import { misshapen, type RefusedUpdate as Row } from "../support/misshapen.js";
import { expectRefused } from "../support/refused.js";

const collection = { type: "upload_collection", id: "3001" };
const point = (focal_point: unknown) => ({ default_field_metadata: { en: { focal_point } } });
const spot = "/default_field_metadata/en/focal_point";

const rows: Row[] = [
  { ids: "U-08", fields: { tags: ["a", 7, null] }, at: ["/tags/1", "/tags/2"] },
  { ids: "U-09", fields: { default_field_metadata: { en: null } }, at: ["/default_field_metadata/en"] },
  { ids: "U-09", fields: { default_field_metadata: { en: { title: 1 } } }, at: ["/default_field_metadata/en/title"] },
  { ids: "U-09", fields: { default_field_metadata: { en: { alt: [] } } }, at: ["/default_field_metadata/en/alt"] },
  {
    ids: "U-09",
    fields: { default_field_metadata: { en: { custom_data: "a" } } },
    at: ["/default_field_metadata/en/custom_data"],
  },
  { ids: "U-09", fields: point({ x: 0.5 }), at: [`${spot}/y`] },
  { ids: "U-09", fields: point({ x: "0.5", y: 0.5 }), at: [`${spot}/x`] },
  { ids: "U-09", fields: point([0.5, 0.5]), at: [spot] },
  { ids: "Q-08", fields: point({ x: -0.01, y: 1.01 }), at: [`${spot}/x`, `${spot}/y`] },
  { ids: "Q-19", fields: point({ x: 0, y: 0, z: 0 }), at: [`${spot}/z`] },
  { ids: "Q-19", fields: { default_field_metadata: { en: { tilte: "a" } } }, at: ["/default_field_metadata/en/tilte"] },
  { ids: "U-10", fields: { creator: { type: "robot", id: "1" } }, at: ["/creator/type"] },
  { ids: "Q-47", fields: { creator: { type: "user", id: 1 } }, at: ["/creator/id"] },
  { ids: "U-10", fields: { creator: { type: "user" } }, at: ["/creator/id"] },
  { ids: "U-11", fields: { upload_collection: { ...collection, type: "upload" } }, at: ["/upload_collection/type"] },
  { ids: "U-11", fields: { upload_collection: { type: "upload_collection" } }, at: ["/upload_collection/id"] },
  { ids: "Q-19", fields: { autor: "Ada" }, at: ["/autor"] },
  { ids: "Q-19", fields: { filename: "a.png", size: 3 }, at: ["/filename", "/size"] },
  { ids: "Q-19", fields: JSON.parse('{"__proto__":{"author":"Ada"}}'), at: ["/__proto__"] },
  { ids: "U-16 Q-15", fields: { path: "/seed/never.png" }, at: ["/path"], code: "INVALID_FIELD" },
  { ids: "U-16", fields: { path: "" }, at: ["/path"], code: "INVALID_FIELD" },
  {
    ids: "Q-09",
    fields: { default_field_metadata: { en: { title: "a" }, fr: { title: "b" } } },
    at: ["/default_field_metadata/fr"],
    code: "INVALID_FIELD",
  },
  {
    ids: "Q-09",
    fields: { default_field_metadata: { "a/~b": {} } },
    at: ["/default_field_metadata/a~1~0b"],
    code: "INVALID_FIELD",
  },
  {
    ids: "Q-31",
    fields: { upload_collection: { ...collection, id: "3999" } },
    at: ["/upload_collection/id"],
    code: "INVALID_FIELD",
  },
  {
    ids: "Q-18",
    fields: { author: "Ada", path: "/seed/never.png", upload_collection: { ...collection, id: "0" } },
    at: ["/upload_collection/id", "/path"],
    code: "INVALID_FIELD",
  },
];

describeBoth("an upload's update is refused, and nothing changes", (open) => {
  // One stand-in for all of them, since none changes anything; a good field beside the wrong ones is not updated either.
  it("at each place that is wrong, and nothing of it is updated", async () => {
    const { client } = await open();
    expect(misshapen("UploadUpdate").length).toBeGreaterThan(30);
    for (const { fields, at, code = "INVALID_FORMAT" } of [...misshapen("UploadUpdate"), ...rows]) {
      await expectRefused(client, "updateUpload", { id: "1001", fields }, { code, at });
      await expectRefused(client, "updateUpload", { id: "1002", fields: { copyright: "mine", ...fields } }, { code });
    }
  });

  it.each(["nope", "2001", "1001 ", "../1001", "constructor"])("U-01 · an unknown identifier %j", async (id) => {
    const { client } = await open();
    const refusal = { status: 404, code: "NOT_FOUND" };
    await expectRefused(client, "updateUpload", { id, fields: { author: "Ada" } }, refusal);
    await expectRefused(client, "updateUpload", { id, fields: {} }, refusal);
  });
});
