import type { amountsIn } from "./base/amounts.js";
import { durations, parseDuration, parseTimeRange, timesIn } from "./base/duration.js";
import { sizes } from "./base/size.js";

/** The values of an option: in the library, and as the text of a flag. */
export interface OptionValue {
  accepts(value: unknown): boolean;
  /** The error for an invalid value: a sentence with the allowed values. */
  refusal(name: string, value: unknown): string;
  /** Parses the text of a flag, after the values of earlier ones of its name. Undefined for an invalid text. */
  fromText(text: string, before: unknown): unknown;
  /** The error for an invalid text: a sentence. */
  advice: string;
  /** All allowed values, if they are few. */
  choices?: readonly string[];
}

/** One option of `createStandin`, and the flag of `standin serve` that sets it. */
export interface OptionSpec {
  takes: OptionValue;
  /** Its default in `createStandin`, if it has one. */
  default?: string | number | boolean;
  /** The text of the help, without a full stop. */
  text: string;
  /** Absent if only `createStandin` has it. `argument` is the name of the value in the help. A switch has none. */
  flag?: { argument?: string; default?: string | number };
}

const mustBe = (what: string) => (name: string, value: unknown) =>
  `${name} is ${JSON.stringify(value) ?? typeof value}. It must be ${what}.`;

/** A value that a flag takes as its text, by default. */
const valueThat = (accepts: OptionValue["accepts"], what: string, more: Partial<OptionValue> = {}): OptionValue => ({
  ...{ accepts, refusal: mustBe(what), fromText: (text) => text, advice: "" },
  ...more,
});

/** A text that a flag takes unchanged, if it is acceptable. */
const textThat = (accepts: OptionValue["accepts"], what: string, advice: string): OptionValue =>
  valueThat(accepts, what, { fromText: (text) => (accepts(text) ? text : undefined), advice });

/** A whole number from one to another. */
export const wholeNumberIn = (least: number, most: number, such = ""): OptionValue => ({
  ...valueThat(
    (value) => typeof value === "number" && Number.isInteger(value) && value >= least && value <= most,
    `a whole number from ${least} to ${most}`,
  ),
  fromText(text) {
    const number = Number(text);
    return /^\d+$/.test(text.trim()) && number >= least && number <= most ? number : undefined;
  },
  advice: `Pass a whole number from ${least} to ${most}${such}.`,
});

export const port = wholeNumberIn(0, 65535);

export const anyText = valueThat((value) => typeof value === "string", "a string");

/** Errors of a seed are reported when it is read. */
export const seed: OptionValue = { ...anyText, accepts: () => true };

export const url = textThat(
  (value) => typeof value === "string" && URL.canParse(value) && /^https?:\/\//i.test(value),
  'an absolute URL, http or https, such as "https://mock.example.com"',
  "Pass an absolute http or https URL, such as https://mock.example.com.",
);

export const oneOf = (choices: readonly string[]): OptionValue => ({
  choices,
  ...textThat(
    (value) => typeof value === "string" && choices.includes(value),
    `one of ${choices.join(", ")}`,
    `Pass one of ${choices.join(", ")}.`,
  ),
});

const amountOf = ({ of, refusal, parse: fromText, advice }: ReturnType<typeof amountsIn>): OptionValue => ({
  ...{ accepts: (value) => of(value) !== undefined, refusal, fromText, advice },
});

/** Milliseconds, or a time such as `2s`. */
export const time = amountOf(durations);

/** Bytes, or a size such as `1GiB`. */
export const size = amountOf(sizes);

const isTimes = (value: unknown): value is readonly (number | string)[] | string =>
  Array.isArray(value) || typeof value === "string";
const someTimes = mustBe('times, such as ["2m", "6m"] or "2m,6m"');

export const times = valueThat((value) => isTimes(value) && timesIn(value).every(time.accepts), "times", {
  refusal(name, value) {
    if (!isTimes(value)) return someTimes(name, value);
    const wrong = timesIn(value).find((one) => !time.accepts(one));
    return time.refusal(name, wrong);
  },
  fromText(text) {
    const parsed = text.split(",").map(parseDuration);
    return parsed.includes(undefined) ? undefined : parsed;
  },
  advice: time.advice,
});

/** Milliseconds, or a range of them. */
export const timeRange = textThat(
  (value) => (typeof value === "number" || typeof value === "string") && parseTimeRange(String(value)) !== undefined,
  'milliseconds, or a range such as "100-300"',
  'Pass milliseconds, or a range such as "100-300".',
);

export const wholeNumber = valueThat((value) => typeof value === "number" && Number.isFinite(value), "a whole number", {
  fromText: (text) => (/^-?\d+$/.test(text) ? Number(text) : undefined),
  advice: "Pass a whole number.",
});

export const yesOrNo = valueThat((value) => typeof value === "boolean", "true or false");

const anyOrigin = mustBe('an origin such as "https://app.example.com", or "*" for all');

export const origins = valueThat((value) => [value].flat().every(isAllowedOrigin), "origins", {
  refusal: (name, value) =>
    anyOrigin(
      name,
      [value].flat().find((one) => !isAllowedOrigin(one)),
    ),
  fromText: (text, before = []) => (toAllowedOrigin(text) === undefined ? undefined : [before, text].flat()),
  advice: "Pass an origin such as https://app.example.com, or * for any.",
});

export const callback = valueThat((value) => typeof value === "function", "a function");

const isAllowedOrigin = (value: unknown): boolean => typeof value === "string" && toAllowedOrigin(value) !== undefined;

/** An origin in the form of browsers. `*` (all origins) and `null` stay unchanged. Undefined if it is no origin. */
export function toAllowedOrigin(text: string): string | undefined {
  if (text === "*" || text === "null") return text;
  if (!/^[a-z][a-z\d+.-]*:\/\/[^/?#@*\\\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined;
  const { origin } = new URL(text);
  // URL knows only origins of http and https. Other origins, such as those of an app shell, stay as written.
  return origin === "null" ? text.toLowerCase().replace(/\/$/, "") : origin;
}
