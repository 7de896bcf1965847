import fc from "fast-check";
import { expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.js";
import { repeatable, uploadPatch, webhookPatch } from "../support/arbitraries.js";
import { describeBoth } from "../support/envelopes.js";

/** What follows from a field besides the field itself. */
const followers: Record<string, string[]> = {
  path: ["basename", "filename", "url", "format", "mime_type", "size", "md5", "width", "height", "is_image"],
  basename: ["filename", "path", "url"],
};

const changed = (before: JsonObject, after: JsonObject) =>
  Object.keys({ ...before, ...after }).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

type Metadata = Record<string, JsonObject>;

/** What reads back of the fields that were passed: metadata as it merges, all else as it was set. */
function readsBack(before: JsonObject, fields: JsonObject): JsonObject {
  if (fields.default_field_metadata === undefined) return fields;
  const merged: Metadata = { ...(before.default_field_metadata as Metadata) };
  for (const [locale, members] of Object.entries(fields.default_field_metadata as Metadata)) {
    merged[locale] = { ...merged[locale], ...members };
  }
  return { ...fields, default_field_metadata: merged };
}

const pick = (from: JsonObject, fields: JsonObject) =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, from[key]]));

describeBoth("whatever valid patch is sent", (open) => {
  const ofUploads =
    "U-01 U-02 U-03 U-04 U-05 U-06 U-07 U-08 U-09 U-10 U-11 U-12 U-13 Q-01 Q-08 Q-10 Q-11 Q-33 Q-39 Q-42";
  it(`${ofUploads} · to an upload, exactly the passed fields change, and those that follow from them`, async () => {
    const { client } = await open({ jobs: "never" });
    const check = async (fields: JsonObject) => {
      // A name that an earlier run has used up would be refused.
      client.environment.reset();
      const [before, other] = [await client.upload("1001"), await client.upload("1002")];
      await client.environment.clock.advance(1);
      const { status, resource: after } = await client.send("updateUpload", { id: "1001", fields });
      expect(status).toBe(200);
      expect(pick(after, fields)).toEqual(readsBack(before, fields));
      const passed = Object.keys(fields);
      const allowed = [...passed, ...passed.flatMap((key) => followers[key] ?? []), "updated_at"];
      expect(changed(before, after).filter((key) => !allowed.includes(key))).toEqual([]);
      expect(after.updated_at === before.updated_at).toBe(passed.length === 0);
      expect(await client.upload("1001")).toEqual(after);
      expect(await client.upload("1002")).toEqual(other);
    };
    await fc.assert(
      fc.asyncProperty(uploadPatch, (fields) => check(fields as JsonObject)),
      repeatable,
    );
  });

  const ofWebhooks = "W-01 W-02 W-03 W-04 W-05 W-06 W-07 W-08 W-09 W-10 W-11 W-12 W-13 W-14 W-15 W-16";
  it(`${ofWebhooks} Q-02 Q-05 Q-06 Q-23 Q-36 Q-40 Q-43 Q-44 Q-56 · to a webhook, exactly the passed fields change`, async () => {
    const { client } = await open();
    const check = async (fields: JsonObject) => {
      const [before, other] = [await client.webhook("2002"), await client.webhook("2001")];
      const { status, resource: after } = await client.send("updateWebhook", { id: "2002", fields });
      expect({ status, after }).toEqual({ status: 200, after: { ...before, ...fields } });
      expect(await client.webhook("2001")).toEqual(other);
    };
    await fc.assert(
      fc.asyncProperty(webhookPatch, (fields) => check(fields as JsonObject)),
      repeatable,
    );
  });
});
