import type { JsonValue } from "../../base/json.js";
import type { Undo } from "./undo-notes.js";

export interface CallOptions {
  /** The values of the placeholders in the operation's path. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** For the target alone: they go to no other origin. */
  headers?: Readonly<Record<string, string>>;
  /** What the target gave with an address, to be sent wherever it leads. */
  addressHeaders?: Readonly<Record<string, string>>;
  /** In the form of the document. */
  body?: JsonValue | undefined;
  /** A body that is sent as it is, with the media type that `headers` give it. */
  rawBody?: string | Uint8Array;
  /** Another token than the target's; null sends none. */
  token?: string | null;
  /** Whether it may be sent twice; by default what its method says, and not for what makes something. */
  repeatable?: boolean;
  /** What undoes it: what changes something is not sent without. */
  undo?: Undo | undefined;
  /** Whether the response may be large, as a file is; lists are by themselves. */
  isLarge?: boolean;
}
