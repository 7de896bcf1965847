import { readFile } from "node:fs/promises";
import { Command } from "commander";
import { toPrintableJson } from "../base/visible.js";
import { UsageError } from "./usage.js";

/** `standin diff`: what a change of a contract means to clients and servers. What it takes is loaded when it runs. */
export function diffCommand(process: NodeJS.Process): Command {
  return new Command("diff")
    .description("Compare two versions of an OpenAPI document: what breaks clients, what breaks servers, by rule.")
    .argument("<old>", "the document as it was (YAML or JSON)")
    .argument("<new>", "the document as it is to be")
    .option("--json", "print the changes as JSON")
    .addHelpText(
      "after",
      "\nEnds with 1 where something breaks a client or a server, with 0 where nothing does, with 2 for bad usage.\n",
    )
    .exitOverride()
    .action(async (oldFile: string, newFile: string, { json = false }: { json?: boolean }) => {
      const [{ compareContracts }, { DocumentError, parseOpenApi }, { toText }] = await Promise.all([
        import("../diff/compare.js"),
        import("../diff/document.js"),
        import("../diff/told.js"),
      ]);
      try {
        const [old, now] = [await read(oldFile), await read(newFile)];
        const changes = compareContracts(parseOpenApi(old, oldFile), parseOpenApi(now, newFile));
        process.stdout.write(json ? `${toPrintableJson({ changes })}\n` : toText(changes));
        process.exitCode = changes.some(({ breaks }) => breaks.length > 0) ? 1 : 0;
      } catch (error) {
        throw error instanceof DocumentError ? new UsageError(error.message) : error;
      }
    });
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
