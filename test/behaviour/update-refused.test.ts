import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { documents } from "../../src/openapi/documents.js";
import type { OpenApiSchema } from "../../src/openapi/openapi-document.js";
import { describeBoth } from "../support/envelopes.js";
import { expectRefused } from "../support/refused.js";

const { schemas } = documents.flat.components;

/** An update that is refused: its fields, where that is told, and with what code. */
interface RefusedUpdate {
  ids?: string;
  fields: object;
  at: string[];
  code?: "INVALID_FIELD";
}

/** A value of each kind that JSON has. */
const values = { null: null, boolean: true, number: 7, string: "7", array: [7], object: { a: 7 } };

function kindsOf({ $ref, anyOf, oneOf, type = [] }: OpenApiSchema): string[] {
  if ($ref) return kindsOf(schemas[$ref.split("/").at(-1) ?? ""] ?? {});
  const choices = (anyOf ?? oneOf) as OpenApiSchema[] | undefined;
  return choices ? choices.flatMap(kindsOf) : [type].flat();
}

/** Each field of an update with each kind of value that the document does not give it, and where that is told. */
function misshapen(update: "UploadUpdate" | "WebhookUpdate"): RefusedUpdate[] {
  return Object.entries(schemas[update]?.properties ?? {}).flatMap(([field, schema]) => {
    const kinds = kindsOf(schema);
    const wrong = Object.entries(values).filter(([kind]) => !kinds.includes(kind));
    return wrong.map(([, value]) => ({ fields: { [field]: value }, at: [`/${field}`] }));
  });
}

const { uploads, webhooks }: Record<"uploads" | "webhooks", RefusedUpdate[]> = parse(
  readFileSync(new URL("wrong-updates.yaml", import.meta.url), "utf8"),
);

/** What is updated, a good field, and updates that are wrong. */
const updates = [
  ["updateUpload", "1002", { copyright: "mine" }, [...misshapen("UploadUpdate"), ...uploads]],
  ["updateWebhook", "2002", { http_basic_user: "ada" }, [...misshapen("WebhookUpdate"), ...webhooks]],
] as const;

const ids =
  "U-08 U-09 U-10 U-11 U-16 W-03 W-04 W-05 W-06 W-07 Q-06 Q-07 Q-08 Q-09 Q-15 Q-18 Q-19 Q-20 Q-27 Q-31 Q-40 Q-47";

describeBoth("an update is refused, and nothing changes", (open) => {
  // One stand-in for all of them, since none changes anything; a good field beside the wrong ones is not updated either.
  it.each(updates)(`${ids} · %s: at each place that is wrong, and nothing of it is updated`, async (...update) => {
    const [operation, id, good, all] = update;
    const { client } = await open();
    expect(all.length).toBeGreaterThan(60);
    for (const { fields, at, code = "INVALID_FORMAT" } of all) {
      await expectRefused(client, operation, { id, fields }, { code, at });
      await expectRefused(client, operation, { id, fields: { ...good, ...fields } }, { code });
    }
  });

  it.each([
    ...["nope", "2001", "1001 ", "../1001", "constructor"].map((id) => ["updateUpload", id] as const),
    ...["nope", "1001"].map((id) => ["updateWebhook", id] as const),
  ])("U-01 W-01 · %s of an unknown identifier %j", async (operation, id) => {
    const { client } = await open();
    const good = operation === "updateUpload" ? { author: "Ada" } : { enabled: true };
    for (const fields of [good, {}])
      await expectRefused(client, operation, { id, fields }, { status: 404, code: "NOT_FOUND" });
  });
});
