import { styleText } from "node:util";
import type { Paint } from "../kit/report/paint.js";

/** Colours for a terminal; none for a file or a pipe, nor where the user wants none (https://no-color.org). */
export function painterFor(stdout: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Paint {
  if (!stdout.isTTY || env.NO_COLOR || env.TERM === "dumb") return (text) => text;
  // Whether there are colours has been decided above.
  return (text, style) => styleText(style, text, { validateStream: false });
}
