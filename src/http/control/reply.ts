import type { Request } from "express";
import { DomainError } from "../../domain/errors.js";
import type { JsonObject, JsonValue } from "../../openapi/openapi-document.js";
import type { HostedEnvironment } from "../host.js";
import { RequestError } from "../read-json.js";

/** What a control request answers: a status, and a body unless there is nothing to say. */
export interface ControlReply {
  status: number;
  body?: JsonValue;
}

export type ControlHandler = (
  environment: HostedEnvironment,
  body: JsonObject,
  request: Request,
) => ControlReply | Promise<ControlReply>;

/** A value of a control request that is refused; the reason follows the pointer in a sentence, without its full stop. */
export function fieldError(pointer: string, reason: string): RequestError {
  const detail = `${pointer} ${reason}.`;
  return new RequestError(new DomainError("INVALID_FORMAT", detail), [{ pointer, code: "VALIDATION_INVALID", detail }]);
}
