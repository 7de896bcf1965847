import { isSame, type JsonValue, textOf } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { Target } from "../binding/target.js";
import type { Removable } from "../specs/resource-spec.js";
import { updatableFields } from "../specs/specs.js";
import type { Codec } from "./codec.js";
import { asReceived, type Exchange } from "./exchange.js";

/** Whether a response announces a job instead of a resource. */
export function announcesJob(
  { target, codec }: { target: Target; codec: Codec },
  spec: Removable,
  exchange: Exchange,
): boolean {
  const { accepted, id, pending } = target.job;
  const { status, json } = asReceived(exchange);
  // A response with that status that says it was refused does not announce a job.
  if (!accepted.includes(status) || status !== exchange.status) return false;
  if (status === 202) return true;
  // Regular responses have that status too. They show the resource and no running job.
  if ("pointer" in pending && isOneOf(valueAt(json, pending.pointer), pending.in)) return true;
  const resource = codec.decode(exchange.json);
  const isShown = resource !== undefined && updatableFields(spec).some((field) => field in resource);
  return !isShown && idOf(exchange, id) !== undefined;
}

export function idOf(exchange: Exchange, pointer: string): string | undefined {
  return textOf(valueAt(asReceived(exchange).json, pointer)) || undefined;
}

export const isOneOf = (value: JsonValue | undefined, values: readonly unknown[]) =>
  values.some((one) => isSame(value, one as JsonValue));
