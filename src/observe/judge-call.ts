import { bringsCredentials, headerProblem } from "../../contracts/judge/call.js";
import { isObject, type JsonObject, type JsonValue, parseJson, show } from "../base/json.js";
import type { StatementId } from "../kit/index.js";
import { isMask } from "../kit/subject/normal-form.js";

/** A call as it came, credentials included. */
export interface SeenCall {
  method: string;
  /** Path and query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The verdict of a call on a rule: kept, or why not. */
export interface CallCheck {
  id: StatementId;
  because: string | undefined;
}

/** The verdicts of a call on rules, if its webhook had these settings. Rules that it does not show are left out. */
export function checksOf(settings: JsonObject, call: SeenCall): CallCheck[] {
  return [
    whetherTriggered(settings, call),
    ofHeaders(settings, call),
    ofCredentials(settings, call),
    ofBody(settings, call),
  ].flat();
}

/** A call that names its event must match `events`. A call without a name may have any reason. */
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
  const problems = Object.entries(headers)
    .filter(([name, value]) => typeof value === "string" && !own.has(name.toLowerCase()) && !isMask(value))
    .map(([name, value]) => headerProblem(call, name, String(value)));
  return [{ id: "C-02", because: problems.find((problem) => problem !== undefined) }];
}

function ofCredentials(
  { http_basic_user: user, http_basic_password: password, headers }: JsonObject,
  call: SeenCall,
): CallCheck[] {
  const isOverridden = isObject(headers) && Object.keys(headers).some((name) => name.toLowerCase() === "authorization");
  if (typeof user !== "string" || typeof password !== "string" || isMask(password) || isOverridden) return [];
  const isSent = bringsCredentials(call, `${user}:${password}`);
  return [
    { id: "C-03", because: isSent ? undefined : "the webhook has Basic credentials, but its call does not send them" },
  ];
}

function ofBody({ custom_payload: template }: JsonObject, { body }: SeenCall): CallCheck[] {
  if (template === null) {
    const because = body.trim() === "" ? "the webhook has no template, but the body of its call is empty" : undefined;
    return [{ id: "C-05", because }];
  }
  const literals = typeof template === "string" ? literalsOf(template) : undefined;
  if (!literals) return [];
  const because = `the template ${show(template)} rendered ${show(body)}`;
  return [{ id: "C-04", because: isMadeOf(literals, body) ? undefined : because }];
}

const tagsOutside = ["{{event_type}}", "{{entity_type}}"];
const tagsInside = [...tagsOutside, "{{id}}"];
const [start, end] = ["{{#entity}}", "{{/entity}}"];

/** The text between the tags of a template. Undefined if it has tags outside the spec. */
function literalsOf(template: string): string[] | undefined {
  const parts = template.split(start).flatMap((part, index) => {
    const [inside = "", ...after] = index === 0 ? ["", part] : part.split(end);
    // An unclosed section, or one closed twice.
    if (after.length !== 1) return [undefined];
    return [withoutTags(inside, tagsInside), withoutTags(after[0] ?? "", tagsOutside)];
  });
  if (parts.some((part) => part === undefined)) return undefined;
  // The tags of a section write nothing, so the text before and inside it is one text.
  return (parts as string[]).join("").split(hole);
}

/** A character that no text body contains. */
const hole = "\u0000";

function withoutTags(text: string, tags: readonly string[]): string | undefined {
  const left = tags.reduce((rest, tag) => rest.replaceAll(tag, hole), text);
  return left.includes("{{") || text.includes(hole) ? undefined : left;
}

/** Whether a text is these ones in their order with something between each two; a tag that is left is not something. */
function isMadeOf(literals: readonly string[], text: string): boolean {
  const [first = "", ...others] = literals;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (tagsInside.some((tag) => text.includes(tag)) || !text.startsWith(first)) return false;
  let at = first.length;
  for (const literal of others) {
    const found = text.indexOf(literal, at + 1);
    if (found === -1) return false;
    at = found + literal.length;
  }
  return text.endsWith(last) && text.length - last.length > at;
}
