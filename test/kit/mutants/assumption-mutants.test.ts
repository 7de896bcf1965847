import { describe, it } from "vitest";
import { assumptionMutants } from "./assumption-mutants.js";
import { expectCaught } from "./try-mutant.js";

describe.concurrent("a wrong server is caught that", () => {
  it.each(assumptionMutants)("$id: $name", expectCaught, 20_000);
});
