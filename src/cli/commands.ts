import type { Command } from "commander";
import { docsCommand } from "./docs.js";
import { observeCommand } from "./observe.js";
import { seedCommand } from "./seed.js";
import { serveCommand } from "./serve.js";
import { verifyCommand } from "./verify.js";

/** Every command, in the order of the help. */
export const commandsOf = (process: NodeJS.Process): Command[] =>
  [serveCommand, verifyCommand, observeCommand, docsCommand, seedCommand].map((make) => make(process));
