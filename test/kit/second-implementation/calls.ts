import { request as send } from "undici";
import { isLoopback } from "../../../src/base/hosts.js";
import type { Attempt, AttemptOutcome, Behaviour } from "./behaviour.js";
import type { Clock } from "./clock.js";
import type { Resource, State, UploadEvent } from "./model.js";

/** Calls webhooks about events: per webhook in the order of events, and each again when it failed. */
export function createCaller(state: State, clock: Clock, behaviour: () => Behaviour) {
  const lanes = new Map<string, Promise<void>>();
  /** Events of the request that is worked on now. */
  let raised: UploadEvent[] = [];
  let isClosed = false;

  async function attempt(one: Attempt): Promise<void> {
    const now = behaviour();
    // Each retry uses the newest settings.
    const hook = state.webhook.get(one.hook.id);
    if (isClosed || !hook || (one.retries > 0 && hook.enabled !== true)) return;
    const current = { ...one, hook };
    const outcome = await post(current);
    if (!now.isFailure(outcome) || !now.retries(current)) return;
    const wait = now.retryAfter[one.retries] ?? 0;
    clock.after(wait, () => clock.track(attempt({ ...current, retries: one.retries + 1 })));
  }

  async function post(one: Attempt): Promise<AttemptOutcome> {
    const { callMethod, callTimeout, callUrl, callHeaders, callBody, callBytes } = behaviour();
    // Nothing leaves this machine: somebody else's receiver took it.
    if (!isLoopback(new URL(callUrl(one)).hostname)) return 200;
    const ending = new AbortController();
    let isOver = false;
    clock.after(callTimeout, () => {
      if (!isOver) ending.abort();
    });
    try {
      const { statusCode, body } = await send(callUrl(one), {
        method: callMethod as "POST",
        headers: callHeaders(one),
        body: callBytes(callBody(one)),
        signal: ending.signal,
      });
      await body.dump();
      return statusCode;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") return "refused";
      return ending.signal.aborted ? "timed out" : "lost";
    } finally {
      isOver = true;
    }
  }

  function call(hook: Resource, event: UploadEvent): void {
    const lane = lanes.get(hook.id) ?? Promise.resolve();
    const work = lane.then(() => attempt({ hook, event, retries: 0 }));
    lanes.set(
      hook.id,
      work.catch(() => undefined),
    );
    clock.track(work);
  }

  return {
    raise: (event: UploadEvent) => void raised.push(event),
    /** Makes the calls of what was raised; they are on their way when it returns. */
    flush(): void {
      const events = raised;
      raised = [];
      const { wants, callsFor, callDelay } = behaviour();
      for (const event of events) {
        for (const hook of [...state.webhook.values()].filter((one) => wants(one, event))) {
          for (let count = 0; count < callsFor(event); count++) {
            const delay = callDelay(event);
            if (delay === 0) call(hook, event);
            else clock.after(delay, () => call(hook, event));
          }
        }
      }
    },
    close() {
      isClosed = true;
    },
  };
}
