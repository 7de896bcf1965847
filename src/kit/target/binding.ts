import { isMap, isScalar, LineCounter, type Node, type ParsedNode, parseDocument } from "yaml";
import { isObject, type JsonValue } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import { bindingShape, type Shape } from "./binding-shape.js";
import type { BoundOperation, EnvelopeBinding, Fixtures, JobBinding, Target } from "./target.js";

/** How one implementation puts the spec on the wire; every part is optional. */
export interface Binding {
  envelope?: EnvelopeBinding;
  token?: Partial<Target["tokenHeader"]>;
  headers?: Record<string, string>;
  operations?: Partial<Record<OperationId, BoundOperation | null>>;
  job?: Partial<JobBinding>;
  fixtures?: Fixtures;
}

/** A binding that cannot be used: the file, the line and the reason. */
export class BindingError extends Error {}

/** Reads a binding, YAML or JSON. Throws a BindingError that names the line. */
export function parseBinding(text: string, file: string): Binding {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const fail = (offset: number | undefined, reason: string): never => {
    throw new BindingError(`${file}:${lines.linePos(offset ?? 0).line || 1}: ${reason}`);
  };
  const [error] = document.errors;
  if (error)
    fail(error.pos[0], error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? "it is no YAML");
  const value = toJson(document, (reason) => fail(0, reason));
  if (value === null || value === undefined) return {};
  const contents = document.contents as ParsedNode;
  const refuse: Refuse = (path, reason) => fail(offsetOf(contents, path), reason);
  refuseTraps(value, [], [], refuse);
  check(value, bindingShape, [], refuse);
  // It keeps the shape.
  return toBinding(value as unknown as RawBinding);
}

/** An alias that stands for itself, or too many of them, are found only here. */
function toJson(document: ReturnType<typeof parseDocument>, fail: (reason: string) => never): JsonValue | undefined {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    return fail((error as Error).message);
  }
}

type Refuse = (path: readonly string[], reason: string) => never;

const nameOf = (path: readonly string[]): string => (path.length > 0 ? path.join(".") : "the binding");

/** Names that mean something to every object of JavaScript, whatever they would mean here. */
const trapNames = ["__proto__", "constructor", "prototype"];

/** What no part may be, whatever its shape: an alias for what holds it, and a key that is none of data. */
function refuseTraps(value: JsonValue, path: readonly string[], holders: readonly JsonValue[], refuse: Refuse): void {
  if (typeof value !== "object" || value === null) return;
  if (holders.includes(value)) refuse(path, `${nameOf(path)} holds itself, by an alias; write out what it is`);
  for (const [name, member] of Object.entries(value)) {
    const inner = [...path, name];
    if (trapNames.includes(name)) refuse(inner, `${nameOf(path)} has the key ${JSON.stringify(name)}; take it out`);
    refuseTraps(member, inner, [...holders, value], refuse);
  }
}

function check(value: JsonValue, shape: Shape, path: readonly string[], refuse: Refuse): void {
  const at = nameOf(path);
  const reason = shape.reason?.(value);
  if (reason !== undefined) refuse(path, `${at} ${reason}`);
  if (!isObject(value) || (!shape.members && !shape.others)) return;
  for (const [name, member] of Object.entries(value)) {
    const { members = {}, others } = shape;
    const inner = Object.hasOwn(members, name) ? members[name] : others;
    const known = Object.keys(members);
    if (!inner) refuse([...path, name], `${at} has no ${JSON.stringify(name)}; it may have ${known.join(", ")}`);
    else check(member, inner, [...path, name], refuse);
  }
}

/** Where the key of a value stands in the text. */
function offsetOf(contents: ParsedNode, path: readonly string[]): number {
  let node: Node | null | undefined = contents;
  let offset = contents.range?.[0] ?? 0;
  for (const name of path) {
    if (!isMap(node)) return offset;
    const pair = node.items.find((item) => (isScalar(item.key) ? String(item.key.value) : "") === name);
    offset = (pair?.key as Node | undefined)?.range?.[0] ?? offset;
    node = pair?.value as Node | null | undefined;
  }
  return offset;
}

interface RawBinding extends Omit<Binding, "operations" | "job" | "fixtures"> {
  operations?: Record<string, string | null>;
  job?: Omit<Partial<JobBinding>, "follow" | "accepted"> & { follow?: string; accepted?: number | number[] };
  fixtures?: Record<string, string | number>;
}

function toBinding({ operations, job, fixtures, ...rest }: RawBinding): Binding {
  const { follow, result, accepted, ...plain } = job ?? {};
  const bound = Object.entries(operations ?? {}).map(([id, text]) => [id, text === null ? null : toOperation(text)]);
  return {
    ...rest,
    ...(operations ? { operations: Object.fromEntries(bound) } : {}),
    ...(job
      ? {
          job: {
            ...plain,
            ...(accepted === undefined ? {} : { accepted: [accepted].flat() }),
            ...(follow === undefined ? {} : { follow: follow === "Location" ? follow : toOperation(follow) }),
            ...(result ? { result: "status" in result ? result : { ...result, ok: result.ok } } : {}),
          },
        }
      : {}),
    ...(fixtures
      ? { fixtures: Object.fromEntries(Object.entries(fixtures).map(([name, value]) => [name, String(value)])) }
      : {}),
  };
}

/** `PATCH /v2/things/{id}`, which has been checked. */
function toOperation(text: string): BoundOperation {
  const [method = "", path = ""] = text.trim().split(/\s+/);
  return { method: method.toUpperCase(), path };
}
