import { type Contract, type Field, fieldOf, type JsonObject, type StatementId } from "../src/kit/index.js";
import { type TwoValues, twoValuesOf } from "./spec/two-values.js";
import { regularFields } from "./spec/upload-fields.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import { fillIsRefused } from "./steps/at-target.js";
import type { Subject } from "./steps/subject.js";
import { uploadOf, webhookOf } from "./steps/subjects.js";

/**
 * Which half of the pairs to try, and whether to try each field alone, all fields at once, and null where it is
 * allowed.
 */
interface Combinations {
  half: 0 | 1 | "both";
  alone: boolean;
}

async function combineAll(fixture: Subject, fields: readonly Field[], { half, alone }: Combinations): Promise<void> {
  const { spec } = fixture;
  const now = await fixture.fill();
  const values = await twoValuesOf(fixture, fields, now);
  const names = Object.keys(values);
  const ids: StatementId[] = [spec.optional, ...new Set(names.flatMap(spec.updates))];
  let before: JsonObject | undefined;
  const set = async (patch: JsonObject) => {
    // Other contracts repeat the update of each field. This one repeats the update of all.
    const options = {
      blame: () => ids,
      twice: Object.keys(patch).length === names.length,
      ...(before ? { before } : {}),
    };
    before = (await fixture.update(patch, options))?.after;
  };
  const turns = new Map<string, 0 | 1>();
  /** Sets some fields, each to the value of its two that it does not have now. */
  const turn = (some: readonly string[]) => {
    const patch: JsonObject = {};
    for (const name of some) {
      const next = turns.get(name) === 0 ? 1 : 0;
      turns.set(name, next);
      patch[name] = (values[name] as TwoValues)[next];
    }
    return set(patch);
  };
  await turn(names);
  const pairs = pairsInTurn(names);
  const middle = Math.ceil(pairs.length / 2);
  const some = half === "both" ? pairs : half === 0 ? pairs.slice(0, middle) : pairs.slice(middle);
  for (const pair of some) await turn(pair);
  if (!alone) return;
  for (const name of names) await turn([name]);
  await set(
    Object.fromEntries(
      names.map((name) => [name, fieldOf(spec, name).nullable ? null : (values[name] as TwoValues)[0]]),
    ),
  );
  await turn([...names].reverse());
}

/**
 * Every pair of names once, ordered so that as many names as possible follow each other, since an update of one field
 * may lose another.
 */
function pairsInTurn(names: readonly string[]): string[][] {
  const left = names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other]));
  const followed = new Set<string>();
  const inTurn: string[][] = [];
  const steps = (to: readonly string[]) => (inTurn.at(-1) ?? []).flatMap((one) => to.map((two) => `${one} ${two}`));
  const gain = (pair: readonly string[]) => steps(pair).filter((step) => !followed.has(step)).length;
  while (left.length > 0) {
    const best = left.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const step of steps(best)) followed.add(step);
    left.splice(left.indexOf(best), 1);
    // Alternating orders within the pairs.
    inTurn.push(inTurn.length % 2 === 0 ? best : [...best].reverse());
  }
  return inTurn;
}

export const uploadCombinations: Contract = {
  id: "upload-together",
  ids: ["U-02", "U-13"],
  title: "attributes of an upload are optional: each can be changed alone, in pairs and in sequence",
  serialGroup: "attributes",
  requests: 75,
  needs: ["upload"],
  run: async (kit) => combineAll(await uploadOf(kit), regularFields, { half: "both", alone: true }),
};

export const webhookCombinations: Contract = {
  id: "webhook-together",
  ids: ["W-02", "W-16"],
  title: "fields of a webhook are optional: each can be changed alone and in pairs",
  serialGroup: "webhooks",
  requests: 85,
  needs: ["webhook"],
  run: async (kit) => combineAll(await webhookOf(kit), webhookSpec.fields, { half: 0, alone: true }),
};

/** The other half of the pairs. A webhook has so many fields that one contract would take the longest time of all. */
export const webhookPairs: Contract = {
  id: "webhook-pairs",
  ids: ["W-02", "W-16"],
  title: "fields of a webhook can be changed in pairs",
  serialGroup: "webhooks",
  requests: 55,
  needs: ["webhook"],
  run: async (kit) => combineAll(await webhookOf(kit), webhookSpec.fields, { half: 1, alone: false }),
};

/** An enabled webhook takes another value of each field alone, and stays enabled. */
export const webhookKeeps: Contract = {
  id: "webhook-keeps",
  ids: ["W-02", "W-16", "Q-36"],
  title: "an enabled webhook takes each other field alone, stays enabled, and can be disabled and enabled",
  serialGroup: "webhooks",
  requests: 36,
  needs: ["webhook"],
  async run(kit) {
    const fixture = await webhookOf(kit);
    const values = await twoValuesOf(fixture, webhookSpec.fields, await fixture.known());
    const now = await fixture.fill(true);
    for (const [name, [other]] of Object.entries(values)) {
      if (name === "enabled" || kit.habits.has(fillIsRefused(webhookSpec, name))) continue;
      const value = typeof other === "boolean" ? !now[name] : other;
      await fixture.update({ [name]: value }, { openTo: name === "payload_api_version" ? ["Q-23"] : undefined });
    }
    for (const enabled of [false, true]) {
      const applied = await fixture.update({ enabled });
      kit.check(["Q-36"], applied?.after.enabled === enabled, () => `/enabled could not be set to ${enabled}`, {
        exchange: fixture.lastRead,
      });
    }
  },
};
