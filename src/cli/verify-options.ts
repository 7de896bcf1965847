/** The names of ids in a list such as `U-08, Q-39`. */
export const toList = (text: string): string[] =>
  text
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");

/** The variable that stands for a flag: `--upload-id` is STANDIN_UPLOAD_ID. */
export const variableOf = (flag: string): string => `STANDIN_${flag.replaceAll("-", "_").toUpperCase()}`;
