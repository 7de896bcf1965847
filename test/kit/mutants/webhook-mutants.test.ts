import { describe, it } from "vitest";
import { expectCaught } from "./try-mutant.js";
import { webhookMutants } from "./webhook-mutants.js";

describe.concurrent("a wrong server is caught that", () => {
  it.each(webhookMutants)("$id: $name", expectCaught, 20_000);
});
