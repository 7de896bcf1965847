import { basic } from "../../contracts/steps/calls.js";
import { isObject, type JsonObject, type JsonValue, parseJson, show } from "../base/json.js";
import type { StatementId } from "../kit/index.js";
import { isMask } from "../kit/resources/mask.js";

/** A call as it came, credentials included. */
export interface SeenCall {
  method: string;
  /** Path and query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What a call shows of a rule: kept, or why not. */
export interface CallCheck {
  id: StatementId;
  because: string | undefined;
}

/** What a call shows of the rules, if its webhook had these settings; what it shows nothing of is left out. */
export function checksOf(settings: JsonObject, call: SeenCall): CallCheck[] {
  return [
    whetherTriggered(settings, call),
    ofHeaders(settings, call),
    ofCredentials(settings, call),
    ofBody(settings, call),
  ].flat();
}

/** A call that says what it is for is one of those that `events` asks for; one that does not may have any reason. */
function whetherTriggered({ events, enabled }: JsonObject, { body }: SeenCall): CallCheck[] {
  const payload = parseJson(body);
  if (!isObject(payload) || !Array.isArray(events) || enabled === false) return [];
  const { entity_type: entity, event_type: event } = payload;
  const isAsked = (one: JsonValue) =>
    isObject(one) &&
    one.entity_type === entity &&
    Array.isArray(one.event_types) &&
    one.event_types.includes(event as string);
  return events.some(isAsked) ? [{ id: "C-01", because: undefined }] : [];
}

/** Headers that a service sets itself, whatever a webhook says (Q-28 and its like). */
const own = new Set([
  "host",
  "content-length",
  "content-type",
  "connection",
  "transfer-encoding",
  "user-agent",
  "authorization",
]);

function ofHeaders({ headers }: JsonObject, call: SeenCall): CallCheck[] {
  if (!isObject(headers)) return [];
  const judged = Object.entries(headers).filter(
    ([name, value]) => typeof value === "string" && !own.has(name.toLowerCase()) && !isMask(value),
  );
  const wrong = judged.find(([name, value]) => call.headers[name.toLowerCase()]?.trim() !== String(value).trim());
  if (!wrong) return [{ id: "C-02", because: undefined }];
  const [name, value] = wrong;
  const came = call.headers[name.toLowerCase()];
  const told = came === undefined ? "has no such header" : `has ${show(came)}`;
  return [{ id: "C-02", because: `the webhook's header ${name} is ${show(value)}, and its call ${told}` }];
}

function ofCredentials(
  { http_basic_user: user, http_basic_password: password, headers }: JsonObject,
  call: SeenCall,
): CallCheck[] {
  const isOverridden = isObject(headers) && Object.keys(headers).some((name) => name.toLowerCase() === "authorization");
  if (typeof user !== "string" || typeof password !== "string" || isMask(password) || isOverridden) return [];
  const isSent = call.headers.authorization === basic(`${user}:${password}`);
  return [
    { id: "C-03", because: isSent ? undefined : "the webhook has Basic credentials, and its call does not bring them" },
  ];
}

function ofBody({ custom_payload: template }: JsonObject, { body }: SeenCall): CallCheck[] {
  if (template === null)
    return [
      {
        id: "C-05",
        because: body.trim() === "" ? "the webhook has no template, and the body of its call is empty" : undefined,
      },
    ];
  const isShort = typeof template === "string" && template.split("{{").length <= mostTags && body.length <= longestBody;
  const pattern = isShort ? toPattern(template) : undefined;
  if (!pattern) return [];
  const because = `the template ${show(template)} made ${show(body)}`;
  return [{ id: "C-04", because: pattern.test(body) ? undefined : because }];
}

/** More is too much to look for. */
const mostTags = 8;
const longestBody = 100_000;
const section = /\{\{#entity\}\}((?:(?!\{\{[#/])[\s\S])*)\{\{\/entity\}\}/;

/** What a template makes of any event; undefined where it has other tags than those of the spec. */
function toPattern(template: string): RegExp | undefined {
  let source = "";
  let rest = template;
  for (let found = section.exec(rest); found; found = section.exec(rest)) {
    source += toSource(rest.slice(0, found.index), ["event_type", "entity_type"]);
    source += toSource(found[1] ?? "", ["event_type", "entity_type", "id"]);
    rest = rest.slice(found.index + found[0].length);
  }
  source += toSource(rest, ["event_type", "entity_type"]);
  return source.includes("\\{\\{") ? undefined : new RegExp(`^${source}$`);
}

const toSource = (text: string, tags: readonly string[]): string =>
  text
    .split(/(\{\{[a-z_]+\}\})/)
    .map((part) =>
      tags.some((tag) => part === `{{${tag}}}`) ? "[\\w.:/-]{1,100}?" : part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"),
    )
    .join("");
