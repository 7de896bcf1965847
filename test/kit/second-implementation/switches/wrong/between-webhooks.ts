import type { Attempt } from "../../behaviour.js";
import type { Resource, State } from "../../model.js";
import type { Switch } from "../../server.js";
import { callsWith } from "../calls.js";
import { hook } from "../fields.js";
import { all, change, result, setting } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** The first webhook that is like another one, or this one itself. */
const firstLike = (mine: Resource, { webhook }: State, is: (one: Resource, mine: Resource) => boolean): Resource =>
  [...webhook.values()].find((one) => one.enabled === true && is(one, mine)) ?? mine;

const hostOf = ({ url }: Resource) => new URL(String(url)).host;
const hasOneUrl = (one: Resource, other: Resource) => one.url === other.url;

/** Calls a webhook as if another one had its settings. */
const borrows = (names: readonly string[], is: (one: Resource, mine: Resource) => boolean): Switch =>
  callsWith((mine, _, { state }) => {
    const other = firstLike(mine, state, is);
    return Object.fromEntries(names.map((name) => [name, other[name] ?? null]));
  });

/** Drops calls after one that failed, as long as this is so. */
const drops = (is: (failed: Attempt, next: Attempt) => boolean): Switch =>
  setting(({ behaviour: { isFailure, callUrl } }) => {
    let last: Attempt | undefined;
    let failed: Attempt | undefined;
    return {
      callUrl(attempt) {
        last = attempt;
        const isDropped = attempt.retries === 0 && failed && failed.event !== attempt.event && is(failed, attempt);
        // The service sends nothing to other machines.
        return isDropped ? "http://nobody.invalid/" : callUrl(attempt);
      },
      isFailure(outcome) {
        const is = isFailure(outcome);
        if (is) failed = last;
        return is;
      },
    };
  });

/** What is so of one webhook, and done to another. What became of one call, and is done to the next. */
export const wrongBetweenWebhooks: WrongRow[] = [
  ...wrong(["C-02"], ["call-several"], {
    "sends the headers of the first webhook with the same url (headers-by-url)": borrows(["headers"], hasOneUrl),
  }),
  ...wrong(["C-03"], ["call-several"], {
    "sends the credentials of another webhook at the same host (credentials-by-host)": borrows(
      ["http_basic_user", "http_basic_password"],
      (one, mine) => one.http_basic_user !== null && hostOf(one) === hostOf(mine),
    ),
  }),
  ...wrong(["C-04", "C-05"], ["call-several"], {
    "sends the payload of the first webhook with the same url (payload-by-url)": borrows(["custom_payload"], hasOneUrl),
  }),
  ...wrong(["C-01"], ["call-several"], {
    "calls nobody whose name begins with that of a webhook that is off (off-by-prefix)": result(
      "wants",
      (isWanted, mine, _, { state }) =>
        isWanted &&
        ![...state.webhook.values()].some(
          (one) => one !== mine && one.enabled === false && String(mine.name).startsWith(String(one.name)),
        ),
    ),
    "sends no next event to a webhook whose call failed (paused-after-failure)": drops(
      (failed, { hook: { id, auto_retry: isRetried } }) => failed.hook.id === id && isRetried === false,
    ),
  }),
  ...wrong(["W-03"], ["webhook-names"], {
    "takes any name that comes with all settings (name-in-whole)": change(
      "violations",
      (inner) => (kind, fields, current) => {
        const found = inner(kind, fields, current);
        const isWhole = kind === "webhook" && Object.keys(fields).length > 9;
        return isWhole ? found.filter(({ reason }) => reason !== "is taken") : found;
      },
    ),
  }),
  ...wrong(["C-02"], ["call-changes"], {
    "calls the url from before where it was changed while the webhook was off (url-while-off)": (service) => {
      const old = new Map<string, Resource["url"]>();
      all(
        hook.updated((next, current, fields) => {
          const isOff = current.enabled === false && !("enabled" in fields);
          if (next.url !== current.url && isOff) old.set(next.id, current.url ?? null);
          else if (next.url !== current.url) old.delete(next.id);
          return next;
        }),
        callsWith(({ id }) => (old.has(id) ? { url: old.get(id) ?? null } : {})),
      )(service);
    },
  }),
  ...wrong(["C-08"], ["call-retries"], {
    "forgets a failed call where its webhook is updated with nothing (retries-until-update)": (service) => {
      const updated = new Set<string>();
      all(
        change("commit", (inner) => (kind, id, fields, incoming) => {
          if (kind === "webhook" && Object.keys(fields).length === 0) updated.add(id);
          return inner(kind, id, fields, incoming);
        }),
        result("callUrl", (url, { hook: { id }, retries }) => {
          if (retries === 0) updated.delete(id);
          return retries > 0 && updated.has(id) ? "http://nobody.invalid/" : url;
        }),
      )(service);
    },
  }),
];
