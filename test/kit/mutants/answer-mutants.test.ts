import { describe, it } from "vitest";
import { answerMutants } from "./answer-mutants.js";
import { expectCaught } from "./try-mutant.js";

describe.concurrent("a wrong server is caught that", () => {
  it.each(answerMutants)("$id: $name", expectCaught, 20_000);
});
