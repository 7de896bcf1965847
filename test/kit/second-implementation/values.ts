import { isObject, type JsonValue } from "../../../src/base/json.js";
import type { Fields, Kind, Resource, State, Violation } from "./model.js";

type Check = (value: JsonValue, state: State) => boolean;

const text: Check = (value) => typeof value === "string";
const orNull =
  (check: Check): Check =>
  (value, state) =>
    value === null || check(value, state);
const flag: Check = (value) => typeof value === "boolean";
const every = (value: JsonValue | undefined, is: (one: JsonValue) => boolean) =>
  Array.isArray(value) && value.every(is);
const isText = (value: JsonValue | undefined) => typeof value === "string";
const reference = (value: JsonValue, types: readonly string[]) =>
  isObject(value) && typeof value.type === "string" && types.includes(value.type) && isText(value.id);

/** The locales of the project. */
export const locales = ["de", "fr", "it"];

const creatorTypes = ["access_token", "sso_user", "account", "user", "organization"];

const isFraction = (value: JsonValue | undefined) => typeof value === "number" && value >= 0 && value <= 1;
const focalPoint = (value: JsonValue) =>
  value === null || (isObject(value) && isFraction(value.x) && isFraction(value.y));

const localeMetadata = (value: JsonValue) =>
  isObject(value) &&
  Object.entries(value).every(([name, member]) => {
    if (name === "title" || name === "alt") return member === null || isText(member);
    if (name === "custom_data") return isObject(member);
    return name === "focal_point" && focalPoint(member);
  });

/** What each field takes. */
export const checks = {
  upload: {
    path: (value, { files }) => files.get(String(value))?.bytes !== undefined && isText(value),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name may not have.
    basename: (value) => isText(value) && /^[^/\u0000-\u001f]{1,200}$/u.test(String(value)),
    copyright: orNull(text),
    author: orNull(text),
    notes: orNull(text),
    tags: (value) => every(value, isText),
    default_field_metadata: (value) =>
      isObject(value) &&
      Object.entries(value).every(([locale, one]) => locales.includes(locale) && localeMetadata(one)),
    creator: (value) => reference(value, creatorTypes),
    upload_collection: (value, { collections }) =>
      value === null ||
      (reference(value, ["upload_collection"]) && isObject(value) && collections.includes(String(value.id))),
  },
  webhook: {
    name: (value) => isText(value) && value !== "",
    url: (value) => isText(value) && /^https?:\/\/[^/]/.test(String(value)),
    custom_payload: orNull(text),
    headers: (value) =>
      isObject(value) &&
      Object.entries(value).every(
        ([name, one]) => /^[!#$%&'*+\-.^_`|~\w]+$/.test(name) && isText(one) && !/[\r\n\0]/.test(String(one)),
      ),
    events: (value) =>
      every(
        value,
        (one) =>
          isObject(one) &&
          isText(one.entity_type) &&
          every(one.event_types, isText) &&
          (one.filters === undefined || one.filters === null || every(one.filters, isObject)),
      ),
    http_basic_user: orNull(text),
    http_basic_password: orNull(text),
    enabled: flag,
    payload_api_version: text,
    nested_items_in_payload: flag,
    auto_retry: flag,
  },
} satisfies Record<Kind, Record<string, Check>>;

/** What is wrong with the fields of a request; `current` is the resource that they are for, if there is one yet. */
export function violationsOf(state: State, kind: Kind, fields: Fields, current: Resource | undefined): Violation[] {
  const known: Readonly<Record<string, Check>> = checks[kind];
  const wrong = Object.entries(fields)
    .filter(([name, value]) => known[name]?.(value, state) !== true)
    .map(([field]): Violation => ({ field, reason: "is wrong" }));
  const isTaken = [...state.webhook.values()].some(({ id, name }) => id !== current?.id && name === fields.name);
  return [...wrong, ...(kind === "webhook" && isTaken ? [{ field: "name", reason: "is taken" }] : [])];
}
