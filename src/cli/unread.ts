/** Goes on where nobody reads stdout or stderr any more, or a disk takes nothing of them: the run ends in good order all the same. */
export function goOnUnread({ stdout, stderr }: Pick<NodeJS.Process, "stdout" | "stderr">): void {
  for (const stream of [stdout, stderr]) stream.on("error", () => undefined);
}
