import { documentOperations } from "./document-defaults.js";
import type { Target } from "./target.js";
import type { HttpRequest, MayBeSent } from "./transport.js";

/** Thrown for a request that `--read-only` or `--dry-run` forbids. */
export class ReadOnlyError extends Error {}

/**
 * A dry run sends nothing, `--read-only` what reads; everything else has what undoes it on disk. That a hook, an address that
 * the target gave or another flag led here makes no difference.
 */
export function createSendGuard({ isDry, readOnly }: Pick<Target, "isDry" | "readOnly">): MayBeSent {
  return async (request) => {
    const { method, url, undo } = request;
    const what = `${method} ${new URL(url).pathname}`;
    if (isDry) throw new ReadOnlyError(`--dry-run sends nothing, and so not ${what}.`);
    const isWriting = writes(request);
    if (isWriting && readOnly) throw new ReadOnlyError(`--read-only forbids ${what}.`);
    if (isWriting && !undo) throw new Error(`The kit was about to send ${what} without noting what undoes it.`);
    await undo?.ready();
  };
}

/** For what only an in-process mock gets. */
export const onlyTo =
  (origin: string): MayBeSent =>
  async ({ url }) => {
    if (new URL(url).origin !== origin) throw new ReadOnlyError("--dry-run sends nothing.");
  };

const overrides = ["x-http-method-override", "x-http-method", "x-method-override"];

/** Whether a request may change something: by its method, what stands in for it, or the operation that it is of. */
function writes({ method, url, headers, document }: HttpRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return true;
  if (new URL(url).searchParams.has("_method")) return true;
  if (Object.keys(headers).some((name) => overrides.includes(name.toLowerCase()))) return true;
  return document !== undefined && documentOperations[document.operationId].method !== "GET";
}
