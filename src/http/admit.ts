import type { RequestHandler } from "express";
import type { Mock } from "../mock/mock.js";
import { respondToPage } from "./cors.js";
import { refusalOfHost, refusalOfOrigin } from "./foreign.js";

/**
 * Stands before everything but the control interface, which has a guard of its own: refuses hosts and pages that the server
 * is not for, before anything of theirs is read, and says to other pages what they may do. A page needs no response to have
 * changed something, so that it is not enough to give it none.
 */
export function admit({ settings }: Mock): RequestHandler {
  const [refuseHost, refuseOrigin] = [refusalOfHost(settings), refusalOfOrigin(settings)];
  return (request, response, next) => {
    const { context } = request;
    const refusal = refuseHost(context.request) ?? refuseOrigin(context.request);
    if (refusal) context.sendError(refusal);
    // A request of no page names no origin, and has nothing to be told.
    else if (context.request.headers.origin === undefined && context.request.method !== "OPTIONS") next();
    else respondToPage(request, response, next);
  };
}
