import type { JsonValue } from "../../../src/base/json.js";
import { updatedAsset } from "./assets.js";
import type { Clock } from "./clock.js";
import type { UploadEvent, Violation } from "./model.js";
import { type Fields, type Incoming, type Kind, type Reply, type Resource, type State, timeAt } from "./model.js";
import { mustache, renderTemplate, type TemplateStyle } from "./template.js";
import { violationsOf } from "./values.js";

/** What came of an attempt of a webhook call. */
export type AttemptOutcome = number | "lost" | "refused" | "timed out";

/** One attempt of a webhook call. */
export interface Attempt {
  hook: Resource;
  event: UploadEvent;
  /** The retries before it. */
  retries: number;
}

/**
 * Everything that the service does, in parts that a switch can exchange: as it is made it keeps every sentence of the spec.
 * The parts call each other through this object, so that an exchanged one is used everywhere.
 */
export interface Behaviour {
  /** In milliseconds of the service's clock. */
  jobTime: number;
  callDelay(event: UploadEvent): number;
  callTimeout: number;
  retryAfter: number[];
  isCalledBeforeResponse: boolean;
  template: TemplateStyle;

  /** Whether a request may be made: 200, 401 or 403. */
  admit(incoming: Incoming): number;
  find(kind: Kind, id: string, incoming: Incoming): Resource | undefined;
  violations(kind: Kind, fields: Fields, current: Resource | undefined): Violation[];
  /** The form in which good values are kept. */
  normal(kind: Kind, fields: Fields, current: Resource): Fields;
  /** The resource after an update; changes nothing. */
  updated(kind: Kind, current: Resource, fields: Fields, incoming: Incoming): Resource;
  /** Puts an update into effect, and raises its event. */
  commit(kind: Kind, id: string, fields: Fields, incoming: Incoming): Resource;
  /** A resource as everybody may see it. */
  shown(kind: Kind, resource: Resource): Fields;
  /** A resource as the response to its update shows it. */
  answered(kind: Kind, resource: Resource, incoming: Incoming): Fields;
  needsJob(fields: Fields, current: Resource, incoming: Incoming): boolean;
  refusal(status: number, violations: Violation[]): Reply;
  /** The last word on every response. */
  reply(reply: Reply, incoming: Incoming): Reply;
  addressOf(asset: Resource): string;
  /** Whether a caller with this token, or without one, may have the bytes of files. */
  mayFetch(token: string | undefined): boolean;
  /** The bytes at an address of the network for files. */
  fileAt(address: string): Buffer | undefined;

  /** Whether an update of these fields is an event. */
  raises(fields: Fields): boolean;
  wants(hook: Resource, event: UploadEvent): boolean;
  /** How many calls an event makes to a webhook that wants it. */
  callsFor(event: UploadEvent): number;
  callMethod: string;
  callUrl(attempt: Attempt): string;
  credentials(attempt: Attempt): string | undefined;
  callHeaders(attempt: Attempt): Record<string, string>;
  callBody(attempt: Attempt): string;
  /** What is sent of that. */
  callBytes(body: string): string | Buffer;
  payload(attempt: Attempt): JsonValue | string;
  isFailure(outcome: AttemptOutcome): boolean;
  retries(attempt: Attempt): boolean;
}

/** Where the service is, and whom it tells what happened. */
export interface Surroundings {
  state: State;
  clock: Clock;
  origin(): string;
  raise(event: UploadEvent): void;
}

/** The newest version in which payloads have entities; earlier ones have them flat. */
const newestVersion = "3";

export function createBehaviour({ state, clock, origin, raise }: Surroundings): Behaviour {
  const behaviour: Behaviour = {
    jobTime: 10,
    callDelay: () => 0,
    callTimeout: 500,
    retryAfter: [100, 200, 400],
    isCalledBeforeResponse: false,
    template: mustache,

    admit: ({ token }) => (!token ? 401 : token === "guest" ? 403 : 200),
    find: (kind, id) => state[kind].get(id),
    violations: (kind, fields, current) => violationsOf(state, kind, fields, current),
    normal: (_kind, fields) => fields,
    updated: (kind, current, fields) =>
      kind === "upload" ? updatedAsset(state, current, fields, clock.now()) : { ...current, ...fields },
    commit(kind, id, fields, incoming) {
      const current = state[kind].get(id) as Resource;
      const next = behaviour.updated(kind, current, behaviour.normal(kind, fields, current), incoming);
      state[kind].set(id, next);
      if (kind === "upload" && behaviour.raises(fields)) {
        raise({ type: "update", asset: next, previous: current, at: clock.now() });
      }
      return next;
    },
    shown(kind, resource) {
      if (kind === "webhook") return { ...resource, type: "webhook" };
      const { content, ...asset } = resource;
      const size = state.files.get(String(content))?.bytes?.length ?? 0;
      return { ...asset, type: "upload", size, url: behaviour.addressOf(resource) };
    },
    answered: (kind, resource) => behaviour.shown(kind, resource),
    needsJob: (fields, { basename, path }) =>
      ("basename" in fields && fields.basename !== basename) || ("path" in fields && fields.path !== path),
    refusal: (status, reasons) => ({ status: reasons.find((one) => one.status)?.status ?? status, reasons }),
    reply: (reply) => reply,
    addressOf: ({ id, filename }) => `${origin()}/cdn/${id}/${encodeURIComponent(String(filename))}`,
    mayFetch: () => true,
    fileAt(address) {
      const asset = [...state.upload.values()].find((one) => behaviour.addressOf(one) === origin() + address);
      return asset && state.files.get(String(asset.content))?.bytes;
    },

    raises: (fields) => Object.keys(fields).length > 0,
    wants: ({ enabled, events }, { type }) =>
      enabled === true &&
      listOf(events).some((one) => one.entity_type === "upload" && (one.event_types as string[]).includes(type)),
    callsFor: () => 1,
    callMethod: "POST",
    callUrl: (attempt) => renderTemplate(String(attempt.hook.url), [scopeOf(attempt)], behaviour.template),
    credentials({ hook: { http_basic_user: user, http_basic_password: password } }) {
      if (user === null && password === null) return undefined;
      return `Basic ${Buffer.from(`${user ?? ""}:${password ?? ""}`).toString("base64")}`;
    },
    callHeaders(attempt) {
      const credentials = behaviour.credentials(attempt);
      return {
        "content-type": "application/json",
        accept: "*/*",
        "user-agent": "assets/2",
        ...(credentials === undefined ? {} : { authorization: credentials }),
        ...lowerCased(attempt.hook.headers as Fields),
      };
    },
    callBody(attempt) {
      const { custom_payload: template } = attempt.hook;
      if (template !== null) return renderTemplate(String(template), [scopeOf(attempt)], behaviour.template);
      const payload = behaviour.payload(attempt);
      return typeof payload === "string" ? payload : JSON.stringify(payload);
    },
    callBytes: (body) => body,
    payload({ hook, event }) {
      const version = String(hook.payload_api_version);
      return { event_type: event.type, entity_type: "upload", api_version: version, entity: entityIn(version, event) };
    },
    isFailure: (outcome) => typeof outcome !== "number" || outcome < 200 || outcome > 299,
    retries: ({ hook, retries }) => hook.auto_retry === true && retries < behaviour.retryAfter.length,
  };

  const scopeOf = ({ event: { type, asset } }: Attempt) => ({
    event_type: type,
    entity_type: "upload",
    entity: { id: asset.id, type: "upload", attributes: behaviour.shown("upload", asset) },
  });

  function entityIn(version: string, { asset }: UploadEvent): Fields {
    const { id, type, creator, upload_collection, ...attributes } = behaviour.shown("upload", asset);
    if (version !== newestVersion) return { id: id ?? null, kind: "upload", ...attributes };
    const relationships = {
      creator: { data: creator ?? null },
      upload_collection: { data: upload_collection ?? null },
    };
    return { id: id ?? null, type: type ?? null, attributes, relationships };
  }

  return behaviour;
}

const listOf = (value: JsonValue | undefined) => (Array.isArray(value) ? value : []) as Fields[];

export const lowerCased = (headers: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** A new upload of a file that was sent. */
export function newAsset(id: string, path: string, now: number): Resource {
  return {
    id,
    path,
    basename: "",
    copyright: null,
    author: null,
    notes: null,
    tags: [],
    default_field_metadata: {},
    creator: { type: "access_token", id: "7" },
    upload_collection: null,
    created_at: timeAt(now),
    updated_at: timeAt(now),
    content: "",
  };
}

/** A new webhook; what is not passed is as follows. */
export const newHook = (id: string): Resource => ({
  id,
  custom_payload: null,
  headers: {},
  events: [],
  http_basic_user: null,
  http_basic_password: null,
  enabled: true,
  payload_api_version: newestVersion,
  nested_items_in_payload: false,
  auto_retry: true,
});
