import { type Contract, type Fixture, isSuccess, type Kit } from "../src/kit/index.js";
import { webhookSpec } from "./fields/webhook-fields.js";
import { apply } from "./steps/apply.js";
import { refuse } from "./steps/refuse.js";

const error = { code: "INVALID_FIELD", field: "name" } as const;

/** Names are unique: a taken one is refused, one's own is not, and one that was given up is free. */
export const webhookNames: Contract = {
  id: "webhook-names",
  ids: ["W-03", "Q-20", "Q-18"],
  title: "a name that another webhook has is refused with nothing changed; its own name is not",
  serialGroup: "names",
  needs: ["webhook"],
  async run(kit) {
    const fixture = await kit.webhook();
    const { name: own } = await fixture.read();
    if (typeof own !== "string") {
      kit.notVerified(["W-03", "Q-20"], "/name is not shown, so that it could not be restored");
      return;
    }
    await apply(kit, webhookSpec, fixture, { name: own });
    const other = fixture.made ? await kit.another("webhook").catch(() => undefined) : undefined;
    const taken = other ? String((await other.read()).name) : await takenName(kit, fixture);
    if (taken === undefined) {
      kit.notVerified(
        ["W-03"],
        "there is no second webhook; name one that is taken as fixtures.taken_webhook_name in the binding",
      );
    } else await refuseTaken(kit, fixture, taken);
    if (other) await tradeNames(kit, fixture, other);
  },
};

async function refuseTaken(kit: Kit, fixture: Fixture, name: string): Promise<void> {
  for (const patch of [{ name }, { name, nested_items_in_payload: true }, { auto_retry: false, name }]) {
    await refuse(kit, webhookSpec, fixture, patch, {
      ids: ["W-03", "Q-20"],
      error,
      what: `the name of another webhook, ${name},`,
    });
  }
}

/** Follows names through renames: what was given up is free, what was taken up is not. */
async function tradeNames(kit: Kit, fixture: Fixture, other: Fixture): Promise<void> {
  const [first, second] = [String((await fixture.read()).name), String((await other.read()).name)];
  const third = `Standin ${kit.unique()} Third`;
  await apply(kit, webhookSpec, other, { name: third });
  await refuseTaken(kit, fixture, third);
  await apply(kit, webhookSpec, fixture, { name: second });
  await apply(kit, webhookSpec, other, { name: first });
  await refuseTaken(kit, fixture, first);
  // Exact names are compared: another case makes another name.
  await apply(kit, webhookSpec, fixture, { name: first.toUpperCase() }, { openTo: ["Q-20"], also: ["Q-20"] });
}

async function takenName(kit: Kit, fixture: Fixture): Promise<string | undefined> {
  const { fixtures } = kit.api.target;
  if (fixtures.taken_webhook_name !== undefined) return fixtures.taken_webhook_name;
  if (!kit.api.has("listWebhooks")) return undefined;
  const { status, json } = await kit.api.call("listWebhooks");
  const listed = (isSuccess(status) && kit.api.codec.decodeList(json)) || [];
  const name = listed.find(({ id }) => String(id) !== fixture.id)?.name;
  return typeof name === "string" ? name : undefined;
}
