import { isObject, type JsonObject, type JsonValue } from "../../../../src/base/json.js";
import type { Attempt, Behaviour } from "../behaviour.js";
import type { Fields, Incoming, Kind, Reply, Resource, UploadEvent } from "../model.js";
import type { RunningService, StartOptions, Switch } from "../server.js";
import type { WireReply } from "../wires.js";

/** One way to differ from the second implementation as it is made. */
export interface Row {
  id: string;
  /** What the server does, as the rest of a sentence that starts with "a server that". */
  title: string;
  apply: Switch;
  /** The contracts and ids that can tell; the whole kit where there is none. */
  only: readonly string[];
  wire: NonNullable<StartOptions["wire"]>;
  /** What its binding has besides, as YAML. */
  binding?: string;
  /** The token of the run. */
  token?: string;
  /** The fixtures that its binding does not name. */
  unnamed?: readonly string[];
}

/** What a row has besides the usual: always what it exchanges. */
export type Differs<Some extends Row> = Pick<Row, "apply"> & Partial<Some>;

/** The name of a row's test. */
export const titleOf = ({ id, title }: Pick<Row, "id" | "title">): string => `${title} (${id})`;

type Parts = {
  [Name in keyof Behaviour as Behaviour[Name] extends (...args: never[]) => unknown ? Name : never]: Behaviour[Name];
};

/** Exchanges one part of what a service does; `inner` is the part as it was. */
export const change =
  <Name extends keyof Parts>(name: Name, make: (inner: Parts[Name], service: RunningService) => Parts[Name]): Switch =>
  (service) => {
    const parts: Parts = service.behaviour;
    parts[name] = make(parts[name], service);
  };

/** Sets numbers, flags and whole parts of what a service does. */
export const setting =
  (parts: Partial<Behaviour>): Switch =>
  ({ behaviour }) =>
    void Object.assign(behaviour, parts);

/** Several switches as one. */
export const all =
  (...switches: readonly Switch[]): Switch =>
  (service) => {
    for (const apply of switches) apply(service);
  };

/** Changes fields on their way into the store. */
export const stored = (kind: Kind, to: (fields: Fields, current: Resource) => Fields): Switch =>
  change("normal", (inner) => (of, fields, current) => {
    const kept = inner(of, fields, current);
    return of === kind ? to(kept, current) : kept;
  });

/** Changes one field on its way into the store, where it is passed. */
export const storedField = (
  kind: Kind,
  name: string,
  to: (value: JsonValue, current: JsonValue) => JsonValue | undefined,
): Switch =>
  stored(kind, (fields, current) => {
    if (!(name in fields)) return fields;
    const { [name]: value = null, ...rest } = fields;
    const kept = to(value, current[name] ?? null);
    return kept === undefined ? rest : { ...rest, [name]: kept };
  });

/** Changes what everybody sees of a resource. */
export const seen = (kind: Kind, to: (fields: Fields) => Fields): Switch =>
  change("shown", (inner) => (of, resource) => (of === kind ? to(inner(of, resource)) : inner(of, resource)));

/** Takes values of a field besides those that it takes already. */
export const alsoTakes = (kind: Kind, name: string, takes: (value: JsonValue) => boolean): Switch =>
  change("violations", (inner) => (of, fields, current) => {
    const { [name]: value, ...rest } = fields;
    const isTaken = of === kind && value !== undefined && takes(value);
    return inner(of, isTaken ? rest : fields, current);
  });

/** Refuses values of a field besides those that it refuses already. */
export const refuses = (kind: Kind, name: string, isWrong: (value: JsonValue) => boolean, status = 422): Switch =>
  change("violations", (inner) => (of, fields, current) => {
    const value = fields[name];
    const more =
      of === kind && value !== undefined && isWrong(value) ? [{ field: name, reason: "is refused", status }] : [];
    return [...inner(of, fields, current), ...more];
  });

const textFields = ["copyright", "author", "notes", "custom_payload", "name", "http_basic_user", "http_basic_password"];

/** Takes values of a field that are wrong, and makes something of them: undefined leaves the field as it was. */
export const coerces = (
  kind: Kind,
  name: string,
  takes: (value: JsonValue) => boolean,
  to: (value: JsonValue) => JsonValue | undefined,
): Switch =>
  all(
    alsoTakes(kind, name, takes),
    storedField(kind, name, (value) => (takes(value) ? to(value) : value)),
  );

/** Takes null where there must be something, and makes it this; undefined leaves the field as it was. */
export const nullAs = (kind: Kind, name: string, to: JsonValue | undefined): Switch =>
  coerces(
    kind,
    name,
    (value) => value === null,
    () => to,
  );

/** Refuses updates besides those that it refuses already. */
export const refusesUpdates = (kind: Kind, isWrong: (fields: Fields, current: Resource) => boolean): Switch =>
  change("violations", (inner) => (of, fields, current) => {
    const isRefused = of === kind && current && isWrong(fields, current);
    return isRefused ? [{ field: "body", reason: "is refused" }] : inner(of, fields, current);
  });

/** Changes what comes of an update. */
export const onUpdated = (
  kind: Kind,
  to: (next: Resource, current: Resource, fields: Fields, incoming: Incoming) => Resource,
): Switch =>
  change("updated", (inner) => (of, current, fields, incoming) => {
    const next = inner(of, current, fields, incoming);
    return of === kind && incoming.operation.startsWith("update") ? to(next, current, fields, incoming) : next;
  });

/** Changes responses, before they are put into their form. */
export const onReply = (to: (reply: Reply, incoming: Incoming, service: RunningService) => Reply): Switch =>
  change("reply", (inner, service) => (reply, incoming) => to(inner(reply, incoming), incoming, service));

export const isUpdate = ({ operation }: Incoming): boolean => operation.startsWith("update");
export const isUpdateOf = (kind: Kind, incoming: Incoming): boolean => isUpdate(incoming) && incoming.kind === kind;

/** Changes responses in their form on the wire. */
export const onSend =
  (to: (reply: WireReply, incoming: Incoming) => WireReply): Switch =>
  (service) => {
    const { send } = service;
    service.send = (reply, incoming) => to(send(reply, incoming), incoming);
  };

/** Lets pass what would be refused with a status, at one operation. */
export const admits = (operation: Incoming["operation"], status: number): Switch =>
  change(
    "admit",
    (inner) => (incoming) => (incoming.operation === operation && inner(incoming) === status ? 200 : inner(incoming)),
  );

/** Times between two limits, in no order, the same in each run. */
export function varying(least: number, most: number): () => number {
  let seed = 11;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return least + (seed % (most - least));
  };
}

/** A token that rows pass. */
export const issued = "Issued.to-you/42";

/** What an attempt of a call sees in the place of what is so. */
export const callsOf =
  (to: (attempt: Attempt, service: RunningService) => Attempt): Switch =>
  (service) => {
    const { behaviour } = service;
    const { callUrl, callHeaders, callBody } = behaviour;
    behaviour.callUrl = (attempt) => callUrl(to(attempt, service));
    behaviour.callHeaders = (attempt) => callHeaders(to(attempt, service));
    behaviour.callBody = (attempt) => callBody(to(attempt, service));
  };

/** What an attempt of a call sees of its webhook in the place of what it has. */
export const callsWith = (to: (hook: Resource, attempt: Attempt, service: RunningService) => Fields): Switch =>
  callsOf((attempt, service) => ({
    ...attempt,
    hook: { ...attempt.hook, ...to(attempt.hook, attempt, service) },
  }));

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

/** Calls about an event as if a webhook had something else. */
export const wantsAs = (to: (hook: Resource, event: UploadEvent) => Fields): Switch =>
  change("wants", (inner) => (hook, event) => inner({ ...hook, ...to(hook, event) }, event));

/** Changes every text that somebody wrote, on its way into the store. */
export function storedTexts(to: (text: string) => JsonValue): Switch {
  const change = (value: JsonValue) => (typeof value === "string" ? to(value) : value);
  const changed = (fields: Fields): Fields => {
    const next = { ...fields };
    for (const name of textFields) if (name in next) next[name] = change(next[name] ?? null);
    if (Array.isArray(next.tags)) next.tags = next.tags.map(change);
    if (isObject(next.default_field_metadata))
      next.default_field_metadata = inMetadata(next.default_field_metadata, change);
    return next;
  };
  return all(stored("upload", changed), stored("webhook", changed));
}

/** Changes every text in a value, and no name of a member. */
export function inTexts(value: JsonValue, to: (text: string) => string): JsonValue {
  if (typeof value === "string") return to(value);
  if (Array.isArray(value)) return value.map((one) => inTexts(one, to));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inTexts(one, to)]));
}

/** Changes title and alt of each locale. */
export const inMetadata = (metadata: JsonObject, to: (text: JsonValue) => JsonValue): JsonObject =>
  inLocales(metadata, (members) => {
    const next = { ...members };
    for (const name of ["title", "alt"]) if (name in next) next[name] = to(next[name] ?? null);
    return next;
  });

/** Changes the members of each locale. */
export const inLocales = (metadata: JsonValue, to: (members: JsonObject) => JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(isObject(metadata) ? metadata : {}).map(([locale, one]) => [locale, isObject(one) ? to(one) : one]),
  );

export const asList = (value: JsonValue | undefined): JsonValue[] => (Array.isArray(value) ? value : []);
export const asObject = (value: JsonValue | undefined): JsonObject => (isObject(value) ? value : {});
export const isNumber = (value: JsonValue | undefined): value is number => typeof value === "number";
export const isText = (value: JsonValue | undefined): value is string => typeof value === "string";
