import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import search from "../../../src/site/theme/search.js";

const chunks = new URL("../../../dist/docs/assets/chunks/", import.meta.url);
const [file = ""] = readdirSync(chunks).filter((name) => name.startsWith("@localSearchIndex"));
const { default: json } = (await import(new URL(file, chunks).href)) as { default: string };
// As VitePress's search box reads it.
const index = search.loadJSON(json, { fields: ["title", "titles", "text"], storeFields: ["title", "titles", "text"] });
const found = (query: string) => index.search(query).map(({ id }) => String(id).slice(1));

it.each([
  // Words of an audit, and then words of the issues of tools that readers know.
  ["return 500", "guide-faults.html"],
  ["fail build", "guide-verify.html#run-it-in-ci"],
  ["custom token header", "guide-bindings.html"],
  ["how many retries", "guide-webhooks.html#retry-schedule"],
  ["production data safe", "guide-verify.html#what-happens-to-your-data"],
  ["token", "guide-quick-start.html"],
  ["null", "update-upload.html"],
  ["first request curl", "guide-quick-start.html"],
  ["postman", "guide-quick-start.html"],
  ["CORS", "guide-recipe-vite.html"],
  ["SARIF", "guide-report.html"],
  // Prism
  ["response delay", "guide-faults.html#latency"],
  ["self signed certificate", "guide-verify.html"],
  ["https", "guide-recipe-team.html"],
  ["docker", "guide-recipe-team.html"],
  ["proxy", "guide-recipe-vite.html"],
  // json-server
  ["simulate error", "guide-faults.html"],
  ["slow network", "guide-faults.html"],
  ["upload an image", "guide-upload.html"],
  ["persist data", "guide-seeds.html"],
  ["reset database", "guide-quick-start.html"],
  ["port already in use", "guide-quick-start.html"],
  ["custom routes", "guide-options.html"],
  // Mockoon
  ["random latency", "guide-faults.html#latency"],
  ["callback", "guide-webhooks.html"],
  ["rate limit", "guide-limits.html"],
  ["environment variables", "guide-verify.html#run-it-in-ci"],
  ["swagger", "guide-alternatives.html"],
  ["request log", "guide-console.html"],
  // MSW
  ["unhandled request", "guide-options.html"],
  ["network error", "guide-faults.html"],
  ["jest", "guide-recipe-kit.html"],
  ["reset between tests", "guide-isolation.html"],
  ["service worker", "guide-browser.html"],
  ["fake timers", "guide-jobs.html"],
  // Schemathesis
  ["exclude endpoint", "guide-verify.html"],
  ["junit", "guide-report.html"],
  ["github action", "guide-recipe-verify.html"],
  ["false positive", "guide-verify.html#rules-and-readings"],
  ["delete test data", "guide-verify.html#what-happens-to-your-data"],
  ["timeout", "guide-verify.html"],
  // Questions, names of the document, and flags.
  ["author null", "update-upload.html#body.author"],
  ["fail third request 503", "guide-faults.html#fail-the-third-request"],
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
  ["install into a project", "guide-install.html"],
  ["what does exit code 4 mean", "guide-verify.html#exit-codes"],
  ["my jobs take a minute", "guide-verify.html#slow-jobs-calls-and-reads"],
  ["restore after a crash", "guide-verify.html#restore-after-a-crash"],
  ["may events be empty", "update-webhook.html#body.events"],
  ["test a form's one wrong field", "guide-faults.html"],
])("a search for %s has %s among the first three", (query, address) => {
  expect(found(query).slice(0, 3)).toContainEqual(expect.stringContaining(address));
});

it("a hit shows its headings, and the words around the first that was found, as text", () => {
  const [{ titles, title } = { titles: [], title: "" }] = index.search("SARIF");
  expect([titles, title]).toEqual([["What a report contains"], expect.stringMatching(/^… .* SARIF is not written/)]);
  expect(
    index
      .search("verify --timeout")
      .flatMap((hit) => [...hit.titles, hit.title])
      .join(),
  ).not.toMatch(/<[a-z]/);
});
