import { expect, it } from "vitest";
import { DomainError } from "../../../src/openapi/errors.js";
import type { Violation } from "../../../src/openapi/violations.js";
import { toErrorReport } from "../../../src/wire/error-report.js";
import { flatEnvelope } from "../../../src/wire/flat.js";
import { jsonApiEnvelope } from "../../../src/wire/json-api.js";

const locale: Violation = {
  pointer: "/default_field_metadata/fr",
  code: "VALIDATION_LOCALE",
  says: ': the project has no locale "fr". Its locales are en.',
};
const said = 'default_field_metadata/fr: the project has no locale "fr". Its locales are en.';

it.each([
  [flatEnvelope, "/default_field_metadata/fr", `/${said}`],
  [jsonApiEnvelope, "/data/attributes/default_field_metadata/fr", `/data/attributes/${said}`],
] as const)("pointer and sentence of a refused field are those of the envelope", (envelope, pointer, detail) => {
  const error = new DomainError("INVALID_FIELD", [locale], { resourceType: "upload" });
  const report = toErrorReport("1", error, envelope);
  expect(report.violations).toEqual([{ pointer, code: "VALIDATION_LOCALE", detail, field: "default_field_metadata" }]);
  expect(report.detail).toBe(detail);
});

it("a refused request is told by its first violation, and how many there are", () => {
  const missing: Violation = { pointer: "/data/id", code: "VALIDATION_REQUIRED", says: "is missing, but required." };
  const error = new DomainError("INVALID_FORMAT", [missing, { ...missing, pointer: "/data/type" }], { place: "body" });
  const { detail, violations } = toErrorReport("1", error, jsonApiEnvelope);
  expect(detail).toBe("2 violations. The first: /data/id is missing, but required.");
  expect(violations.map(({ pointer }) => pointer)).toEqual(["/data/id", "/data/type"]);
});
