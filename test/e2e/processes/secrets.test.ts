import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startFlaky } from "../../support/flaky.js";
import { run, runWith } from "../../support/process.js";

/** Each in its own characters, so that a text that shows one can be told. */
const secrets = {
  token: "t0ken-that-nobody/may+read=",
  other: "guest-token-that-nobody-may-read",
  key: "key-that-nobody-may-read",
  password: "pass word-that-nobody-may-read",
};

/** Every form in which a secret travels: as it is, in JSON, in an address, in Basic credentials. */
const forms = Object.values(secrets).flatMap((secret) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  Buffer.from(secret).toString("base64"),
  Buffer.from(`ada:${secret}`).toString("base64"),
]);

/** What a binding, its module and a target bring, each in a place of its own. */
const canaries = {
  route: "canary-of-a-route",
  body: "canary/of+a=<body>",
  format: "canary-of-a-format",
  signature: "canary-of-a-signature",
  cookie: "canary-of-a-cookie",
  listed: "canary-of-a-list",
  query: "canary-of-a-query",
};

it("no canary is in what a run with hooks and variables prints or writes, in whatever form a target shows it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "standin-canaries-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const flaky = await startFlaky();
  const post = (path: string, body: object, method = "POST") =>
    fetch(flaky.standin.url + path, {
      method,
      headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("/webhooks/2002", { http_basic_user: "eve", http_basic_password: canaries.listed }, "PUT");
  await post("/webhooks/2001", { url: `https://example.com/hook?a=1&token=${canaries.query}`, enabled: false }, "PUT");
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  flaky.script = ({ method, path, headers }) => {
    if (path.startsWith("/_standin")) return { status: 404 };
    if (method !== "PUT" || !path.includes("uploads")) return undefined;
    const all = [canaries.body, canaries.format, canaries.route, secrets.token, String(headers["x-signature"])];
    const seen = all.flatMap((one) => [
      ...[one, one.toUpperCase(), encodeURIComponent(one), encodeURIComponent(one).toLowerCase()],
      ...[base64(`a${one}b`), base64(`ab${one}`), base64(one), one.replaceAll("<", "&lt;").replaceAll(">", "&gt;")],
    ]);
    return { status: 500, headers: { "Set-Cookie": `sid=${canaries.cookie}` }, body: JSON.stringify({ seen }) };
  };
  const file = (name: string, text: string) => writeFile(join(folder, name), text);
  await file(
    "hooks.mjs",
    `export const request = ({ request }) => { request.headers["X-Signature"] = "${canaries.signature}"; };`,
  );
  const variable = (name: string) => `\${${name}}`;
  await file(
    "binding.yaml",
    `hooks: ./hooks.mjs
token: { format: "Bearer {token}${variable("CANARY_FORMAT")}" }
operations:
  updateUpload: { route: "PUT /uploads/{upload_id}?from=${variable("CANARY_ROUTE")}", body: { extra: "${variable("CANARY_BODY")}" } }
fixtures: { upload_id: "1001", webhook_id: "2001" }`,
  );
  const reports = join(folder, "reports");
  const args = ["--target", flaky.url, "--token", secrets.token, "--binding", join(folder, "binding.yaml")];
  const only = ["--only", "upload-notes,webhook-read,upload-lists,webhook-auto-retry", "--allow-calls", "--verbose"];
  const env = { CANARY_FORMAT: canaries.format, CANARY_ROUTE: canaries.route, CANARY_BODY: canaries.body };
  const running = runWith(env, "verify", ...args, ...only, "--report", reports, "--run-record", join(folder, "runs"));
  expect([await running.ended, running.stderr()]).toEqual([1, expect.anything()]);
  const files = await Promise.all((await readdir(reports)).map((name) => readFile(join(reports, name), "utf8")));
  const all = [...Object.values(canaries), secrets.token];
  const shown = all.flatMap((one) => [
    ...[one, one.toUpperCase(), encodeURIComponent(one), base64(one).slice(0, -4), base64(`a${one}`).slice(3, -4)],
    base64(`ab${one}`).slice(3, -4),
  ]);
  for (const text of [running.stdout(), running.stderr(), ...files])
    expect(shown.filter((form) => text.includes(form))).toEqual([]);
  expect(running.stdout()).toContain("[redacted]");
});

/** A target that tells in every response what it was sent, fails in the middle, and lends a webhook with a password. */
async function startTalkative() {
  const flaky = await startFlaky();
  await fetch(`${flaky.standin.url}/webhooks/2001`, {
    method: "PUT",
    headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
    body: JSON.stringify({ http_basic_user: "ada", http_basic_password: secrets.password }),
  });
  let failures = 0;
  flaky.script = ({ method, path, body, headers }) => {
    if (path.startsWith("/_standin")) return { status: 404 };
    const told = JSON.stringify({
      seen: [headers.authorization, headers["x-api-key"], secrets.password, encodeURIComponent(secrets.token)],
    });
    if (method === "PUT" && body.includes("notes") && failures++ < 3) {
      return { status: 500, headers: { "X-Seen": String(headers.authorization) }, body: told };
    }
    return method === "PUT" && body.includes("auto_retry")
      ? { status: 200, headers: { "Content-Type": "text/plain" }, body: `seen ${told}` }
      : undefined;
  };
  return flaky;
}

it.each([
  ["a run", [], 1],
  ["a run that prints JSON", ["--json"], 1],
  ["a dry run", ["--dry-run"], 0],
  ["a dry run that prints JSON", ["--dry-run", "--json"], 0],
  ["a run that only reads", ["--read-only"], 0],
])("no output of %s shows a secret", { timeout: 60_000 }, async (_, flags, code) => {
  const folder = await mkdtemp(join(tmpdir(), "standin-secrets-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const flaky = await startTalkative();
  const binding = join(folder, "binding.yaml");
  await writeFile(
    binding,
    `operations: { createUpload: null, createWebhook: null }
headers: { X-Api-Key: ${secrets.key} }
fixtures: { upload_id: "1001", webhook_id: "2001", token_without_access: ${secrets.other} }`,
  );
  const only = "upload-notes,webhook-auto-retry,webhook-http-basic-password,webhook-read,A-01";
  const reports = join(folder, "reports");
  const args = [
    "--target",
    flaky.url,
    "--token",
    secrets.token,
    "--binding",
    binding,
    "--only",
    only,
    "--report",
    reports,
    "--allow-calls",
  ];
  const running = run("verify", ...args, ...flags);
  expect([await running.ended, running.stderr()]).toEqual([code, expect.anything()]);

  const names = ["junit.xml", "report.html", "report.json"];
  expect((await readdir(reports)).sort()).toEqual(names);
  const files = await Promise.all(names.map((name) => readFile(join(reports, name), "utf8")));
  const outputs = [running.stdout(), running.stderr(), ...files];
  for (const text of outputs) expect(forms.filter((form) => text.includes(form))).toEqual([]);
  // What is shown instead shows that there was something to hide.
  if (code === 1 || flags.includes("--json")) expect(outputs.join("")).toContain("[redacted]");
});

it.each([
  ["is refused", (url: string) => ["--target", url]],
  ["goes nowhere", () => ["--target", "http://127.0.0.1:1"]],
  ["is in the URL", (url: string) => ["--target", url.replace("//", `//ada:${secrets.key}@`)]],
])("a token that %s is in no line about it", async (_, toFlags) => {
  const flaky = await startFlaky();
  flaky.script = ({ headers }) => ({ status: 401, body: JSON.stringify({ seen: headers.authorization }) });
  const running = run("verify", "--token", secrets.token, ...toFlags(flaky.url));
  expect(await running.ended).toBe(3);
  expect(running.stderr().trim().split("\n")).toHaveLength(1);
  for (const text of [running.stdout(), running.stderr()])
    expect(forms.filter((form) => text.includes(form))).toEqual([]);
});
