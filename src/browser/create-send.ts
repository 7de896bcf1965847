import { isLoopback } from "../base/hosts.js";
import { callableUrl } from "../delivery/callable.js";
import { maximumResponseBytes, timedOut, totalTimeout } from "../delivery/limits.js";
import type { DeliverySettings } from "../delivery/settings.js";
import { noResponse, notSent, toCallResponse } from "../domain/call-record.js";
import { wake } from "../runtime/clock.js";
import type { Fetch } from "./create-fetch.js";
import { readText, toRecord } from "./fetch-messages.js";

export interface PageNetwork {
  /** Whether any address may be called, or only this machine, which a page knows as `localhost` alone. */
  anyAddress: boolean;
  /** The URL of the mock. Calls to its own receivers go to `own`, all others to `network`. */
  url: string;
  own: Fetch;
  network: Fetch;
}

/** Sends webhook calls from a page. The receiver must allow the page's origin by CORS, as for any request of a page. */
export function createSend({ anyAddress, url, own, network }: PageNetwork): DeliverySettings["send"] {
  return async (call, signal) => {
    const target = callableUrl(call.url, { anyAddress, own: [url] });
    if (!(target instanceof URL)) return target;
    const isOwn = target.href.startsWith(`${url}/_standin/receiver/`);
    if (!isOwn && !anyAddress && !isLoopback(target.hostname))
      return notSent(`${target.hostname} is not on this machine. Set the option deliver: "any" to allow it.`);
    // Not AbortSignal.any, which pages of older browsers lack.
    const ending = new AbortController();
    const timer = wake(totalTimeout, () => ending.abort(timedOut));
    const end = () => ending.abort();
    signal.addEventListener("abort", end, { once: true });
    try {
      const response = await (isOwn ? own : network)(target, {
        ...{ method: "POST", headers: call.headers, body: call.body, signal: ending.signal },
        ...{ credentials: "omit", redirect: "manual" },
      });
      if (response.type === "opaqueredirect")
        return noResponse("The receiver responded with a redirect, which a page cannot read.");
      const text = await readText(response, maximumResponseBytes);
      return toCallResponse(response.status, toRecord(response.headers), text);
    } catch (error) {
      const reason = `The call failed: ${(error as Error).message}. Is the receiver running, and does it allow this page (CORS)?`;
      return noResponse(ending.signal.reason === timedOut ? timedOut : reason);
    } finally {
      timer.cancel();
      signal.removeEventListener("abort", end);
    }
  };
}
