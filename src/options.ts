import { isLoopback } from "./base/hosts.js";
import type { OptionSpec, OptionValue } from "./option-values.js";
import { optionSpecs, type StandinOptions } from "./options.generated.js";

export { type OptionSpec, optionSpecs, type StandinOptions };

/** Every option (src/options.yaml), as a list to iterate over. */
export const optionList: readonly (OptionSpec & { name: keyof StandinOptions })[] = Object.entries(optionSpecs).map(
  // Its type has only the names of options.
  ([name, spec]) => ({ name: name as keyof StandinOptions, ...spec }),
);

/** Why an address requires a control token, or why a token is invalid, in a sentence. Undefined if neither. */
export function controlRefusal(address: string, controlToken: string | undefined): string | undefined {
  if (controlToken === undefined) {
    if (isLoopback(address)) return undefined;
    return `Others can reach the control interface at ${address}. Set a token`;
  }
  return /^[!-~]+$/.test(controlToken) ? undefined : "A control token has only visible ASCII characters and no spaces";
}

/** Throws a TypeError for an unknown option or an invalid value. */
export function refuseWrongOptions(options: StandinOptions): void {
  const refusal = controlRefusal(options.host ?? optionSpecs.host.default, options.controlToken);
  if (refusal) throw new TypeError(`${refusal} (the option controlToken).`);
  refuseValues("createStandin", options, optionSpecs);
  if (options.durable && options.state === undefined)
    throw new TypeError("durable needs the option state: without it nothing is saved before the end.");
}

/** Throws a TypeError for an unknown option of a function, or an invalid value. */
export function refuseValues(
  who: string,
  options: object,
  specs: Readonly<Record<string, { takes: OptionValue }>>,
): void {
  for (const [name, value] of Object.entries(options)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec)
      throw new TypeError(
        `${who} has no option ${JSON.stringify(name)}. Its options are ${Object.keys(specs).join(", ")}.`,
      );
    if (value !== undefined && !spec.takes.accepts(value)) throw new TypeError(spec.takes.refusal(name, value));
  }
}
