import { isSame, type JsonValue } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Refused, Target } from "../binding/target.js";
import { withRelated } from "../specs/specs.js";
import { type Exchange, isSuccess } from "./exchange.js";

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
