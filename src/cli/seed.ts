import { Command } from "commander";
import { toBytes } from "../base/size.js";
import { UsageError } from "../base/usage-error.js";
import { toPrinted } from "../base/visible.js";
import { url } from "../option-values.js";
import { optionSpecs } from "../options.js";
import { parserOf } from "./run-options.js";

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
      .action(async ({ from, token = process.env.STANDIN_TOKEN, environment, out, maxFile }: PullFlags) => {
        if (!token) throw new UsageError("The token is missing. Pass --token TOKEN, or set STANDIN_TOKEN.");
        const { pullSeed } = await import("./seed-pull.js");
        const say = (text: string) => void process.stderr.write(`${toPrinted(text)}\n`);
        await pullSeed({
          from,
          token,
          out,
          say,
          maximumFile: toBytes("--max-file", maxFile),
          ...(environment === undefined ? {} : { environment }),
        });
      }),
  );
  return command;
}

interface PullFlags {
  from: string;
  token?: string;
  environment?: string;
  out: string;
  maxFile: number | string;
}
