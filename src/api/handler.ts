import type { Context } from "./context.js";

/** Responds to a request that is no operation of the document. `parameters` are those of its path, decoded. */
export type Handler = (context: Context, parameters: Readonly<Record<string, string>>) => void | Promise<void>;
