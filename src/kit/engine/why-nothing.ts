import type { Api } from "../target/api.js";
import type { Contract, SerialGroup } from "./contract.js";
import { neededBy } from "./lanes.js";
import { type GroupKit, whyMissing } from "./serial-group.js";

/** Why nothing can be worked on; undefined where something can, or the target failed at making it. */
export async function whyNothing(
  contracts: readonly Contract[],
  { target }: Api,
  groupOf: (name: SerialGroup) => GroupKit,
): Promise<string | undefined> {
  const missing: string[] = [];
  for (const spec of target.resources) {
    const [first] = contracts.filter((contract) => neededBy(contract, [spec]).length > 0);
    if (!first) continue;
    const { findFixture, whyNoUpdate, parts } = groupOf(first.serialGroup);
    const without = await whyNoUpdate(spec).catch(() => undefined);
    if (without !== undefined) {
      missing.push(without);
      continue;
    }
    const isThere = await findFixture(spec).catch(() => true);
    if (isThere || parts.factory.failure(spec) || parts.failed.has(spec.kind)) return undefined;
    missing.push(whyMissing(spec, parts));
  }
  return missing.join("; ") || undefined;
}
