import type { ControlSchemas } from "../openapi/control.js";
import type { OperationId } from "../openapi/documents.js";
import type { Bus } from "./bus.js";

/** What an operation is told to do instead of, or before, its work. */
export type FaultSpec = ControlSchemas["FaultSpec"];

/** One that is in force, and how many requests it has met. */
export type FaultRule = ControlSchemas["FaultRule"];

/** The rules of one environment, in the order in which they were added; the first that fits a request is used. */
export class FaultRules {
  readonly #rules = new Map<string, FaultRule>();
  #count = 0;

  constructor(readonly bus: Pick<Bus, "publish">) {}

  add(spec: FaultSpec): FaultRule {
    const rule = { id: String(++this.#count), used: 0, ...spec };
    this.#rules.set(rule.id, rule);
    this.bus.publish("fault_rules_changed", {});
    return rule;
  }

  list(): FaultRule[] {
    return [...this.#rules.values()];
  }

  /** Takes one rule away, or all; false when there is no such rule. */
  release(id?: string): boolean {
    const existed = id === undefined || this.#rules.delete(id);
    if (id === undefined) this.#rules.clear();
    this.bus.publish("fault_rules_changed", {});
    return existed;
  }

  /** The rule for a request, counted as used; one that has met its number of requests goes. */
  take(operation: OperationId, method: string): FaultRule | undefined {
    if (this.#rules.size === 0) return undefined;
    for (const rule of this.#rules.values()) {
      if (rule.operation !== "*" && rule.operation !== operation) continue;
      if (rule.method !== undefined && rule.method !== method) continue;
      rule.used++;
      if (rule.used === rule.times) this.#rules.delete(rule.id);
      this.bus.publish("fault_rules_changed", {});
      return rule;
    }
    return undefined;
  }
}
