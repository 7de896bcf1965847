import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import search from "../../../src/site/theme/search.js";

const chunks = new URL("../../../dist/docs/assets/chunks/", import.meta.url);
const [file = ""] = readdirSync(chunks).filter((name) => name.startsWith("@localSearchIndex"));
const { default: json } = (await import(new URL(file, chunks).href)) as { default: string };
// As VitePress's search box reads it.
const index = search.loadJSON(json, { fields: ["title", "titles", "text"], storeFields: ["title", "titles"] });
const found = (query: string) => index.search(query).map(({ id }) => String(id).slice(1));

it.each([
  ["author null", "update-upload.html#body.author"],
  ["fail third request 503", "guide-faults.html#fail-the-third-request"],
  ["may author be null", "update-upload.html#body.author"],
  ["how often is a webhook call retried", "webhook-call.html#retries"],
  ["30 s job", "command-line.html#serve--job-time"],
  ["webhook retry schedule", "webhook-call.html#retries"],
  ["load my own images", "guide-seeds.html"],
  ["typescript types", "library.html#types"],
  ["upgrade", "guide-upgrading.html"],
  ["time-out of a job", "command-line.html#verify--job-timeout"],
  ["U-14", "rules.html#U-14"],
  ["focal_point.x", "update-upload.html#body.default_field_metadata.focal_point.x"],
  ["INVALID_ENTITY_ID", "errors.html#INVALID_ENTITY_ID"],
  ["--port", "command-line.html#serve--port"],
  ["PUT /uploads/{upload_id}", "update-upload.html"],
  ["dry-run", "command-line.html#verify--dry-run"],
  ["copyrigth", "update-upload.html#body.copyright"],
  ["isolate parallel tests", "guide-isolation.html"],
  ["upload with curl", "guide-upload.html"],
  ["does a report hold my token", "guide-report.html"],
  ["flat or JSON:API", "guide-envelopes.html"],
  ["which version is this", "changes.html"],
  ["what changed", "changes.html"],
  ["install into a project", "guide-install.html"],
  ["what does exit code 4 mean", "guide-verify.html#exit-codes"],
  ["my jobs take a minute", "guide-verify.html#slow-jobs-calls-and-reads"],
  ["restore after a crash", "guide-verify.html#restore-after-a-crash"],
  ["may events be empty", "update-webhook.html#body.events"],
  ["test a form's one wrong field", "guide-faults.html"],
  ["use it beside MSW", "guide-recipe-msw.html"],
  ["separate state per worker", "guide-isolation.html"],
  ["which envelope should I use", "guide-envelopes.html"],
  ["what version am I running", "changes.html"],
  ["webhook without events", "update-webhook.html#body.events"],
])("a search for %s has %s among the first three", (query, address) => {
  expect(found(query).slice(0, 3)).toContainEqual(expect.stringContaining(address));
});
