import { isObject } from "../base/json.js";
import { childPointer } from "../base/json-pointer.js";
import type { EnvelopeName } from "../openapi/documents.js";
import { requestShapes } from "../openapi/documents.js";
import { DomainError, type ErrorCode, type ErrorContext, errorCatalogue, errorDefinition } from "../openapi/errors.js";
import type { OpenApiOperation } from "../openapi/openapi-document.js";
import { maximumViolations, type Violation } from "../openapi/violations.js";
import type { Context } from "./context.js";

export type ForcedFields = Pick<ErrorContext, "violations" | "resourceType">;

/** The preferences that Standin knows. It ignores all others, as RFC 7240 requires. */
export interface Preferences {
  respondAsync: boolean;
  /** `code=422` requests the first documented error with that status. */
  code: number | undefined;
  /** `wait=30` gives the job of this request 30 seconds. Milliseconds. */
  wait: number | undefined;
}

export const noPreference: Preferences = { respondAsync: false, code: undefined, wait: undefined };

export function parsePrefer(header: string | string[]): Preferences {
  const parts = [header]
    .flat()
    .flatMap((value) => value.split(/[,;]/))
    .map((part) => part.trim().toLowerCase());
  const numberIn = (pattern: RegExp) => {
    const text = parts.map((part) => pattern.exec(part)?.[1]).find((one) => one !== undefined);
    return text === undefined ? undefined : Number(text);
  };
  const wait = numberIn(/^wait\s*=\s*"?(\d{1,9})"?$/);
  return {
    respondAsync: parts.includes("respond-async"),
    code: numberIn(/^code\s*=\s*"?(\d{3})"?$/),
    wait: wait === undefined ? undefined : wait * 1000,
  };
}

/** The error that a preference requests, or undefined. Refuses a status that the operation does not document. */
export function forcedError(
  { code: status }: Preferences,
  operation: OpenApiOperation,
  envelope: EnvelopeName,
  fields: ForcedFields = {},
): DomainError | undefined {
  if (status === undefined || (status < 300 && String(status) in operation.responses)) return undefined;
  const code = documentedCode(status, operation, envelope);
  if (code) return requestedError(code, `The request asked for this error with "Prefer: code=${status}".`, fields);
  const statuses = operation["x-standin"].errors.map((one) => statusOf(one, envelope));
  const documented = [...new Set(statuses)].filter((one) => one in operation.responses).sort((a, b) => a - b);
  return new DomainError(
    "INVALID_PREFERENCE",
    `${operation.operationId} does not document status ${status} (Prefer). Choose from ${documented.join(", ")}.`,
  );
}

/** An error with a status: the first one that the operation documents, else the first one at all, else "service unavailable". */
export function errorOfStatus(
  status: number,
  { operation, envelope }: { operation: OpenApiOperation | undefined; envelope: EnvelopeName },
  detail: string,
  fields: ForcedFields = {},
): DomainError {
  const known = Object.keys(errorCatalogue) as ErrorCode[];
  const code =
    (operation && documentedCode(status, operation, envelope)) ??
    known.find((one) => statusOf(one, envelope) === status);
  return requestedError(code ?? "SERVICE_UNAVAILABLE", detail, fields);
}

/** A requested error. A 429 has its headers, and an error about values names the fields. */
export function requestedError(code: ErrorCode, detail: string, fields: ForcedFields = {}): DomainError {
  if (code === "RATE_LIMIT_EXCEEDED") return new DomainError(code, detail, { details: { limit: 60, reset: 1 } });
  return new DomainError(code, detail, refusesValues.has(code) ? fields : {});
}

const refusesValues: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["INVALID_FIELD", "INVALID_FORMAT"]);

function documentedCode(status: number, operation: OpenApiOperation, envelope: EnvelopeName): ErrorCode | undefined {
  // A wrong method is 404 in JSON:API, but for no operation.
  if (!(status in operation.responses)) return undefined;
  return operation["x-standin"].errors.find((code) => statusOf(code, envelope) === status);
}

function statusOf(code: ErrorCode, envelope: EnvelopeName): number {
  const { status, flatStatus } = errorDefinition(code);
  return envelope === "flat" ? flatStatus : status;
}

/** The violations of a requested error: one for each field of the body, or for the `only` one, by its name or a pointer. */
export function forcedFields({ requestBody, envelope, route }: Context, who: string, only?: string): ForcedFields {
  const resourceType = route && requestShapes.get(route.operationId)?.type;
  const names = only === undefined ? sentFields(requestBody, envelope.name === "json-api") : [only];
  const violations = names.slice(0, maximumViolations).map(
    (name): Violation => ({
      pointer: name === only && name.startsWith("/") ? name : childPointer("", name),
      code: "VALIDATION_INVALID",
      says: `must be another value, because ${who} rejects this one.`,
    }),
  );
  return { violations, ...(resourceType === undefined ? {} : { resourceType }) };
}

function sentFields(body: unknown, isJsonApi: boolean): string[] {
  if (!isObject(body)) return [];
  if (!isJsonApi) return Object.keys(body);
  const { data } = body;
  if (!isObject(data)) return [];
  return [data.attributes, data.relationships].flatMap((part) => (isObject(part) ? Object.keys(part) : []));
}
