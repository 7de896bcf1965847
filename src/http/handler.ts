import type { RequestHandler } from "express";
import type { Context } from "../api/context.js";

declare global {
  namespace Express {
    interface Request {
      /** The one context of the request. */
      context: Context;
    }
  }
}

/** Responds to a request that is no operation of the document. `parameters` are those of its path, decoded. */
export type Handler = (
  context: Context,
  parameters: Readonly<Record<string, string | string[]>>,
) => void | Promise<void>;

/** A handler as Express has them; what it throws is rendered as the error that it is. */
export const handle =
  (handler: Handler): RequestHandler =>
  async ({ context, params }) => {
    try {
      await handler(context, params);
    } catch (error) {
      context.sendThrown(error);
    }
  };
