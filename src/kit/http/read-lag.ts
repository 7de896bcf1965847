import { isSame, type JsonObject, pick } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Target } from "../binding/target.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { updatableFields } from "../specs/specs.js";
import { announcesJob, type Codec } from "../wire/codec.js";
import { type Exchange, isSuccess } from "../wire/exchange.js";
import type { Ports } from "./ports.js";
import type { CallLayer } from "./request.js";

/** The last write to one resource. `fields` is undefined after a deletion. */
interface Write {
  kind: string;
  id: string;
  fields: JsonObject | undefined;
  /** Whether the write created or deleted it, so that lists change. */
  isListed: boolean;
  /** The number of writes until then. A read that was sent before need not show it. */
  number: number;
  /** In milliseconds since 1970. */
  at: number;
}

/** A request for a resource. */
interface Asked {
  operationId: OperationId;
  spec: ResourceSpec;
  /** Undefined if the path names no resource. */
  id: string | undefined;
  /** In milliseconds since 1970, and the number of writes until then. */
  at: number;
  number: number;
  /** The flat resource in the request. */
  sent: JsonObject;
}

/** A write that a read does not show yet, what is missing of it, and for how many milliseconds it may be. */
interface Outdated {
  write: Write;
  missing: string[];
  left: number;
}

/** Where nobody says how long reads lag, a missing value is waited for this long, in milliseconds. */
const probeTime = 2000;

/** The writes to a target whose reads may lag behind, so that outdated reads are repeated. */
export class ReadLag {
  readonly #writes = new Map<string, Write>();
  /** What no read has shown in time, by kind and field. It is not waited for again until a lag is known. */
  readonly #neverShown = new Set<string>();
  #longest = 0;
  #lateReads = 0;
  #count = 0;
  /** The requests of jobs that have not ended. */
  readonly #open = new WeakMap<Exchange, Asked>();

  constructor(
    readonly target: Target,
    readonly codec: Codec,
  ) {}

  /** How long a read may lag, in milliseconds: as given, or with a margin as seen. 0 if reads do not. */
  get known(): number {
    // Updates that overlap can look like it once or twice.
    return this.target.times.readLag ?? (this.#lateReads < 3 ? 0 : this.#longest * 2);
  }

  /** A sentence about a lag that nobody passed. */
  get told(): string | undefined {
    if (this.target.times.readLag !== undefined || this.known === 0) return undefined;
    const seconds = Math.ceil(this.known / 1000);
    return `Reads lag behind writes by up to ${this.#longest} ms, so the kit waited for them. Pass --read-lag ${seconds}s to say so.`;
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
      const what = { operationId, spec, id: path[spec.idParameter], sent: codec.decode(body) ?? {} };
      let before: Outdated | undefined;
      for (let wait = 50; ; wait = Math.min(wait * 2, 500)) {
        const asked: Asked = { ...what, at: now(), number: this.#count };
        const exchange = await next(operationId, options);
        if (announcesJob(this, spec, exchange)) this.#open.set(exchange, asked);
        else this.#note(asked, exchange, codec.decode(exchange.json), now());
        const outdated = this.#outdated(asked, exchange);
        if (!outdated && before) {
          this.#lateReads++;
          this.#longest = Math.max(this.#longest, asked.at - before.write.at);
        }
        if (!outdated || outdated.left <= 0) {
          for (const what of outdated?.missing ?? []) this.#neverShown.add(what);
          return exchange;
        }
        before = outdated;
        await sleep(Math.min(wait, outdated.left));
      }
    };

  /** Notes the end of a job. */
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
    const passed = pick(sent, updatableFields(spec));
    // Either field changes the other.
    const moved = spec.file ? [spec.file.path, spec.file.name] : [];
    const isMoved = moved.some((name) => name in passed);
    const kept = Object.entries(known?.fields ?? {}).filter(([name]) => !(isMoved && moved.includes(name)));
    // A response may have another form of what was sent.
    const fields = { ...Object.fromEntries(kept), ...passed, ...pick(resource ?? {}, Object.keys(passed)) };
    this.#writes.set(key, {
      ...{ kind: spec.kind, id: String(named), at, number: ++this.#count },
      fields: operationId === deletes ? undefined : fields,
      isListed: operationId !== update || (known?.isListed ?? false),
    });
  }

  /** The write that a read misses, and that it may miss for longest. */
  #outdated({ operationId, spec, id, at, number }: Asked, exchange: Exchange): Outdated | undefined {
    const { read, list } = spec.operations;
    const lag = this.known;
    const found = [...this.#writes.values()].flatMap((write): Outdated[] => {
      if (write.kind !== spec.kind || write.number > number) return [];
      const isRead = operationId === read && write.id === id;
      // A list may be filtered, or end before it, so it does not show that reads lag.
      const isList = operationId === list && write.isListed && lag > 0;
      const fields = isRead ? this.#missing(write, exchange) : isList ? this.#unlisted(write, exchange) : [];
      const missing = fields.map((field) => `${spec.kind} ${field}`);
      const isNew = missing.some((what) => !this.#neverShown.has(what));
      const left = write.at + (lag > 0 || !isNew ? lag : probeTime) - at;
      return missing.length > 0 && (isNew || left > 0) ? [{ write, missing, left }] : [];
    });
    return found.sort((one, other) => other.left - one.left)[0];
  }

  /** The fields of a write that a read does not show, though it shows others. A field that is absent will not appear later. */
  #missing({ fields }: Write, { status, json }: Exchange): string[] {
    if (fields === undefined) return isSuccess(status) ? ["deleted"] : [];
    if (!isSuccess(status)) return status === 404 ? ["created"] : [];
    const resource = this.codec.decode(json);
    return Object.keys(fields).filter(
      (name) => resource?.[name] !== undefined && !isSame(resource[name], fields[name]),
    );
  }

  #unlisted({ id, fields }: Write, { json }: Exchange): string[] {
    const listed = this.codec.decodeList(json);
    const isThere = listed?.some((one) => String(one.id) === id);
    return listed && isThere !== (fields !== undefined) ? ["listed"] : [];
  }
}
