import { errorId } from "../base/error-id.js";
import type { Publisher } from "./happenings.js";
import type { Ids } from "./ports.js";

/** Publishes something that we did not foresee, and returns the identifier that the log has it under. */
export function reportFailure(
  { bus, ids }: { bus: Publisher; ids: Pick<Ids, "job"> },
  where: string,
  error: unknown,
): string {
  const id = errorId(ids);
  bus.publish("failed", { id, where, error });
  return id;
}
