import { errorId } from "../openapi/errors.js";
import type { CallRecord } from "./call-record.js";
import type { DomainEvent } from "./events.js";
import type { Job } from "./job.js";
import type { Ids } from "./ports.js";

/** The causing request, by its number in the journal. Null if there is none. */
export interface Traced {
  readonly requestId: string | null;
}

/** An internal error that no request waits for: in a job, a webhook call, or a task of the clock. */
export interface Failure {
  /** Six characters that identify the failure everywhere. */
  id: string;
  where: string;
  error: unknown;
}

/** An entity was created (`before` is undefined), replaced, or deleted (`after` is undefined). */
export interface EntityChange {
  readonly type: string;
  readonly id: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** The events of an environment, by name on its bus. */
export interface Happenings {
  /** `lost` is the memory that the state has released. Whoever keeps the change uses it. */
  entity_changed: Traced & { readonly change: EntityChange; readonly lost: number };
  /** It may trigger webhook calls. */
  event_raised: Traced & { readonly event: DomainEvent };
  /** A call was started or sent. */
  call_changed: { readonly call: CallRecord };
  /** An attempt has ended. `bytes` is the memory of the call in bytes. */
  attempt_ended: { readonly call: CallRecord; readonly bytes: number };
  /** An internal error happened that no request waits for. */
  failed: Failure;
  /** A job was created or has ended. */
  job_changed: Traced & { readonly job: Job };
}

/** The bus of events. Subscribers run at once and do not throw. */
export interface Publisher {
  publish<Name extends keyof Happenings>(name: Name, happening: Happenings[Name]): void;
}

/** The source of a change of the store: the bus for its event, and the request behind it. */
export interface Author extends Traced {
  readonly bus: Publisher;
}

/** Publishes an unexpected error, and returns its identifier in the log. */
export function reportFailure(
  { bus, ids }: { bus: Publisher; ids: Pick<Ids, "job"> },
  where: string,
  error: unknown,
): string {
  const id = errorId(ids);
  bus.publish("failed", { id, where, error });
  return id;
}
