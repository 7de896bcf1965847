import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { documents } from "../../../src/openapi/documents.js";
import { newFolder } from "../../support/folder.js";
import { run } from "../../support/process.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

async function redocly(...args: string[]): Promise<string> {
  const command = ["node_modules/@redocly/cli/bin/cli.js", ...args];
  return (await promisify(execFile)(process.execPath, command, { cwd: root, env: environment })).stdout;
}

/** Runs the flows against a built mock with these flags; rejects, with what was said, when a step fails. */
async function respect(flags: string[], ...only: string[]): Promise<string> {
  const { url } = JSON.parse(await run("serve", "--port", "0", "--json", ...flags).ready);
  const servers = ["--server", `api=${url}`, "--server", `control=${url}/_standin`];
  const inputs = ["--input", `receivers=${url}/_standin/receiver`];
  return redocly("respect", "flows.arazzo.yaml", ...servers, ...inputs, ...only);
}

it("the document of JSON:API is valid OpenAPI by the rules of the gate", async () => {
  const folder = await newFolder({ "json-api.json": JSON.stringify(documents["json-api"]) });
  const lint = ["lint", join(folder, "json-api.json"), "--config", `${root}redocly.yaml`, "--format", "json"];
  expect(JSON.parse(await redocly(...lint)).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
}, 30_000);

describe("the flows that Arazzo describes", { timeout: 120_000 }, () => {
  it.each([
    ["in jobs", ["--jobs", "auto"]],
    ["at once", ["--jobs", "never"]],
  ])("hold for the mock when it applies updates %s", async (_, flags) => {
    expect(await respect(flags)).toContain("3 passed, 3 total");
  });

  it("fail for a server that retries later than they say", async () => {
    const failed = respect(["--retry", "1h"], "--workflow", "webhook-retry");
    await expect(failed).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining("stepId - retried") });
  });
});
