import cors, { type CorsOptions } from "cors";
import type { RequestHandler } from "express";

/** Any page may call the mock, with credentials. */
const options: CorsOptions = {
  origin: true,
  credentials: true,
  methods: ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"],
  // What the official client sends, what a page would send here, and what the published service allows.
  allowedHeaders: [
    "Authorization",
    "Content-Type",
    "Prefer",
    "X-Environment",
    "X-Api-Version",
    "X-Site-Domain",
    "X-Session-Id",
    "User-Agent",
    "Accept",
  ],
  exposedHeaders: [
    "Location",
    "Retry-After",
    "Preference-Applied",
    "X-RateLimit-Limit",
    "X-RateLimit-Remaining",
    "X-RateLimit-Reset",
    "X-Standin-Fault",
  ],
  maxAge: 600,
};

const answerPage = cors(options);

/** Says to pages what they may do. A request of no page names no origin, and has nothing to be told. */
export const allowPages: RequestHandler = (request, response, next) =>
  request.headers.origin === undefined && request.method !== "OPTIONS" ? next() : answerPage(request, response, next);
