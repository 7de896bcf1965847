import { nearest } from "../base/nearest.js";
import type { ViolationCode } from "./generated/catalogue.js";
import type { FoundValue, Violation, ViolationParams } from "./violations.js";

/** The part of a request that a pointer is in. A sentence names the query. */
export type RequestPart = "body" | "query";

/** A violation with its sentence, which says what is wrong and how to fix it. */
export type DescribedViolation = Violation & { detail: string };

/** The violation with its sentence, for who shows both. */
export const toDescribed = (violation: Violation): DescribedViolation => ({
  ...violation,
  detail: describeViolation(violation),
});

/** The sentence of a violation. Created last, because earlier steps may still move the pointer. */
export function describeViolation<Code extends ViolationCode>(
  { pointer, code, params }: Violation<Code>,
  place: RequestPart = "body",
): string {
  return sentences[code](params, place === "query" ? `In the query, ${pointer.slice(1)}` : pointer || "The body");
}

/** One sentence for several violations of a request: the first, and how many there are. */
export const summarize = ([first = "", ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${more.length + 1} violations. The first: ${first}`;

type Sentences = { [Code in ViolationCode]: (params: ViolationParams[Code], where: string) => string };

const sentences: Sentences = {
  VALIDATION_ENUM(params, where) {
    if ("passedType" in params)
      return `${where} must be ${quote(params.resourceType)}, not ${quote(params.passedType)}.`;
    const wanted = "required" in params ? quote(params.required) : `one of ${params.allowed.map(quote).join(", ")}`;
    return `${where} must be ${wanted}${not(params)}.`;
  },
  VALIDATION_EVENT: ({ eventType, entityType, known }, where) =>
    `${where}: ${entityType} has no event ${quote(eventType)}. Its events are ${known.join(", ")}.`,
  VALIDATION_FILENAME(params, where) {
    if ("directory" in params) return `${where} ${quote(params.directory)} is reserved in URLs. Choose another name.`;
    if ("bytes" in params) return `${where} has ${params.bytes} bytes in UTF-8. The maximum is ${params.maximum}.`;
    return `${where} ${nameProblems[params.problem]}`;
  },
  VALIDATION_FORMAT(params, where) {
    if ("jsonError" in params) return `The file is not valid JSON: ${params.jsonError}`;
    const wanted = "pattern" in params ? `the pattern "${params.pattern}"` : `the format "${params.format}"`;
    return `${where} must match ${wanted}${not(params)}.`;
  },
  VALIDATION_HEADER: ({ part }, where) =>
    part === "name"
      ? `${where} is not a valid header name. Use only letters, digits and !#$%&'*+-.^_\`|~.`
      : `${where} has an invalid header value. Use only Latin-1, without line breaks or control characters.`,
  VALIDATION_ID: ({ passed, named }, where) =>
    `${where} must be ${quote(named)}, the identifier in the path, not ${quote(passed)}.`,
  VALIDATION_INVALID(params, where) {
    if ("expected" in params) return `${where} must be ${params.expected}.`;
    if ("known" in params) return `${where} is not known. Choose from ${params.known.join(", ")}.`;
    if ("effects" in params) return `This rule has no effect. Set at least one of ${params.effects.join(", ")}.`;
    if ("conflictsWith" in params)
      return `${where} cannot be combined with ${params.conflictsWith}. Add a fault for each.`;
    if ("requires" in params) return `${where} requires ${params.requires}.`;
    return `${where} is later than the latest time, ${params.latest}. POST /_standin/reset resets the clock.`;
  },
  VALIDATION_LENGTH: (params, where) => {
    const [least, count] = "minimum" in params ? ["at least", params.minimum] : ["at most", params.maximum];
    return `${where} must have ${least} ${count} ${count === 1 ? params.of.slice(0, -1) : params.of}.`;
  },
  // The pointer names the locale; the sentence is about the object that has it.
  VALIDATION_LOCALE: ({ locale, known }, where) =>
    `${where.slice(0, where.lastIndexOf("/"))}: the project has no locale ${quote(locale)}. Its locales are ${known.join(", ")}.`,
  VALIDATION_PATH: ({ path }, where) =>
    `${where}: no file was uploaded to ${quote(path)}. Upload one with POST /upload-requests, then pass its id.`,
  VALIDATION_RANGE: (params, where) => `${where} must be ${params.comparison} ${params.limit}${not(params)}.`,
  VALIDATION_REFERENCE(params, where) {
    if ("collection" in params) {
      return `${where}: there is no collection ${quote(params.collection)}. GET /upload-collections lists all collections.`;
    }
    if ("circle" in params) {
      return `${where} puts ${params.circle === "seed" ? "the" : "a"} collection inside itself. Choose another parent.`;
    }
    if ("notInSeed" in params) {
      return params.notInSeed === "collection"
        ? `${where} names no collection of the seed. Add the collection, or choose another.`
        : `${where} must be the path of an earlier entry.`;
    }
    if ("seedPath" in params) return `${where}: the seed has no file ${quote(params.seedPath)}. Add it to files.`;
    if ("unreadable" in params) return `${where}: cannot read ${quote(params.unreadable)}: ${params.because}`;
    return `${where} works only in a seed file. Pass text or base64.`;
  },
  VALIDATION_REQUIRED: ({ oneOf }, where) =>
    oneOf ? `${where} must have exactly one of ${inWords(oneOf)}.` : `${where} is missing, but required.`,
  VALIDATION_TEMPLATE: ({ templateError }, where) => `${where} ${noTemplate(templateError)}`,
  VALIDATION_TYPE: (params, where) =>
    `${where} must be ${params.types.map((type) => withArticle[type] ?? type).join(" or ")}${not(params)}.`,
  VALIDATION_UNDOCUMENTED: ({ body }) => `The document has no schema for ${body}.`,
  VALIDATION_UNIQUENESS(params, where) {
    if ("items" in params) return `${where} must not repeat an item. Items ${params.items.join(" and ")} are equal.`;
    if ("idOf" in params) return `${where} is the identifier of another ${params.idOf}. Generate a new one.`;
    if ("tag" in params) return `${where}: the tag exists. Set it on an upload, or choose another.`;
    if ("nameOf" in params) return `${where} is the name of webhook ${params.nameOf}. Choose another.`;
    if ("url" in params) return `${where}: another file is at ${params.url}. Choose another name.`;
    if ("twiceInSeed" in params) return `${where} ${quote(params.twiceInSeed)} occurs twice. Choose another.`;
    return `${where} occurs twice. Pass it once.`;
  },
  VALIDATION_UNKNOWN({ known, name }, where) {
    const near = nearest(name, known);
    const meant = near === undefined ? "" : ` Did you mean ${near}?`;
    const instead = `Allowed: ${known.length > 0 ? known.join(", ") : "none"}.`;
    return `${where} is not known.${meant} ${instead}`;
  },
  VALIDATION_URL(params, where) {
    if ("templateError" in params) return `${where} ${noTemplate(params.templateError)}`;
    const reason = params.problem === "not absolute" ? "is not an absolute http or https URL" : "is not a URL";
    return `${where} ${reason}. Pass one like https://example.com/hook.`;
  },
};

const nameProblems = {
  empty: "is empty. Pass a name.",
  slash: "contains a slash. Remove it.",
  "control character": "contains a control character. Remove it.",
  "half of a surrogate pair": "contains half of a surrogate pair. Pass well-formed Unicode.",
} as const;

const withArticle: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "a boolean",
  array: "an array",
  object: "an object",
};

const noTemplate = (error: string): string =>
  `is not a valid Mustache template: ${error}. Close every tag and section.`;

const quote = (value: unknown): string => JSON.stringify(value);

const inWords = (names: readonly string[]): string => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** The given value, in a few words: the value if it is short, else its type. Empty for a secret. */
function not(found: FoundValue): string {
  if (!("actual" in found)) return "";
  const { actual } = found;
  if (Array.isArray(actual)) return ", not an array";
  if (typeof actual === "object" && actual !== null) return ", not an object";
  const text = JSON.stringify(actual) ?? "nothing";
  return `, not ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
}
