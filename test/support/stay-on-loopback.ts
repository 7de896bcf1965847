import { afterAll, expect } from "vitest";
import { refused } from "./loopback-guard.js";

// A refusal may be swallowed where it is thrown; here it is not.
afterAll(() => {
  expect(refused.splice(0)).toEqual([]);
});
