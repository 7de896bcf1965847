import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import type { Binding } from "../../../src/kit/binding/binding.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { verify } from "../../../src/kit/verify.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import type { Standin } from "../../../src/standin.js";
import { isAwaited } from "../../support/awaited-ids.js";
import { borrowing } from "../../support/kit.js";
import { isWhole, sample } from "../../support/sample.js";
import { startListening } from "../../support/standin.js";

const envelopes = [
  { envelope: "flat", basePath: "" },
  { envelope: "json-api", basePath: "/json-api" },
] as const;

const real = { clock: "real", ids: "random", jobTime: 60 } as const;

async function run(
  standin: Standin,
  { envelope, basePath }: (typeof envelopes)[number],
  binding: Binding = {},
  skip: string[] = [],
) {
  const target = toTarget({ url: standin.url + basePath, envelope }, binding);
  const { report, failures } = await verify(target, contracts, realPorts, { skip });
  expect(failures).toEqual([]);
  const found = report.cases.filter((one) => one.verdict === "broken" || one.verdict === "differs");
  return { report, found: found.map(({ id, ids, because }) => ({ id, ids, because })) };
}

/** What anybody can read, byte for byte but for the times of updates. */
async function readAll({ url }: Standin): Promise<string> {
  const read = async (path: string) => {
    const response = await fetch(url + path, { headers: { Authorization: "Bearer reader" } });
    return (await response.text()).replace(/"updated_at":"[^"]*"/g, "");
  };
  return (await Promise.all(["/uploads", "/webhooks", "/upload-collections"].map(read))).join("\n");
}

/** Standin serializes one version, so nothing shows what another would change. The kit sends no bulk operations, makes no records, and sends no number that it could not read back. */
const unseen = ["C-06", "Q-52", "Q-53", "Q-58"];

/** The verdicts that there are, of the ids that something checks and a Standin can show. */
const verdictsIn = (verdicts: Readonly<Record<string, string>>, but: readonly string[] = []): Set<string> => {
  const isSeen = (id: string) => !isAwaited(id) && !unseen.includes(id) && !but.includes(id);
  return new Set(Object.keys(verdicts).flatMap((id) => (isSeen(id) ? [verdicts[id] ?? ""] : [])));
};

describe.concurrent("the right server", () => {
  it.each(sample(envelopes, 2))(
    "holds every rule and differs in no assumption, in the envelope $envelope",
    async (envelope) => {
      const standin = await startListening(real);
      const before = await readAll(standin);
      const { report, found } = await run(standin, envelope);
      expect(found).toEqual([]);
      expect(verdictsIn(report.rules, ["C-08"])).toEqual(new Set(["held"]));
      // A timeout takes real time, which needs --patience.
      expect(report.rules["C-08"]).toBe("held-in-part");
      expect(verdictsIn(report.assumptions)).toEqual(new Set(["same"]));
      expect(await readAll(standin)).toBe(before);
    },
  );

  it.runIf(isWhole)("is left byte for byte as it was where everything has to be borrowed", async () => {
    const standin = await startListening(real);
    const before = await readAll(standin);
    // Without a second webhook as a witness, silence is waited for.
    const { report, found } = await run(standin, envelopes[0], borrowing, ["call-silence"]);
    expect(found.map(({ ids }) => ids)).toEqual([["Q-29"], ["Q-29"]]);
    const inPart = Object.keys(report.held_in_part ?? {});
    // It has one collection and no second webhook of the run's, and nothing may be created or deleted there.
    expect(inPart).toEqual(["U-11", "W-03", "C-01", "C-02", "C-03", "C-04", "C-05", "C-08"]);
    expect(verdictsIn(report.rules, inPart)).toEqual(new Set(["held"]));
    expect(await readAll(standin)).toBe(before);
  });
});
