import { millisecondsOf, parseDuration, parseTimeRange, timeRefusal, timesIn } from "./base/duration.js";
import { bytesOf, parseSize, sizeRefusal } from "./base/size.js";

/** The values of an option: in the library, and as the text of a flag. */
export interface OptionValue {
  accepts(value: unknown): boolean;
  /** The error for an invalid value: a sentence with the allowed values. */
  refusal(name: string, value: unknown): string;
  /**
   * Parses the text of a flag. Receives the values of earlier flags of the same name. Undefined for an invalid text.
   */
  fromText(text: string, before: unknown): unknown;
  /** The error for an invalid text: a sentence. */
  advice: string;
  /** All allowed values, if they are few. */
  choices?: readonly string[];
}

const mustBe = (what: string) => (name: string, value: unknown) =>
  `${name} is ${JSON.stringify(value) ?? typeof value}. It must be ${what}.`;

const asText = (text: string): string => text;

export const port: OptionValue = {
  accepts: (value) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 65535,
  refusal: mustBe("a number from 0 to 65535"),
  fromText: (text) => (/^\d+$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined),
  advice: "Pass a number from 0 to 65535.",
};

export const anyText: OptionValue = {
  accepts: (value) => typeof value === "string",
  refusal: mustBe("a string"),
  fromText: asText,
  advice: "",
};

/** Errors of a seed are reported when it is read. */
export const seed: OptionValue = { ...anyText, accepts: () => true };

export const url: OptionValue = {
  accepts: (value) => typeof value === "string" && URL.canParse(value) && /^https?:\/\//i.test(value),
  refusal: mustBe('an absolute URL, http or https, such as "https://mock.example.com"'),
  fromText: (text) => (url.accepts(text) ? text : undefined),
  advice: "Pass an absolute http or https URL, such as https://mock.example.com.",
};

export function oneOf(choices: readonly string[]): OptionValue {
  return {
    choices,
    accepts: (value) => typeof value === "string" && choices.includes(value),
    refusal: mustBe(`one of ${choices.join(", ")}`),
    fromText: (text) => (choices.includes(text) ? text : undefined),
    advice: `Pass one of ${choices.join(", ")}.`,
  };
}

/** Milliseconds, or a time such as `2s`. */
export const time: OptionValue = {
  accepts: (value) => millisecondsOf(value) !== undefined,
  refusal: timeRefusal,
  fromText: parseDuration,
  advice: 'Pass milliseconds, or a time such as "300ms", "2s" or "5m".',
};

const isTimes = (value: unknown): value is readonly (number | string)[] | string =>
  Array.isArray(value) || typeof value === "string";

export const times: OptionValue = {
  accepts: (value) => isTimes(value) && timesIn(value).every(time.accepts),
  refusal: (name, value) =>
    isTimes(value)
      ? timeRefusal(
          name,
          timesIn(value).find((one) => !time.accepts(one)),
        )
      : mustBe('times, such as ["2m", "6m"] or "2m,6m"')(name, value),
  fromText(text) {
    const parsed = text.split(",").map(parseDuration);
    return parsed.includes(undefined) ? undefined : parsed;
  },
  advice: time.advice,
};

/** Milliseconds, or a range of them. */
export const timeRange: OptionValue = {
  accepts: (value) =>
    (typeof value === "number" || typeof value === "string") && parseTimeRange(String(value)) !== undefined,
  refusal: (name, value) =>
    `${name} is ${JSON.stringify(value)}. It must be milliseconds, or a range such as "100-300".`,
  fromText: (text) => (parseTimeRange(text) ? text : undefined),
  advice: 'Pass milliseconds, or a range such as "100-300".',
};

/** Bytes, or a size such as `1GiB`. */
export const size: OptionValue = {
  accepts: (value) => bytesOf(value) !== undefined,
  refusal: sizeRefusal,
  fromText: parseSize,
  advice: 'Pass bytes, or a size such as "500MB" or "1GiB".',
};

export const wholeNumber: OptionValue = {
  accepts: (value) => typeof value === "number" && Number.isFinite(value),
  refusal: mustBe("a whole number"),
  fromText: (text) => (/^-?\d+$/.test(text) ? Number(text) : undefined),
  advice: "Pass a whole number.",
};

export const yesOrNo: OptionValue = {
  accepts: (value) => typeof value === "boolean",
  refusal: mustBe("true or false"),
  fromText: asText,
  advice: "",
};

export const origins: OptionValue = {
  accepts: (value) => [value].flat().every(isAllowedOrigin),
  refusal: (name, value) =>
    mustBe('an origin such as "https://app.example.com", or "*" for all')(
      name,
      [value].flat().find((one) => !isAllowedOrigin(one)),
    ),
  fromText: (text, before = []) => (toAllowedOrigin(text) === undefined ? undefined : [before, text].flat()),
  advice: "Pass an origin such as https://app.example.com, or * for any.",
};

export const callback: OptionValue = {
  accepts: (value) => typeof value === "function",
  refusal: mustBe("a function"),
  fromText: asText,
  advice: "",
};

const isAllowedOrigin = (value: unknown): boolean => typeof value === "string" && toAllowedOrigin(value) !== undefined;

/** An origin in the form of browsers. `*` (all origins) and `null` stay unchanged. Undefined if it is no origin. */
export function toAllowedOrigin(text: string): string | undefined {
  if (text === "*" || text === "null") return text;
  if (!/^[a-z][a-z\d+.-]*:\/\/[^/?#@\\\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined;
  const { origin } = new URL(text);
  // URL knows only origins of http and https. Other origins, such as those of an app shell, stay as written.
  return origin === "null" ? text.toLowerCase().replace(/\/$/, "") : origin;
}
