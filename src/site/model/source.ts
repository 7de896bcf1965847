import type { EnvelopeName } from "../../openapi/documents.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { OpenApiDocument } from "../../openapi/openapi-document.js";

/** One contract, as far as the documentation tells of it. */
export interface ContractEntry {
  id: string;
  ids: readonly StatementId[];
  title: string;
}

/** A guide, as Markdown, under its name: `webhooks`. */
export interface GuideSource {
  name: string;
  text: string;
}

/** What the site is made of. The documents come from here, the rest is handed in. */
export interface DocsSource {
  documents: Readonly<Record<EnvelopeName, OpenApiDocument>>;
  contracts: readonly ContractEntry[];
  guides: readonly GuideSource[];
  /** Recipes, each with files that run as they stand. */
  recipes: readonly GuideSource[];
  tool: ToolSource;
  /** The first page, as VitePress takes it. */
  home: string;
  /** What is known of the published service, as Markdown: what published assumptions rest on. */
  facts: string;
}

/** What the site cannot know by itself. */
export type HandedIn = Omit<DocsSource, "documents">;

/** A command of the command line, with what it takes. */
export interface CommandSource {
  /** `seed pull`. */
  name: string;
  text: string;
  flags: readonly FlagSource[];
}

export interface FlagSource {
  /** As the help writes it: `--port <number>`. */
  flags: string;
  text: string;
  /** All that it takes, where that is few. */
  choices: readonly string[];
  default: string | undefined;
}

/** An option of the library; `flag` sets the same on the command line. */
export interface OptionSource {
  name: string;
  flag: string | undefined;
  text: string;
  choices: readonly string[];
  default: string | undefined;
}

/** What the site tells of the tool itself. */
export interface ToolSource {
  commands: readonly CommandSource[];
  options: readonly OptionSource[];
}
