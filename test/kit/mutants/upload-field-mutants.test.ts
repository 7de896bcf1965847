import { describe, it } from "vitest";
import { expectCaught } from "./try-mutant.js";
import { fieldMutants } from "./upload-field-mutants.js";

describe.concurrent("a wrong server is caught that", () => {
  it.each(fieldMutants)("$id: $name", expectCaught, 20_000);
});
