import type { OperationId } from "../openapi/documents.js";
import type { ErrorCode } from "../openapi/errors.js";
import type { JsonValue } from "../openapi/openapi-document.js";

/** What an operation is told to do instead of, or before, its work. */
export interface FaultSpec {
  /** An operationId, or `*` for every operation. */
  operation: OperationId | "*";
  /** Only requests with this method. */
  method?: string;
  /** How many requests it is for; absent, all until it is released. */
  times?: number;
  /** A documented error, by its code, in the rendering of the envelope. */
  code?: ErrorCode;
  /** A status, with `body` or the documented error of that status. */
  status?: number;
  body?: JsonValue;
  /** Real milliseconds to wait first. */
  delay_ms?: number;
  /** Close the connection without an answer; nothing is done. */
  disconnect?: boolean;
  /** Do the work, and cut the answer in the middle. */
  truncate?: boolean;
}

export interface FaultRule extends FaultSpec {
  id: string;
  /** How many requests it has met. */
  used: number;
}

/** The rules of one environment, in the order in which they were added; the first that fits a request is used. */
export class FaultRules {
  readonly #rules = new Map<string, FaultRule>();
  #count = 0;

  constructor(readonly changed: () => void = () => undefined) {}

  add(spec: FaultSpec): FaultRule {
    const rule = { id: String(++this.#count), used: 0, ...spec };
    this.#rules.set(rule.id, rule);
    this.changed();
    return rule;
  }

  list(): FaultRule[] {
    return [...this.#rules.values()];
  }

  /** Takes one rule away, or all; false when there is no such rule. */
  release(id?: string): boolean {
    const existed = id === undefined || this.#rules.delete(id);
    if (id === undefined) this.#rules.clear();
    this.changed();
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
      this.changed();
      return rule;
    }
    return undefined;
  }
}
