import { isObject, isSame, type JsonValue } from "../../base/json.js";
import { childPointer, namesIn, valueAt } from "../../base/json-pointer.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Refused, Target } from "../binding/target.js";
import { withRelated } from "../specs/specs.js";
import { type Exchange, isSuccess } from "./exchange.js";
import type { FieldNames } from "./field-names.js";

/** Whether a body has a value at a pointer: one that was named, or any but null and false. */
function says(json: JsonValue | undefined, { pointer, equals }: Pick<Refused, "pointer" | "equals">): boolean {
  const said = valueAt(json, pointer);
  return equals === undefined ? said !== undefined && said !== null && said !== false : isSame(said, equals);
}

/** The status of a response. A target may refuse with a 2xx status, and may say in its own way that a resource is gone. */
export function statusOf(
  { wire: { refused, gone }, resources }: Target,
  operationId: OperationId,
  { status, json }: Exchange,
) {
  const isRead = withRelated(resources).some(({ operations }) => operations.read === operationId);
  if (isRead && gone !== undefined) {
    const isGone = typeof gone === "object" && "pointer" in gone ? says(json, gone) : [gone].flat().includes(status);
    if (isGone) return 404;
  }
  if (!refused || !isSuccess(status) || !says(json, refused)) return status;
  const told = refused.status === undefined ? undefined : Number(valueAt(json, refused.status));
  return told !== undefined && Number.isInteger(told) && told >= 400 && told <= 599 ? told : 422;
}

/** Converts the field names in an error's pointers to the document's. `request` is the place of the resource in requests. */
export function toOurError(
  names: FieldNames | undefined,
  operationId: OperationId,
  request: string,
  value: JsonValue,
): JsonValue {
  if (!names && request === "") return value;
  const toOurName = (name: string) => names?.nameToOurs(operationId, name) ?? name;
  const toOurPointer = (pointer: string) => {
    const below = request !== "" && pointer.startsWith(`${request}/`) ? pointer.slice(request.length) : pointer;
    return namesIn(below).map(toOurName).reduce(childPointer, "");
  };
  const visit = (one: JsonValue, name = ""): JsonValue => {
    if (Array.isArray(one)) return one.map((item) => visit(item));
    if (isObject(one)) {
      const toKey = names?.areAllTheirs ? toOurName : (key: string) => key;
      return Object.fromEntries(Object.entries(one).map(([key, member]) => [toKey(key), visit(member, key)]));
    }
    if (typeof one !== "string") return one;
    if (name === "pointer" && one.startsWith("/")) return toOurPointer(one);
    return name === "field" ? toOurName(one) : one;
  };
  return visit(value);
}
