import { contracts } from "../../contracts/index.js";
import { type RunParts, runVerify, type VerifyFlags } from "../../src/cli/verify-run.js";
import type { Binding } from "../../src/kit/binding/binding.js";
import { type TargetOptions, toTarget } from "../../src/kit/binding/defaults.js";
import type { Ports } from "../../src/kit/http/ports.js";
import { type VerifyOptions, verify } from "../../src/kit/verify.js";
import { fakeProcess } from "./fake-process.js";
import { sleeplessPorts } from "./flaky.js";
import { newFolder } from "./folder.js";

/** The binding of a target that creates nothing, so that the kit has to borrow. */
export const borrowing = { operations: { createUpload: null, createWebhook: null } } satisfies Binding;

/** Runs the kit on a target. Time passes only where the run sleeps. */
export function verifyAt(
  target: string | TargetOptions,
  { ports = sleeplessPorts().ports, ...options }: VerifyOptions & { ports?: Ports } = {},
  binding: Binding = {},
) {
  return verify(toTarget(typeof target === "string" ? { url: target } : target, binding), contracts, ports, options);
}

/** Runs `standin verify` in this process, where nothing sleeps; resolves with its exit code and what it printed. */
export async function runCommand(
  flags: VerifyFlags,
  { fake = fakeProcess(), ...parts }: Partial<RunParts> & { fake?: ReturnType<typeof fakeProcess> } = {},
) {
  // A record of another test may name the same port.
  const given = { runRecord: await newFolder(), ...flags };
  const code = await runVerify(given, fake.process, { contracts, ports: sleeplessPorts().ports, ...parts });
  return { code, ...fake.written };
}
