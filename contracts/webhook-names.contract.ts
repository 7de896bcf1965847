import type { Contract, Kit } from "../src/kit/index.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import { listOf } from "./steps/files.js";
import { Subject, webhookOf } from "./steps/subject.js";

const error = { code: "INVALID_FIELD", field: "name" } as const;

/** Names are unique: a name in use is refused, except the webhook's own. On a Standin, a former name is free. */
export const webhookNames: Contract = {
  id: "webhook-names",
  ids: ["W-03", "Q-20", "Q-18"],
  title: "a name that another webhook has is refused with nothing changed; its own name is not",
  serialGroup: "names",
  requests: 56,
  needs: ["webhook"],
  async run(kit) {
    const webhook = await webhookOf(kit);
    const { name: own } = await webhook.read();
    if (typeof own !== "string") {
      kit.notVerified(["W-03", "Q-20"], "the target does not show /name, so the kit could not restore it");
      return;
    }
    await webhook.update({ name: own });
    const neighbour = webhook.made ? await kit.another("webhook").catch(() => undefined) : undefined;
    const other = neighbour && new Subject(kit, webhookSpec, neighbour);
    const taken = other ? String((await other.read()).name) : await takenName(kit, webhook);
    if (taken === undefined) {
      kit.notVerified(
        ["W-03"],
        "there is no second webhook. Set fixtures.taken_webhook_name in the binding to a name in use",
      );
    } else await refuseTaken(webhook, taken);
    if (other) await tradeNames(kit, webhook, other);
    if (other) await raceForName(kit, webhook, other);
  },
};

async function refuseTaken(webhook: Subject, name: string): Promise<void> {
  for (const patch of [{ name }, { name, nested_items_in_payload: true }, { auto_retry: false, name }]) {
    await webhook.expectRefused(patch, ["W-03", "Q-20"], {
      ...{ error, what: `the name of another webhook, ${name},`, part: "unique" },
    });
  }
}

/** Follows names through renames: the old name becomes free, the new one is in use. */
async function tradeNames(kit: Kit, webhook: Subject, other: Subject): Promise<void> {
  const [first, second] = [String((await webhook.read()).name), String((await other.read()).name)];
  const third = `Standin ${kit.unique()} Third`;
  if (!(await other.update({ name: third }))) return;
  await refuseTaken(webhook, third);
  const free = { openTo: ["Q-20"], also: ["Q-20"] } as const;
  if (!(await webhook.update({ name: second }, free)) || !(await other.update({ name: first }, free))) return;
  await refuseTaken(webhook, first);
  // Names are compared exactly, so another letter case makes another name.
  await webhook.update({ name: first.toUpperCase() }, free);
}

/** Two concurrent updates to one name: at most one of them may be accepted. */
async function raceForName(kit: Kit, webhook: Subject, other: Subject): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const name = `Standin ${kit.unique()} Raced`;
    const outcomes = await Promise.all([webhook.send({ name }), other.send({ name })]);
    const shown = [(await webhook.read()).name, (await other.read()).name];
    const isUnique = !shown.every((one) => one === name);
    const because = () => `two webhooks were set to the name ${name} at the same time, and both have it`;
    if (!kit.check(["W-03"], isUnique, because, outcomes[1]?.shown)) return;
  }
}

async function takenName(kit: Kit, webhook: Subject): Promise<string | undefined> {
  const { fixtures } = kit.api.target;
  if (fixtures.taken_webhook_name !== undefined) return fixtures.taken_webhook_name;
  if (!kit.api.has("listWebhooks")) return undefined;
  const { all } = await listOf(kit, "listWebhooks");
  const name = all.find(({ id }) => String(id) !== webhook.id)?.name;
  return typeof name === "string" ? name : undefined;
}
