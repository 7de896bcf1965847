import type { Contract, Field, JsonObject, StatementId } from "../src/kit/index.js";
import { type TwoValues, twoValuesOf } from "./fields/two-values.js";
import { regularFields } from "./fields/upload-fields.js";
import { webhookSpec } from "./fields/webhook-fields.js";
import type { CheckedFixture } from "./steps/checked-fixture.js";
import { checkedUpload, checkedWebhook } from "./steps/fixtures.js";

/** Which combinations are tried: neighbours so many steps apart in a ring of the fields, and all fields at once and alone. */
interface Combinations {
  steps: readonly number[];
  alone: boolean;
}

async function combineAll(
  fixture: CheckedFixture,
  fields: readonly Field[],
  { steps, alone }: Combinations,
): Promise<void> {
  const { spec } = fixture;
  const now = await fixture.fill();
  const values = await twoValuesOf(fixture, fields, now);
  const names = Object.keys(values);
  const patchOf = (some: readonly string[], turn: 0 | 1): JsonObject =>
    Object.fromEntries(some.map((name) => [name, (values[name] as TwoValues)[turn]]));
  const ids: StatementId[] = [spec.optional, ...new Set(names.flatMap(spec.updates))];
  let before: JsonObject | undefined;
  const set = async (some: readonly string[], turn: 0 | 1) => {
    // What setting the same again does is looked at of each field, and here of all at once.
    const options = { blame: () => ids, twice: some.length === names.length, ...(before ? { before } : {}) };
    before = (await fixture.update(patchOf(some, turn), options))?.after;
  };
  await set(names, 0);
  await set([...names].reverse(), 1);
  // Every pair of neighbours in a ring, in both orders of the fields, and each field alone from this base.
  for (const [index, name] of names.entries()) {
    for (const step of steps) {
      const next = names[(index + step) % names.length] as string;
      await set([next, name], 0);
      await set([name, next], 1);
    }
    if (!alone) continue;
    await set([name], 0);
    await set([name], 1);
  }
}

export const uploadCombinations: Contract = {
  id: "upload-together",
  ids: ["U-02", "U-13"],
  title: "attributes of an upload are optional: alone and in any combination they change what they name",
  serialGroup: "attributes",
  requests: 122,
  needs: ["upload"],
  run: async (kit) => combineAll(await checkedUpload(kit), regularFields, { steps: [1, 2], alone: true }),
};

export const webhookCombinations: Contract = {
  id: "webhook-together",
  ids: ["W-02", "W-16"],
  title: "fields of a webhook are optional: alone and in any combination they change what they name",
  serialGroup: "webhooks",
  requests: 120,
  needs: ["webhook"],
  run: async (kit) => combineAll(await checkedWebhook(kit), webhookSpec.fields, { steps: [1], alone: true }),
};

/** The other half of the combinations: a webhook has so many fields that one contract with all of them would be the longest. */
export const webhookPairs: Contract = {
  id: "webhook-pairs",
  ids: ["W-02", "W-16"],
  title: "fields of a webhook that are passed in pairs change what they name",
  serialGroup: "webhooks",
  requests: 65,
  needs: ["webhook"],
  run: async (kit) => combineAll(await checkedWebhook(kit), webhookSpec.fields, { steps: [2], alone: false }),
};

/** A webhook that is on, as it is in use, keeps its switches when something else is set. */
export const webhookKeeps: Contract = {
  id: "webhook-keeps",
  ids: ["W-02", "W-16", "Q-36"],
  title: "a webhook that is switched on stays so when other fields are set, and can be switched off and on",
  serialGroup: "webhooks",
  requests: 36,
  needs: ["webhook"],
  async run(kit) {
    const fixture = await checkedWebhook(kit);
    const now = await fixture.fill(true);
    for (const field of webhookSpec.fields) {
      const value = (await field.fillValue({ kit, now })) ?? (field.name === "name" ? `Standin ${kit.unique()}` : "3");
      if (typeof value === "boolean" || !fixture.mayTouch(field.name)) continue;
      await fixture.update(
        { [field.name]: value },
        { openTo: field.name === "payload_api_version" ? ["Q-23"] : undefined },
      );
    }
    for (const enabled of [false, true]) {
      const applied = await fixture.update({ enabled });
      kit.check(["Q-36"], applied?.after.enabled === enabled, () => `/enabled could not be set to ${enabled}`, {
        exchange: fixture.lastRead,
      });
    }
  },
};
