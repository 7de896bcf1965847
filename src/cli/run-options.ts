/** The ids in a list such as `U-08, Q-39`. */
export const toList = (text: string): string[] =>
  text
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");

/** The environment variable of a flag: `--upload-id` is STANDIN_UPLOAD_ID. */
export const variableOf = (flag: string): string => `STANDIN_${flag.replaceAll("-", "_").toUpperCase()}`;

/** Ignores write errors of stdout and stderr (closed pipe, full disk), so that a run ends in order. */
export function goOnUnread({ stdout, stderr }: Pick<NodeJS.Process, "stdout" | "stderr">): void {
  for (const stream of [stdout, stderr]) stream.on("error", () => undefined);
}
