import type { RequestHandler } from "express";
import type { Context } from "../api/context.js";
import { sendingThrown } from "../api/router.js";

declare global {
  namespace Express {
    interface Request {
      /** The one context of the request. */
      context: Context;
    }
  }
}

/** Responds to a request whose path says all. */
export type Handler = (context: Context) => void | Promise<void>;

/** A handler as Express has them; what it throws is rendered as the error that it is. */
export const handle =
  (handler: Handler): RequestHandler =>
  ({ context }) =>
    sendingThrown(context, () => handler(context));
