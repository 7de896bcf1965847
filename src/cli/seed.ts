import { Command } from "commander";
import { parseSize, toBytes } from "../base/size.js";
import { toPrinted } from "../base/visible.js";
import { optionSpecs } from "../options.js";
import { UsageError } from "./usage.js";

/** `standin seed`: makes seeds. What each command takes is loaded when it runs. */
export function seedCommand(process: NodeJS.Process): Command {
  const command = new Command("seed")
    .description("Make a seed: what an environment holds at its start.")
    .exitOverride();
  command.addCommand(
    new Command("init")
      .description("Write a seed file to start from: the default seed, with a $schema for editors.")
      .argument("[file]", "the file to write, which must not be there yet", "seed.json")
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
        "Copy the uploads with their files, the webhooks and the collections of a project or of another Standin. Sends only GETs.",
      )
      .requiredOption("--from <url>", "where its API is, with the base path", toUrl)
      .option("--token <token>", "a token that may read them; STANDIN_TOKEN without it")
      .option("--environment <name>", "the environment to read")
      .requiredOption("--out <dir>", "the folder to write; run again, it fetches only missing files")
      .option(
        "--max-file <size>",
        'the largest file: bytes, or a size such as "1GiB"; serve needs the same',
        toSize,
        defaultMaxFile,
      )
      .exitOverride()
      .action(async ({ from, token = process.env.STANDIN_TOKEN, environment, out, maxFile }: PullFlags) => {
        if (!token) throw new UsageError("There is no token: pass --token TOKEN, or set STANDIN_TOKEN.");
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
  maxFile: string;
}

const defaultMaxFile = optionSpecs.maxFile.default;

function toSize(text: string): string {
  if (parseSize(text) !== undefined) return text;
  throw new UsageError(optionSpecs.maxFile.takes.advice);
}

function toUrl(text: string): string {
  if (URL.canParse(text) && /^https?:\/\//i.test(text)) return text;
  throw new UsageError("A URL is absolute, http or https, such as http://127.0.0.1:4010.");
}
