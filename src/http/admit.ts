import type { RequestHandler } from "express";
import { envelopeOf } from "../wire/envelope-of.js";
import { answerPage } from "./cors.js";
import { Exchange } from "../api/context.js";
import { refusalOfHost, refusalOfOrigin } from "./foreign.js";
import type { Host } from "../mock/host.js";

/**
 * Stands before everything but the control interface, which has a guard of its own: refuses hosts and pages that the server
 * is not for, before anything of theirs is read, and says to other pages what they may do. A page needs no answer to have
 * changed something, so that it is not enough to give it none.
 */
export function admit(host: Host): RequestHandler {
  const [refuseHost, refuseOrigin] = [refusalOfHost(host), refusalOfOrigin(host)];
  return (request, response, next) => {
    const refusal = refuseHost(request) ?? refuseOrigin(request);
    if (refusal) new Exchange(host, envelopeOf(request.originalUrl), request, response).sendError(refusal);
    // A request of no page names no origin, and has nothing to be told.
    else if (request.headers.origin === undefined && request.method !== "OPTIONS") next();
    else answerPage(request, response, next);
  };
}
