import type { Target } from "../binding/target.js";
import { asReceived, type Exchange, isSuccess } from "../wire/exchange.js";
import type { Ports } from "./ports.js";
import type { CallLayer } from "./request.js";

/** The entity tags (RFC 9110) of a target's resources, from their last responses. `key` identifies the resource. */
export class EntityTags {
  readonly #tags = new Map<string, string>();
  readonly #outdated = new Map<string, Set<string>>();

  /** Sends the tag of the last read with each update and deletion. Reads first if none is known, and again if it is outdated. */
  sends =
    (
      { resources, operations }: Target,
      { now, sleep }: Pick<Ports, "now" | "sleep">,
      lag: { time: number },
    ): CallLayer =>
    (next) =>
    async (operationId, options) => {
      const spec = resources.find(({ operations: { update, read, delete: deletes } }) =>
        [update, read, deletes].includes(operationId),
      );
      if (!spec) return next(operationId, options);
      const { read } = spec.operations;
      const key = `${spec.kind} ${options.path?.[spec.idParameter]}`;
      const isChange = operationId !== read;
      const ask = async () => {
        const tag = isChange ? this.#tags.get(key) : undefined;
        const headers = { ...options.headers, ...(tag === undefined ? {} : { "If-Match": tag }) };
        const exchange = await next(operationId, { ...options, headers });
        this.#learn(key, exchange, isChange);
        return exchange;
      };
      const look = async () => {
        if (operations[read]) this.#learn(key, await next(read, { path: options.path ?? {} }));
      };
      if (!isChange) return ask();
      /** A read that lags may show an outdated tag. */
      const until = now() + lag.time;
      if (!this.#tags.has(key)) await look();
      let exchange = await ask();
      for (let wait = 50; isTagRefused(exchange); wait *= 2) {
        const isLast = now() >= until;
        // The next read shows which tag is right.
        this.#tags.delete(key);
        this.#outdated.delete(key);
        await look();
        exchange = await ask();
        if (isLast || !isTagRefused(exchange)) break;
        await sleep(Math.min(wait, Math.max(0, until - now())));
      }
      return exchange;
    };

  /** A read that lags behind the last change shows the tag from before it, which is not learned. */
  #learn(key: string, { status, headers }: Exchange, isChange = false): void {
    if (!isSuccess(status)) return;
    const [old, tag] = [this.#tags.get(key), headers.etag];
    const before = this.#outdated.get(key) ?? new Set();
    if (!isChange && tag !== undefined && before.has(tag)) return;
    if (isChange && old !== undefined && old !== tag) this.#outdated.set(key, before.add(old));
    // The job will change the resource, so the tag becomes outdated.
    if (status === 202 || tag === undefined) return void this.#tags.delete(key);
    before.delete(tag);
    this.#tags.set(key, tag);
  }
}

/** Whether a request was refused because of an outdated or missing entity tag. */
const isTagRefused = (exchange: Exchange): boolean => [412, 428].includes(asReceived(exchange).status);
