import type { Attempt } from "../behaviour.js";
import type { Fields, Resource, UploadEvent } from "../model.js";
import type { RunningService, Switch } from "../server.js";
import { all, change, given, result } from "./switch.js";

/** What an attempt of a call sees in the place of what is so. */
const callsOf =
  (to: (attempt: Attempt, service: RunningService) => Attempt): Switch =>
  (service) => {
    const seen = (attempt: Attempt): [Attempt] => [to(attempt, service)];
    all(given("callUrl", seen), given("callHeaders", seen), given("callBody", seen))(service);
  };

/** What an attempt of a call sees of its webhook in the place of what it has. */
export const callsWith = (to: (hook: Resource, attempt: Attempt, service: RunningService) => Fields): Switch =>
  callsOf((attempt, service) => ({ ...attempt, hook: { ...attempt.hook, ...to(attempt.hook, attempt, service) } }));

/** Makes something else of templates; `render` is how it is done. */
export const template = (
  to: (template: string, render: (template: string) => string, attempt: Attempt) => string,
): Switch =>
  change("callBody", (inner) => (attempt) => {
    const { custom_payload: text } = attempt.hook;
    if (text === null) return inner(attempt);
    const render = (other: string) => inner({ ...attempt, hook: { ...attempt.hook, custom_payload: other } });
    return to(String(text), render, attempt);
  });

/** Calls about an event as if a webhook, or the event, had something else. */
export const wantsAs = (to: (hook: Resource, event: UploadEvent) => Fields): Switch =>
  given("wants", (hook, event) => [{ ...hook, ...to(hook, event) }, event]);

/** Sends other credentials than those that are set, where some are. */
export const credentials = (to: (user: string, password: string) => string | undefined): Switch =>
  result("credentials", (sent, attempt) => {
    const { http_basic_user: user, http_basic_password: password } = attempt.hook;
    return sent && to(String(user ?? ""), String(password ?? ""));
  });

export const basic = (text: string | Buffer): string => `Basic ${Buffer.from(text).toString("base64")}`;
