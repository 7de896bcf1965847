import type { verifyCommand } from "../../src/cli/verify.js";

/** What a command would run with; rejects with what it says when it refuses. */
export async function parseFlags(command: ReturnType<typeof verifyCommand>, args: readonly string[]) {
  let seen: Record<string, unknown> | undefined;
  await command
    .action((flags: Record<string, unknown>) => {
      seen = flags;
    })
    .configureOutput({ writeErr: () => undefined })
    .parseAsync(args, { from: "user" });
  if (!seen) throw new Error("The command did not run.");
  return seen;
}
