import { isSame, type JsonObject, pick } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Target } from "../binding/target.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { updatableFields } from "../specs/specs.js";
import { announcesJob } from "../wire/announced-job.js";
import type { Codec } from "../wire/codec.js";
import { type Exchange, isSuccess } from "../wire/exchange.js";
import type { Ports } from "./ports.js";
import type { CallLayer } from "./request.js";

/** The last write to one resource. `fields` is undefined after a deletion. */
interface Write {
  kind: string;
  id: string;
  fields: JsonObject | undefined;
  /** The values that it replaced, as far as they were shown. Undefined after a creation: nothing was there. */
  replaced: JsonObject | undefined;
  /** Whether a read has shown the replaced values since. */
  isDoubted: boolean;
  /** Whether the write created or deleted it, so that lists change. */
  isListed: boolean;
  /** In milliseconds since 1970. */
  at: number;
}

interface Asked {
  operationId: OperationId;
  spec: ResourceSpec;
  /** Undefined if the path names no resource. */
  id: string | undefined;
  /** The flat resource in the request. */
  sent: JsonObject;
}

/** The response to a request, its resource, and when it was asked for, in milliseconds since 1970. */
interface Shown {
  exchange: Exchange;
  /** Undefined after a failure, and for a list. */
  resource: JsonObject | undefined;
  askedAt: number;
}

/** How long after a write a read that shows the replaced values is repeated to learn whether reads lag, in milliseconds. */
const learningTime = 2000;
/** Reads do not lag if they show replaced values this often, and repeating them never shows new ones. */
const mostInVain = 3;
/** A later read may lag longer than the slowest so far. */
const margin = 1.5;

/** The writes to a target, so that outdated reads are repeated. Without a given lag, reads teach it. */
export class ReadLag {
  readonly #writes = new Map<string, Write>();
  /** The last known values of each resource. */
  readonly #known = new Map<string, JsonObject>();
  #learned = 0;
  #inVain = 0;
  /** The requests of jobs that have not ended. */
  readonly #open = new WeakMap<Exchange, Asked>();

  constructor(
    readonly target: Target,
    readonly codec: Codec,
  ) {}

  /** How long reads may lag behind writes, in milliseconds: the given time, or the learned one. */
  get time(): number {
    return this.target.times.readLag ?? this.#learned;
  }

  /** Repeats a read that may show the value from before the last write, and notes writes. */
  repeatsOutdated =
    ({ now, sleep }: Pick<Ports, "now" | "sleep">): CallLayer =>
    (next) =>
    async (operationId, options) => {
      const { target, codec } = this;
      const { path = {}, body } = options;
      const spec = target.resources.find(({ operations }) => Object.values(operations).includes(operationId));
      if (!spec) return next(operationId, options);
      const asked: Asked = { operationId, spec, id: path[spec.idParameter], sent: codec.decode(body) ?? {} };
      for (let wait = 50; ; wait = Math.min(wait * 2, 500)) {
        const askedAt = now();
        const exchange = await next(operationId, options);
        const resource = isSuccess(exchange.status) ? codec.decode(exchange.json) : undefined;
        if (announcesJob(this, spec, exchange)) this.#open.set(exchange, asked);
        else this.#note(asked, exchange, resource, now());
        const shown: Shown = { exchange, resource, askedAt };
        const left = Math.max(this.#stale(asked, shown), this.#learn(asked, shown));
        if (left <= 0) return exchange;
        await sleep(Math.min(wait, left));
      }
    };

  /**
   * For how many more milliseconds to look whether a read lags that shows the values from before the last write. The first read
   * that shows others tells the lag.
   */
  #learn({ operationId, spec, id }: Asked, { exchange, resource, askedAt }: Shown): number {
    if (operationId !== spec.operations.read) return 0;
    const key = `${spec.kind} ${id}`;
    if (resource) this.#known.set(key, resource);
    const write = this.#writes.get(key);
    // A read that was sent before the write ended may show either.
    if (!write || askedAt < write.at || this.target.times.readLag !== undefined) return 0;
    const isOld = showsReplaced(write, exchange.status, resource);
    if (resource && !isOld && write.isDoubted) {
      this.#learned = Math.max(this.#learned, Math.ceil(margin * (askedAt - write.at)));
      this.#inVain = 0;
    }
    const left = isOld && this.#inVain < mostInVain ? write.at + learningTime - askedAt : 0;
    if (isOld && write.isDoubted && left <= 0) this.#inVain++;
    write.isDoubted = left > 0;
    return left;
  }

  concluded(exchange: Exchange, status: number, resource: JsonObject | undefined, now: number): void {
    const asked = this.#open.get(exchange);
    if (asked) this.#note(asked, { status }, resource, now);
  }

  /** Notes a successful write. Writes of a job are noted after its end. */
  #note(
    { operationId, spec, id, sent }: Asked,
    { status }: Pick<Exchange, "status">,
    resource: JsonObject | undefined,
    at: number,
  ): void {
    const { create, update, delete: deletes } = spec.operations;
    if (!isSuccess(status) || ![create, update, deletes].includes(operationId)) return;
    const named = operationId === create ? resource?.id : id;
    if (named === undefined) return;
    const key = `${spec.kind} ${named}`;
    const known = this.#writes.get(key);
    const shown = this.#known.get(key);
    const passed = pick(sent, updatableFields(spec));
    // Either field changes the other.
    const moved = spec.file ? [spec.file.path, spec.file.name] : [];
    const isMoved = moved.some((name) => name in passed);
    const kept = Object.entries(known?.fields ?? {}).filter(([name]) => !(isMoved && moved.includes(name)));
    // A response may have another form of what was sent.
    const fields = { ...Object.fromEntries(kept), ...passed, ...pick(resource ?? {}, Object.keys(passed)) };
    const replaced = Object.keys(passed).filter(
      (name) => name in (shown ?? {}) && !isSame(shown?.[name], fields[name]),
    );
    if (shown) this.#known.set(key, { ...shown, ...pick(fields, Object.keys(passed)) });
    this.#writes.set(key, {
      ...{ kind: spec.kind, id: String(named), at, isDoubted: false },
      replaced: operationId === create ? undefined : pick(shown ?? {}, replaced),
      fields: operationId === deletes ? undefined : fields,
      isListed: operationId !== update || (known?.isListed ?? false),
    });
  }

  /** For how many more milliseconds a read may be outdated, from the time of its request. 0 if it shows the write. */
  #stale({ operationId, spec, id }: Asked, shown: Shown): number {
    const { read, list } = spec.operations;
    const { askedAt } = shown;
    const lag = this.time;
    const due = [...this.#writes.values()].filter((write) => {
      // A write that ended after the read was sent is another contract's: the read may show either.
      if (write.kind !== spec.kind || write.at > askedAt || write.at + lag <= askedAt) return false;
      if (operationId === read) return write.id === id && !showsWrite(write, shown);
      return operationId === list && write.isListed && !this.#lists(write, shown.exchange);
    });
    return Math.max(0, ...due.map(({ at }) => at + lag - askedAt));
  }

  #lists({ id, fields }: Write, exchange: Exchange): boolean {
    const listed = this.codec.decodeList(exchange.json);
    return !listed || listed.some((one) => String(one.id) === id) === (fields !== undefined);
  }
}

/** Whether a read shows a write. */
function showsWrite({ fields }: Write, { exchange: { status }, resource }: Shown): boolean {
  if (fields === undefined) return !isSuccess(status);
  if (!isSuccess(status)) return status !== 404;
  // A field that the response does not show will not appear later.
  return Object.keys(fields).every((name) => resource?.[name] === undefined || isSame(resource[name], fields[name]));
}

/** Whether a read shows everything that a write replaced, as if the write had not happened. */
function showsReplaced({ replaced, fields }: Write, status: number, resource: JsonObject | undefined): boolean {
  if (fields === undefined) return false;
  if (replaced === undefined) return status === 404;
  const names = Object.keys(replaced);
  return resource !== undefined && names.length > 0 && names.every((name) => isSame(resource[name], replaced[name]));
}

/** The hint that the run has learned a lag. */
export const tellLag = ({ target, readLag }: { target: Target; readLag: number }): string | undefined =>
  target.times.readLag === undefined && readLag > 0
    ? `Reads lag behind writes, so the run allowed them ${readLag} ms. Set that time with --read-lag.`
    : undefined;
