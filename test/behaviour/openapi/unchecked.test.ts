import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import type { JsonObject, JsonValue } from "../../../src/base/json.js";
import { eventTypesByEntity } from "../../../src/domain/events.js";
import { documents, type OperationId } from "../../../src/openapi/documents.js";
import type { OpenApiSchema } from "../../../src/openapi/openapi-document.js";
import { validateRequest } from "../../../src/openapi/validators.js";
import { createClient, envelopes } from "../../support/client.js";
import { startStandin } from "../../support/standin.js";

const { schemas } = documents.flat.components;
// It reads all keywords of the document; what the document says to people is no business of it.
const ajv = new Ajv2020({ strict: false });
(formats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(documents.flat, "flat");

const keeps = (schema: string, value: JsonValue): boolean =>
  ajv.compile({ $ref: `flat#/components/schemas/${schema}` })(value) as boolean;

/** Every schema in the document that says which of its keywords the validators leave out. */
function uncheckedIn(value: unknown): OpenApiSchema[] {
  if (typeof value !== "object" || value === null) return [];
  const own = (value as OpenApiSchema)["x-standin"]?.unchecked;
  return [...(own ? [value as OpenApiSchema] : []), ...Object.values(value).flatMap(uncheckedIn)];
}

const [flat] = envelopes;
const event = (entity_type: string, event_type: string) => ({ events: [{ entity_type, event_types: [event_type] }] });
const upload = { operation: "updateUpload", id: "1001", schema: "UploadUpdate" } as const;
const webhook = { operation: "updateWebhook", id: "2001", schema: "WebhookUpdate" } as const;

describe("a keyword that the validators leave out", () => {
  it("is there", () => {
    const missing = uncheckedIn(documents.flat).flatMap(({ "x-standin": own, ...schema }) =>
      (own?.unchecked ?? []).filter((keyword) => !(keyword in schema)),
    );
    expect(missing).toEqual([]);
  });

  it.each<[{ operation: OperationId; id: string; schema: string }, JsonObject, boolean]>([
    [upload, { basename: "engine no 1" }, true],
    [upload, { basename: "" }, false],
    [upload, { basename: "a/b" }, false],
    [upload, { basename: "a\u0007b" }, false],
    [upload, { basename: "x".repeat(200) }, true],
    [upload, { basename: "x".repeat(201) }, false],
    [webhook, { url: "HTTPS://example.com/{{event_type}}" }, true],
    [webhook, { url: "ftp://example.com" }, false],
    [webhook, { url: "/hook" }, false],
    [webhook, { headers: { "X-Source": "cms", "x!": "" } }, true],
    [webhook, { headers: { "X Source": "cms" } }, false],
    [webhook, { headers: { "": "cms" } }, false],
    [webhook, { headers: { "X-Source": "a\r\nb" } }, false],
    [webhook, { headers: { "X-Source": "→" } }, false],
    [webhook, event("item", "publish"), true],
    [webhook, event("upload", "publish"), false],
  ])("is kept by the mock itself: %s %j", async ({ operation, id, schema }, fields, isKept) => {
    expect(keeps(schema, fields)).toBe(isKept);
    expect(validateRequest("flat", operation, fields)).toEqual([]);
    const standin = await startStandin({ jobs: "never" });
    if (!flat) throw new Error("There is no envelope.");
    const reply = await createClient(standin, flat).send(operation, { id, fields });
    expect({ status: reply.status, code: reply.body.code }).toEqual(
      isKept ? { status: 200, code: undefined } : { status: 422, code: "INVALID_FIELD" },
    );
  });

  it("lists the types of events of each type of entity as the mock has them", () => {
    const choices = (schemas.WebhookEvent?.oneOf ?? []) as { properties: Record<string, OpenApiSchema> }[];
    const documented = choices.map(({ properties: { entity_type, event_types } }) => [
      entity_type?.const,
      event_types?.items?.enum,
    ]);
    expect(Object.fromEntries(documented)).toEqual(eventTypesByEntity);
  });
});
