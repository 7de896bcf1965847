import {
  type InboxResponse,
  isSuccess,
  type JsonObject,
  type Kit,
  type ReceivedCall,
  type StatementId,
} from "../../src/kit/index.js";
import { isAt, likenessOf } from "../judge/call.js";
import {
  type Caller,
  type CausedEvent,
  causeEvent,
  configured,
  expectCall,
  loggedCalls,
  plainSettings,
  setUpCalls,
} from "./calls.js";
import { waitForMore } from "./silence.js";

/** A webhook whose failed calls are watched, and a way to let time pass for them. */
export interface Watched extends Caller {
  /** Lets time pass until a condition holds or the time is over. Resolves with the elapsed time in words. */
  passUntil(isSo: () => boolean): Promise<string>;
  /** Lets more time pass than earlier retries took. */
  passOn(): Promise<void>;
  /** Waits until the last event has caused its calls. */
  settle(): Promise<void>;
}

/** A watched webhook in a separate environment. */
export interface Controlled extends Watched {
  control: ReturnType<Kit["control"]>["control"];
}

/** A webhook in a separate environment whose clock the kit advances. */
export async function watchByClock(kit: Kit, fields: JsonObject = {}): Promise<Controlled> {
  const environment = kit.control();
  const { control } = environment;
  const inbox = await kit.inbox();
  const webhook = await environment.make("webhook", { ...plainSettings, url: inbox.url, ...fields });
  const id = `standin-${kit.unique()}`;
  const advance = (time: string) => control.advance(time);
  return {
    // No other contract uses that environment, so every call to its addresses is for its events.
    ...{ kit, webhook, inbox, id, control, url: inbox.url, addresses: 0, marks: [], isVague: true },
    async change(attributes) {
      const entity = { id, type: "upload", attributes };
      const { status } = await control.raise({ entity_type: "upload", event_type: "update", entity });
      return isSuccess(status) ? undefined : `raising it returned ${status}`;
    },
    async passUntil(isSo) {
      for (const time of ["2m", "6m", "2h", "1d", "10d", "30d"]) if (!isSo()) await advance(time);
      return "41 days of its clock";
    },
    passOn: async () => void (await advance("60d")),
    // The response to an advance of the clock, even by 0, comes when no call is under way.
    settle: async () => void (await advance("0s")),
  };
}

/** The serial group's own webhook. The kit waits for its retries. */
export async function watchByWaiting(kit: Kit, ids: readonly StatementId[]): Promise<Watched | undefined> {
  const calling = await setUpCalls(kit, ids, { auto_retry: true });
  if (!calling) return undefined;
  const { patience } = kit.api.target.times;
  let longest = 0;
  return {
    ...calling,
    async passUntil(isSo) {
      const start = kit.ports.now();
      await waitUntil(kit, calling, isSo, patience);
      longest = Math.max(longest, kit.ports.now() - start);
      return `${patience / 1000} s. If retries take longer, pass a longer --patience`;
    },
    passOn: () => kit.ports.sleep(Math.min(patience, 2 * longest)),
    settle: () => waitForMore(kit, false),
  };
}

/** Checks a condition with growing pauses until it holds or the time is over. */
export async function waitUntil(kit: Kit, { inbox }: Caller, isSo: () => boolean, timeout: number): Promise<void> {
  const start = kit.ports.now();
  for (let passed = 0; !isSo() && passed < timeout; passed = kit.ports.now() - start) {
    // In a dry run, the receiver runs on real time too.
    await inbox.next(() => false, Math.min(25 + passed / 10, 1000, timeout - passed));
  }
}

/** An event whose calls get given responses, and its first call. */
export interface AnsweredEvent {
  event: CausedEvent;
  first: ReceivedCall;
  /** All its calls so far. */
  calls(): ReceivedCall[];
}

/** Causes an event at a new address. Its calls get `responses` in order; the last one repeats. */
export async function answer(
  watched: Watched,
  fields: JsonObject,
  responses: readonly InboxResponse[],
  ids: readonly StatementId[],
): Promise<AnsweredEvent | undefined> {
  if (!(await configured(watched, fields, ids, { suffix: "/Retried?X=1" }))) return undefined;
  const { id, inbox, marks } = watched;
  // A retry may have lost the query.
  const [url = ""] = watched.url.split("?");
  /**
   * Whether the first call had a body. A retry without one has lost it; a call with another body may be for another
   * event.
   */
  let hasBody = false;
  const isFor = (call: ReceivedCall) => {
    const likeness = likenessOf(call, { mark: marks.at(-1) ?? "", id, url }, marks);
    const isLost = hasBody && call.body.trim() === "";
    return likeness === "sure" || (likeness === "maybe" && isAt(call, url) && (watched.isVague || isLost));
  };
  let count = 0;
  // The calls of other events succeed.
  inbox.responseTo = (call) => (isFor(call) ? responses[Math.min(count++, responses.length - 1)] : undefined) ?? 200;
  const event = await causeEvent(watched);
  const first = await expectCall(watched, event, ids, "an event");
  if (!first) return undefined;
  hasBody = first.body.trim() !== "";
  return { event, first, calls: () => inbox.calls.filter(isFor) };
}

/**
 * The time of the next call in the target's log of calls. "none" if the log says that there will be none, and undefined
 * without such information.
 */
export async function loggedRetry(kit: Kit, { webhook }: Watched): Promise<string | undefined> {
  const logged = (await loggedCalls(kit, webhook)) ?? [];
  const waiting = logged.find(({ next_retry_at: at }) => typeof at === "string");
  if (waiting) return String(waiting.next_retry_at);
  return logged.some(({ status, next_retry_at: at }) => status === "failed" && at === null) ? "none" : undefined;
}
