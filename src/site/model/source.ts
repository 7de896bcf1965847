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

/** What the site is made of. */
export interface DocsSource {
  documents: Readonly<Record<EnvelopeName, OpenApiDocument>>;
  contracts: readonly ContractEntry[];
  guides: readonly GuideSource[];
  /** Recipes, each with files that run as they stand. */
  recipes: readonly GuideSource[];
  /** Pages with places for tables: see `referencePages`. */
  reference: readonly GuideSource[];
  tool: ToolSource;
  /** The first page, as VitePress takes it. */
  home: string;
  /** The changelog, as it stands in the repository. */
  changes: string;
  /** The version that the pages describe: `0.4.0`. */
  version: string;
  /** What is known of the published service, as Markdown: what published assumptions rest on. */
  facts: string;
}

/** A flag or an option. */
export interface Settable {
  text: string;
  /** All that it takes, where that is few. */
  choices: readonly string[];
  default: string | undefined;
}

/** A command of the command line (`seed pull`), with its flags as the help writes them: `--port <number>`. */
export interface CommandSource {
  name: string;
  text: string;
  flags: readonly (Settable & { flags: string })[];
}

/** The command line, and the options of the library. */
export interface ToolSource {
  commands: readonly CommandSource[];
  options: readonly (Settable & { name: string; flag: string | undefined })[];
}
