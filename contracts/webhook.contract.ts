import {
  type Contract,
  documentEvents,
  type ErrorCode,
  type JsonValue,
  type Kit,
  pick,
  type StatementId,
} from "../src/kit/index.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import { listOf } from "./steps/files.js";
import { contractOn, Subject } from "./steps/subject.js";

/** Names are unique: a name in use is refused, except the webhook's own. On a Standin, a former name is free. */
const webhookNames = contractOn(
  webhookSpec,
  {
    id: "webhook-names",
    ids: ["W-03", "Q-20", "Q-18"],
    title: "a name that another webhook has is refused with nothing changed; its own name is not",
    serialGroup: "names",
    requests: 56,
  },
  async (webhook) => {
    const { kit } = webhook;
    const { name: own } = await webhook.read();
    if (typeof own !== "string")
      return kit.notVerified(["W-03", "Q-20"], "the target does not show /name, so the kit could not restore it");
    await webhook.fill();
    await webhook.update({ name: own });
    const neighbour = await kit.another("webhook").catch(() => undefined);
    const other = neighbour && new Subject(kit, webhookSpec, neighbour);
    const taken = other ? String((await other.read()).name) : await takenName(kit, webhook);
    const nameOne = "Set fixtures.taken_webhook_name in the binding to a name in use";
    if (taken === undefined) kit.notVerified(["W-03"], `there is no second webhook. ${nameOne}`);
    else await refuseTaken(webhook, taken);
    if (!other) return;
    await tradeNames(kit, webhook, other);
    await takeParts(kit, webhook, String((await other.read()).name));
    await raceForName(kit, webhook, other);
  },
);

async function refuseTaken(webhook: Subject, name: string): Promise<void> {
  const what = `the name of another webhook, ${name},`;
  // Half of a refused update shows, whichever half it is.
  const others = await webhook.others("name");
  const about = {
    error: { code: "INVALID_FIELD", field: "name" },
    ids: ["W-03", "Q-20"],
    what,
    part: "unique",
  } as const;
  // Whole resources are updates too.
  const all = { ...pick(await webhook.known(), webhook.touchable), ...others, name };
  const patches = [{ name }, { name, nested_items_in_payload: true }, all];
  await webhook.refuse(...patches.map((patch) => ({ ...about, patch })));
}

/** If another webhook had the name before, or a name that is like it. */
const free = { openTo: ["Q-20"], also: ["Q-20"] } as const;

/** Follows names through renames: the old name becomes free, the new one is in use. */
async function tradeNames(kit: Kit, webhook: Subject, other: Subject): Promise<void> {
  const [first, second] = [String((await webhook.read()).name), String((await other.read()).name)];
  const third = `standin-${kit.unique()}-third`;
  if (!(await other.update({ name: third }))) return;
  // An enabled one has its name too. It is for no event.
  if (other.mayLose("enabled")) await other.send({ enabled: true });
  await refuseTaken(webhook, third);
  // What follows a refusal takes effect whole.
  const all = { ...(await webhook.others("name")), name: second };
  const renamed = await webhook.update(all, { openTo: ["Q-20"] });
  if (renamed?.after.name === second) kit.held(["Q-20"]);
  if (!renamed || !(await other.update({ name: first }, free))) return;
  await refuseTaken(webhook, first);
  // Names are compared exactly, so another letter case makes another name.
  await webhook.update({ name: first.toUpperCase() }, free);
}

/** Names of which one is part of the other are not the same. A target may refuse them all the same. */
async function takeParts(kit: Kit, webhook: Subject, other: string): Promise<void> {
  let areTaken = true;
  for (const name of [other.slice(0, -1), `${other}-more`, other.slice(1)])
    areTaken = (await webhook.update({ name }, free)) !== undefined && areTaken;
  if (areTaken) kit.held(["W-03"], { part: "parts" });
}

/** Two concurrent updates to one name: at most one of them may be accepted. */
async function raceForName(kit: Kit, webhook: Subject, other: Subject): Promise<void> {
  for (let round = 0; round < 2; round++) {
    const name = `standin-${kit.unique()}-raced`;
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
  const { all = [] } = await listOf(kit, "listWebhooks");
  // Another contract may be changing one of the kit's.
  const name = all.find((one) => String(one.id) !== webhook.id && !kit.isOfKit("webhook", one))?.name;
  return typeof name === "string" ? name : undefined;
}

const event = (entity_type: string, event_types: JsonValue) => ({ entity_type, event_types });
const filtered = (filters: JsonValue): JsonValue => [{ ...event("item", ["create"]), filters }];

/** Values that the spec neither allows nor forbids. Standin refuses some with an error, and accepts others. */
const open: { field: string; assumption: StatementId; code: ErrorCode; refused: JsonValue[]; taken: JsonValue[] }[] = [
  {
    field: "events",
    assumption: "Q-06",
    code: "INVALID_FORMAT",
    refused: [
      [{ entity_type: "upload" }],
      [{ event_types: ["create"] }],
      [event("upload", "create")],
      [{ ...event("upload", ["create"]), standin: 1 }],
      filtered([{ entity_type: "item_type", entity_ids: [] }]),
      filtered({ entity_type: "item_type", entity_ids: ["1"] }),
    ],
    taken: [filtered([{ entity_type: "item_type", entity_ids: ["1", "2"] }]), filtered(null), [event("upload", [])]],
  },
  {
    field: "events",
    assumption: "Q-07",
    code: "INVALID_FORMAT",
    refused: [[event("upload", ["standin"])], [event("standin", ["create"])]],
    taken: [documentEvents],
  },
  { field: "events", assumption: "Q-07", code: "INVALID_FIELD", refused: [[event("upload", ["publish"])]], taken: [] },
  {
    field: "headers",
    assumption: "Q-27",
    code: "INVALID_FIELD",
    refused: [{ "X-Standin": "a\r\nX-Injected: b" }, { "X Standin": "a" }, { "X-Standin": "a\u0000" }, { "": "a" }],
    taken: [{ "User-Agent": "own", "content-type": "text/plain" }],
  },
  {
    field: "url",
    assumption: "Q-40",
    code: "INVALID_FIELD",
    refused: ["", "example.com/hook", "/hook", "ftp://example.com/hook", "javascript:alert(1)", "https://{{event_type"],
    taken: ["https://standin-verify.invalid/{{event_type}}/{{#entity}}{{id}}{{/entity}}"],
  },
  {
    field: "custom_payload",
    assumption: "Q-40",
    code: "INVALID_FIELD",
    refused: ["{{#entity}}{{id}}", "{{event_type", "{{/entity}}"],
    taken: ["{{{event_type}}} {{^entity}}none{{/entity}}"],
  },
];

const webhookAssumptions = contractOn(
  webhookSpec,
  {
    id: "webhook-answers",
    ids: ["Q-06", "Q-07", "Q-27", "Q-40"],
    title: "elements of events, headers, URLs and templates are accepted and refused as on a Standin",
    requests: 56,
  },
  async (webhook) => {
    for (const { field, assumption, code, refused, taken } of open) {
      if (!webhook.mayTouch(field)) continue;
      for (const value of taken) await webhook.update({ [field]: value }, { openTo: [assumption] });
      const about = { ids: [assumption], error: { code, field } };
      await webhook.refuse(...refused.map((value) => ({ ...about, patch: { [field]: value } })));
    }
  },
);

/** What only a webhook has: unique names, and values of its own that the spec leaves open. */
export const webhookContracts: readonly Contract[] = [webhookNames, webhookAssumptions];
