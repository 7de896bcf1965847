import {
  documentEvents,
  eventOf,
  isObject,
  type JsonObject,
  type JsonValue,
  type Kit,
  likeness,
  parseEvent,
  parseJson,
  type ReceivedCall,
  type StatementId,
  show,
  valueAt,
} from "../../src/kit/index.js";

type WithHeaders = Pick<ReceivedCall, "headers">;

/** The header value for Basic credentials. Their charset is open (Q-57). */
export const basic = (credentials: string, charset: "utf8" | "latin1" = "utf8"): string =>
  `Basic ${Buffer.from(credentials, charset).toString("base64")}`;

/** Why a call lacks a header of its webhook. White space around a value is no part of it (RFC 9110). */
export function headerProblem({ headers }: WithHeaders, name: string, value: string): string | undefined {
  const sent = headers[name.toLowerCase()];
  if (sent?.trim() === value.trim()) return undefined;
  return `the call has ${name}: ${show(sent)}, but the webhook has ${show(value)}`;
}

/** Whether a call has the credentials `user:password`, or none if undefined. Schemes are case-insensitive (RFC 9110). */
export const bringsCredentials = (
  { headers }: WithHeaders,
  credentials: string | undefined,
  charset?: "latin1",
): boolean =>
  headers.authorization?.replace(/^basic /i, "Basic ") ===
  (credentials === undefined ? undefined : basic(credentials, charset));

/** The settings of a webhook that each of its calls shows. Undefined: not known, or not the kit's to set. */
export interface CallSettings {
  headers?: Readonly<Record<string, string>> | undefined;
  /** `user:password`. */
  credentials?: string | undefined;
}

/** What a call lacks of the settings of its webhook, by rule. */
export function lacksOf(call: ReceivedCall, { headers = {}, credentials }: CallSettings): Map<StatementId, string> {
  const lacks = new Map<StatementId, string>();
  for (const [name, value] of Object.entries(headers)) {
    const problem = headerProblem(call, name, value);
    if (problem !== undefined) lacks.set("C-02", problem);
  }
  const { authorization } = call.headers;
  if (credentials !== undefined && !bringsCredentials(call, credentials))
    lacks.set("C-03", `the call has Authorization ${show(authorization)}, not ${show(basic(credentials))}`);
  return lacks;
}

export const describe = ({ method, path, body }: ReceivedCall): string => `${method} ${path} with ${show(body)}`;

/** The body of a call as a JSON object, or undefined. */
export function payloadOf(call: ReceivedCall): JsonObject | undefined {
  const payload = jsonOf(call);
  return isObject(payload) ? payload : undefined;
}

/** Undefined if the body is not JSON. */
export const jsonOf = ({ body }: ReceivedCall): JsonValue | undefined => parseJson(body);

/** The event type in a call, at the binding's `callEvent`. Undefined if there is none. */
export function eventTypeOf(kit: Kit, call: ReceivedCall): string | undefined {
  const { callEvent, events } = kit.api.target.wire;
  if (callEvent === undefined || !events) return undefined;
  const event = eventOf(valueAt(jsonOf(call), callEvent), events);
  return event === undefined ? undefined : parseEvent(event)[1];
}

/** What identifies the call for an event (R-07). Its time of arrival never does. */
export interface MarkedEvent {
  /** A text in the notes of the entity. */
  mark: string;
  /** Of the entity. */
  id: string;
  /** The address of the webhook when the event was caused. Each set of settings has its own address. */
  url: string;
}

/**
 * Whether a call belongs to an event. `sure`: it shows the mark of the event, or its entity at that address. `maybe`:
 * it came to that address and shows nothing that identifies it, or it shows the entity at another address. Events of
 * other uploads, runs and users call the same webhook.
 */
export type Likeness = "sure" | "maybe" | "no";

const prefix = "standin-mark-";

export const markOf = (unique: string): string => prefix + unique;

const marksIn = (body: string): string[] => body.match(/standin-mark-[a-z0-9]{1,40}/gi) ?? [];

/** `marks` are those of the events so far, in order. A payload may also show the previous state of the entity. */
export function likenessOf(call: ReceivedCall, event: MarkedEvent, marks: readonly string[]): Likeness {
  const isThere = isAt(call, event.url);
  const shown = marksIn(call.body);
  const own = marks.filter((mark) => shown.includes(mark));
  if (own.at(-1) === event.mark) return "sure";
  // A call with only an older mark may be an older call that arrives late.
  if (shown.length > 0) return own.length > 0 && isThere ? "maybe" : "no";
  if (showsId(call.body, event.id)) return isThere ? "sure" : "maybe";
  return isThere ? "maybe" : "no";
}

/** Whether the calls so far show the marks of their events. */
export const showMarks = (calls: readonly ReceivedCall[], marks: readonly string[]): boolean =>
  calls.some(({ body }) => marksIn(body).some((mark) => marks.includes(mark)));

/** The path of a call, without the prefix of a tunnel. */
export const pathOf = ({ path }: Pick<ReceivedCall, "path">): string =>
  path.slice(Math.max(0, path.indexOf("/standin-verify/")));

/** Whether a call came to an address, or below it. */
export function isAt(call: ReceivedCall, url: string): boolean {
  const { pathname, search } = new URL(url);
  const wanted = pathOf({ path: pathname }) + search;
  const path = pathOf(call);
  return path.startsWith(wanted) && (path.length === wanted.length || "/?".includes(path.charAt(wanted.length)));
}

/** Whether a text contains an ID as a whole word or number. */
export function showsId(text: string, id: string): boolean {
  const isPart = (character: string) => /[\w-]/.test(character);
  for (let at = text.indexOf(id); id !== "" && at !== -1; at = text.indexOf(id, at + 1)) {
    if (!isPart(text.charAt(at - 1)) && !isPart(text.charAt(at + id.length))) return true;
  }
  return false;
}

/** Standin's types of events and entities (Q-07). Other services may use other words. */
export const eventTypes = ["create", "update", "delete", "publish", "unpublish"];
const entityTypes = documentEvents.map(({ entity_type }) => entity_type);

/** A template with every tag of the spec. It is JSON before and after it is rendered, since a service may take nothing else. */
export const wholeTemplate = '{"event":"{{event_type}}|{{entity_type}}",\n"id":"{{#entity}}{{id}}{{/entity}}"}';

/** Whether a body is no default payload: it is blank, or the rendered template that the webhook had before. */
export function isNoPayload(body: string, template: string): boolean {
  let at = 0;
  const isRendered = template.split(/\{\{[^{}]*\}\}/).every((text) => {
    const found = body.indexOf(text, at);
    at = found + text.length;
    return found >= 0;
  });
  return body.trim() === "" || (isRendered && at === body.length);
}

/** The values of the tags in the spec. The words for events and entities are open (Q-07). */
export interface TagValues {
  event: string;
  entity: string;
  id: string;
}

/** What the tags became in a body. Undefined if it is not made from that template. */
export function valuesIn(body: string): TagValues | undefined {
  const [, event, entity, id] =
    /^\{\s*"event"\s*:\s*"([^|"]*)\|([^"]*)"\s*,\s*"id"\s*:\s*"([^"]*)"\s*\}\s*$/.exec(body) ?? [];
  return event === undefined || entity === undefined || id === undefined ? undefined : { event, entity, id };
}

/** A template with only these tags, rendered. */
export const render = (template: string, { event, entity, id }: TagValues): string =>
  template
    .replace(/\{\{[#/]entity\}\}/g, "")
    .replaceAll("{{id}}", id)
    .replaceAll("{{event_type}}", event)
    .replaceAll("{{entity_type}}", entity);

/** A template may be stored in a normal form (Q-42). The body then has that form too. */
export const isLike = (wanted: string, body: string): boolean => likeness(wanted, body, "text") !== "lost";

/** Whether a body is the template, rendered. A word that the document uses for something else cannot be the target's word. */
export function isRendered(body: string, wanted: TagValues): boolean {
  const values = valuesIn(body);
  const isWord = (word: string, right: string) =>
    word !== "" && !word.includes("{{") && (word === right || ![...eventTypes, ...entityTypes].includes(word));
  return (
    values !== undefined &&
    isWord(values.event, wanted.event) &&
    isWord(values.entity, wanted.entity) &&
    isLike(render(wholeTemplate, { ...values, id: wanted.id }), body)
  );
}
