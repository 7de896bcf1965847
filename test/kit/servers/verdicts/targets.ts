import { contracts } from "../../../../contracts/index.js";
import { createStandin } from "../../../../src/index.js";
import { toTarget } from "../../../../src/kit/binding/defaults.js";
import type { Report } from "../../../../src/kit/report/shape.js";
import { verify } from "../../../../src/kit/verify.js";
import { realPorts } from "../../../../src/runtime/kit-process.js";
import { verifyWire, wireRows } from "../../../e2e/processes/wires/verify-wire.js";
import { judge } from "../../second-implementation/judge.js";
import { wrongRows } from "../../second-implementation/switches/wrong.js";

/** A server whose whole report is kept. */
export interface KeptTarget {
  name: string;
  verify(): Promise<Report>;
}

async function verifyMock(path: string, envelope: "flat" | "json-api"): Promise<Report> {
  const standin = await createStandin({ port: 0, ids: "counted" });
  try {
    const target = toTarget({ url: `${standin.url}${path}`, token: "any", envelope }, {});
    return (await verify(target, contracts, realPorts, { calls: "allow" })).report;
  } finally {
    await standin.close();
  }
}

const ownNames = wireRows.find(({ name }) => name === "own-names");
if (!ownNames) throw new Error("There is no wire own-names.");

/** One row of ten kinds of errors. */
const kept: readonly string[] = [
  "call-credentials-plain",
  "enabled-number",
  "hook-text-lower",
  "job-behind-lost",
  "metadata-null",
  "rename-old-url-serves",
  "text-flag-ignored",
  "upload-tags-clear-author",
  "version-always-said",
  "webhook-pair-name-auto_retry",
];
const wrong = wrongRows.filter(({ id }) => kept.includes(id));

export const keptTargets: readonly KeptTarget[] = [
  { name: "mock-flat", verify: () => verifyMock("", "flat") },
  { name: "mock-json-api", verify: () => verifyMock("/json-api", "json-api") },
  { name: "second-own", verify: async () => (await judge({ wire: "own" })).report },
  { name: "second-documented", verify: async () => (await judge({ wire: "documented" })).report },
  { name: "wire-own-names", verify: async () => (await verifyWire(ownNames)).report },
  ...wrong.map(({ id, wire, binding, unnamed, apply }) => ({
    name: `wrong-${id}`,
    verify: async () => (await judge({ wire, binding, unnamed, switches: [apply] })).report,
  })),
];
