import type { JsonValue } from "../base/json.js";
import type { Route } from "../openapi/documents.js";
import { validateQuery } from "../openapi/validators.js";
import { maximumViolations, type Violation } from "../openapi/violations.js";
import { toQueryPointer, toQueryValues } from "./query-values.js";
import { refuseInvalid } from "./refuse-invalid.js";

type Query = Readonly<Record<string, JsonValue>>;

/** The query's values by name, with their defaults. Throws INVALID_FORMAT. */
export function readQuery(route: Route, url: string): Query {
  const at = url.indexOf("?");
  return parseQuery(route, at < 0 ? "" : url.slice(at + 1));
}

/** One that stands twice is refused, as it is not clear which was meant; `[]` is where a list goes on. */
function parseQuery(route: Route, query: string): Query {
  const pairs = [...new URLSearchParams(query)];
  const { values, violations } = validateQuery(route.operationId, toQueryValues(route, pairs));
  const seen = new Set<string>();
  const single = pairs.map(([name]) => name).filter((name) => !name.includes("[]"));
  const repeated = new Set(single.filter((name) => seen.size === seen.add(name).size));
  const all = [
    ...violations.map((one): Violation => ({ ...one, pointer: toQueryPointer(one.pointer) })),
    ...Array.from(
      repeated,
      (name): Violation => ({
        pointer: `/${name}`,
        code: "VALIDATION_UNIQUENESS",
        params: { twiceInQuery: true },
      }),
    ),
  ];
  refuseInvalid(all.slice(0, maximumViolations), "query");
  return values;
}
