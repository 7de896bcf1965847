import { isSame, type JsonObject, pick } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import { updatableFields } from "../binding/document-defaults.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Codec } from "../wire/codec.js";
import { type Exchange, isSuccess } from "../wire/exchange.js";

/** The last write to one resource. `fields` is undefined after a deletion. */
interface Write {
  kind: string;
  id: string;
  fields: JsonObject | undefined;
  /** Whether the write created or deleted it, so that lists change. */
  isListed: boolean;
  /** In milliseconds since 1970. */
  at: number;
}

/** A request for a resource. */
export interface Asked {
  operationId: OperationId;
  spec: ResourceSpec;
  /** Undefined if the path names no resource. */
  id: string | undefined;
  /** The flat resource in the request. */
  sent: JsonObject;
}

/** The writes to a target whose reads lag behind, so that outdated reads are repeated. */
export interface ReadLag {
  /** Notes a successful write. Writes of a job are noted after its end. */
  note(asked: Asked, exchange: Exchange, resource: JsonObject | undefined): void;
  /**
   * For how many more milliseconds a read may be outdated. 0 if it shows the last write. Counts from the time of the request,
   * not of the response.
   */
  stale(asked: Asked, exchange: Exchange, codec: Codec, askedAt: number): number;
}

export function createReadLag(lag: number, now: () => number): ReadLag {
  const writes = new Map<string, Write>();

  function shows({ kind, fields }: Write, { spec }: Asked, exchange: Exchange, codec: Codec): boolean {
    if (fields === undefined) return !isSuccess(exchange.status);
    if (!isSuccess(exchange.status)) return exchange.status !== 404;
    const resource = kind === spec.kind ? codec.decode(exchange.json) : undefined;
    // A field that the response does not show will not appear later.
    return Object.keys(fields).every((name) => resource?.[name] === undefined || isSame(resource[name], fields[name]));
  }

  function lists({ id, fields }: Write, exchange: Exchange, codec: Codec): boolean {
    const listed = codec.decodeList(exchange.json);
    return !listed || listed.some((one) => String(one.id) === id) === (fields !== undefined);
  }

  return {
    note({ operationId, spec, id, sent }, { status }, resource) {
      const { create, update, delete: deletes } = spec.operations;
      if (!isSuccess(status) || ![create, update, deletes].includes(operationId)) return;
      const named = operationId === create ? resource?.id : id;
      if (named === undefined) return;
      const key = `${spec.kind} ${named}`;
      const known = writes.get(key);
      const passed = pick(sent, updatableFields(spec));
      // Either field changes the other.
      const moved = spec.file ? [spec.file.path, spec.file.name] : [];
      const kept = Object.entries(known?.fields ?? {}).filter(
        ([name]) => !moved.includes(name) || !moved.some((one) => one in passed),
      );
      writes.set(key, {
        kind: spec.kind,
        id: String(named),
        fields:
          operationId === deletes
            ? undefined
            : // A response may have another form of what was sent.
              { ...Object.fromEntries(kept), ...passed, ...pick(resource ?? {}, Object.keys(passed)) },
        isListed: operationId !== update || (known?.isListed ?? false),
        at: now(),
      });
    },
    stale(asked, exchange, codec, askedAt) {
      const { operationId, spec, id } = asked;
      const { read, list } = spec.operations;
      const due = [...writes.values()].filter((write) => {
        if (write.kind !== spec.kind || write.at + lag <= askedAt) return false;
        if (operationId === read) return write.id === id && !shows(write, asked, exchange, codec);
        return operationId === list && write.isListed && !lists(write, exchange, codec);
      });
      return Math.max(0, ...due.map(({ at }) => at + lag - askedAt));
    },
  };
}
