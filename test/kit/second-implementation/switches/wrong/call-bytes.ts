import { lowerCased } from "../../behaviour.js";
import type { Fields, UploadEvent } from "../../model.js";
import { basic, credentials, template } from "../calls.js";
import { each, result } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const latin1 = (text: string) => Buffer.from(text, "latin1");

/** Leaves out all but the first of what matches. */
function onlyFirst(text: string, pattern: RegExp): string {
  let count = 0;
  return text.replace(pattern, (found) => (count++ === 0 ? found : ""));
}

const bodies: Record<string, (body: string) => string> = {
  "sends bodies in Latin-1 (body-latin1)": (body) => latin1(body).toString("latin1"),
  "cuts bodies off after 4,096 characters (body-cut)": (body) => body.slice(0, 4096),
  "cuts bodies off after 65,535 characters (body-column)": (body) => body.slice(0, 65_535),
  "sends bodies in one line (body-one-line)": (body) => body.replace(/\s+/g, ""),
  "swallows backslashes in bodies (body-no-backslashes)": (body) => body.replaceAll("\\", ""),
  "escapes quotes in bodies (body-escaped)": (body) => body.replaceAll('"', "&quot;"),
};

const templates = {
  "replaces the first event_type (template-first-event)": /\{\{event_type\}\}/g,
  "replaces the first entity_type (template-first-entity)": /\{\{entity_type\}\}/g,
  "replaces the first id (template-first-id)": /\{\{id\}\}/g,
  "drops sections but the first (template-first-section)": /\{\{#entity\}\}.*?\{\{\/entity\}\}/gs,
};

const headers: Record<string, (name: string, value: string) => [string, string]> = {
  "sends values of headers in lower case (header-lower)": (name, value) => [name, value.toLowerCase()],
  "cuts values of headers off at a comma (header-comma)": (name, value) => [name, value.split(",")[0] ?? ""],
  "takes quotes out of values of headers (header-quotes)": (name, value) => [name, value.replaceAll('"', "")],
  "sends headers that start with X- alone (header-prefixed)": (name, value) =>
    name.startsWith("x-") ? [name, value] : ["x-none", ""],
  "leaves out headers of one character (header-without-value)": (name, value) =>
    value.length > 1 ? [name, value] : ["x-none", ""],
};

const urls: Record<string, (url: string) => string> = {
  "calls the URL in lower case (call-url-lower)": (url) => url.toLowerCase(),
  "calls the URL with its path decoded (call-url-decoded)": (url) => url.replaceAll("%2F", "/"),
  "encodes the query once more (call-url-query)": (url) => url.replace(/\?.*/, (query) => query.replaceAll("%", "%25")),
  "calls the root of the address's host (call-url-root)": (url) => new URL("/", url).href,
  "calls the URL without its query (call-no-query)": (url) => url.split("?")[0] ?? "",
  "takes a slash off the end of a path that it calls (call-url-slash)": (url) => url.replace(/\/(?=\?|$)/, ""),
  "calls a URL with the last of parameters of one name (call-url-repeated)": (url) => {
    const { origin, pathname, searchParams } = new URL(url);
    const query = String(new URLSearchParams(Object.fromEntries(searchParams)));
    return query === "" ? url : `${origin}${pathname}?${query}`;
  },
};

/** Calls whose bytes are not those that were set. */
export const wrongCallBytes: WrongRow[] = [
  ...wrong(["C-03"], ["call-credentials"], {
    "encodes credentials as for URLs (credentials-url)": credentials(
      (user, password) => `Basic ${Buffer.from(`${user}:${password}`).toString("base64url")}`,
    ),
    "percent-encodes credentials (credentials-encoded)": credentials((user, password) =>
      basic(`${encodeURIComponent(user)}:${encodeURIComponent(password)}`),
    ),
    "cuts off what is before the last colon of a password (credentials-last)": credentials((user, password) =>
      basic(`${user}:${password.split(":").at(-1)}`),
    ),
  }),
  ...wrong(
    ["C-04"],
    ["call-template"],
    each(bodies, (to) => result("callBody", (body) => to(body))),
  ),
  ...wrong(
    ["C-04"],
    ["call-template"],
    each(templates, (pattern) => template((text, render) => render(onlyFirst(text, pattern)))),
  ),
  ...wrong(
    ["C-02"],
    ["call-made"],
    each(headers, (to) =>
      result("callHeaders", (sent, { hook }) => {
        const own = lowerCased(hook.headers as Fields);
        const others = Object.entries(sent).filter(([name]) => !(name in own));
        return Object.fromEntries([...others, ...Object.entries(own).map(([name, value]) => to(name, value))]);
      }),
    ),
  ),
  ...wrong(
    ["C-02"],
    ["call-made"],
    each(urls, (to) => result("callUrl", (url) => to(url))),
  ),
  ...wrong(["C-01"], ["call-silence"], {
    "calls for what happened while a webhook was switched off once it is on again (called-later)": (service) => {
      const missed = new Map<string, UploadEvent[]>();
      const { behaviour } = service;
      const { wants, callBody } = behaviour;
      behaviour.wants = (hook, event) => {
        if (hook.enabled !== true) missed.set(hook.id, [...(missed.get(hook.id) ?? []), event]);
        return wants(hook, event);
      };
      behaviour.callsFor = () => 2;
      behaviour.callBody = (attempt) =>
        callBody({ ...attempt, event: missed.get(attempt.hook.id)?.shift() ?? attempt.event });
    },
  }),
];
