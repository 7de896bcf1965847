import { describe, it } from "vitest";
import { expectCaught } from "./try-mutant.js";
import { valueMutants } from "./value-mutants.js";

describe.concurrent("a wrong server is caught that", () => {
  it.each(valueMutants)("$id: $name", expectCaught, 20_000);
});
