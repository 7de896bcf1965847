import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { documents } from "../../../src/openapi/documents.js";
import { newFolder } from "../../support/folder.js";

it("the document of JSON:API is valid OpenAPI by the rules of the gate", async () => {
  const folder = await newFolder({ "json-api.json": JSON.stringify(documents["json-api"]) });
  const file = join(folder, "json-api.json");
  const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
  const linter = at("node_modules/@redocly/cli/bin/cli.js");
  const lint = [linter, "lint", file, "--config", at("redocly.yaml"), "--format", "json"];
  const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { stdout } = await promisify(execFile)(process.execPath, lint, { env: environment, cwd: folder });
  expect(JSON.parse(stdout).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
}, 30_000);
