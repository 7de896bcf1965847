import { type JsonValue, merge, textOf } from "../../base/json.js";
import { bodyWith } from "../../base/json-pointer.js";
import { fillPath, placeholdersIn, withoutLastSlashes } from "../../base/paths.js";
import { toWellFormed } from "../../base/text.js";
import type { Access, BoundOperation, Target } from "../binding/target.js";
import { RefusedAddressError } from "./unavailable.js";

/** The parameters of an operation's request: the values of the document's placeholders, and the query. */
export interface RequestValues {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** The URL of an operation's request, below its own base URL or the target's, with the identifier in the target's place. */
export function addressOf(
  { url }: Pick<Target, "url">,
  { target = url, path, id }: Pick<BoundOperation, "target" | "path" | "id">,
  { path: values = {}, query = {} }: RequestValues = {},
): string {
  const filled = fillPath(path, (name) => encodeURIComponent(toWellFormed(assertResourceId(values[name] ?? "", name))));
  const named = id?.in === "query" ? inQuery(values, id.name) : {};
  const [own = "", fixed = ""] = filled.split("?");
  const search = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(fixed)),
    ...named,
    ...query,
  }).toString();
  return `${withoutLastSlashes(target)}${own}${search ? `?${search}` : ""}`;
}

const inQuery = (values: Readonly<Record<string, string>>, name?: string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([own, value]) => [name ?? own, value]));

/** The complete body of a request: the operation's members, the members of every request, and the identifier. */
export function bodyOf(
  { method, request = "", body: constant, id, path }: BoundOperation,
  values: RequestValues["path"] = {},
  body?: JsonValue,
): JsonValue | undefined {
  if (method === "GET") return body;
  const placed = body === undefined ? undefined : bodyWith(request, body);
  const open = Object.entries(values).filter(([name]) => !placeholdersIn(path).includes(name));
  const named = id?.in === "body" ? open.map(([name, value]) => bodyWith(toPointer(id.name ?? name), value)) : [];
  return [constant, placed, ...named].reduce<JsonValue | undefined>(merge, undefined);
}

const toPointer = (name: string): string => (name.startsWith("/") ? name : `/${name}`);

/** An identifier from a target. Undefined if as part of a path it would name another resource, or all of them. */
export function toResourceId(value: JsonValue | undefined): string | undefined {
  const text = textOf(value);
  return text === undefined || notIdentifiers.has(text.trim()) ? undefined : text;
}

const notIdentifiers: ReadonlySet<string> = new Set(["", ".", ".."]);

/** Checks a value for a path. Throws a RefusedAddressError if it would lead elsewhere. */
function assertResourceId(value: string, name: string): string {
  if (toResourceId(value) !== undefined) return value;
  throw new RefusedAddressError(
    `the ${name} ${JSON.stringify(value)} would change the path of the request, so the kit does not send it`,
  );
}

/** The value of the header of the token. */
export const credentialOf = ({ format, token }: Pick<Access, "format" | "token">): string =>
  format.replace("{token}", () => token).trim();

/**
 * Whether an address is the target's own. Everything that is only for the target goes nowhere else: its token, all headers, and
 * additions of hooks. Base URLs of single operations count as its own.
 */
export const isOwnAddress = ({ url: own, operations }: Pick<Target, "url" | "operations">, url: string): boolean =>
  [own, ...targetsOf(operations)].some((one) => new URL(one).origin === new URL(url).origin);

/** The base URLs of single operations. */
const targetsOf = (operations: Target["operations"]): string[] =>
  Object.values(operations).flatMap((operation) => operation?.target ?? []);
