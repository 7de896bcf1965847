import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.js";
import type { Flaky, Passed } from "../../support/flaky.js";
import { newFolder } from "../../support/folder.js";
import { verifyAt } from "../../support/kit.js";
import { leaveRecord, startForeign, undoIn } from "../../support/records.js";

/** A service that gives the elements of events an ID, anew in each response, and takes none. */
async function startNumbering(): Promise<Flaky> {
  const service = await startForeign();
  let count = 0;
  service.shows = (resource) => {
    if (Array.isArray(resource.events))
      resource.events = resource.events.map((one) => ({ ...(one as JsonObject), id: ++count }));
  };
  service.change = ({ body }) => body.replace(/,"id":\d+(?=[,}])/g, "");
  return service;
}

const ofHook = { operations: { createWebhook: null }, fixtures: { webhook_id: "2001" } };
const events = [{ entity_type: "upload", event_types: ["create"], id: 1 }];

it("new IDs of the elements of events change no borrowed webhook, which is restored", async () => {
  const service = await startNumbering();
  const only = ["webhook-name", "webhook-events", "webhook-response"];
  const { report } = await verifyAt(service.url, { only, calls: "allow" }, ofHook);
  expect(report.left_behind).toEqual([]);
  expect(report.cases.filter(({ verdict }) => verdict === "broken")).toEqual([]);
  expect(report.rules["W-03"]).not.toBe("not-verified");
});

it("new IDs of the elements of events do not keep undoing from restoring them", async () => {
  const service = await startNumbering();
  const folder = await newFolder();
  const sent: JsonObject = { events: [{ entity_type: "upload", event_types: ["delete"] }], name: "Ours" };
  await leaveRecord(folder, service.url, async (record) => {
    record.borrow({ kind: "webhook", id: "2001" });
    await record.changes({ kind: "webhook", id: "2001" }, { events, name: "Inbox" }, sent).ready();
  });
  await service.put("/webhooks/2001", sent);
  const { done, left } = await undoIn(service, folder);
  expect([done, left]).toEqual([["Restored webhook 2001."], []]);
});

it.each([
  ["as a mask", "***"],
  ["cut short", "Bearer of…"],
])("a header that a service shows %s is never written, since that would replace it", async (_, shown) => {
  const service = await startForeign();
  await service.put("/webhooks/2001", { headers: { Authorization: "Bearer of a customer", "X-Plain": "plain" } });
  const before = await service.snapshot();
  service.shows = (resource) => {
    if (resource.headers) resource.headers = { ...(resource.headers as JsonObject), Authorization: shown };
  };
  const only = ["webhook-headers", "webhook-together", "webhook-response"];
  const { report } = await verifyAt(service.url, { only, calls: "allow" }, ofHook);
  expect(await service.snapshot()).toEqual(before);
  expect(report.left_behind).toEqual([]);
  expect(report.cases.filter(({ verdict }) => verdict === "broken")).toEqual([]);
  expect(report.cases.map(({ because }) => because)).toContainEqual(
    expect.stringContaining("target does not show /headers"),
  );
});

it("a collection with a number as its ID is deleted, too", async () => {
  const service = await startForeign();
  const before = await service.snapshot();
  const numbers = new Map<string, string>();
  const pass = service.script;
  service.script = (request) => {
    const { method, path } = request;
    if (!path.startsWith("/upload-collections")) return pass(request);
    const [, id = ""] = /^\/upload-collections\/(\d+)$/.exec(path) ?? [];
    if (method === "POST") {
      numbers.set("77", request.body);
      return { status: 201, body: JSON.stringify({ ...JSON.parse(request.body), id: 77, type: "upload_collection" }) };
    }
    if (method === "DELETE") return { status: numbers.delete(id) ? 200 : 404, body: "{}" };
    return numbers.has(id) ? { status: 200, body: '{"id":77}' } : { status: 404, body: "{}" };
  };
  const { report } = await verifyAt(service.url, { only: ["supporting-operations"], calls: "allow" });
  expect([report.left_behind, report.run_record, [...numbers]]).toEqual([[], undefined, []]);
  expect(await service.snapshot()).toBe(before);
});

it("an upload goes into collections whose creation shows nothing but their identifiers", async () => {
  const service = await startForeign();
  service.shows = (resource, { method }) => {
    if (resource.type === "upload_collection" && method === "POST") delete resource.label;
    // What is empty is left out.
    if (resource.upload_collection === null) delete resource.upload_collection;
  };
  const { report } = await verifyAt(service.url, { only: ["U-11"], calls: "allow" });
  expect([report.rules["U-11"], report.left_behind]).toEqual(["held", []]);
});

/** A service of which the upload has some locales, and the bodies of updates with metadata that a run sends it. */
async function metadataSentTo(locales: JsonObject, fixtures = {}) {
  const service = await startForeign();
  service.shows = (resource) => {
    if ("default_field_metadata" in resource) resource.default_field_metadata = locales;
  };
  const binding = { operations: { createUpload: null }, fixtures: { upload_id: "1001", ...fixtures } };
  const { report } = await verifyAt(
    service.url,
    {
      only: ["upload-locales", "upload-default-field-metadata", "upload-metadata-answers", "upload-notes"],
      calls: "allow",
    },
    binding,
  );
  const sent = service.requests.flatMap(({ body }) => /"default_field_metadata":\{(.*)/.exec(body)?.[1] ?? []);
  return { report, sent };
}

it("a borrowed upload gets no locale that it does not have, since a target may keep it", async () => {
  const en = { title: null, alt: null, custom_data: {}, focal_point: null };
  const { sent } = await metadataSentTo({ en });
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((members) => !/^("en":|\})/.test(members))).toEqual([]);
});

it("a borrowed upload without a locale gets none, unless a fixture names one", async () => {
  const without = await metadataSentTo({});
  expect(without.sent).toEqual([]);
  expect(without.report.held_in_part).toHaveProperty("U-09");
  const reasons = without.report.cases.flatMap(({ ids, because }) => (ids.includes("U-09") ? (because ?? []) : []));
  expect(reasons.join("\n")).toContain("Set fixtures.locale in the binding");
  expect((await metadataSentTo({}, { locale: "it" })).sent.join("\n")).toMatch(/^"it":/m);
});

it.each([true, false])(
  "a borrowed webhook with enabled %s is whole again after a run that may call nobody",
  async (enabled) => {
    const service = await startForeign();
    await service.put("/webhooks/2001", { enabled });
    const before = await service.snapshot();
    const only = ["webhook-auto-retry", "webhook-url", "webhook-response"];
    const { report } = await verifyAt(service.url, { only, calls: "quiet" }, ofHook);
    expect(report.left_behind).toEqual([]);
    expect(await service.snapshot()).toEqual(before);
  },
);

const isUpdate = ({ method, path }: Passed) => method === "PUT" && path === "/uploads/1001";
const isRead = ({ method, path }: Passed) => method === "GET" && path === "/uploads/1001";

/** Runs contracts on a named upload, which somebody edits after the n-th update of the run. */
async function editDuring(fields: object, after: number) {
  const service = await startForeign();
  let updates = 0;
  let editing: Promise<unknown> | undefined;
  service.meanwhile = (request) => {
    if (isUpdate(request)) updates++;
    // Between the read after an update and whatever comes next.
    if (isRead(request) && updates >= after) editing ??= service.put("/uploads/1001", fields);
    return editing;
  };
  const options = { only: ["upload-notes", "upload-copyright"], calls: "allow", concurrency: 1 } as const;
  const binding = { operations: { createUpload: null } };
  const { report } = await verifyAt({ url: service.url, uploadId: "1001" }, options, binding);
  const now = await fetch(`${service.standin.url}/uploads/1001`, { headers: { Authorization: "Bearer any" } });
  return { report, now: await now.json() };
}

describe("a value that somebody else writes to a named upload during a run", () => {
  it.each([
    ["author", 8],
    ["author", 12],
  ])("stays, is named, and breaks no rule: %s after update %i", async (field, after) => {
    const { report, now } = await editDuring({ [field]: "a colleague" }, after);
    expect(now).toMatchObject({ author: "Ada Lovelace", copyright: null, notes: null, [field]: "a colleague" });
    expect(report.left_behind).toContainEqual(
      expect.objectContaining({ kind: "upload", id: "1001", field, now: "a colleague" }),
    );
    expect(Object.values(report.rules)).not.toContain("broken");
  });
});
