import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { refused } from "./loopback-guard.js";

// The key that signs run records of tests, and of the processes that they start.
process.env.XDG_STATE_HOME = join(tmpdir(), "standin-tests-state");

// A refusal may be swallowed where it is thrown; here it is not.
afterAll(() => {
  expect(refused.splice(0)).toEqual([]);
});
