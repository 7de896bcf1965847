import { describe, it } from "vitest";
import { accessMutants } from "./access-mutants.js";
import { expectCaught } from "./try-mutant.js";

describe.concurrent("a wrong server is caught that", () => {
  it.each(accessMutants)("$id: $name", expectCaught, 20_000);
});
