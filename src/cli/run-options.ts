/** The names of ids in a list such as `U-08, Q-39`. */
export const toList = (text: string): string[] =>
  text
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");

/** The variable that stands for a flag: `--upload-id` is STANDIN_UPLOAD_ID. */
export const variableOf = (flag: string): string => `STANDIN_${flag.replaceAll("-", "_").toUpperCase()}`;

/** Goes on where nobody reads stdout or stderr any more, or a disk takes nothing of them: the run ends in good order all the same. */
export function goOnUnread({ stdout, stderr }: Pick<NodeJS.Process, "stdout" | "stderr">): void {
  for (const stream of [stdout, stderr]) stream.on("error", () => undefined);
}
