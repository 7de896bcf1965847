import type { Contract, JsonObject, StatementId } from "../src/kit/index.js";
import { fieldOf } from "./spec/field.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import { type Subject, subjectOf, type TwoValues, webhookOf } from "./steps/subject.js";

/**
 * Which half of the pairs to try, and whether to try each field alone, all fields at once, and null where it is
 * allowed.
 */
interface Combinations {
  half: 0 | 1 | "both";
  alone: boolean;
}

async function combineAll(fixture: Subject, { half, alone }: Combinations): Promise<void> {
  const { spec } = fixture;
  const values = await fixture.twoValues(spec.regular, await fixture.fill());
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

type Told = Pick<Contract, "id" | "title" | "requests">;

const combinationsOf = (spec: typeof uploadSpec, told: Told, how: Combinations): Contract => ({
  ...told,
  ids: [spec.optional, ...spec.updates("")],
  serialGroup: spec.serialGroup,
  needs: [spec.kind],
  run: async (kit) => combineAll(await subjectOf(kit, spec), how),
});

export const combinations: readonly Contract[] = [
  combinationsOf(
    uploadSpec,
    {
      id: "upload-together",
      title: "attributes of an upload are optional: each can be changed alone, in pairs and in sequence",
      requests: 75,
    },
    { half: "both", alone: true },
  ),
  combinationsOf(
    webhookSpec,
    {
      id: "webhook-together",
      title: "fields of a webhook are optional: each can be changed alone and in pairs",
      requests: 85,
    },
    { half: 0, alone: true },
  ),
  // The other half of the pairs. A webhook has so many fields that one contract would take the longest time of all.
  combinationsOf(
    webhookSpec,
    { id: "webhook-pairs", title: "fields of a webhook can be changed in pairs", requests: 55 },
    { half: 1, alone: false },
  ),
];

/** An enabled webhook keeps its boolean settings when another field is set. */
export const webhookKeeps: Contract = {
  id: "webhook-keeps",
  ids: ["W-02", "W-16", "Q-36"],
  title: "an enabled webhook stays enabled when other fields change, and can be disabled and enabled",
  serialGroup: "webhooks",
  requests: 36,
  needs: ["webhook"],
  async run(kit) {
    const fixture = await webhookOf(kit);
    const now = await fixture.fill(true);
    for (const field of webhookSpec.fields) {
      const context = fixture.inputs(now);
      const value = (await field.fill(context)) ?? (await field.another(context));
      if (value === undefined || typeof value === "boolean" || !fixture.mayFill(field)) continue;
      await fixture.update({ [field.name]: value }, { openTo: field.open && [field.open] });
    }
    for (const enabled of [false, true]) {
      const applied = await fixture.update({ enabled });
      kit.check(
        ["Q-36"],
        applied?.after.enabled === enabled,
        () => `/enabled could not be set to ${enabled}`,
        fixture.lastRead,
      );
    }
  },
};
