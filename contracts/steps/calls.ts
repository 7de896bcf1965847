import {
  type Fixture,
  type Inbox,
  isLoopback,
  isObject,
  isSuccess,
  type JsonObject,
  type JsonValue,
  type Kit,
  parseJson,
  type ReceivedCall,
  type StatementId,
  show,
} from "../../src/kit/index.js";

/** A webhook that calls the kit's receiver, and an upload whose updates make it. */
export interface Calling {
  webhook: Fixture;
  upload: Fixture;
  inbox: Inbox;
}

export const uploadEvents = (...event_types: string[]): JsonValue => [{ entity_type: "upload", event_types }];

/** A webhook that is called on every change of an upload, with everything else as simple as can be. */
export const plainSettings = (inbox: Inbox): JsonObject => ({
  url: inbox.url,
  events: uploadEvents("create", "update", "delete"),
  custom_payload: null,
  headers: {},
  enabled: true,
  payload_api_version: "3",
});

/** Points the serial group's webhook at the receiver. Undefined, and said so, where the target does not take that. */
export async function setUpCalls(
  kit: Kit,
  ids: readonly StatementId[],
  settings: JsonObject = {},
): Promise<Calling | undefined> {
  const [webhook, upload, inbox] = [await kit.fixture("webhook"), await kit.fixture("upload"), await kit.inbox()];
  const wanted = { ...plainSettings(inbox), http_basic_user: null, http_basic_password: null, ...settings };
  const fields = Object.fromEntries(Object.entries(wanted).filter(([name]) => webhook.mayTouch(name)));
  const outcome = await webhook.send(fields);
  if (outcome.accepted) return { webhook, upload, inbox };
  kit.notVerified(ids, `the webhook could not be pointed at the kit's receiver: ${outcome.told}`, {
    exchange: outcome.shown,
  });
  return undefined;
}

/** Updates the upload, so that its event is raised; what has come before is not its call. Resolves with the mark in its notes. */
export async function causeEvent(
  kit: Kit,
  { upload, inbox }: Calling,
  toNotes?: (mark: string) => string,
): Promise<string> {
  await drain(inbox);
  return markUpload(kit, upload, toNotes);
}

/** A call that is made twice, which nothing forbids, must not be taken for the next. */
async function drain(inbox: Inbox): Promise<void> {
  while ((await inbox.next(() => true, 0)) !== undefined);
}

/** Updates the upload; the mark is in its notes. */
export async function markUpload(kit: Kit, upload: Fixture, toNotes = (mark: string) => mark): Promise<string> {
  const mark = `standin-mark-${kit.unique()}`;
  await upload.send({ notes: toNotes(mark) });
  return mark;
}

const isLocal = (url: string) => isLoopback(new URL(url).hostname);

/**
 * How long a call may take to come, in milliseconds: the first one shows whether the target reaches the kit at all, and those
 * that came how slow it is.
 */
function callTimeout({ api }: Kit): number {
  const { arrived, missed, slowest } = api.seen.calls;
  if (!isLocal(api.target.url)) return missed > 1 && !arrived ? 2000 : Math.max(15_000, 3 * slowest);
  if (arrived) return Math.max(2000, 3 * slowest);
  return missed === 0 ? 5000 : 300;
}

/** Waits for a call. Where none comes the ids are not kept, unless the target may not be able to reach the kit. */
export async function expectCall(
  kit: Kit,
  { webhook, inbox }: Pick<Calling, "webhook" | "inbox">,
  ids: readonly StatementId[],
  what: string,
  matches: (call: ReceivedCall) => boolean = () => true,
): Promise<ReceivedCall | undefined> {
  const { calls } = kit.api.seen;
  const start = kit.ports.now();
  const call = await inbox.next(matches, callTimeout(kit));
  if (call) {
    calls.arrived = true;
    calls.slowest = Math.max(calls.slowest, kit.ports.now() - start);
    return call;
  }
  calls.missed++;
  const unreachable = calls.arrived ? undefined : await whyUnreachable(kit, webhook);
  if (unreachable) kit.notVerified(ids, unreachable);
  else {
    const other = inbox.calls.at(-1);
    const instead = other ? `; there was ${describe(other)}` : "";
    kit.check(ids, false, () => `${what} made no call that fits${instead}`, { exchange: webhook.lastRead });
  }
  return undefined;
}

/** Whether silence may be the network's: what the target's log of calls says, where it has one. */
async function whyUnreachable(kit: Kit, webhook: Fixture): Promise<string | undefined> {
  const unknown = "no call came, and whether the target can reach this machine is not known: see --callback-url";
  if (!webhook.api.has("listWebhookCalls")) return unknown;
  const query = { "filter[fields][webhook_id][eq]": webhook.id };
  const exchange = await webhook.api.call("listWebhookCalls", { query });
  const logged = isSuccess(exchange.status) ? kit.api.codec.decodeList(exchange.json) : undefined;
  if (!logged) return unknown;
  const failed = logged.find((call) => call.response_status === null || call.failure_reason);
  return failed ? `the target could not call the kit's receiver: ${show(failed.failure_reason)}` : undefined;
}

/** Calls that must not come are waited for this long, after those that must have come. */
const grace = 120;
const blindGrace = 400;

/**
 * Causes something that must make no call. Whether the target has come so far is told by a second webhook that is called on
 * everything, where it can be made.
 */
export async function expectSilence(
  kit: Kit,
  calling: Calling,
  ids: readonly StatementId[],
  what: string,
  cause: () => Promise<unknown>,
): Promise<void> {
  const { inbox, webhook, upload } = calling;
  const witness = await witnessOf(kit, calling);
  const before = inbox.calls.length;
  await cause();
  const isWitnessed = witness && (await witness.next(() => true, callTimeout(kit))) !== undefined;
  await kit.ports.sleep(isWitnessed ? grace : isLocal(kit.api.target.url) ? blindGrace : 5000);
  // Somebody else's upload may be changed meanwhile.
  const calls = inbox.calls.slice(before).filter(({ body }) => body.includes(upload.id));
  if (!kit.api.seen.calls.arrived) {
    kit.notVerified(ids, "no call has come at all, so that silence shows nothing");
    return;
  }
  const because = () => `${what} made a call all the same: ${describe(calls[0] as ReceivedCall)}`;
  kit.check(ids, calls.length === 0, because, { exchange: webhook.lastRead });
}

/** One for each webhook of a serial group: made once, and called on every event of an upload. */
const witnesses = new WeakMap<Fixture, Promise<Inbox | undefined>>();

async function witnessOf(kit: Kit, { webhook }: Calling): Promise<Inbox | undefined> {
  if (!webhook.made) return undefined;
  const known = witnesses.get(webhook);
  if (known) return drained(known);
  const made = (async () => {
    const inbox = await kit.inbox();
    const witness = await kit.another("webhook", plainSettings(inbox)).catch(() => undefined);
    return witness && inbox;
  })();
  witnesses.set(webhook, made);
  return made;
}

/** What was witnessed before is no sign of what comes now. */
async function drained(inbox: Promise<Inbox | undefined>): Promise<Inbox | undefined> {
  const found = await inbox;
  if (found) await drain(found);
  return found;
}

export function describe({ method, path, body }: ReceivedCall): string {
  return `${method} ${path} with ${show(body)}`;
}

/** The body of a call as a JSON object, or undefined. */
export function payloadOf(call: ReceivedCall): JsonObject | undefined {
  const payload = jsonOf(call);
  return isObject(payload) ? payload : undefined;
}

/** The body of a call as JSON; undefined where it is none. */
export const jsonOf = ({ body }: ReceivedCall): JsonValue | undefined => parseJson(body);
