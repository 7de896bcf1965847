import { nearest } from "../base/nearest.js";
import type { ViolationCode } from "./generated/catalogue.js";
import type { Found, Violation, ViolationParams } from "./violations.js";

/** What a pointer goes into; a sentence about a query says so. */
export type Place = "body" | "query";

/** A violation as it is shown: with its sentence, which says what is wrong and how to mend it. */
export type DescribedViolation = Violation & { detail: string };

/** The violation with its sentence, for who shows both. */
export const toDescribed = (violation: Violation): DescribedViolation => ({
  ...violation,
  detail: describeViolation(violation),
});

/** The one sentence of a violation. Made where it is shown: what stands between may still move its pointer. */
export function describeViolation<Code extends ViolationCode>(
  { pointer, code, params }: Violation<Code>,
  place: Place = "body",
): string {
  return sentences[code](params, place === "query" ? `In the query, ${pointer.slice(1)}` : pointer || "The body");
}

/** One sentence for several violations of a request: the first, and how many there are. */
export const summarize = ([first = "", ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${more.length + 1} violations; the first: ${first}`;

type Sentences = { [Code in ViolationCode]: (params: ViolationParams[Code], where: string) => string };

const sentences: Sentences = {
  VALIDATION_ENUM(params, where) {
    if ("passedType" in params) {
      return `${where} is ${quote(params.passedType)}; it must be ${quote(params.resourceType)} here.`;
    }
    const wanted = "required" in params ? quote(params.required) : `one of ${params.allowed.map(quote).join(", ")}`;
    return `${where} must be ${wanted}; it is ${show(params)}.`;
  },
  VALIDATION_EVENT: ({ eventType, entityType, known }, where) =>
    `${where} is ${quote(eventType)}, which ${entityType} does not have; it has ${known.join(", ")}.`,
  VALIDATION_FILENAME(params, where) {
    if ("directory" in params) {
      return `${where} ${quote(params.directory)} stands for a directory in an address; choose another name.`;
    }
    if ("bytes" in params) {
      return `${where} has ${params.bytes} bytes in UTF-8; at most ${params.maximum} are allowed.`;
    }
    return `${where} ${nameProblems[params.problem]}`;
  },
  VALIDATION_FORMAT(params, where) {
    if ("jsonError" in params) return `The file is not JSON: ${params.jsonError}`;
    const wanted = "pattern" in params ? `pattern "${params.pattern}"` : `format "${params.format}"`;
    return `${where} must match ${wanted}; it is ${show(params)}.`;
  },
  VALIDATION_HEADER: ({ part }, where) =>
    part === "name"
      ? `${where} is not a header name; it may hold letters, digits and !#$%&'*+-.^_\`|~.`
      : `${where} has a value that no header can carry; leave out line breaks, control characters, and what is not Latin-1.`,
  VALIDATION_ID: ({ passed, named }, where) =>
    `${where} is ${quote(passed)} and the path names ${quote(named)}; pass the same.`,
  VALIDATION_INVALID(params, where) {
    if ("expected" in params) return `${where} must be ${params.expected}.`;
    if ("known" in params) return `${where} is not known; pass ${params.known.join(", ")}.`;
    if ("effects" in params) return `The rule does nothing; pass one of ${params.effects.join(", ")}.`;
    if ("conflictsWith" in params) return `${where} cannot go with ${params.conflictsWith}; make two rules of them.`;
    if ("requires" in params) return `${where} goes with ${params.requires}.`;
    return `${where} goes beyond ${params.latest}; POST /_standin/reset puts the clock back.`;
  },
  VALIDATION_LENGTH: (params, where) =>
    "minimum" in params
      ? `${where} must NOT have fewer than ${params.minimum} ${params.of}; it is ${show(params)}.`
      : `${where} must NOT have more than ${params.maximum} ${params.of}.`,
  // The pointer names the locale; the sentence is about the object that has it.
  VALIDATION_LOCALE: ({ locale, known }, where) =>
    `${where.slice(0, where.lastIndexOf("/"))} has ${quote(locale)}, which is no locale of the project; it has ${known.join(", ")}.`,
  VALIDATION_PATH: ({ path }, where) =>
    `${where} ${quote(path)} is of no file that was uploaded; upload one with POST /upload-requests and pass its id.`,
  VALIDATION_RANGE: (params, where) => `${where} must be ${params.comparison} ${params.limit}; it is ${show(params)}.`,
  VALIDATION_REFERENCE(params, where) {
    if ("collection" in params) {
      return `${where} ${quote(params.collection)} is of no collection; GET /upload-collections lists those that there are.`;
    }
    if ("circle" in params) {
      return params.circle === "seed"
        ? `${where} would put the collection inside itself.`
        : `${where} would put a collection inside itself; choose another.`;
    }
    if ("notInSeed" in params) {
      return params.notInSeed === "collection"
        ? `${where} is of no collection of the seed.`
        : `${where} is the path of no entry before this one.`;
    }
    if ("seedPath" in params)
      return `${where} ${quote(params.seedPath)} is the path of none of the seed's files; add one.`;
    if ("unreadable" in params) return `${where} ${quote(params.unreadable)} cannot be read: ${params.because}`;
    return `${where} can be read in a seed file only; pass text or base64.`;
  },
  VALIDATION_REQUIRED: ({ oneOf }, where) =>
    oneOf ? `${where} must have one of ${inWords(oneOf)}.` : `${where} is missing; pass it.`,
  VALIDATION_TEMPLATE: ({ templateError }, where) => `${where} ${noTemplate(templateError)}`,
  VALIDATION_TYPE: (params, where) => `${where} must be ${params.types.join(" or ")}; it is ${show(params)}.`,
  VALIDATION_UNDOCUMENTED: ({ body }) => `The document has no schema for ${body}.`,
  VALIDATION_UNIQUENESS(params, where) {
    if ("items" in params) {
      const [one, other] = params.items;
      return `${where} must NOT have duplicate items (items ## ${one} and ${other} are identical); it is ${show(params)}.`;
    }
    if ("idOf" in params) return `${where} is the identifier of another ${params.idOf}; make a new one.`;
    if ("tag" in params) return `${where} is a tag already; give it to an upload, or choose another.`;
    if ("nameOf" in params) return `${where} is the name of webhook ${params.nameOf}; choose another.`;
    if ("url" in params)
      return `${where} would put the file at ${params.url}, where there is another; choose another name.`;
    if ("twiceInSeed" in params) return `${where} ${quote(params.twiceInSeed)} stands twice; choose another.`;
    return `${where} stands twice; pass it once.`;
  },
  VALIDATION_UNKNOWN({ known, name }, where) {
    const near = nearest(name, known);
    const meant = near === undefined ? "" : `Did you mean ${near}? `;
    return `${where} is not known. ${meant}${known.length > 0 ? `Known here: ${known.join(", ")}.` : "Nothing is known here."}`;
  },
  VALIDATION_URL(params, where) {
    if ("templateError" in params) return `${where} ${noTemplate(params.templateError)}`;
    const reason = params.problem === "not absolute" ? "is not an absolute http or https URL" : "is not a URL";
    return `${where} ${reason}; pass an absolute address such as https://example.com/hook.`;
  },
};

const nameProblems = {
  empty: "is empty; pass a name.",
  slash: "holds a slash; a file's name has none.",
  "control character": "holds a control character; leave it out.",
  "half of a surrogate pair": "holds half of a surrogate pair; pass well-formed Unicode.",
} as const;

const noTemplate = (error: string): string => `is not a Mustache template: ${error}. Close every tag and section.`;

const quote = (value: unknown): string => JSON.stringify(value);

const inWords = (names: readonly string[]): string => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** What was found as a few words: itself when it is short, else its kind. */
function show(found: Found): string {
  if (!("actual" in found)) return "something else";
  const { actual } = found;
  if (Array.isArray(actual)) return "an array";
  if (typeof actual === "object" && actual !== null) return "an object";
  const text = JSON.stringify(actual) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
