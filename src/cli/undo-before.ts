import { UsageError } from "../base/usage-error.js";
import type { Ports } from "../kit/http/ports.js";
import { recordTarget } from "../kit/record/record-file.js";
import { CallsError } from "../kit/run/listeners.js";
import { openRuns, undo } from "../kit/undo.js";
import { type PreparedRun, recordFolder } from "../suite/prepare.js";

interface Before extends Pick<PreparedRun, "target"> {
  ports: Ports;
  flags: { runRecord?: string | undefined; undo?: boolean | undefined };
  say(text: string): void;
}

/**
 * Undoes what killed runs left at the target, before a run starts. Returns the exit code if something stays: the run would verify
 * leftovers. Throws a UsageError with `--no-undo`, and a CallsError while another run has webhooks disabled.
 */
export async function undoBefore({ target, ports, flags, say }: Before): Promise<number | undefined> {
  if (target.readOnly || target.isDry) return undefined;
  const folder = flags.runRecord ?? recordFolder();
  const { killed, quieting, unusable } = await openRuns(target, folder);
  if (quieting.length > 0)
    throw new CallsError(
      `Another run has disabled webhooks of this target and enables them at its end (${quieting.join(", ")}). Wait until it has ended.`,
    );
  if (killed.length === 0 && unusable.length === 0) return undefined;
  const what = `A run was killed before it restored ${recordTarget(target.url)} (${killed.join(", ")}).`;
  if (flags.undo === false && killed.length > 0)
    throw new UsageError(`${what} Undo its changes with standin verify --undo, or leave out --no-undo.`);
  if (killed.length > 0) say(`${what} Its changes are undone first.`);
  const { done, left } = await undo(target, ports, { folder, onWait: say, isNext: true });
  for (const text of [...done, ...left]) say(text);
  if (left.length === 0) return undefined;
  say("NOT RESTORED: nothing was verified, because changes of a killed run stay. Undo them, and remove its record.");
  return 4;
}
