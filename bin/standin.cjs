#!/usr/bin/env node
const { existsSync } = require("node:fs");
const { enableCompileCache } = require("node:module");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");

/*
 * The command `standin`. It is committed, not built: npm links a command only to a file that is there when it installs, and a
 * clone without a build can say so here.
 */
const command = join(__dirname, "../dist/cli.js");

if (existsSync(command)) {
  // From Node 22.1 on, the second start compiles nothing.
  enableCompileCache?.();
  import(pathToFileURL(command));
} else {
  process.stderr.write(
    "standin: this copy is not built. In a clone, `npm ci --include=dev` installs what builds it, and builds it.\n",
  );
  process.exitCode = 2;
}
