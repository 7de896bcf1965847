import { matchesGlob } from "../base/glob.js";
import type { Account } from "../domain/memory.js";
import type { ControlSchemas } from "../openapi/control.js";
import type { OperationId } from "../openapi/documents.js";
import type { Bus } from "./bus.js";

/** The effect of a fault, instead of or before the response. */
export type FaultSpec = ControlSchemas["FaultSpec"];

/** An active fault, with the number of requests that it affected. */
export type FaultRule = ControlSchemas["FaultRule"];

/** The bytes of a rule besides its specification. */
const ruleBytes = 512;

export interface FaultTarget {
  /** Null for a file. */
  operation: OperationId | null;
  method: string;
  /** The path as sent, without the query. */
  path: string;
  /** Whether the request names the entity with this identifier, or reads its file. */
  names(id: string): boolean;
}

/** The rules of one environment, in the order of adding. The first matching rule applies. */
export class FaultRules {
  /** Each rule, with the number of matching requests that it has let pass. */
  readonly #rules = new Map<string, { rule: FaultRule; kept: object; passed: number }>();
  #count = 0;

  /** `chance` returns numbers from 0 to 1, with the same sequence in every run. */
  constructor(
    readonly memory: Account,
    readonly bus: Pick<Bus, "publish">,
    readonly chance: () => number,
  ) {}

  get isEmpty(): boolean {
    return this.#rules.size === 0;
  }

  /** Throws INSUFFICIENT_STORAGE. */
  add({ id: entity, ...spec }: FaultSpec): FaultRule {
    const kept = { ...spec, entity: entity ?? null };
    this.memory.hold("fault rules", kept, ruleBytes);
    const id = String(++this.#count);
    const rule = { id, used: 0, ...spec, ...(entity === undefined ? {} : { entity_id: entity }) };
    this.#rules.set(id, { rule, kept, passed: 0 });
    this.bus.publish("fault_rules_changed", {});
    return rule;
  }

  list(): FaultRule[] {
    return Array.from(this.#rules.values(), ({ rule }) => rule);
  }

  /** Removes one rule, or all. False if the rule does not exist. */
  release(id?: string): boolean {
    const released = id === undefined ? [...this.#rules.keys()] : [id];
    const existed = released.filter((one) => this.#delete(one)).length > 0 || id === undefined;
    this.bus.publish("fault_rules_changed", {});
    return existed;
  }

  #delete(id: string): boolean {
    const released = this.#rules.get(id);
    if (released) this.memory.free("fault rules", released.kept, ruleBytes);
    return this.#rules.delete(id);
  }

  /** The rule for a request, which counts as used. Removes a rule after its last use. */
  take(target: FaultTarget): FaultRule | undefined {
    for (const kept of this.#rules.values()) {
      const { rule } = kept;
      if (!fits(rule, target)) continue;
      if (kept.passed < (rule.after ?? 0)) {
        kept.passed++;
        continue;
      }
      if (rule.probability !== undefined && this.chance() >= rule.probability) continue;
      rule.used++;
      if (rule.used === rule.times) this.#delete(rule.id);
      this.bus.publish("fault_rules_changed", {});
      return rule;
    }
    return undefined;
  }
}

function fits({ operation, method, path, entity_id: id }: FaultRule, target: FaultTarget): boolean {
  // A rule without a path is about operations of the API.
  const isOperation =
    target.operation === null
      ? path !== undefined && (operation === undefined || operation === "*")
      : operation === undefined || operation === "*" || operation === target.operation;
  return (
    isOperation &&
    (method === undefined || method === target.method) &&
    (path === undefined || matchesGlob(path, target.path)) &&
    (id === undefined || target.names(id))
  );
}
