import { expect, it } from "vitest";
import type { JsonValue } from "../../src/base/json.js";
import { parseBinding } from "../../src/kit/binding/binding.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { Codec } from "../../src/kit/wire/codec.js";
import { unanswered } from "../../src/kit/wire/exchange.js";

const types = "types: { upload: files, upload_collection: folders, access_token: tokens }";

const codecOf = (binding: string) =>
  new Codec(toTarget({ url: "https://api.example.com/v1" }, parseBinding(`${types}\n${binding}`, "types.yaml")));

const sent = (binding: string, body: JsonValue) => codecOf(binding).toBody("updateUpload", body);

function read(binding: string, json: JsonValue, operationId: "getUpload" | "listUploads" = "getUpload") {
  const request = { method: "GET", url: "https://api.example.com/v1/things", headers: {}, body: undefined };
  return codecOf(binding).toDocument(operationId, { ...unanswered(request), status: 200, json }).json;
}

/** What only looks like a resource. */
const metadata = { en: { custom_data: { type: "upload", data: { type: "upload" } } } };

it("changes the types of resources and of references in JSON:API, both ways, and no other data", () => {
  const toUpload = (type: string, folder: string) => ({
    ...{ id: "1", type },
    attributes: { default_field_metadata: metadata },
    relationships: { upload_collection: { data: { type: folder, id: "2" } }, creator: { data: null } },
  });
  const [ours, theirs] = [toUpload("upload", "upload_collection"), toUpload("files", "folders")];
  expect(sent("envelope: json-api", { data: ours })).toEqual({ data: theirs });
  expect(read("envelope: json-api", { data: theirs })).toEqual({ data: ours });
  expect(read("envelope: json-api", { data: [theirs] }, "listUploads")).toEqual({ data: [ours] });
});

it("changes the types of references in flat resources, also of those in another place", () => {
  const toFields = (type: string) => ({ creator: { type, id: "7" }, default_field_metadata: metadata });
  expect(sent("", toFields("access_token"))).toEqual(toFields("tokens"));
  expect(read("", toFields("tokens"))).toEqual(toFields("access_token"));
  const placed = "fields: { upload: { creator: /by/whom } }";
  const shown = { by: { whom: { type: "tokens", id: "7" } } };
  expect(sent(placed, toFields("access_token"))).toMatchObject(shown);
  expect(read(placed, shown)).toMatchObject({ creator: { type: "access_token", id: "7" } });
});

it("says no right value for a wrong one, and no wrong one that is the target's word for a right one", () => {
  const codec = codecOf("fields: { webhook: { enabled: { name: status, values: { true: active, false: off } } } }");
  expect(codec.toBody("updateWebhook", { enabled: "true" })).toEqual({ status: "true" });
  expect(codec.whyUnsayable("updateWebhook", { enabled: "off" })).toContain('/enabled "off" means false there');
});
