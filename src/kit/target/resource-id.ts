import type { JsonValue } from "../../base/json.js";
import { RefusedAddressError } from "./elsewhere.js";

/** An identifier that a target gave, as a text; undefined for what cannot be one of a path: it would be another resource's, or all of them. */
export function toResourceId(value: JsonValue | undefined): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text !== "string" || notIdentifiers.has(text.trim()) ? undefined : text;
}

const notIdentifiers: ReadonlySet<string> = new Set(["", ".", ".."]);

/** A value for a place in a path. Throws a RefusedAddressError for one that leads elsewhere. */
export function assertResourceId(value: string, name: string): string {
  if (toResourceId(value) !== undefined) return value;
  throw new RefusedAddressError(
    `the ${name} ${JSON.stringify(value)} would change the path of the request, so the kit does not send it`,
  );
}
