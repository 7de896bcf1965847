#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import { docsCommand } from "./docs.js";
import { version } from "./package.js";
import { serveCommand } from "./serve.js";
import { UsageError } from "./usage.js";
import { verifyCommand } from "./verify.js";

const program = new Command("standin")
  .description("A stand-in for the update operations of a content management API, offline.")
  .version(version)
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(`${text.trimEnd()}\nSee: standin --help\n`) })
  .addCommand(serveCommand(process))
  .addCommand(verifyCommand(process))
  .addCommand(docsCommand(process));

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof UsageError) {
    process.stderr.write(`standin: ${error.message}\n`);
    process.exitCode = 2;
  } else throw error;
}
