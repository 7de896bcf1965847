import type { JsonValue } from "../../base/json.js";
import type { Undo } from "../record/undo-notes.js";

export interface CallOptions {
  /** The values of the placeholders in the operation's path. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Only for the target. They go to no other origin. */
  headers?: Readonly<Record<string, string>>;
  /** Headers that the target returned with an address, to be sent wherever it leads. */
  addressHeaders?: Readonly<Record<string, string>>;
  /** In the form of the document. */
  body?: JsonValue | undefined;
  /** A body to send unchanged, with the media type in `headers`. */
  rawBody?: string | Uint8Array;
  /** Replaces the target's token. Null sends none. */
  token?: string | null;
  /** Whether the request may be sent twice. Default: depends on the method, and false for creations. */
  repeatable?: boolean;
  /** How to undo the request. A write is not sent without it. */
  undo?: Undo | undefined;
  /** Whether the response may be large, such as a file. Lists always may. */
  isLarge?: boolean;
}
