import { errorId } from "../openapi/errors.js";
import type { CallRecord } from "./call-record.js";
import type { DomainEvent } from "./events.js";
import type { Job } from "./job.js";
import type { Ids } from "./ports.js";

/** The request that something follows from, as the journal names it; null where it follows from none. */
export interface Traced {
  readonly requestId: string | null;
}

/** Something that failed inside while no request waited for it: a job, a webhook call, a task of the clock. */
export interface Failure {
  /** Six characters that whatever shows the failure names. */
  id: string;
  /** What was being done. */
  where: string;
  error: unknown;
}

/** An entity was put in (`before` is undefined), replaced, or taken away (`after` is undefined). */
export interface EntityChange {
  readonly type: string;
  readonly id: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** What happens in an environment, by the name of the event on its bus. */
export interface Happenings {
  /** `lost` is how many bytes the state holds no more: who keeps the change holds them. */
  entity_changed: Traced & { readonly change: EntityChange; readonly lost: number };
  /** It may trigger webhook calls. */
  event_raised: Traced & { readonly event: DomainEvent };
  /** The identifiers of the calls that an event has started. */
  calls_started: Traced & { readonly ids: readonly string[] };
  /** A call was started or sent. */
  call_changed: { readonly call: CallRecord };
  /** An attempt has ended; `weight` is how many bytes the call holds. */
  attempt_ended: { readonly call: CallRecord; readonly weight: number };
  /** Something failed inside while no request waited for it. */
  failed: Failure;
  /** A job was made, or has ended. */
  job_changed: Traced & { readonly job: Job };
}

/** Where what happens is published. Subscribers run at once, and do not throw. */
export interface Publisher {
  publish<Name extends keyof Happenings>(name: Name, happening: Happenings[Name]): void;
}

/** Who changes the store: on whose bus it is told, and for which request. */
export interface Author extends Traced {
  readonly bus: Publisher;
}

/** Publishes something that we did not foresee, and returns the identifier that the log has it under. */
export function reportFailure(
  { bus, ids }: { bus: Publisher; ids: Pick<Ids, "job"> },
  where: string,
  error: unknown,
): string {
  const id = errorId(ids);
  bus.publish("failed", { id, where, error });
  return id;
}
