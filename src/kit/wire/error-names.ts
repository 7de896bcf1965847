import { isObject, type JsonValue } from "../../base/json.js";
import { childPointer, namesIn } from "../../base/json-pointer.js";
import type { OperationId } from "../../openapi/documents.js";
import type { FieldNames } from "./field-names.js";

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
