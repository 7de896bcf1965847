import { describe, it } from "vitest";
import { callMutants } from "./call-mutants.js";
import { expectCaught } from "./try-mutant.js";

describe.concurrent("a wrong server is caught that", () => {
  it.each(callMutants)("$id: $name", expectCaught, 20_000);
});
