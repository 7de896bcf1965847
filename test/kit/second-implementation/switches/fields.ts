import type { JsonValue } from "../../../../src/base/json.js";
import type { Fields, Incoming, Kind, Resource } from "../model.js";
import type { RunningService, Switch } from "../server.js";
import { checks } from "../values.js";
import { all, change, inMetadata, isNull, isText, mapped, result, without } from "./switch.js";

type Is = (value: JsonValue, current: Resource | undefined, service: RunningService) => boolean;
/** Undefined leaves the field as it was. */
type To = (value: JsonValue, current: JsonValue) => JsonValue | undefined;

/** What may be done otherwise with one field of a kind. */
export function field(kind: Kind, name: string) {
  /** Changes it on its way into the store, where it is passed. */
  const stored = (to: To): Switch =>
    storedOf(kind, (fields, current) => {
      if (!(name in fields)) return fields;
      const kept = to(fields[name] ?? null, current[name] ?? null);
      return kept === undefined ? without(fields, name) : { ...fields, [name]: kept };
    });
  /** Takes values besides those that it takes already. */
  const takes = (is: Is): Switch =>
    change("violations", (inner, service) => (of, fields, current) => {
      const value = fields[name];
      const isTaken = of === kind && value !== undefined && is(value, current, service);
      return inner(of, isTaken ? without(fields, name) : fields, current);
    });
  /** Takes values that are wrong, and makes something of them. */
  const coerces = (is: (value: JsonValue) => boolean, to: (value: JsonValue) => JsonValue | undefined): Switch =>
    all(
      takes(is),
      stored((value) => (is(value) ? to(value) : value)),
    );
  return {
    /** The contract about it alone. */
    only: [`${kind}-${name.replaceAll("_", "-")}`],
    stored,
    takes,
    coerces,
    /** Takes null where there must be something, and makes it this. */
    nullAs: (to: JsonValue | undefined): Switch => coerces(isNull, () => to),
    /** Changes what everybody sees of it. */
    shown: (to: (value: JsonValue) => JsonValue): Switch =>
      result("shown", (shown, of) =>
        of === kind && name in shown ? { ...shown, [name]: to(shown[name] ?? null) } : shown,
      ),
    /** Refuses values besides those that it refuses already. */
    refuses: (isWrong: Is, status = 422): Switch =>
      change("violations", (inner, service) => (of, fields, current) => {
        const [found, value] = [inner(of, fields, current), fields[name]];
        const isRefused = of === kind && value !== undefined && isWrong(value, current, service);
        return isRefused ? [...found, { field: name, reason: "is refused", status }] : found;
      }),
  };
}

/** Changes fields on their way into the store. */
const storedOf = (kind: Kind, to: (fields: Fields, current: Resource) => Fields): Switch =>
  result("normal", (kept, of, _, current) => (of === kind ? to(kept, current) : kept));

function ofKind<Name extends string>(kind: Kind, fields: Readonly<Record<Name, unknown>>) {
  const seen = (to: (fields: Fields) => Fields): Switch =>
    result("shown", (shown, of) => (of === kind ? to(shown) : shown));
  return {
    // The names are those of the fields.
    ...(Object.fromEntries(Object.keys(fields).map((name) => [name, field(kind, name)])) as Record<
      Name,
      ReturnType<typeof field>
    >),
    stored: (to: (fields: Fields, current: Resource) => Fields) => storedOf(kind, to),
    /** Changes what everybody sees. */
    seen,
    hides: (...names: readonly string[]) => seen((fields) => without(fields, ...names)),
    /** Changes what the response to an update shows. */
    answered: (to: (shown: Fields, incoming: Incoming) => Fields): Switch =>
      result("answered", (shown, of, _, incoming) => (of === kind ? to(shown, incoming) : shown)),
    /** Changes what comes of an update. */
    updated: (to: (next: Resource, current: Resource, fields: Fields, incoming: Incoming) => Resource): Switch =>
      result("updated", (next, of, current, fields, incoming) =>
        of === kind && incoming.operation.startsWith("update") ? to(next, current, fields, incoming) : next,
      ),
    /** Refuses updates, and says no more of them. */
    refuses: (isWrong: (fields: Fields, current: Resource) => boolean): Switch =>
      change("violations", (inner) => (of, fields, current) => {
        const isRefused = of === kind && current && isWrong(fields, current);
        return isRefused ? [{ field: "body", reason: "is refused" }] : inner(of, fields, current);
      }),
  };
}

export const upload = ofKind("upload", checks.upload);
export const hook = ofKind("webhook", checks.webhook);

const textFields = ["copyright", "author", "notes", "custom_payload", "name", "http_basic_user", "http_basic_password"];

/** Changes every text that somebody wrote, on its way into the store. */
export function storedTexts(to: (text: string) => JsonValue): Switch {
  const change = (value: JsonValue) => (isText(value) ? to(value) : value);
  const changed = (fields: Fields): Fields =>
    mapped(fields, (value, name) => {
      if (name === "default_field_metadata") return inMetadata(value, change);
      if (name === "tags" && Array.isArray(value)) return value.map(change);
      return textFields.includes(name) ? change(value) : value;
    });
  return all(upload.stored(changed), hook.stored(changed));
}
