import type { Request, Response } from "express";
import { DomainError } from "../openapi/errors.js";
import { errorId } from "../runtime/ids.js";
import { envelopeOf } from "../wire/envelope-of.js";
import { Exchange } from "../api/context.js";
import type { Host } from "../mock/host.js";

/** Answers what was thrown past a handler; where an answer has begun already, it ends where it is, and somebody is told. */
export type Fail = (error: unknown, request: Request, response: Response) => void;

/** What Express refuses by itself (a path that is no valid percent-encoding), and what we did not foresee. Never throws. */
export function createFail(host: Host): Fail {
  const tell: Fail = (error, request, response) => {
    if (!response.writableEnded) response.destroy();
    host.onFailure({ id: errorId(host.ids), where: `the answer to ${request.method} ${request.path}`, error });
  };
  return (error, request, response) => {
    if (response.headersSent) return tell(error, request, response);
    try {
      const exchange = new Exchange(host, envelopeOf(request.path), request, response);
      if (error instanceof URIError) {
        const detail = "The path holds a % that is no percent-encoding of UTF-8.";
        exchange.sendError(new DomainError("INVALID_ENDPOINT", detail));
      } else exchange.sendThrown(error);
    } catch (another) {
      tell(another, request, response);
    }
  };
}
