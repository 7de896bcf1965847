import type { Environment } from "../mock/environment.js";
import type { FaultRule } from "../mock/fault-rules.js";
import type { Context } from "./context.js";
import { errorOfStatus, forcedFields, requestedError } from "./forced-errors.js";
import { readJson } from "./read-json.js";

/** The fault for a request in the journal. Marks the request with it. */
function takeFault(context: Context, { faults }: Environment, names: (id: string) => boolean): FaultRule | undefined {
  const { method, path } = context.request;
  const fault = faults.take({ operation: context.route?.operationId ?? null, method, path, names });
  if (fault) context.mark(fault);
  return fault;
}

/**
 * Waits as long as the latency and a fault say. Returns true if the fault has responded instead. `names` says which identifiers the request
 * is about (default: those in the path of its operation).
 */
export async function isHeldUp(
  context: Context,
  environment: Environment,
  names = (id: string): boolean => Object.values(context.parameters).includes(id),
): Promise<boolean> {
  const fault = takeFault(context, environment, names);
  const delay = environment.latency.next() + (fault?.delay_ms ?? 0);
  if (delay > 0) await context.mock.wait(delay);
  return fault !== undefined && sendFault(context, fault);
}

/** Responds as a fault requires, instead of processing the request. Returns true if it has responded. */
async function sendFault(context: Context, fault: FaultRule): Promise<boolean> {
  const { envelope, route } = context;
  const { status, field, disconnect, body, content_type: mediaType } = fault;
  const code = fault.code ?? (field !== undefined && status === undefined ? "INVALID_FIELD" : undefined);
  if (!disconnect && status === undefined && code === undefined) return false;
  await keepBody(context);
  if (disconnect) context.disconnect();
  else if (status !== undefined && body !== undefined) {
    context.send(status, mediaType ?? (status < 400 ? "application/json" : envelope.errorMediaType), body);
  } else if (status !== undefined && status < 400) context.sendNothing(status);
  else {
    const detail = `Fault ${fault.id} requested this error.`;
    const fields = forcedFields(context, `fault ${fault.id}`, field);
    const error = code
      ? requestedError(code, detail, fields)
      : errorOfStatus(Number(status), { operation: route?.operation, envelope: envelope.name }, detail, fields);
    context.sendError(error, { status });
  }
  return true;
}

/** Reads the body of a request that is not processed, for the journal and its error. Undefined if it cannot be read. */
export async function keepBody(context: Context): Promise<void> {
  const { request, envelope, route } = context;
  if (!route?.operation.requestBody) return;
  await readJson(context, envelope.requestMediaTypes).catch((error: unknown) => {
    if (request.isAborted) throw error;
  });
}
