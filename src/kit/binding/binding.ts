import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import { ExactNumber, isDeeper, isExact, isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { childPointer, namesIn } from "../../base/json-pointer.js";
import { UsageError } from "../../base/usage-error.js";
import type { EnvelopeName, OperationId } from "../../openapi/documents.js";
import { type BindingViolation, violationsOfBinding } from "./binding-check.js";
import type { Access, BoundOperation, Hooks, IdPlace, JobBinding, SentBack, WireBinding } from "./target.js";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The place of a resource in a body: an envelope of the document, one JSON pointer, or one for each kind. */
export type EnvelopeText = EnvelopeName | string | Readonly<Record<string, string>>;

/** The HTTP mapping of one implementation, as in its file but for what the file refers to. Every part is optional. */
export interface Binding
  extends Partial<Pick<WireBinding, "fields" | "types" | "events" | "callEvent" | "refused" | "gone" | "match">> {
  $schema?: string;
  envelope?: EnvelopeText;
  request?: EnvelopeText;
  response?: EnvelopeText;
  /** How long a response may take, in milliseconds or with a unit. */
  timeout?: number | string;
  /** `timeout`: how long a call may take, in milliseconds or with a unit. */
  calls?: { timeout: number | string };
  /** `value`: the token itself. */
  token?: Partial<Pick<Access, "header" | "format" | "renew">> & { value?: string };
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
  /** What updates send besides what they change: the whole resource, or some members. */
  update?: "whole" | Readonly<Record<string, "whole" | SentBack>>;
  job?: Omit<Partial<JobBinding>, "follow" | "accepted"> & { follow?: string; accepted?: number | readonly number[] };
  fixtures?: Readonly<Record<string, string | number | ExactNumber | JsonObject>>;
  hooks?: Hooks;
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
export class BindingError extends UsageError {}

/** Reads a binding, YAML or JSON, without the files that it refers to. Throws a BindingError that names the line. */
export const parseBinding = (text: string, file: string, environment?: Environment): Binding =>
  readBinding(text, file, environment).binding;

/** The same, with references to other files. Throws a BindingError. */
export function readBinding(text: string, file: string, environment: Environment = {}): ParsedBinding {
  // A reader would recurse as deep, and Node may crash.
  if (isDeeper(text, deepest))
    throw new BindingError(`${file}:1: is nested more than ${deepest} brackets deep: flatten it`);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const errorAt = (offset: number, reason: string) =>
    new BindingError(`${file}:${lines.linePos(offset).line || 1}: ${reason}`);
  const [error] = document.errors;
  if (error) {
    const said = error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "");
    // In braces, another brace begins a value of its own.
    const line = text.split("\n")[lines.linePos(error.pos[0]).line - 1] ?? "";
    const inBraces = line.split("{").slice(1, -1);
    const isRoute = inBraces.some((part) =>
      part
        .split(/["',}]/)
        .at(-1)
        ?.includes("/"),
    );
    const advice = isRoute ? '. Put a route with {…} into quotes: "GET /things/{id}"' : "";
    throw errorAt(error.pos[0], (said ?? "is not valid YAML: correct the syntax") + advice);
  }
  let value: JsonValue | undefined;
  try {
    visit(document, { Scalar: (key, node) => void (key === "key" ? keepWritten(node) : keepExact(node)) });
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

/** YAML has other forms of numbers, such as 0x1F. */
const inJson = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Keeps a number that a double cannot hold, such as an ID of 64 bits without quotation marks. */
function keepExact(node: Scalar): void {
  const { source = "", value } = node;
  if (typeof value === "number" && inJson.test(source) && !isExact(source)) node.value = new ExactNumber(source);
}

/** A key that is null would be "". */
function keepWritten(node: Scalar): void {
  if (node.value === null) node.value = node.source;
}

/** What a binding says of other files. */
interface References {
  token?: Binding["token"] & { command?: string };
  hooks?: string;
}

const mostTold = 10;
/** No binding has brackets nested deeper. */
const deepest = 100;

/** `${NAME}`, anywhere in a text. */
const variable = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** The shell of a command replaces variables itself. Text inserted here would become part of the command. */
const command = "/token/command";

/** A value with its variables replaced, and the errors about variables that are not set. */
function putIn(value: JsonValue, environment: Environment): { value: JsonValue; flaws: BindingViolation[] } {
  const flaws: BindingViolation[] = [];
  const visit = (one: JsonValue, at: string): JsonValue => {
    if (Array.isArray(one)) return one.map((item, index) => visit(item, childPointer(at, String(index))));
    if (isObject(one)) {
      return Object.fromEntries(
        Object.entries(one).map(([name, member]) => [name, visit(member, childPointer(at, name))]),
      );
    }
    if (typeof one !== "string") return one;
    const text = one.replace(variable, (_, name: string) => {
      const found = environment[name];
      if (found === undefined)
        flaws.push({ pointer: at, reason: `uses the environment variable ${name}, which is not set: set it` });
      return found ?? "";
    });
    return at === command ? one : text;
  };
  return { value: visit(value, ""), flaws };
}

/** The values of variables, which may be secrets, except identifiers among fixtures: they help to find leftovers. */
function secretsIn(value: JsonValue, environment: Environment): string[] {
  const fixtures = isObject(value) && isObject(value.fixtures) ? Object.values(value.fixtures) : [];
  const known = isObject(value) ? { ...value, fixtures: fixtures.filter(isObject) } : value;
  const names = Array.from(JSON.stringify(known).matchAll(variable), ([, name = ""]) => name);
  return [...new Set(names)].flatMap((name) => environment[name] || []);
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
