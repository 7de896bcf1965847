import { styleText } from "node:util";

/** Colors a text if colors are on. */
export type Paint = (text: string, style: "red" | "yellow" | "green" | "dim") => string;

/** Colors for a terminal. None for a file or a pipe, or if the user wants none (https://no-color.org). */
export function painterFor(stdout: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Paint {
  if (!stdout.isTTY || env.NO_COLOR || env.TERM === "dumb") return (text) => text;
  // The lines above have decided whether there are colors.
  return (text, style) => styleText(style, text, { validateStream: false });
}
