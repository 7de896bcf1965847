import { millisecondsOf } from "../base/duration.js";
import { childPointer } from "../base/json-pointer.js";
import type { EventType } from "../domain/entities.js";
import { eventTypesByEntity, type RaisedEvent } from "../domain/events.js";
import { latestTime, toTimestamp } from "../domain/timestamp.js";
import { assertBody, type ControlSchemas, fieldError } from "../openapi/control.js";
import { routes } from "../openapi/documents.js";
import type { DomainError } from "../openapi/errors.js";
import type { FaultSpec } from "./fault-rules.js";

/** Thrown for a time that is too late for a clock. */
export const tooLate = (pointer: string): DomainError =>
  fieldError(
    pointer,
    `is later than the latest time, ${toTimestamp(latestTime)}. POST /_standin/reset resets the clock.`,
  );

const conflict = (pointer: string, other: string): DomainError =>
  fieldError(pointer, `cannot be combined with ${other}. Add a fault for each.`);

/** Validates an event. Throws a DomainError that names the member. */
export function toRaisedEvent(body: unknown): RaisedEvent {
  const event = assertBody("RaisedEvent", body);
  // Each type of entity has its own events, which the schema cannot express.
  const known: readonly EventType[] = eventTypesByEntity[event.entity_type];
  if (known.includes(event.event_type)) return event;
  throw fieldError("/event_type", `must be one of ${known.join(", ")} for ${event.entity_type}.`);
}

/** Validates a script of a job. Throws a DomainError that names the member. */
export function toJobScript(body: unknown): ControlSchemas["JobScript"] {
  const script = assertBody("JobScript", body);
  if (script.time === undefined) return script;
  if ((script.ends ?? "due") !== "due") throw conflict("/time", "ends");
  // A time such as "999999999d" is none.
  if (millisecondsOf(script.time) === undefined) throw tooLate("/time");
  return script;
}

/** Validates a fault. Throws a DomainError that names the member and lists the choices. */
export function toFaultSpec(body: unknown): FaultSpec {
  const spec = assertBody("FaultSpec", body);
  refuseWrongMembers(spec);
  return spec;
}

/** A fault has one of these effects. */
const outcomes = ["code", "status", "disconnect", "truncate"] as const;
/** Additional effects. A fault may consist of only these. */
const effects = [...outcomes, "field", "delay_ms", "bandwidth", "content_type", "headers"] as const;
/** They are what the body and the connection make them. */
const ownHeaders = /^(?:content-length|transfer-encoding|connection|keep-alive|upgrade|trailer|x-standin-fault)$/i;

/** The schema cannot express which members can be combined. */
function refuseWrongMembers(spec: FaultSpec): void {
  if (spec.operation === undefined && spec.path === undefined) {
    const operations = ["*", ...routes.map(({ operationId }) => operationId)].join(", ");
    throw fieldError("/operation", `must be one of ${operations}, because there is no path.`);
  }
  const isGiven = (name: (typeof effects)[number]) => spec[name] !== undefined && spec[name] !== false;
  if (!effects.some(isGiven))
    throw fieldError("", `This rule has no effect. Set at least one of ${effects.join(", ")}.`);
  const [first, second] = outcomes.filter(isGiven);
  if (second) throw conflict(`/${second}`, String(first));
  if (spec.body !== undefined && spec.status === undefined) throw fieldError("/body", "requires status.");
  if (spec.field !== undefined && (spec.disconnect || spec.truncate))
    throw conflict("/field", spec.disconnect ? "disconnect" : "truncate");
  const name = Object.keys(spec.headers ?? {}).find((one) => ownHeaders.test(one));
  if (name !== undefined)
    throw fieldError(childPointer("/headers", name), "must be left out, because Standin sets this header.");
}
