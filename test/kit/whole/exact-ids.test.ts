import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fromJson } from "../../../src/base/json.js";
import { type Binding, parseBinding } from "../../../src/kit/binding/binding.js";
import type { VerifyOptions } from "../../../src/kit/verify.js";
import { newFolder } from "../../support/folder.js";
import { borrowing, runCommand, verifyAt } from "../../support/kit.js";
import { startWide, type Wide } from "../../support/wide-ids.js";

/** What a run must leave as it was. */
async function snapshotOf({ standin }: Wide): Promise<string> {
  const { uploads, webhooks, upload_collections } = standin.state.get();
  return JSON.stringify({ uploads, webhooks, upload_collections }).replace(
    /"updated_at":"[^"]*"|"url":"[^"]*receiver[^"]*"/g,
    "",
  );
}

interface Case {
  as?: "text";
  only: VerifyOptions["only"];
  binding?: Binding;
  jobs?: "always";
  envelope?: "json-api";
  shows?: Wide["shows"];
}

const withoutId: Wide["shows"] = (text, { method, path }) =>
  method === "POST" && path === "/webhooks" ? text.replace(/"id":\d+,/, "") : text;

it.each<[string, Case]>([
  ["its own", { only: ["webhook-name", "upload-author"] }],
  ["its own, as a text", { as: "text", only: ["webhook-name", "upload-author"] }],
  ["borrowed", { only: ["webhook-name", "upload-author"], binding: borrowing }],
  ["of a creation that only the list shows", { only: ["webhook-name"], shows: withoutId }],
  ["in lists, and of a collection", { only: ["upload-lists", "supporting-operations", "upload-upload-collection"] }],
  ["of a job", { only: ["upload-author"], jobs: "always" }],
  ["in Location", { only: ["upload-author"], jobs: "always", binding: { job: { follow: "Location" } } }],
  ["in the payload of a call", { only: ["call-made", "call-default-payload"] }],
  ["in the payload of a call, as a text", { as: "text", only: ["call-made", "call-default-payload"] }],
  ["in JSON:API", { only: ["webhook-name", "upload-author"], envelope: "json-api" }],
])("an ID of 64 bits is what the server wrote: %s", async (_, one) => {
  const { as = "number", only, binding, envelope, jobs = "never", shows } = one;
  const service = await startWide(as, { jobs });
  if (shows) service.shows = shows;
  const before = await snapshotOf(service);
  const target = envelope ? { url: `${service.url}/json-api`, envelope } : service.url;
  const fixtures = { upload_id: service.idOf("1001"), webhook_id: service.idOf("2001") };
  const { report } = await verifyAt(target, { only, calls: "allow", ports: service.ports }, { fixtures, ...binding });
  expect(service.strangers).toEqual([]);
  expect(report.cases.filter(({ verdict }) => verdict === "broken")).toEqual([]);
  expect(report.left_behind).toEqual([]);
  expect(report.cases.some(({ verdict }) => verdict !== "not-verified")).toBe(true);
  expect(await snapshotOf(service)).toBe(before);
});

it("an ID of 64 bits is what the binding has, without quotation marks too", async () => {
  const service = await startWide("number");
  const binding = parseBinding(`fixtures:\n  upload_id: ${service.idOf("1001")}\n`, "binding.yaml");
  await verifyAt(
    service.url,
    { only: ["upload-author"], calls: "allow", ports: service.ports },
    { ...borrowing, ...binding },
  );
  expect(service.strangers).toEqual([]);
  expect(service.came).toContainEqual(expect.stringMatching(`^PUT /uploads/${service.idOf("1001")} `));
});

it("a number that a double cannot hold is restored as it was", async () => {
  const service = await startWide("number");
  const metadata = { en: { alt: null, title: null, custom_data: { n: 77 }, focal_point: null } };
  await service.put("/uploads/1001", { default_field_metadata: metadata });
  const before = await snapshotOf(service);
  service.shows = (text) => text.replace(/"n":77\b/g, '"n":9007199254740993');
  service.reads = (text) => text.replace(/"n":9007199254740993\b/g, '"n":77');
  const only = ["upload-default-field-metadata"];
  const fixtures = { upload_id: service.idOf("1001") };
  const { report } = await verifyAt(
    service.url,
    { only, calls: "allow", ports: service.ports },
    { ...borrowing, fixtures },
  );
  expect(service.came).toContainEqual(expect.stringMatching(/^PUT .*"n":9007199254740993\b/));
  expect([report.left_behind, await snapshotOf(service)]).toEqual([[], before]);
});

it("evidence shows the ID as it was sent: in report.json, on the page, and in the terminal", async () => {
  const service = await startWide("number");
  service.shows = (text, { method }) => (method === "PUT" ? text.replace(/"author":"[^"]*"/, '"author":"x"') : text);
  const report = await newFolder();
  const { ports } = service;
  const flags = { target: service.url, only: ["upload-author"], allowCalls: true, report };
  const printed = await runCommand(flags, { ports });
  const texts = await Promise.all(["report.json", "report.html"].map((file) => readFile(join(report, file), "utf8")));
  for (const text of [...texts, printed.stdout]) {
    expect(text).toMatch(/6532470403686\d{5}\b/);
    expect(text).not.toMatch(/6532470403686\d{3}00\b/);
  }
  expect(texts[0]).toMatch(/"id": ?6532470403686\d{5},/);
  expect(fromJson(texts[0] ?? "")).toMatchObject({ verdict: "broken" });
});
