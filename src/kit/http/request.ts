import type { FormData } from "undici";
import type { JsonObject, JsonValue } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Entry } from "../ledger/entries.js";
import type { Exchange } from "../wire/exchange.js";

export interface CallOptions {
  /** The values of the placeholders in the operation's path. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Replaces the operation's address: of the next page of a list. */
  url?: string;
  /** Only for the target. They go to no other origin. */
  headers?: Readonly<Record<string, string>>;
  /** Headers that the target returned with an address, to be sent wherever it leads. */
  addressHeaders?: Readonly<Record<string, string>>;
  /** In the form of the document. */
  body?: JsonValue | undefined;
  /** The rest of the whole resource that an update replaces, in the target's form. */
  base?: JsonObject | undefined;
  /** Sends an update as it is, even to a target that says it needs the whole resource. */
  partial?: boolean;
  /** A body to send unchanged, with the media type in `headers`. */
  rawBody?: string | Uint8Array | FormData;
  /** Replaces the target's token. Null sends none. */
  token?: string | null;
  /** Whether the request may be sent twice. Default: depends on the method, and false for creations. */
  repeatable?: boolean;
  /** How to undo the request. A write is not sent without it. */
  undo?: Entry | undefined;
  /** Whether the response may be large, such as a file. Lists always may. */
  isLarge?: boolean;
}

/** A request on its way out. A layer may replace it, and knows what the layers outside of it need. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | FormData | undefined;
  /** The body as JSON, for hooks. */
  json?: JsonValue | undefined;
  /** The request in the form of the document, for an in-process mock. Absent if it is not an operation. */
  document?: DocumentRequest | undefined;
  /** How to undo it, for a write. */
  undo?: Entry | undefined;
  /** Whether it carries the token of the run, so that a refusal concerns the run. */
  hasRunToken?: boolean;
  /** Whether it may be sent twice. If so, it is retried after a transient failure. */
  isRepeatable?: boolean;
  /** It restores: it is sent after the end of the run too, and waits for a target that is down. Only if it may be sent twice. */
  isRestoring?: boolean;
  /** Whether the response may be large: a list, or a file. */
  isLarge?: boolean | undefined;
  /** The address that redirected to this one. */
  redirectedFrom?: string;
  /** Ends it early. */
  signal?: AbortSignal;
}

/** A request of an operation, in the form of the document. */
export interface DocumentRequest {
  operationId: OperationId;
  options: CallOptions;
}

/** Sends an operation's request in the target's form, and resolves with the response in the document's. */
export type Call = (operationId: OperationId, options: CallOptions) => Promise<Exchange>;

/** A part of a call, around the next one. */
export type CallLayer = (next: Call) => Call;

/** Sends a request and resolves with the complete exchange. A network error is an exchange with status 0. */
export type Send = (request: HttpRequest) => Promise<Exchange>;

export interface Transport {
  send: Send;
  /** Whether there is a connection to the origin of a URL. */
  isConnected(url: string): boolean;
  close(): Promise<void>;
}

/** A part of the way out, around the next one. */
export type Layer = (next: Send) => Send;
