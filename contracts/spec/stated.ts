import { isObject, type JsonValue } from "../../src/kit/index.js";

/** Exactly the types that the spec states. */
export const isString = (value: JsonValue): boolean => typeof value === "string";
export const isBoolean = (value: JsonValue): boolean => typeof value === "boolean";
export const isListOf =
  (isOne: (value: JsonValue) => boolean) =>
  (value: JsonValue): boolean =>
    Array.isArray(value) && value.every(isOne);
const isObjectOf =
  (isOne: (value: JsonValue) => boolean) =>
  (value: JsonValue): boolean =>
    isObject(value) && Object.values(value).every(isOne);

const isReference = (value: JsonValue): boolean => isObject(value) && isString(value.type ?? null) && "id" in value;

export const isCreator = isReference;
export const isCollection = (value: JsonValue): boolean =>
  isReference(value) && isObject(value) && value.type === "upload_collection";

/** An object by locale. Members may be missing or null. */
export const isMetadata = isObjectOf((value) => {
  if (!isObject(value)) return false;
  const { title, alt, custom_data, focal_point } = value;
  const is = (member: JsonValue | undefined, isType: (value: JsonValue) => boolean) =>
    member === undefined || member === null || isType(member);
  return (
    is(title, isString) &&
    is(alt, isString) &&
    is(custom_data, isObject) &&
    is(focal_point, (point) => isObject(point) && typeof point.x === "number" && typeof point.y === "number")
  );
});
