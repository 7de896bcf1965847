import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  visit,
} from "yaml";
import type { JsonObject, JsonValue } from "../../base/json.js";
import { childPointer, namesIn } from "../../base/json-pointer.js";
import type { EnvelopeName, OperationId } from "../../openapi/documents.js";
import { type BindingViolation, violationsOfBinding } from "./binding-check.js";
import { type Environment, putIn, secretsIn } from "./binding-environment.js";
import type { Access, BoundOperation, Hooks, IdPlace, JobBinding, Provide, WireBinding } from "./target.js";

/** The place of a resource in a body: an envelope of the document, one JSON pointer, or one for each kind. */
export type EnvelopeText = EnvelopeName | string | Readonly<Record<string, string>>;

/** The HTTP mapping of one implementation, as in its file but for what the file refers to. Every part is optional. */
export interface Binding extends Partial<Pick<WireBinding, "fields" | "events" | "callEvent" | "refused" | "match">> {
  $schema?: string;
  envelope?: EnvelopeText;
  request?: EnvelopeText;
  response?: EnvelopeText;
  /** `timeout`: how long a call may take, in milliseconds or with a unit. */
  calls?: { timeout: number | string };
  /** `value`: the token itself. */
  token?: Partial<Pick<Access, "header" | "format">> & { value?: string };
  headers?: Record<string, string>;
  /** Secrets that no report may show. */
  secrets?: readonly string[];
  /** The route of all operations without their own. `{operation}` stands for the operation's ID. */
  route?: string;
  /** Additional members of every request body. */
  body?: JsonObject;
  id?: IdPlace;
  /** A route such as `PATCH /v2/things/{id}`, the settings of an operation with its route, or null. */
  operations?: Partial<Record<OperationId, string | OperationSettings | null>>;
  job?: Omit<Partial<JobBinding>, "follow" | "accepted"> & { follow?: string; accepted?: number | readonly number[] };
  fixtures?: Readonly<Record<string, string | number | JsonObject>>;
  hooks?: Hooks;
  /** The fixtures that the same module provides for a run. */
  provide?: Provide;
}

export type OperationSettings = Omit<BoundOperation, "method" | "path"> & { route?: string };

/** A binding, with references to other files: a command that prints the token, and a module. */
export interface ParsedBinding {
  binding: Binding;
  command: string | undefined;
  hooks: string | undefined;
  /** Creates a BindingError about a part of the binding. */
  error(pointer: string, reason: string): BindingError;
}

/** Thrown for an invalid binding. Each line of the message has the file, the line, the JSON pointer and the reason. */
export class BindingError extends Error {}

/** Reads a binding, YAML or JSON, without the files that it refers to. Throws a BindingError that names the line. */
export const parseBinding = (text: string, file: string, environment?: Environment): Binding =>
  readBinding(text, file, environment).binding;

/** The same, with references to other files. Throws a BindingError. */
export function readBinding(text: string, file: string, environment: Environment = {}): ParsedBinding {
  if (isDeep(text)) throw new BindingError(`${file}:1: is nested more than ${deepest} brackets deep: flatten it`);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  const errorAt = (offset: number, reason: string) =>
    new BindingError(`${file}:${lines.linePos(offset).line || 1}: ${reason}`);
  const [error] = document.errors;
  if (error)
    throw errorAt(
      error.pos[0],
      error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ??
        "is not valid YAML: correct the syntax",
    );
  refuseRepeatedKeys(document, errorAt);
  let value: JsonValue | undefined;
  try {
    // Recursive or too many aliases show only here.
    value = document.toJS({ maxAliasCount: 100 }) as JsonValue | undefined;
  } catch (thrown) {
    throw errorAt(0, (thrown as Error).message);
  }
  const contents = document.contents as ParsedNode;
  const errorOf = (pointer: string, reason: string) =>
    errorAt(offsetOf(contents, pointer), `${pointer || "the binding"} ${reason}`);
  const refuse = (flaws: readonly BindingViolation[]) => {
    const told = flaws
      .slice(0, mostSorted)
      .map(({ pointer, reason }) => ({ offset: offsetOf(contents, pointer), text: errorOf(pointer, reason).message }))
      .sort((one, other) => one.offset - other.offset);
    const texts = told.slice(0, mostTold).map(({ text }) => text);
    if (texts.length > 0) throw new BindingError(texts.join("\n"));
  };
  if (value === null || value === undefined)
    return { binding: {}, command: undefined, hooks: undefined, error: errorOf };
  refuse(trapsIn(value));
  const known = putIn(value, environment);
  refuse(known.flaws);
  refuse(violationsOfBinding(known.value));
  // It keeps the schema.
  const { hooks, token, ...rest } = known.value as Omit<Binding, "hooks" | "token"> & References;
  const { command, ...header } = token ?? {};
  const secrets = secretsIn(value, environment);
  const binding = { ...rest, ...(token && { token: header }), ...(secrets.length > 0 && { secrets }) };
  return { binding, command, hooks, error: errorOf };
}

/** What a binding says of other files. */
interface References {
  token?: Binding["token"] & { command?: string };
  hooks?: string;
}

const mostTold = 10;
/** Finding the line of each error takes time. */
const mostSorted = 100;
const deepest = 100;

/** Whether brackets are nested deeper than in any binding. A reader would recurse as deep, and Node may crash. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const mark of text) {
    if (mark === "[" || mark === "{") depth++;
    else if (mark === "]" || mark === "}") depth--;
    if (depth > deepest) return true;
  }
  return false;
}

/**
 * Throws for a key that a map has twice. (The parser's own check compares each key with all others, which takes quadratic
 * time.)
 */
function refuseRepeatedKeys(
  document: Document.Parsed,
  errorAt: (offset: number, reason: string) => BindingError,
): void {
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) throw errorAt(key.range?.[0] ?? 0, "Map keys must be unique");
        seen.add(key.value);
      }
    },
  });
}

/** Names with a meaning in every JavaScript object, whatever they would mean here. */
const trapNames = ["__proto__", "constructor", "prototype"];

/** The first part that is invalid in any place: an alias of its own container, or a reserved key. */
function trapsIn(value: JsonValue, pointer = "", holders: readonly JsonValue[] = []): BindingViolation[] {
  if (typeof value !== "object" || value === null) return [];
  if (holders.includes(value)) return [{ pointer, reason: "contains itself through an alias: write the value out" }];
  for (const [name, member] of Object.entries(value)) {
    const inner = childPointer(pointer, name);
    if (trapNames.includes(name)) return [{ pointer: inner, reason: "is not a valid key: remove it" }];
    const found = trapsIn(member, inner, [...holders, value]);
    if (found.length > 0) return found;
  }
  return [];
}

/** The offset of a value's key in the text. */
function offsetOf(contents: ParsedNode, pointer: string): number {
  let node: Node | null | undefined = contents;
  let offset = contents.range?.[0] ?? 0;
  for (const name of namesIn(pointer)) {
    if (isSeq(node)) {
      node = node.items[Number(name)] as Node | null | undefined;
      offset = node?.range?.[0] ?? offset;
      continue;
    }
    if (!isMap(node)) return offset;
    const pair = node.items.find((item) => (isScalar(item.key) ? String(item.key.value) : "") === name);
    offset = (pair?.key as Node | undefined)?.range?.[0] ?? offset;
    node = pair?.value as Node | null | undefined;
  }
  return offset;
}
