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
