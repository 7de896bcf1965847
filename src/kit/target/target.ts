import type { JsonObject, JsonValue } from "../../base/json.js";
import type { EnvelopeName, OperationId } from "../../openapi/documents.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { FixtureName } from "../specs/specs.js";

/** Where the resource stands in a body: an envelope of the document, or JSON pointers. */
export type EnvelopeBinding = EnvelopeName | Pointers;

/** Where the resource of each kind stands in a body; `other`: whatever else does. */
export interface Pointers {
  byKind: Readonly<Record<string, string>>;
  other: string;
}

/** Where the identifier of a resource stands in a request: under a name, which in a body may be a JSON pointer. */
export interface IdPlace {
  in: "path" | "query" | "body";
  /** By default that of the document's placeholder. */
  name?: string;
}

/** A method and a path with its placeholders, below the target's URL, and what else is an operation's own. */
export interface BoundOperation {
  method: string;
  path: string;
  /** Another base URL than the target's. */
  target?: string;
  /** Sent with this operation alone. */
  headers?: Readonly<Record<string, string>>;
  /** Members that the body of each request has besides. */
  body?: JsonObject;
  /** A JSON pointer to where the body of the document stands in the request. */
  request?: string;
  /** A JSON pointer to where the resource, or the list, stands in the response. */
  response?: string;
  /** A JSON pointer to where the resource stands in each item of a list. */
  item?: string;
  next?: NextPage;
  id?: IdPlace;
}

/** How a list goes on: where its response has the address of the next page, or what the query has as `query` to get it. */
export interface NextPage {
  pointer: string;
  query?: string;
}

/** How a response with a 2xx says that the request was refused. */
export interface Refused {
  pointer: string;
  /** The value there that says so; without it any but null and false. */
  equals?: JsonValue;
  /** Where the status of the refusal stands; 422 where nothing says it. */
  status?: string;
}

/** The request of an operation, or of anything else, as hooks see it. */
export interface HookedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON; a text or bytes where it is none. */
  body: unknown;
}

/** One request and its response, as hooks see them. */
export interface HookedExchange {
  /** Undefined for what is no operation of the document, such as the bytes of a file. */
  operation: OperationId | undefined;
  request: HookedRequest;
  /** JSON as `body`; undefined before there is a response. */
  response?: { status: number; headers: Record<string, string>; body: JsonValue | undefined };
}

/** What a module does with each exchange: it changes what it is given, or returns another one. */
export type Hook = (exchange: HookedExchange) => unknown;

/** The functions of a binding's module. */
export interface Hooks {
  /** Of the module's file, for a sentence. */
  name: string;
  request?: Hook;
  response?: Hook;
}

/** What a function that provides something is given: the run's target, and its token. */
export interface ProvideContext {
  target: string;
  token: string | undefined;
}

export type Provider = (context: ProvideContext) => unknown;

/** What the module of a binding makes for a run: what may stand under `fixtures`, by its name there, and `reset`. */
export interface Provide {
  /** Of the module's file, for a sentence. */
  module: string;
  providers: Readonly<Record<string, Provider>>;
}

/** The form of the document's bodies on one target's wire. */
export interface WireBinding {
  /** Where the resource stands in requests, and in responses. */
  request: EnvelopeBinding;
  response: EnvelopeBinding;
  /** Names of members: ours and theirs, by type of resource; `camelCase`: all of them, in that form. */
  fields: "camelCase" | Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Their element for each event, by the type of its entity and its own: `asset.update`. */
  events: Readonly<Record<string, JsonValue>> | undefined;
  /** Where a call says which event it is for. */
  callEvent: string | undefined;
  refused: Refused | undefined;
  /** Whether updates carry the entity tag of the last read. */
  match: "etag" | undefined;
  hooks: Hooks | undefined;
}

/** How the target hands over a job, and how the job is followed (U-17, Q-13). */
export interface JobBinding {
  /** The statuses that announce a job. Of a regular one, only a response that names a job and shows no resource, or one that runs. */
  accepted: readonly number[];
  /** Where the job's identifier stands in that response. */
  id: string;
  /** Where to ask; `Location`: at the address in the response's header of that name. */
  follow: BoundOperation | "Location";
  /** How a response says that the job still runs. */
  pending: { status: number } | { pointer: string; in: readonly unknown[] };
  /** The status that says, when the job is asked for, that it has ended, with the address of the resource in Location. */
  end?: number | undefined;
  /** Where the response that the request would have had stands: its status, or what says that it went well, and its body. */
  result: { payload: string } & ({ status: string } | { ok: { pointer: string; in: readonly unknown[] } | undefined });
}

/** Fixtures that go into what is sent: a number of the binding is one there, too. */
type CollectionName = "collection_id" | "other_collection_id";

/** What the kit may borrow, and restores: identifiers, and whatever else contracts can use. */
export type Fixtures = Partial<Record<Exclude<FixtureName, CollectionName>, string>> & {
  [Name in CollectionName]?: string | number;
};

/**
 * Whether an address is the target's own: what is for the target alone (its token, all headers, what hooks add) goes nowhere
 * else. Those that a binding gives single operations are its own too.
 */
export const isOwnAddress = ({ url: own, operations }: Pick<Target, "url" | "operations">, url: string): boolean =>
  [own, ...targetsOf(operations)].some((one) => new URL(one).origin === new URL(url).origin);

/** The base URLs that single operations have. */
export const targetsOf = (operations: Target["operations"]): string[] =>
  Object.values(operations).flatMap((operation) => operation?.target ?? []);

/** What a binding names under a name that a resource gives. */
export const fixtureNamed = ({ fixtures }: Pick<Target, "fixtures">, name: string): string | undefined =>
  (fixtures as Readonly<Record<string, string | undefined>>)[name];

/** What lets requests in. */
export interface Access {
  token: string;
  /** The header that carries the token, and its value with `{token}` in it. */
  header: string;
  format: string;
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>;
  /** What of it no report may show, besides the token. */
  secrets: readonly string[];
}

/** How long the target may take, in milliseconds. */
export interface Times {
  job: number;
  /** For how long a read may show what was before a write. */
  readLag: number;
  /** For the retries of a call where the clock cannot be moved. */
  patience: number;
}

/** One implementation, and everything that is needed to talk to it. */
export interface Target {
  /** With the base path, without a slash at the end. */
  url: string;
  access: Access;
  /** The document whose forms everything is put into before anybody else sees it. */
  envelope: EnvelopeName;
  wire: WireBinding;
  /** Null where the target has no such operation. */
  operations: Readonly<Record<OperationId, BoundOperation | null>>;
  job: JobBinding;
  /** What it has that is updated. */
  resources: readonly ResourceSpec[];
  fixtures: Fixtures;
  readOnly: boolean;
  /** Nothing is sent. */
  isDry: boolean;
  times: Times;
  /** Where the target reaches the kit's receiver; undefined: on loopback, if the target is there. */
  callbackUrl: string | undefined;
}
