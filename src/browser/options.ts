import type { OptionValue } from "../option-values.js";
import { optionSpecs, refuseValues, type StandinOptions } from "../options.js";
import type { Seed } from "../seed/seed.js";

/** The options of `createStandin` that mean the same in a browser. */
const shared = [
  ...([
    "jobs",
    "jobTime",
    "clock",
    "ids",
    "rateLimit",
    "maxFile",
    "memory",
    "latency",
    "randomSeed",
    "deliver",
    "retry",
    "metadata",
  ] as const),
  ...(["log", "onAttempt", "onFailure"] as const),
] as const;

export interface BrowserStandinOptions extends Pick<StandinOptions, (typeof shared)[number]> {
  /** A seed. Default: the default seed. */
  seed?: Seed;
  /**
   * The URL at which the application calls the API, or its path on the page's origin, such as `/cms`. It is removed
   * from the path of a request, and URLs are made from it. Default: the root of the request's origin.
   */
  url?: string;
}

const url: OptionValue = {
  accepts: (value) => typeof value === "string" && URL.canParse(value, pageUrl()),
  refusal: (name, value) =>
    `${name} is ${JSON.stringify(value)}. It must be a URL or a path, such as "/cms" or "https://api.example.com".`,
  fromText: (text) => text,
  advice: "",
};

const specs = {
  ...Object.fromEntries(shared.map((name) => [name, optionSpecs[name]])),
  seed: optionSpecs.seed,
  url: { takes: url },
};

/** Throws a TypeError for an unknown option or an invalid value. */
export const refuseWrongBrowserOptions = (options: BrowserStandinOptions): void =>
  refuseValues("createBrowserStandin", options, specs);

/** The URL of the page or the worker. Outside a browser, a URL where nothing listens. */
export const pageUrl = (): string =>
  (globalThis as { location?: { href: string } }).location?.href ?? "http://127.0.0.1";
