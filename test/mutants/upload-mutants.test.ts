import { describe, it } from "vitest";
import { expectCaught } from "./try-mutant.js";
import { uploadMutants } from "./upload-mutants.js";

describe.concurrent("a wrong server is caught that", () => {
  it.each(uploadMutants)("$id: $name", expectCaught, 20_000);
});
