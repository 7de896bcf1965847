import type { Attempt } from "../../behaviour.js";
import { lowerCased } from "../../behaviour.js";
import type { UploadEvent } from "../../model.js";
import { change } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Sends other credentials than those that are set. */
const credentials = (to: (user: string, password: string) => string) =>
  change("credentials", (inner) => (attempt) => {
    const { http_basic_user: user, http_basic_password: password } = attempt.hook;
    return inner(attempt) && to(String(user ?? ""), String(password ?? ""));
  });

const latin1 = (text: string) => Buffer.from(text, "latin1");

const bodies: readonly (readonly [id: string, title: string, to: (body: string, attempt: Attempt) => string])[] = [
  ["latin1", "sends bodies in Latin-1", (body) => latin1(body).toString("latin1")],
  ["cut", "cuts bodies off after 4,096 characters", (body) => body.slice(0, 4096)],
  ["column", "cuts bodies off after 65,535 characters", (body) => body.slice(0, 65_535)],
  ["one-line", "sends bodies in one line", (body) => body.replace(/\s+/g, "")],
  ["no-backslashes", "swallows backslashes in bodies", (body) => body.replaceAll("\\", "")],
  ["escaped", "escapes quotes in bodies", (body) => body.replaceAll('"', "&quot;")],
];

const templates: typeof bodies = [
  ["first-event", "replaces the first event_type", (template) => onlyFirst(template, "event_type")],
  ["first-entity", "replaces the first entity_type", (template) => onlyFirst(template, "entity_type")],
  ["first-id", "replaces the first id", (template) => onlyFirst(template, "id")],
  [
    "first-section",
    "drops sections but the first",
    (template) => {
      let count = 0;
      return template.replace(/\{\{#entity\}\}.*?\{\{\/entity\}\}/gs, (section) => (count++ === 0 ? section : ""));
    },
  ],
];

/** Leaves out all placeholders of a name but the first. */
function onlyFirst(template: string, name: string): string {
  let count = 0;
  return template.replaceAll(`{{${name}}}`, (tag) => (count++ === 0 ? tag : ""));
}

/** Calls whose bytes are not those that were set. */
export const wrongCallBytes: WrongRow[] = [
  ...(
    [
      [
        "latin1",
        "encodes credentials in Latin-1",
        (user, password) => `Basic ${latin1(`${user}:${password}`).toString("base64")}`,
      ],
      [
        "url",
        "encodes credentials as for URLs",
        (user, password) => `Basic ${Buffer.from(`${user}:${password}`).toString("base64url")}`,
      ],
      [
        "encoded",
        "percent-encodes credentials",
        (user, password) =>
          `Basic ${Buffer.from(`${encodeURIComponent(user)}:${encodeURIComponent(password)}`).toString("base64")}`,
      ],
      [
        "last",
        "cuts off what is before the last colon of a password",
        (user, password) => `Basic ${Buffer.from(`${user}:${password.split(":").at(-1)}`).toString("base64")}`,
      ],
    ] satisfies [string, string, (user: string, password: string) => string][]
  ).map(([id, title, to]) =>
    wrong(`credentials-${id}`, title, ["C-03"], { only: ["call-credentials"], apply: credentials(to) }),
  ),
  ...bodies.map(([id, title, to]) =>
    wrong(`body-${id}`, title, ["C-04"], {
      only: ["call-template"],
      apply: change("callBody", (inner) => (attempt) => to(inner(attempt), attempt)),
    }),
  ),
  ...templates.map(([id, title, to]) =>
    wrong(`template-${id}`, title, ["C-04"], {
      only: ["call-template"],
      apply: change(
        "callBody",
        (inner) => (attempt) =>
          attempt.hook.custom_payload === null
            ? inner(attempt)
            : inner({
                ...attempt,
                hook: { ...attempt.hook, custom_payload: to(String(attempt.hook.custom_payload), attempt) },
              }),
      ),
    }),
  ),
  ...(
    [
      ["lower", "sends values of headers in lower case", (name, value) => [name, value.toLowerCase()]],
      ["comma", "cuts values of headers off at a comma", (name, value) => [name, value.split(",")[0] ?? ""]],
      ["quotes", "takes quotes out of values of headers", (name, value) => [name, value.replaceAll('"', "")]],
      [
        "prefixed",
        "sends headers that start with X- alone",
        (name, value) => (name.startsWith("x-") ? [name, value] : ["x-none", ""]),
      ],
    ] satisfies [string, string, (name: string, value: string) => [string, string]][]
  ).map(([id, title, to]) =>
    wrong(`header-${id}`, title, ["C-02"], {
      only: ["call-made"],
      apply: change("callHeaders", (inner) => (attempt) => {
        const own = lowerCased(attempt.hook.headers as Record<string, string>);
        const sent = Object.entries(own).map(([name, value]) => to(name, value));
        const others = Object.entries(inner(attempt)).filter(([name]) => !(name in own));
        return Object.fromEntries([...others, ...sent]);
      }),
    }),
  ),
  ...(
    [
      ["lower", "calls the URL in lower case", (url) => url.toLowerCase()],
      ["decoded", "calls the URL with its path decoded", (url) => url.replaceAll("%2F", "/")],
      ["query", "encodes the query once more", (url) => url.replace(/\?.*/, (query) => query.replaceAll("%", "%25"))],
      ["root", "calls the root of the address's host", (url) => new URL("/", url).href],
    ] satisfies [string, string, (url: string) => string][]
  ).map(([id, title, to]) =>
    wrong(`call-url-${id}`, title, ["C-02"], {
      only: ["call-made"],
      apply: change("callUrl", (inner) => (attempt) => to(inner(attempt))),
    }),
  ),
  ...[500, 502, 503].map((status) =>
    wrong(`retries-not-${status}`, `does not retry after ${status}`, ["C-08"], {
      only: ["call-retries"],
      apply: change("isFailure", (inner) => (outcome) => outcome !== status && inner(outcome)),
    }),
  ),
  wrong("called-later", "calls for what happened while a webhook was switched off once it is on again", ["C-01"], {
    only: ["call-silence"],
    apply: (service) => {
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
