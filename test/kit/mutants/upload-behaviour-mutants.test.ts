import { describe, it } from "vitest";
import { expectCaught } from "./try-mutant.js";
import { behaviourMutants } from "./upload-behaviour-mutants.js";

describe.concurrent("a wrong server is caught that", () => {
  it.each(behaviourMutants)("$id: $name", expectCaught, 20_000);
});
