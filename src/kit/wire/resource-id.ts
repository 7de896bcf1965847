import type { JsonValue } from "../../base/json.js";
import { RefusedAddressError } from "./unavailable.js";

/**
 * An identifier from a target, as a text. Undefined if it cannot be part of a path, where it would name another resource or all
 * of them.
 */
export function toResourceId(value: JsonValue | undefined): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text !== "string" || notIdentifiers.has(text.trim()) ? undefined : text;
}

const notIdentifiers: ReadonlySet<string> = new Set(["", ".", ".."]);

/** Checks a value for a path. Throws a RefusedAddressError if it would lead elsewhere. */
export function assertResourceId(value: string, name: string): string {
  if (toResourceId(value) !== undefined) return value;
  throw new RefusedAddressError(
    `the ${name} ${JSON.stringify(value)} would change the path of the request, so the kit does not send it`,
  );
}
