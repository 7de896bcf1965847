import type { Fields } from "../../model.js";
import type { Switch } from "../../server.js";
import { basic, callsWith, credentials, template } from "../calls.js";
import { firsts, result } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Uses what a webhook had at its first call that had something. */
const firstKept = (name: string): Switch =>
  callsWith(({ id, [name]: now = null }, _, { state }) => {
    const key = `first ${name} ${id}`;
    if (now !== null && !state.memory.has(key)) state.memory.set(key, now);
    return now === null ? {} : { [name]: state.memory.get(key) as string };
  });

/** Loses something of a webhook in calls that are not about updates. */
const ofUpdates = (lost: Fields): Switch => callsWith((_, { event }) => (event.type === "update" ? {} : { ...lost }));

/** What the calls of webhooks have. */
export const wrongCalls: WrongRow[] = [
  ...wrong(["C-02"], ["call-made"], {
    "calls the URL that a webhook had at first (call-old-url)": firstKept("url"),
    "sends the headers that a webhook had at first (call-old-headers)": firstKept("headers"),
    "sends the first header (call-one-header)": callsWith(({ headers }) => ({ headers: firsts(headers, 1) })),
    "sends the first three headers of a webhook (call-headers-three)": callsWith(({ headers }) => ({
      headers: firsts(headers, 3),
    })),
    "sends the first ten headers of a webhook (call-headers-ten)": callsWith(({ headers }) => ({
      headers: firsts(headers, 10),
    })),
  }),
  ...wrong(["C-02"], ["call-events", "call-made"], {
    "sends the headers with calls for updates alone (headers-of-updates)": ofUpdates({ headers: {} }),
  }),
  ...wrong(["C-02"], ["call-silence", "call-changes", "call-made"], {
    "sends the headers of the webhook that was changed last (headers-of-newest)": callsWith((_, __, { state }) => ({
      headers: [...state.webhook.values()].at(-1)?.headers ?? {},
    })),
  }),
  ...wrong(["C-03"], ["call-credentials"], {
    "calls without credentials (call-no-credentials)": credentials(() => undefined),
    "sends credentials where both are null (call-credentials-always)": result(
      "credentials",
      (sent) => sent ?? basic(":"),
    ),
    "cuts credentials at 60 signs of Base64 (call-credentials-cut)": result("credentials", (sent) =>
      sent?.slice(0, "Basic ".length + 60),
    ),
    "sends credentials without encoding them (call-credentials-plain)": credentials(
      (...both) => `Basic ${both.join(":")}`,
    ),
    "sends the password that a webhook had at first (call-credentials-old)": firstKept("http_basic_password"),
  }),
  ...wrong(["C-03"], ["call-events", "call-credentials"], {
    "sends the credentials with calls for updates alone (credentials-of-updates)": ofUpdates({
      ...{ http_basic_user: null, http_basic_password: null },
    }),
  }),
  ...wrong(["C-03"], ["call-changes", "call-credentials", "call-retries"], {
    "sends the credentials with the first call to an address alone (credentials-first)": result(
      "credentials",
      (sent, { hook }, { state }) => {
        const key = `called ${hook.url}`;
        const isFirst = !state.memory.has(key);
        state.memory.set(key, true);
        return isFirst ? sent : undefined;
      },
    ),
  }),
  ...wrong(["C-04"], ["call-template"], {
    "renders a section with a line break as nothing (call-section-one-line)": template((text, render) =>
      render(
        text.replace(/\{\{#entity\}\}(?:(?!\{\{\/entity)[\s\S])*\n(?:(?!\{\{\/entity)[\s\S])*\{\{\/entity\}\}/g, ""),
      ),
    ),
  }),
];
