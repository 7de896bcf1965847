import type { Attempt } from "../../behaviour.js";
import { lowerCased } from "../../behaviour.js";
import type { Switch } from "../../server.js";
import { asObject, callsWith, change, issued, storedField } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const none = { http_basic_user: null, http_basic_password: null };
const firsts = (headers: object, count: number) => Object.fromEntries(Object.entries(headers).slice(0, count));

/** Loses something of a webhook in calls of one kind. */
const lostIn = (isLost: (attempt: Attempt) => boolean, settings: object): Switch =>
  callsWith((_, attempt) => (isLost(attempt) ? { ...settings } : {}));

const isNot =
  (type: string) =>
  ({ event }: Attempt) =>
    event.type !== type;

const urls = (to: (url: string) => string): Switch => change("callUrl", (inner) => (attempt) => to(inner(attempt)));

const deduplicated = (url: string): string => {
  const { origin, pathname, searchParams } = new URL(url);
  const query = String(new URLSearchParams(Object.fromEntries(searchParams)));
  return query === "" ? url : `${origin}${pathname}?${query}`;
};

/** Tokens that were never issued, and that resemble one that was. */
const takes = (isLike: (token: string) => boolean): Switch =>
  change("admit", (inner) => (incoming) => {
    const { token = "" } = incoming;
    return token !== "" && isLike(token) ? inner(incoming) : 401;
  });

/** What an attacker of the kit tried. */
export const wrongUnseen: WrongRow[] = [
  wrong("headers-of-updates", "sends the headers with calls for updates alone", ["C-02"], {
    only: ["call-events", "call-made"],
    apply: lostIn(isNot("update"), { headers: {} }),
  }),
  wrong("credentials-of-updates", "sends the credentials with calls for updates alone", ["C-03"], {
    only: ["call-events", "call-credentials"],
    apply: lostIn(isNot("update"), none),
  }),
  wrong("call-headers-ten", "sends the first ten headers of a webhook", ["C-02"], {
    only: ["call-made"],
    apply: callsWith(({ headers }) => ({ headers: firsts(asObject(headers), 10) })),
  }),
  wrong("headers-ten", "keeps the first ten headers of a webhook", ["W-06"], {
    only: ["webhook-headers"],
    apply: storedField("webhook", "headers", (headers) => firsts(asObject(headers), 10) as never),
  }),
  wrong("headers-of-newest", "sends the headers of the webhook that was changed last", ["C-02"], {
    only: ["call-silence", "call-changes", "call-made"],
    apply: callsWith((_, __, { state }) => ({ headers: [...state.webhook.values()].at(-1)?.headers ?? {} })),
  }),
  wrong("call-url-slash", "takes a slash off the end of a path that it calls", ["C-02"], {
    only: ["call-made"],
    apply: urls((url) => url.replace(/\/(?=\?|$)/, "")),
  }),
  wrong("call-url-repeated", "calls a URL with the last of parameters of one name", ["C-02"], {
    only: ["call-made"],
    apply: urls(deduplicated),
  }),
  wrong("retry-no-query", "retries without the query of the URL", ["C-02"], {
    only: ["call-retries"],
    apply: change(
      "callUrl",
      (inner) => (attempt) => (attempt.retries === 0 ? inner(attempt) : (inner(attempt).split("?")[0] ?? "")),
    ),
  }),
  wrong("token-prefix", "looks at the start of a token alone", ["A-01"], {
    only: ["access-without-token", "access-without-token-webhook"],
    token: issued,
    apply: takes((token) => token.startsWith(issued)),
  }),
  wrong("token-cut", "looks at the first characters of a token alone", ["A-01"], {
    only: ["access-without-token", "access-without-token-webhook"],
    token: issued,
    apply: takes((token) => issued.startsWith(token)),
  }),
  wrong("header-without-value", "leaves out headers of one character", ["C-02"], {
    only: ["call-made"],
    apply: change("callHeaders", (inner) => (attempt) => {
      const own = lowerCased(asObject(attempt.hook.headers));
      return Object.fromEntries(
        Object.entries(inner(attempt)).filter(([name]) => !(name in own) || (own[name]?.length ?? 0) > 1),
      );
    }),
  }),
  wrong("credentials-first", "sends the credentials with the first call to an address alone", ["C-03"], {
    only: ["call-changes", "call-credentials", "call-retries"],
    apply: change("credentials", (inner, { state }) => (attempt) => {
      const key = `called ${attempt.hook.url}`;
      const isFirst = !state.memory.has(key);
      state.memory.set(key, true);
      return isFirst ? inner(attempt) : undefined;
    }),
  }),
];
