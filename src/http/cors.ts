import type { CorsOptions } from "cors";

/** Any page may call the mock, with credentials; `Vary: Origin` comes with the echoed origin. */
export const corsOptions: CorsOptions = {
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
