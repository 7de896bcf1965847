import type { JsonValue } from "../base/json.js";
import type { FaultRule } from "../mock/fault-rules.js";
import type { Route } from "../openapi/documents.js";
import { DomainError } from "../openapi/errors.js";
import type { Context } from "./context.js";
import { errorOfStatus } from "./prefer.js";

/** Does what a fault wants, marked as asked for; true when that is the response. */
export function sendFault(context: Context, route: Route, fault: FaultRule): boolean {
  const { envelope } = context;
  context.setHeader("X-Standin-Fault", fault.id);
  context.isFault = true;
  context.isTruncated = fault.truncate === true;
  if (fault.disconnect) context.disconnect();
  else if (fault.status !== undefined && fault.body !== undefined) {
    context.send(fault.status, fault.status < 400 ? "application/json" : envelope.errorMediaType, fault.body);
  } else if (fault.status !== undefined && fault.status < 400) context.sendNothing(fault.status);
  else if (fault.code ?? fault.status) {
    const error = fault.code
      ? new DomainError(fault.code, `Fault ${fault.id} asked for it.`)
      : errorOfStatus(Number(fault.status), route.operation, envelope.name, `Fault ${fault.id} asked for it.`);
    context.sendError(error, [], sampleDetails(error), fault.status);
  } else return false;
  return true;
}

/** What a 429 that was asked for says. */
export const sampleDetails = ({ code }: DomainError): Record<string, JsonValue> =>
  code === "RATE_LIMIT_EXCEEDED" ? { limit: 60, reset: 1 } : {};
