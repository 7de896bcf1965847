import { matchesGlob } from "../base/glob.js";
import type { Account } from "../domain/memory.js";
import { memoryOf } from "../domain/weight.js";
import type { ControlSchemas } from "../openapi/control.js";
import type { OperationId } from "../openapi/documents.js";
import type { Bus } from "./bus.js";

/** What a request gets instead of, or before, its response. */
export type FaultSpec = ControlSchemas["FaultSpec"];

/** One that is in force, and how many requests it was used for. */
export type FaultRule = ControlSchemas["FaultRule"];

/** What a rule takes beside what was asked for. */
const ruleBytes = 512;

/** What a rule looks at in a request. */
export interface FaultTarget {
  /** Null for a file. */
  operation: OperationId | null;
  method: string;
  /** Without the query, as it was sent. */
  path: string;
  /** Whether the request names the entity with this identifier, or reads its file. */
  names(id: string): boolean;
}

/** The rules of one environment, in the order in which they were added; the first that fits a request is used. */
export class FaultRules {
  /** With how many requests each has let through that it could have been used for. */
  readonly #rules = new Map<string, { rule: FaultRule; bytes: number; passed: number }>();
  #count = 0;

  /** `chance` returns numbers from 0 to 1, the same in every run. */
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
    const bytes = ruleBytes + memoryOf(spec) + memoryOf(entity);
    this.memory.charge("fault rules", bytes);
    const id = String(++this.#count);
    const rule = { id, used: 0, ...spec, ...(entity === undefined ? {} : { entity_id: entity }) };
    this.#rules.set(id, { rule, bytes, passed: 0 });
    this.bus.publish("fault_rules_changed", {});
    return rule;
  }

  list(): FaultRule[] {
    return Array.from(this.#rules.values(), ({ rule }) => rule);
  }

  /** Takes one rule away, or all; false when there is no such rule. */
  release(id?: string): boolean {
    const released = id === undefined ? [...this.#rules.keys()] : [id];
    const existed = released.filter((one) => this.#delete(one)).length > 0 || id === undefined;
    this.bus.publish("fault_rules_changed", {});
    return existed;
  }

  #delete(id: string): boolean {
    const kept = this.#rules.get(id);
    if (kept) this.memory.release("fault rules", kept.bytes);
    return this.#rules.delete(id);
  }

  /** The rule for a request, counted as used; one that was used as often as it may be goes. */
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
  // Who names no path has the operations of the API in mind.
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
