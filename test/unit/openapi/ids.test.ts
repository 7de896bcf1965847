import { expect, it } from "vitest";
import type { Contract } from "../../../src/kit/run/contract.js";
import { DomainError } from "../../../src/openapi/errors.js";
import type { Violation } from "../../../src/openapi/violations.js";

/** `tsc` fails where a line below a `@ts-expect-error` has none, so this test is one of types. */
it("ids and codes that the document does not have are errors for the compiler", () => {
  // @ts-expect-error: the document has no such error
  expect(new DomainError("NOT_FOUNDED", "").code).toBe("NOT_FOUNDED");
  // @ts-expect-error: the document has no such code
  const violated: Violation["code"] = "VALIDATION_TIPE";
  // @ts-expect-error: the catalogue has no such rule
  const ids: Contract["ids"] = ["U-00"];
  expect([violated, ids]).toEqual(["VALIDATION_TIPE", ["U-00"]]);
  const known: Contract["ids"] = ["U-01", "Q-01", "R-03"];
  expect(known).toHaveLength(3);
});
