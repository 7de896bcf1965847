import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { newFolder } from "../../../support/folder.js";
import { startListening } from "../../../support/standin.js";

const command = fileURLToPath(new URL("../../../../dist/cli.js", import.meta.url));

const files = {
  "kit.yaml": `hooks: ./hooks.mjs
token: { command: '${JSON.stringify(process.execPath)} token.mjs' }
headers: { X-Tenant: "$\{STANDIN_TENANT}", X-Environment: main }
`,
  "token.mjs": "console.log('from-the-command');",
  "hooks.mjs": "export const request = ({ request }) => void (request.headers['X-Hooked'] = 'yes');",
};

it("the built command runs the hooks and the command of a binding, with variables of the environment, and shows no secret", async () => {
  const folder = await newFolder(files);
  const standin = await startListening({ jobs: "never" });
  const flags = [
    "verify",
    "--target",
    standin.url,
    "--binding",
    join(folder, "kit.yaml"),
    "--only",
    "webhook-read",
    "--json",
  ];
  const env = { ...process.env, STANDIN_TENANT: "acme-tenant" };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...flags], { env });
  expect(stderr).toBe("");
  expect(stdout).not.toMatch(/acme-tenant|from-the-command/);
  const { headers } = standin.environment("main").journal.find({ operation: "getWebhook" });
  expect(JSON.parse(stdout).assumptions["Q-05"]).toBe("same");
  expect(headers).toMatchObject({ "x-hooked": "yes", "x-tenant": "acme-tenant" });
});
