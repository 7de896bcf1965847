import { Command } from "commander";
import { toPrinted } from "../base/visible.js";
import { url } from "../option-values.js";
import { optionSpecs } from "../options.js";
import { parserOf } from "./run-options.js";
import type { PullFlags } from "./seed-pull.js";

/** `standin seed`: creates seeds. Each command loads its modules when it runs. */
export function seedCommand(process: NodeJS.Process): Command {
  const { maxFile: maxFileSpec } = optionSpecs;
  const command = new Command("seed")
    .description("Create a seed, the data that each environment starts with.")
    .exitOverride();
  command.addCommand(
    new Command("init")
      .description("Write the default seed to a file, with a $schema for editors, to start from.")
      .argument("[file]", "File to write; must not exist", "seed.json")
      .exitOverride()
      .action(async (file: string) => {
        const { writeFirstSeed } = await import("./seed-init.js");
        await writeFirstSeed(file);
        process.stderr.write(`Wrote ${file}. Change it, then: standin serve --seed ${file}\n`);
      }),
  );
  command.addCommand(
    new Command("pull")
      .description(
        "Copy uploads with their files, webhooks and collections from a project or another Standin. Sends only GET requests.",
      )
      .requiredOption("--from <url>", "URL of the API, with the base path", parserOf(url))
      .option("--token <token>", "Token with read access (default: STANDIN_TOKEN)")
      .option("--environment <name>", "Environment to read (default: the primary one)")
      .requiredOption("--out <dir>", "Folder to write; a second run fetches only missing files")
      .option(
        "--max-file <size>",
        'Largest file: bytes, or a size such as "1GiB"; pass the same to serve',
        parserOf(maxFileSpec.takes),
        maxFileSpec.default,
      )
      .exitOverride()
      .action(async (flags: PullFlags) => {
        const { pullSeed } = await import("./seed-pull.js");
        const say = (text: string) => void process.stderr.write(`${toPrinted(text)}\n`);
        await pullSeed({ token: process.env.STANDIN_TOKEN, ...flags }, say);
      }),
  );
  return command;
}
