import type { JsonObject } from "../../../src/base/json.js";

/** What a client sends, and what the service keeps: JSON. */
export type Fields = JsonObject;
export type Kind = "upload" | "webhook";

export interface Resource extends Fields {
  id: string;
}

/** A file that was uploaded; without bytes it was asked for only. */
export interface StoredFile {
  bytes: Buffer | undefined;
}

export interface Job {
  id: string;
  /** The upload that it works on. */
  asset: string;
  /** "gone" is a job that nobody knows any more. */
  state: "queued" | "done" | "failed" | "gone";
  result: Reply | undefined;
}

/** All that a service remembers; each instance has its own. */
export interface State {
  upload: Map<string, Resource>;
  webhook: Map<string, Resource>;
  files: Map<string, StoredFile>;
  jobs: Map<string, Job>;
  /** The ids of collections. */
  collections: string[];
  count: number;
  /** What a switch wants to remember. */
  memory: Map<string, unknown>;
}

/** An operation of the document, by its id there. */
export type Operation =
  | "updateUpload"
  | "getUpload"
  | "createUpload"
  | "deleteUpload"
  | "listUploads"
  | "updateWebhook"
  | "getWebhook"
  | "createWebhook"
  | "deleteWebhook"
  | "listWebhooks"
  | "createUploadRequest"
  | "listUploadCollections"
  | "getJobResult";

/** A request for an operation. */
export interface Incoming {
  operation: Operation;
  /** Undefined where the operation is about no resource. */
  kind: Kind | undefined;
  id: string;
  token: string | undefined;
  /** As the client sent them; undefined where there is no such body. */
  fields: Fields | undefined;
  headers: Readonly<Record<string, string | undefined>>;
  /** Each resource as it was when the head of the request came. */
  before: Resource | undefined;
}

/** What goes back, before the wire has put it into its form. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  /** A resource. */
  resource?: Fields;
  kind?: Kind;
  list?: Fields[];
  job?: Job;
  /** Why it was refused. */
  reasons?: Violation[];
  /** In the place of all of it. */
  raw?: unknown;
}

/** What is wrong with one field; `status` where it is not the usual one. */
export interface Violation {
  field: string;
  reason: string;
  status?: number;
}

/** What a webhook is called about. */
export interface UploadEvent {
  type: "create" | "update" | "delete";
  asset: Resource;
  previous: Resource | undefined;
  at: number;
}

/** The clock's time as text. */
export const timeAt = (milliseconds: number): string => new Date(milliseconds).toISOString();
