import type { FaultRule } from "../mock/fault-rules.js";
import type { Route } from "../openapi/documents.js";
import type { Context } from "./context.js";
import { errorOfStatus, requestedError } from "./prefer.js";

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
      ? requestedError(fault.code, `Fault ${fault.id} asked for it.`)
      : errorOfStatus(Number(fault.status), route.operation, envelope.name, `Fault ${fault.id} asked for it.`);
    context.sendError(error, fault.status);
  } else return false;
  return true;
}
