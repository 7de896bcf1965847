import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { documents } from "../../../src/openapi/documents.js";

it("the document of JSON:API is valid OpenAPI by the linter's recommended rules", async () => {
  const directory = await mkdtemp(join(tmpdir(), "standin-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, "json-api.json");
  await writeFile(file, JSON.stringify(documents["json-api"]));
  const linter = fileURLToPath(new URL("../../../node_modules/@redocly/cli/bin/cli.js", import.meta.url));
  const lint = [linter, "lint", file, "--extends", "recommended", "--format", "json"];
  const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { stdout } = await promisify(execFile)(process.execPath, lint, { env: environment, cwd: directory });
  expect(JSON.parse(stdout).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
}, 30_000);
