import type { JsonObject } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";

/** The helpers for a draft. */
export interface DraftContext {
  /** Words that everything of this run shares, so that names are not taken. */
  unique(): string;
  /** The path of a file with these bytes; undefined where the target takes none. */
  file(name: string, bytes: Buffer): Promise<string | undefined>;
}

/** The kind of a value, which decides its normal forms. */
export type Form = "text" | "tag" | "tags" | "basename" | "path" | "url" | "password" | "data";

/** What is needed to find something that a run made, and to delete it. */
export interface Removable {
  /** Its type in the document. */
  readonly kind: string;
  /** The placeholder of its identifier in paths. */
  readonly idParameter: string;
  readonly operations: Readonly<Record<"update" | "read" | "create" | "delete" | "list", OperationId>>;
  /** Asks for a list that has everything, as far as one page can. */
  readonly wholeList: Readonly<Record<string, string>>;
  /** The field that tells what the kit made from everything else. */
  readonly mark: string;
  /** What the values of fields are; all others are data. */
  readonly forms?: Readonly<Record<string, Form>>;
}

/** Everything that the kit knows of one kind of resource; what a contract expects of one is the contract's own. */
export interface ResourceSpec extends Removable {
  /** One of them, for a sentence: `an upload`. */
  readonly one: string;
  /** The resources that it may refer to, which the kit creates for its own ones. */
  readonly related: readonly Removable[];
  /** The fields of a new resource. Undefined if the target cannot accept them. */
  draft(context: DraftContext): Promise<JsonObject | undefined>;
  /** What a target may want of a new one besides. */
  readonly wanted?: JsonObject;
  /** A text field in which a run says that a borrowed one is its own. */
  readonly claim: string;
  /** Fields that are not updatable and stay the same while no related field is updated. */
  readonly lasting: readonly string[];
  /** An object field of which a target may keep every key, and the fixture that names a key to use. */
  readonly keyed?: { readonly field: string; readonly fixture: string };
  /** The fields for the path and name of its file, if it has one. Each changes the other. */
  readonly file?: { readonly path: string; readonly name: string; readonly transfer: FileTransfer };
  /** Fields whose values refer to something else. */
  readonly references: readonly string[];
  /** Fields that nobody should read: credentials, and an object with some among its members. */
  readonly secrets?: { readonly user: string; readonly password: string; readonly headers: string };
  /** Of one that is called: the type of a call, and the fields for the events that it is called on, whether it is, and where. */
  readonly calls?: {
    readonly kind: string;
    readonly operation: string;
    readonly events: string;
    readonly enabled: string;
    readonly address: string;
  };
  /** The values that mean the same as a product without the field, besides null. */
  readonly neutral?: JsonObject;
  /** More of the target's that contracts about it may use, and that a binding may name. */
  readonly fixtures: readonly string[];
}

/** How a file is handed over. */
interface FileTransfer {
  /** Asks for an address to send bytes to. */
  readonly operation: OperationId;
  /** A file that is there already: the fixture that names one, and the path that Standin's default seed has. */
  readonly spare: { readonly fixture: string; readonly standin: string };
}
