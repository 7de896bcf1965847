import cors, { type CorsOptions } from "cors";
import type { Request } from "express";

/** What an admitted page sends where it does not ask: the official client's headers, and those of the published service. */
const usualHeaders = [
  "Authorization",
  "Content-Type",
  "Prefer",
  "X-Environment",
  "X-Api-Version",
  "X-Site-Domain",
  "X-Session-Id",
  "User-Agent",
  "Accept",
];

const options: CorsOptions = {
  origin: true,
  credentials: true,
  methods: ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"],
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

/** Says to a page that was admitted that it may call, with credentials and the headers that it asks for. */
export const respondToPage = cors<Request>(({ headers }, callback) => {
  const asks = headers["access-control-request-headers"] !== undefined;
  callback(null, asks ? options : { ...options, allowedHeaders: usualHeaders });
});
