import { isObject, type JsonObject, type JsonValue, show } from "../../base/json.js";
import type { Target } from "../binding/target.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Codec } from "../wire/codec.js";
import { isSuccess } from "../wire/exchange.js";
import { UntouchableError } from "../wire/unavailable.js";
import type { CallLayer } from "./request.js";

/*
 * Structure is sent only where structure was shown. A service with nested writes takes an object in the place of an identifier for
 * a new resource, or for a change of the one that it refers to, which is somebody's.
 */

type Shape = "plain" | "structured";

/** How a target shows the fields of each kind that may refer to something else. */
export class Shapes {
  readonly #seen = new Map<string, Shape>();
  /** Texts and numbers that the kit has sent, which show nothing of the target's own. */
  readonly #sent = new Set<string>();

  learn({ kind, references }: ResourceSpec, resource: JsonObject): void {
    for (const field of references) {
      const shape = shapeOf(resource[field] ?? null);
      if (shape === "plain" && this.#sent.has(`${kind} ${field} ${resource[field]}`)) continue;
      if (shape && !this.#seen.has(`${kind} ${field}`)) this.#seen.set(`${kind} ${field}`, shape);
    }
  }

  /** Why a field takes no structure, to continue a sentence. Undefined if it may. */
  whyPlain({ kind, references }: ResourceSpec, field: string): string | undefined {
    if (!references.includes(field) || this.#seen.get(`${kind} ${field}`) === "structured") return undefined;
    // A target that shows one reference plainly shows others so, too.
    const plain = [field, ...references].find((one) => this.#seen.get(`${kind} ${one}`) === "plain");
    if (plain === undefined) return undefined;
    return `the target shows plain text or a number in /${plain}, and an object in /${field} might create or change what it refers to: describe the reference in the binding`;
  }

  /** Why a value must not be sent, to continue a sentence. Undefined if it may, which is noted. */
  whyNot(spec: ResourceSpec, field: string, value: JsonValue): string | undefined {
    if (!spec.references.includes(field)) return undefined;
    if (shapeOf(value) === "plain") this.#sent.add(`${spec.kind} ${field} ${value}`);
    if (shapeOf(value) !== "structured") return undefined;
    const isUnknown = !this.#seen.has(`${spec.kind} ${field}`);
    // Of an unknown form, only what the spec states may be tried.
    if (isUnknown && !isReference(value))
      return `no read has shown a reference in /${field}, and ${show(value)} there might create something`;
    return this.whyPlain(spec, field);
  }
}

const shapeOf = (value: JsonValue): Shape | undefined =>
  isObject(value) || Array.isArray(value) ? "structured" : value === null ? undefined : "plain";

const isReference = (value: JsonValue): boolean =>
  isObject(value) && typeof value.type === "string" && value.id !== undefined && Object.keys(value).length === 2;

/** Learns from each response, and sends no structure where none was shown. Throws an UntouchableError. */
export const sendsShownStructure =
  ({ resources }: Pick<Target, "resources">, codec: Codec, shapes: Shapes): CallLayer =>
  (next) =>
  async (operationId, options) => {
    const spec = resources.find(({ operations }) => Object.values(operations).includes(operationId));
    if (!spec) return next(operationId, options);
    for (const [field, value] of Object.entries(codec.decode(options.body) ?? {})) {
      const because = shapes.whyNot(spec, field, value);
      if (because !== undefined) throw new UntouchableError(because);
    }
    const exchange = await next(operationId, options);
    if (!isSuccess(exchange.status)) return exchange;
    const { read, list } = spec.operations;
    const shown = operationId === list ? codec.decodeList(exchange.json) : [codec.decode(exchange.json)];
    // The response to a write may repeat what was sent.
    if (operationId === read || operationId === list) for (const one of shown ?? []) if (one) shapes.learn(spec, one);
    return exchange;
  };
