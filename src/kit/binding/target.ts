import type { JsonObject, JsonValue } from "../../base/json.js";
import type { EnvelopeName, OperationId } from "../../openapi/documents.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { FixtureName, Kind } from "../specs/specs.js";

/** The place of the resource in a body: an envelope of the document, or JSON pointers. */
export type EnvelopeBinding = EnvelopeName | Pointers;

/** The place of the resource of each kind in a body. `other` is for everything else. */
export interface Pointers {
  byKind: Readonly<Record<string, string>>;
  other: string;
}

/** The place of a resource's identifier in a request. In a body, the name may be a JSON pointer. */
export interface IdPlace {
  in: "path" | "query" | "body";
  /** Default: the name of the document's placeholder. */
  name?: string;
}

/** A method and a path with placeholders, below the target's URL, and the settings of one operation. */
export interface BoundOperation {
  /** Whether the binding has a route of its own for it, so that only the binding knows its parameters. */
  isOwn?: boolean;
  method: string;
  path: string;
  /** Another base URL than the target's. */
  target?: string;
  /** Sent only with this operation. */
  headers?: Readonly<Record<string, string>>;
  /** Additional members of each request body. */
  body?: JsonObject;
  /** A JSON pointer to the document's body in the request. */
  request?: string;
  /** A JSON pointer to the resource, or the list, in the response. */
  response?: string;
  /** A JSON pointer to the resource in each item of a list. */
  item?: string;
  next?: NextPage;
  /** One response has the whole list. */
  whole?: true;
  /** The parts of a request that brings a file: `rest` has all else as JSON. Without it, each member is a part. */
  multipart?: { file: string; rest?: string };
  id?: IdPlace;
}

/**
 * The next page of a list: the pointer to its address, or to the value of the query parameter `query`; or the parameter that counts
 * pages (`from` one on) or the items to leave out.
 */
export type NextPage = { pointer: string; query?: string } | { page: string; from?: number } | { offset: string };

/** Where a field is, if not only under another name: `read` is a JSON pointer, `name` one or a name. */
export interface FieldPlace {
  name?: string;
  read?: string;
  /** A reference is the identifier alone, of a resource of this `type`. */
  reference?: "id";
  type?: string;
  /** The target's values, by the document's as text. */
  values?: JsonObject;
}

/** The target's name or place of each field of a type of resource. Null: it has no such field, or no such resource. */
export type FieldNamesOf = Readonly<Record<string, string | FieldPlace | null>>;

/** How a response with a 2xx status shows a refusal. */
export interface Refused {
  pointer: string;
  /** The value that means a refusal. Without it, any value except null and false. */
  equals?: JsonValue;
  /** The pointer to the status of the refusal. Default: 422. */
  status?: string;
}

/** What an update sends besides what it changes, as a read shows it. */
export interface SentBack {
  /** The whole resource, but for these members. */
  without?: readonly string[];
  /** These members of the target's own in any case, such as a version number. */
  always?: readonly string[];
}

/** The request of an operation, or of anything else, as hooks see it. */
export interface HookedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON. Otherwise a text, bytes, or a FormData with a file. */
  body: unknown;
}

/** One request and its response, as hooks see them. */
export interface HookedExchange {
  /** Undefined if the request is not an operation of the document, such as the bytes of a file. */
  operation: OperationId | undefined;
  request: HookedRequest;
  /** JSON as `body`. Undefined before there is a response. */
  response?: { status: number; headers: Record<string, string>; body: JsonValue | undefined };
}

/** A module's function for each exchange. It changes its argument, or returns a new exchange. */
export type Hook = (exchange: HookedExchange) => unknown;

export interface Hooks {
  /** The name of the module's file, for a sentence. */
  name: string;
  request?: Hook;
  response?: Hook;
}

/** The mapping of the document's bodies to one target. */
export interface WireBinding {
  /** The place of the resource in requests, and in responses. */
  request: EnvelopeBinding;
  response: EnvelopeBinding;
  /** Names of members in the document and at the target, by type of resource. `camelCase`, or `all`: all other names in that form. */
  fields: "camelCase" | Readonly<Record<string, FieldNamesOf | "camelCase" | null>> | undefined;
  /** The target's names of the types of resources, by the document's. */
  types: Readonly<Record<string, string>> | undefined;
  /** The target's element for each event, by entity type and event type: `asset.update`. */
  events: Readonly<Record<string, JsonValue>> | undefined;
  /** The place of the event in a call. */
  callEvent: string | undefined;
  refused: Refused | undefined;
  /** How a read says that nothing is there, besides 404 and 410. */
  gone: number | readonly number[] | Omit<Refused, "status"> | undefined;
  /** The kinds whose updates need more than what they change. */
  update: Readonly<Record<string, SentBack>>;
  /** Whether updates carry the entity tag of the last read. */
  match: "etag" | undefined;
  hooks: Hooks | undefined;
}

/** How the target announces a job, and how to follow it (U-17, Q-13). */
export interface JobBinding {
  /**
   * The statuses that announce a job. With a status of regular responses, only a response with a job and without a resource, or
   * with a running job, does.
   */
  accepted: readonly number[];
  /** The place of the job's identifier in that response. */
  id: string;
  /** The route of the job. `Location`: the URL in the response header of that name. */
  follow: BoundOperation | "Location";
  /** How a response shows that the job is still running. */
  pending: { status: number } | { pointer: string; in: readonly unknown[] };
  /** The status of a poll that means the job has ended, with the URL of the resource in Location. */
  end?: number | undefined;
  /** The place of the finished response: its status or a value for success, and its body. */
  result: { payload: string } & ({ status: string } | { ok: { pointer: string; in: readonly unknown[] } | undefined });
}

/** Fixtures that become part of requests. Numbers of the binding stay numbers. */
type CollectionName = "collection_id" | "other_collection_id";

/** The identifiers of resources to borrow and restore, and other values for contracts. */
export type Fixtures = Partial<Record<Exclude<FixtureName, CollectionName>, string>> & {
  [Name in CollectionName]?: string | number;
} & {
  /** Fields that a creation needs, besides those that the kit sends. */
  [Name in Kind]?: JsonObject;
};

/** The credentials for requests. */
export interface Access {
  token: string;
  /** Prints another token. Rejects if the command fails. */
  renew?: (() => Promise<string>) | undefined;
  /** What the user passed as the token. */
  passed: "a token" | "an empty token" | "nothing";
  /** The header of the token, and its value with `{token}` in it. */
  header: string;
  format: string;
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>;
  /** Secrets that no report may show, besides the token. */
  secrets: readonly string[];
}

/** Time limits for the target, in milliseconds. */
export interface Times {
  /** For a whole exchange. A run gives a target that was late more time. */
  response: number;
  job: number;
  /** How long a read may show the value from before a write. Undefined: as long as the reads so far suggest. */
  readLag: number | undefined;
  /** How long a call may take. Undefined: as long as the calls so far suggest. */
  call: number | undefined;
  /** For the retries of a call if the clock cannot be advanced. */
  patience: number;
}

/** One implementation, with everything that is needed to send it requests. */
export interface Target {
  /** With the base path, without a slash at the end. */
  url: string;
  access: Access;
  /** The document whose form all data is converted to first. */
  envelope: EnvelopeName;
  wire: WireBinding;
  /** Null if the target does not have the operation. */
  operations: Readonly<Record<OperationId, BoundOperation | null>>;
  job: JobBinding;
  /** The kinds of resources to update. */
  resources: readonly ResourceSpec[];
  fixtures: Fixtures;
  readOnly: boolean;
  /** Nothing is sent. */
  isDry: boolean;
  times: Times;
  /** The URL at which the target reaches the kit's receiver. Undefined: on loopback, if the target is there. */
  callbackUrl: string | undefined;
}
