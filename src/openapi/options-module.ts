/** One option, as src/options.yaml has it. */
interface OptionEntry {
  takes?: string;
  choices?: readonly string[];
  type?: string;
  default?: string | number | boolean;
  argument?: string | null;
  flagDefault?: string | number;
  help: string;
  library: string;
}

/** The type of each kind of value. */
const types: Readonly<Record<string, string>> = {
  ...{ port: "number", wholeNumber: "number", yesOrNo: "boolean", anyText: "string", url: "string" },
  ...{ time: "number | string", size: "number | string", timeRange: "number | string", seed: "Seed | string" },
  ...{ times: "readonly (number | string)[] | string", origins: "string | readonly string[]" },
};

/** The module with the type `StandinOptions` and the values `optionSpecs` of src/options.ts. */
export function optionsModule(entries: Readonly<Record<string, OptionEntry>>): string {
  const named = Object.entries(entries);
  const kinds = new Set(named.map(([, { takes = "oneOf" }]) => takes));
  const members = named.map(([name, { choices = [], takes = "", type, library }]) => {
    const one = type ?? types[takes] ?? choices.map((choice) => JSON.stringify(choice)).join(" | ");
    return `  /** ${library} */\n  ${name}?: ${one};\n`;
  });
  const specs = named.map(([name, { choices, takes, default: value, argument, flagDefault, help: text }]) => {
    const flag = argument === undefined ? undefined : { argument: argument ?? undefined, default: flagDefault };
    const rest = JSON.stringify({ default: value, text, flag }).slice(1);
    return `  ${name}: { takes: ${takes ?? `oneOf(${JSON.stringify(choices)})`}, ${rest},\n`;
  });
  const imports: readonly (readonly [names: string, from: string])[] = [
    ["type Failure, type LogEntry, type LoggedAttempt", "mock/log"],
    [["type OptionSpec", ...kinds].sort().join(", "), "option-values"],
    ["type Seed", "seed/seed"],
  ];
  return `${imports.map(([names, from]) => `import { ${names} } from "./${from}.js";\n`).join("")}
export interface StandinOptions {
${members.join("")}}

/** Every option, in the order of the help. The flag \`--job-time\` is the option \`jobTime\`. */
export const optionSpecs = {
${specs.join("")}} as const satisfies { [Name in keyof Required<StandinOptions>]: OptionSpec };
`;
}
