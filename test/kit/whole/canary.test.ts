import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { runObserve } from "../../../src/cli/observe-run.js";
import type { VerifyFlags } from "../../../src/cli/verify-run.js";
import { documentOperations } from "../../../src/kit/binding/defaults.js";
import { fakeProcess } from "../../support/fake-process.js";
import { startFlaky } from "../../support/flaky.js";
import { newFolder } from "../../support/folder.js";
import { runCommand } from "../../support/kit.js";

/** Each in its own characters, so that a text that shows one tells where it came from. */
const canaries = {
  token: "T0ken/of+the\"run&<it's>~1",
  guest: "guest-Token/0",
  literal: "literal-In-Header/00",
  header: "env-in-Header+1",
  body: "env-in-Body/2?",
  operation: "env-in-Operation~3",
  format: "env-in-Format=4",
  path: "env-in-Path-5",
  hookAuthorization: "hook-Signs/6+",
  hookSignature: "hook-Signature/7",
  hookPlain: "hook-Adds-Plainly/8",
  cookie: "server-Cookie/9",
  responseToken: "server-Session/10",
  listedPassword: "listed Pass/word+11",
  listedHeader: "listed-Header/12",
  urlPassword: "url-Password-13",
  urlToken: "url-Token-14",
};

/** Each character of a text in a form of its own: what decodes it reads the text. */
const each = (text: string, to: (code: number) => string) =>
  Array.from(text, (character) => to(character.codePointAt(0) ?? 0)).join("");

const hex = (code: number, width: number) => code.toString(16).padStart(width, "0");

/** A text in Base64 behind `before` other bytes, without the characters that its neighbours decide. */
function inBase64(text: string, before: number): string {
  const [one, other] = ["\0", "\xff"].map((byte) =>
    Buffer.from(byte.repeat(before) + text + byte.repeat(3), "latin1").toString("base64"),
  ) as [string, string];
  return [...one].filter((character, at) => character === other[at]).join("");
}

/** How a text travels: as it is, in other cases, in JSON, in addresses, in pages, in Base64. */
const encodings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  "upper case": (text) => text.toUpperCase(),
  "lower case": (text) => text.toLowerCase(),
  JSON: (text) => JSON.stringify(text).slice(1, -1),
  "JSON, with slashes escaped": (text) => JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/"),
  "JSON, all escaped": (text) => each(text, (code) => `\\u${hex(code, 4)}`),
  "percent-encoded": encodeURIComponent,
  "percent-encoded in lower case": (text) => encodeURIComponent(text).replace(/%../g, (one) => one.toLowerCase()),
  "percent-encoded, all of it": (text) => each(text, (code) => `%${hex(code, 2)}`),
  "a form": (text) => new URLSearchParams({ a: text }).toString().slice(2),
  "a page": (text) =>
    text.replace(/[&<>"']/g, (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[sign] ?? "#39"};`),
  "a page, in numbers": (text) => each(text, (code) => `&#${code};`),
  "a page, in hex": (text) => each(text, (code) => `&#x${hex(code, 2)};`),
  ...Object.fromEntries([0, 1, 2].map((before) => [`Base64 at ${before}`, (text: string) => inBase64(text, before)])),
  ...Object.fromEntries(
    [0, 1, 2].map((before) => [
      `base64url at ${before}`,
      (text: string) => inBase64(text, before).replaceAll("+", "-").replaceAll("/", "_"),
    ]),
  ),
};

const forms = Object.entries(canaries).flatMap(([name, canary]) =>
  Object.entries(encodings).map(([how, encode]) => ({ told: `${name} (${how})`, form: encode(canary) })),
);
const everyForm = forms.map(({ form }) => form);

/** Which canaries a text shows, and how. */
const shownIn = (text: string): string[] => forms.filter(({ form }) => text.includes(form)).map(({ told }) => told);

const listed = {
  id: "2001",
  type: "webhook",
  name: "Deploy",
  url: `https://ada:${canaries.urlPassword}@example.com/hook?token=${canaries.urlToken}`,
  http_basic_user: "ada",
  pw: canaries.listedPassword,
  headers: { "X-Api-Key": canaries.listedHeader },
};

/** A server that has secrets of its own, and that repeats everybody's in every form. */
async function startTalkative() {
  const flaky = await startFlaky({ isForeign: true });
  flaky.script = ({ method, path }) => {
    const headers = { "Set-Cookie": `id=${canaries.cookie}`, "X-Session-Token": canaries.responseToken };
    if (method === "GET" && /^\/webhooks(\?|$)/.test(path))
      return { status: 200, headers, body: JSON.stringify({ data: [listed, "no webhook"] }) };
    // Of a few at a time, since a report shows the start of a body alone; first in JSON, then as no JSON.
    if (method !== "PUT") return undefined;
    asked++;
    const told = everyForm.slice((asked * 40) % everyForm.length).slice(0, 40);
    const body = asked % 2 ? JSON.stringify({ told, nested: { [told[0] ?? ""]: listed } }) : told.join(" ");
    return { status: asked % 3 ? 200 : 422, headers, body };
  };
  let asked = 0;
  return flaky;
}

const variable = (name: string) => `$\{${name}}`;

/** Lines of a binding with the documented routes of all operations but some. */
const documentedRoutes = (except: readonly string[]): string =>
  Object.entries(documentOperations)
    .filter(([operationId]) => !except.includes(operationId))
    .map(([operationId, { method, path }]) => `  ${operationId}: ${method} ${path}`)
    .join("\n");

/** With variables in all places, and a module that signs. */
async function writeBinding(withHooks: boolean) {
  const folder = await newFolder();
  const set = {
    CANARY_HEADER: canaries.header,
    CANARY_BODY: canaries.body,
    CANARY_OPERATION: canaries.operation,
    CANARY_FORMAT: canaries.format,
    CANARY_PATH: canaries.path,
  };
  for (const [name, value] of Object.entries(set)) process.env[name] = value;
  onTestFinished(() => {
    for (const name of Object.keys(set)) delete process.env[name];
  });
  const headers = {
    Authorization: `Bearer ${canaries.hookAuthorization}`,
    "X-Signature": canaries.hookSignature,
    "X-Plain": canaries.hookPlain,
  };
  const hooks = `export const request = ({ request }) => {
  if (request.method === "PUT") Object.assign(request.headers, ${JSON.stringify(headers)});
};`;
  await writeFile(join(folder, "hooks.mjs"), hooks);
  const file = join(folder, "kit.yaml");
  await writeFile(
    file,
    `${withHooks ? "hooks: ./hooks.mjs\n" : ""}headers: { X-Tenant: '${variable("CANARY_HEADER")}', X-Api-Key: '${canaries.literal}' }
body: { account: '${variable("CANARY_BODY")}' }
token: { format: 'Bearer ${variable("CANARY_FORMAT")}.{token}' }
fields: { webhook: { http_basic_password: pw } }
operations:
  createUpload: null
  createWebhook: null
  updateUpload: { route: 'PUT /uploads/{upload_id}', headers: { X-Of-Operation: '${variable("CANARY_OPERATION")}' } }
  listUploadTags: GET /${variable("CANARY_PATH")}/tags
${documentedRoutes(["updateUpload", "createUpload", "createWebhook", "listUploadTags"])}
fixtures: { upload_id: "1001", webhook_id: "2001", token_without_access: '${canaries.guest}' }
`,
  );
  return { file, folder };
}

describe("no canary is in anything that is printed or written", () => {
  it.each<[string, VerifyFlags]>([
    ["of a run that says all, as a job of GitHub's", { target: "", verbose: true }],
    ["of a run that prints JSON", { target: "", json: true }],
    ["of a dry run", { target: "", dryRun: true }],
    ["of a run that only reads", { target: "", readOnly: true }],
  ])("%s", async (name, flags) => {
    const [flaky, { file, folder }] = [await startTalkative(), await writeBinding(true)];
    const summary = join(folder, "summary.md");
    const isJob = name.includes("GitHub");
    const fake = fakeProcess(isJob ? { env: { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary } } : {});
    const report = join(folder, "report");
    const only = ["upload-notes", "upload-author", "upload-tags", "webhook-name", "webhook-http-basic-password"];
    const more = ["webhook-read", "supporting-operations", "Q-29", "A-01"];
    const given = {
      ...flags,
      target: flaky.url,
      token: canaries.token,
      binding: file,
      report,
      runRecord: join(folder, "runs"),
      allowCalls: true,
    };
    const { code, stdout, stderr } = await runCommand({ ...given, only: [...only, ...more] }, { fake });
    expect(code).toBe(flags.dryRun ? 0 : flags.readOnly ? 4 : 1);
    const names = ["report.json", "report.html", "junit.xml"].map((one) => join(report, one));
    if (isJob) names.push(summary);
    const files = await Promise.all(names.map((one) => readFile(one, "utf8")));
    const found = [stdout, stderr, ...files].map(shownIn);
    expect(found).toEqual(found.map(() => []));
    if (!flags.readOnly) expect(files.join("")).toContain("[redacted]");
  });

  it("of an observer", async () => {
    const [flaky, { file, folder }] = [await startTalkative(), await writeBinding(false)];
    const { process: fake, written, emit, exits } = fakeProcess();
    const report = join(folder, "report");
    await runObserve({ target: flaky.url, port: 0, binding: file, report, json: true }, fake);
    const { url } = JSON.parse(written.stdout);
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${canaries.token}`,
      "X-Tenant": canaries.header,
      "X-Signature": canaries.hookSignature,
    };
    await fetch(`${url}/webhooks`, { headers });
    for (let count = 0; count < 30; count++)
      await fetch(`${url}/webhooks/2001?api_key=${canaries.urlToken}`, {
        method: "PUT",
        headers,
        body: JSON.stringify({
          account: canaries.body,
          pw: canaries.listedPassword,
          headers: listed.headers,
          url: listed.url,
        }),
      });
    emit("SIGINT");
    await expect.poll(() => exits.length, { timeout: 10_000 }).toBe(1);
    const names = ["report.json", "report.html", "junit.xml"].map((one) => join(report, one));
    const files = await Promise.all(names.map((one) => readFile(one, "utf8")));
    expect(files[0]).toContain("[redacted]");
    const mine = [...Object.keys(canaries)].filter((one) => !["hookAuthorization", "hookPlain"].includes(one));
    const found = [written.stdout, written.stderr, ...files].map((text) =>
      shownIn(text).filter((one) => mine.some((name) => one.startsWith(`${name} (`))),
    );
    expect(found).toEqual(found.map(() => []));
  });

  it.each([
    ["is refused", (url: string) => url],
    ["goes nowhere", () => "http://127.0.0.1:1"],
    ["is in the URL", (url: string) => url.replace("//", `//ada:${canaries.urlPassword}@`)],
  ])("of a run whose token %s", async (_, toUrl) => {
    const flaky = await startFlaky();
    flaky.script = ({ headers }) => ({ status: 401, body: JSON.stringify({ seen: headers.authorization }) });
    const { code, stdout, stderr } = await runCommand({ target: toUrl(flaky.url), token: canaries.token });
    expect(code).toBe(3);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(shownIn(stdout + stderr)).toEqual([]);
  });
});
