import { type Contract, isSuccess, type Kit, type Subject } from "../src/kit/index.js";
import { webhookSpec } from "./fields/webhook-fields.js";
import { apply } from "./steps/apply.js";
import { refuse } from "./steps/refuse.js";

const error = { code: "INVALID_FIELD", field: "name" } as const;

/** Names are unique: a taken one is refused, one's own is not, and one that was given up is free. */
export const webhookNames: Contract = {
  id: "webhook-names",
  ids: ["W-03", "Q-20", "Q-18"],
  title: "a name that another webhook has is refused with nothing changed; its own name is not",
  lane: "names",
  needs: ["webhook"],
  async run(kit) {
    const subject = await kit.webhook();
    const { name: own } = await subject.read();
    if (typeof own !== "string") {
      kit.notVerified(["W-03", "Q-20"], "/name is not shown, so that it could not be put back");
      return;
    }
    await apply(kit, webhookSpec, subject, { name: own });
    const other = subject.made ? await kit.another("webhook").catch(() => undefined) : undefined;
    const taken = other ? String((await other.read()).name) : await takenName(kit, subject);
    if (taken === undefined) {
      kit.notVerified(
        ["W-03"],
        "there is no second webhook; name one that is taken as fixtures.taken_webhook_name in the binding",
      );
    } else await refuseTaken(kit, subject, taken);
    if (other) await tradeNames(kit, subject, other);
  },
};

async function refuseTaken(kit: Kit, subject: Subject, name: string): Promise<void> {
  for (const patch of [{ name }, { name, nested_items_in_payload: true }, { auto_retry: false, name }]) {
    await refuse(kit, webhookSpec, subject, patch, {
      ids: ["W-03", "Q-20"],
      error,
      what: `the name of another webhook, ${name},`,
    });
  }
}

/** Follows names through renames: what was given up is free, what was taken up is not. */
async function tradeNames(kit: Kit, subject: Subject, other: Subject): Promise<void> {
  const [first, second] = [String((await subject.read()).name), String((await other.read()).name)];
  const third = `Standin ${kit.unique()} Third`;
  await apply(kit, webhookSpec, other, { name: third });
  await refuseTaken(kit, subject, third);
  await apply(kit, webhookSpec, subject, { name: second });
  await apply(kit, webhookSpec, other, { name: first });
  await refuseTaken(kit, subject, first);
  // Exact names are compared: another case makes another name.
  await apply(kit, webhookSpec, subject, { name: first.toUpperCase() }, { openTo: ["Q-20"], also: ["Q-20"] });
}

async function takenName(kit: Kit, subject: Subject): Promise<string | undefined> {
  const { fixtures } = kit.api.target;
  if (fixtures.taken_webhook_name !== undefined) return fixtures.taken_webhook_name;
  if (!kit.api.has("listWebhooks")) return undefined;
  const { status, json } = await kit.api.call("listWebhooks");
  const listed = (isSuccess(status) && kit.api.codec.decodeList(json)) || [];
  const name = listed.find(({ id }) => String(id) !== subject.id)?.name;
  return typeof name === "string" ? name : undefined;
}
