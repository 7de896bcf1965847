import { isObject } from "../base/json.js";
import { childPointer } from "../base/json-pointer.js";
import { type Route, requestShapes } from "../openapi/documents.js";
import { maximumViolations, type Violation } from "../openapi/violations.js";
import type { Context } from "./context.js";
import type { ForcedFields } from "./prefer.js";

/** What an error that somebody asked for says of the fields that were sent: each is refused, as in an error of its own. */
export function forcedFields({ requestBody, envelope }: Context, route: Route | undefined, who: string): ForcedFields {
  const resourceType = route && requestShapes.get(route.operationId)?.type;
  const violations = sentFields(requestBody, envelope.name === "json-api")
    .slice(0, maximumViolations)
    .map(
      (name): Violation => ({
        pointer: childPointer("", name),
        code: "VALIDATION_INVALID",
        params: { expected: `another value: ${who} refuses this one` },
      }),
    );
  return { violations, ...(resourceType === undefined ? {} : { resourceType }) };
}

/** The names of the fields in a body that nobody has checked. */
function sentFields(body: unknown, isJsonApi: boolean): string[] {
  if (!isObject(body)) return [];
  if (!isJsonApi) return Object.keys(body);
  const { data } = body;
  if (!isObject(data)) return [];
  return [data.attributes, data.relationships].flatMap((part) => (isObject(part) ? Object.keys(part) : []));
}
