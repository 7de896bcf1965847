import type { RequestHandler } from "express";
import { DomainError } from "../openapi/errors.js";
import type { Envelope } from "../wire/envelope.js";
import { Exchange } from "./context.js";
import type { Host } from "../mock/host.js";

/** 405 for what a path does not have. */
export function refuseMethod(host: Host, envelope: Envelope, methods: string[]): RequestHandler {
  const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  return (request, response) => {
    const detail = `${request.baseUrl + request.path} does not have ${request.method}; it has ${allowed}.`;
    response.setHeader("Allow", allowed);
    new Exchange(host, envelope, request, response).sendError(new DomainError("METHOD_NOT_ALLOWED", detail));
  };
}

/** 404 for what is not there. */
export function refusePath(host: Host, envelope: Envelope): RequestHandler {
  return (request, response) => {
    const path = request.baseUrl + request.path;
    const detail = `There is nothing at ${path}; ${envelope.basePath}/openapi.json lists what there is, /docs/ explains it, /_standin shows it.`;
    new Exchange(host, envelope, request, response).sendError(new DomainError("INVALID_ENDPOINT", detail));
  };
}
