import { isObject, type JsonValue } from "../../base/json.js";
import { placeholdersIn } from "../../base/path-template.js";
import type { OperationId } from "../../openapi/documents.js";
import type { FixtureShape } from "../specs/resource-spec.js";
import { resourceSpecs } from "../specs/specs.js";
import { documentOperations } from "./document-defaults.js";

/** What a part of a binding may be: why a value is not one, and the shapes of its members. */
export interface Shape {
  /** Why the value is wrong, as the rest of a sentence that starts with its name; undefined when it is right. */
  reason?(value: JsonValue): string | undefined;
  members?: Readonly<Record<string, Shape>>;
  /** The shape of members that `members` does not name. */
  others?: Shape;
}

const must = (isRight: (value: JsonValue) => boolean, what: string): Shape => ({
  reason: (value) => (isRight(value) ? undefined : `must be ${what}; it is ${JSON.stringify(value)}`),
});

const object = (members: Readonly<Record<string, Shape>>): Shape => ({ ...must(isObject, "an object"), members });

const isText = (value: JsonValue): value is string => typeof value === "string" && value !== "";
const text = must(isText, "a text that is not empty");
const identifier = must((value) => isText(value) || typeof value === "number", "an identifier");
const isPointer = (value: JsonValue) => typeof value === "string" && /^(\/([^~/]|~[01])*)*$/.test(value);
const pointer = must(isPointer, 'a JSON pointer, such as /job/id, or "" for the whole');
const status = must(
  (value) => Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599,
  "a status such as 202",
);
const isStatus = (value: JsonValue) => status.reason?.(value) === undefined;
const statuses = must(
  (value) => isStatus(value) || (Array.isArray(value) && value.length > 0 && value.every(isStatus)),
  "a status such as 202, or a list of them",
);
const list = must((value) => Array.isArray(value) && value.length > 0, "a list, such as [done]");
const headerName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const isHeaderValue = (value: JsonValue) => typeof value === "string" && !/[\r\n\0]/.test(value);

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** `PATCH /v2/things/{id}`: a method, a path, and exactly the placeholders that the kit can fill. */
function operationReason(value: JsonValue, placeholders: readonly string[]): string | undefined {
  const example = `such as "PATCH /v2/${placeholders.map((name) => `things/{${name}}`).join("/") || "things"}"`;
  if (typeof value !== "string") return `must be a method and a path, ${example}; it is ${JSON.stringify(value)}`;
  const [method = "", path = "", ...more] = value.trim().split(/\s+/);
  if (!methods.includes(method.toUpperCase()))
    return `must start with one of ${methods.join(", ")}; it is ${JSON.stringify(value)}`;
  if (!path.startsWith("/") || more.length > 0)
    return `must be a method and a path that starts with /, ${example}; it is ${JSON.stringify(value)}`;
  const found = [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
  const unknown = found.find((name) => !placeholders.includes(name));
  if (unknown !== undefined) return `has the placeholder {${unknown}}, which the kit cannot fill; ${example}`;
  const twice = found.find((name, index) => found.indexOf(name) < index);
  if (twice !== undefined) return `has the placeholder {${twice}} twice; ${example}`;
  const missing = placeholders.find((name) => !found.includes(name));
  return missing === undefined ? undefined : `lacks the placeholder {${missing}}; ${example}`;
}

const operations = object(
  Object.fromEntries(
    Object.entries(documentOperations).map(([id, { path }]) => [
      id as OperationId,
      { reason: (value) => (value === null ? undefined : operationReason(value, placeholdersIn(path))) },
    ]),
  ),
);

const oneOf = (
  members: Readonly<Record<string, Shape>>,
  choices: readonly (readonly string[])[],
  what: string,
): Shape => ({
  members,
  reason(value) {
    if (!isObject(value)) return `must be ${what}; it is ${JSON.stringify(value)}`;
    const isChosen = choices.some((names) => names.every((name) => name in value));
    const clash = choices.filter((names) => names.some((name) => name in value)).length > 1;
    return isChosen && !clash ? undefined : `must be ${what}; it is ${JSON.stringify(value)}`;
  },
});

const matching = object({ pointer, in: list });

/** An envelope of pointers, as one may stand in a binding. */
export const examplePointers = `{ ${resourceSpecs.map(({ kind, example }) => `${kind}: ${example.pointer}`).join(", ")} }`;

/** A binding: every part is optional, and what is not known is refused. */
export const bindingShape: Shape = object({
  envelope: {
    members: Object.fromEntries(resourceSpecs.map(({ kind }) => [kind, pointer])),
    reason(value) {
      if (value === "flat" || value === "json-api") return undefined;
      if (isObject(value) && resourceSpecs.every(({ kind }) => kind in value)) return undefined;
      return `must be flat, json-api, or ${examplePointers}; it is ${JSON.stringify(value)}`;
    },
  },
  token: object({
    header: must((value) => isText(value) && headerName.test(value), "the name of a header"),
    format: must(
      (value) => isText(value) && value.includes("{token}") && isHeaderValue(value),
      'a text with {token} in it, such as "Bearer {token}"',
    ),
  }),
  headers: {
    reason(value) {
      if (!isObject(value)) return `must be an object of names and values; it is ${JSON.stringify(value)}`;
      const wrong = Object.keys(value).find((name) => !headerName.test(name));
      return wrong === undefined ? undefined : `has ${JSON.stringify(wrong)}, which is no name of a header`;
    },
    others: must(isHeaderValue, "a text without line breaks; put it into quotes"),
  },
  operations,
  job: object({
    id: pointer,
    follow: { reason: (value) => (value === "Location" ? undefined : operationReason(value, ["job_id"])) },
    accepted: statuses,
    end: status,
    pending: oneOf(
      { status, pointer, in: list },
      [["status"], ["pointer", "in"]],
      "{ status: 404 } or { pointer: /state, in: [queued] }",
    ),
    result: {
      members: { status: pointer, payload: pointer, ok: matching },
      reason: (value) =>
        isObject(value) && "payload" in value && !("status" in value && "ok" in value)
          ? undefined
          : `must be { status: /status, payload: /body } or { payload: /asset, ok: { pointer: /state, in: [done] } }; it is ${JSON.stringify(value)}`,
    },
  }),
  fixtures: object({
    ...Object.fromEntries(resourceSpecs.map(({ idParameter }) => [idParameter, identifier])),
    ...Object.fromEntries(
      resourceSpecs
        .flatMap(({ fixtures }) => Object.entries<FixtureShape>(fixtures))
        .map(([name, { shape }]) => [name, { identifier, text }[shape]]),
    ),
    token_without_access: text,
  }),
});
