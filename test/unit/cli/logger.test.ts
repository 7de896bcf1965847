import { expect, it } from "vitest";
import { createLogger } from "../../../src/cli/logger.js";
import { fakeProcess } from "../../support/fake-process.js";

it("logs JSON without commands of CI systems, which means the same", async () => {
  const { process, written } = fakeProcess();
  const log = await createLogger(process, "json");
  const path = "/##vso[task.setvariable]::error ##[error]\u009b";
  const unknown = { environment: undefined, operation: undefined, code: undefined };
  log.request({ method: "GET", path, status: 404, duration: 1, ofPage: false, ...unknown });
  log.warn(path);
  await log.end();
  expect(written.stderr).not.toMatch(/##(?:\[|vso)|::error|\u009b/);
  const lines = written.stderr.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ path }, { msg: path }]);
});
