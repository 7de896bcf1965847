import { isObject, type JsonObject, type JsonValue, parseJson, toJson } from "../../base/json.js";
import { toResourceId } from "../wire/operation-request.js";

type Check<Value extends JsonValue> = (value: JsonValue | undefined) => value is Value;
type Form = Readonly<Record<string, Check<JsonValue>>>;
type LineOf<One extends Form> = One extends Form
  ? { -readonly [Name in keyof One]: One[Name] extends Check<infer Value> ? Value : never }
  : never;

const isText: Check<string> = (value) => typeof value === "string";
const isCount: Check<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isId: Check<string> = (value): value is string => value !== undefined && toResourceId(value) === value;
/** Not what every object has: undoing looks fields up by their names. */
const isField: Check<string> = (value): value is string => isText(value) && value !== "" && !(value in {});
const isFields: Check<JsonObject> = (value): value is JsonObject =>
  isObject(value) && Object.keys(value).every(isField);
const isAny: Check<JsonValue> = (value) => value !== undefined;
/** Dropping another one would drop the data of people. */
const isEnvironment: Check<string> = (value): value is string =>
  isText(value) && /^standin-verify-[\w-]{1,40}$/.test(value);

/** The start time of the process tells it from another with the same ID. */
const ofProcess = { pid: isCount, started: isText, host: isText } as const;
const ofHeader = { run: isText, target: isText, ...ofProcess } as const;
/** The lines of a ledger after its header, in the order of writing. Times are in milliseconds since 1970. */
const forms = [
  // An environment of a Standin. Dropping it undoes everything in it.
  { environment: isEnvironment },
  { dropped: isEnvironment },
  // A request to create something. `value` of the field `mark` identifies the resource. `word` is unique to this creation.
  { create: isCount, kind: isText, mark: isField, value: isAny, word: isText, at: isCount },
  { made: isCount, id: isId },
  // A read shows of this kind what its creations are recognized by.
  { recognized: isText },
  // It was deleted, the request was refused, or the whole list did not show it later.
  { gone: isCount },
  // A request to change a borrowed resource: original values of fields that were not changed before, and the new values.
  { change: isText, id: isId, was: isFields, sent: isFields, at: isCount },
  // Every change of it so far has a response.
  { answered: isText, id: isId },
  // The value that the target showed after a change, if it differs from the sent one.
  { seen: isText, id: isId, shown: isFields },
  { restored: isText, id: isId },
  // A listener of others that the run disables, so that its calls disturb nobody.
  { quiet: isText, id: isId },
  // A job of an operation, which must end before undoing starts.
  { job: isText, of: isText },
  { done: isText },
  // A request that cannot be undone automatically.
  { unknown: isText },
  // The run is over, although its process may go on.
  { ended: isCount },
] as const;
export type Process = LineOf<typeof ofProcess>;
/** The first line of a ledger. */
export type Header = LineOf<typeof ofHeader>;
export type LedgerLine = LineOf<(typeof forms)[number]>;

/** Versions before 0.8 noted no times, and no operations of jobs. */
function withTimes(line: JsonValue | undefined): JsonValue | undefined {
  if (!isObject(line)) return line;
  if ("job" in line) return { of: "", ...line };
  return "create" in line || "change" in line ? { at: 1, ...line } : line;
}

const fits = <One extends Form>(line: JsonValue | undefined, form: One): line is JsonObject & LineOf<One> =>
  isObject(line) &&
  Object.keys(line).length === Object.keys(form).length &&
  Object.entries(form).every(([name, check]) => Object.hasOwn(line, name) && check(line[name]));

/** The process that a lock names. Undefined for another text. */
export function parseProcess(text: string): Process | undefined {
  const line = parseJson(text);
  return fits(line, ofProcess) ? line : undefined;
}

/** A line has a value of a response, which may have 1,000 levels, a few levels deeper. */
const deepest = 1010;

/** Signs a text, after the signature of the line before it. */
export type Sign = (before: string, text: string) => string;

const signature = /,"sig":"([0-9a-f]{64})"\}$/;

/** Lines as they stand in the file, and the last signature: the last member of each, if there is a key. */
export function toText(lines: readonly JsonObject[], before: string, sign: Sign | undefined) {
  let sig = before;
  const texts = lines.map((line) => {
    const text = toJson(line);
    sig = sign?.(sig, text) ?? "";
    return sign ? `${text.slice(0, -1)},"sig":"${sig}"}\n` : `${text}\n`;
  });
  return { sig, text: texts.join("") };
}

/**
 * The lines of a ledger but an incomplete last one, and the signature of the last; undefined without a first. `isSigned`: this
 * user's kit has written every line, in this order. Throws an Error that names the line.
 */
export function parseLedger(text: string, sign: Sign | undefined) {
  const damaged = (at: number) => new Error(`it is damaged in line ${at + 1}`);
  let isSigned = sign !== undefined;
  let sig = "";
  const [header, ...lines] = text
    .split("\n")
    .slice(0, -1)
    .map((line) => {
      const plain = line.replace(signature, "}");
      const given = signature.exec(line)?.[1] ?? "";
      isSigned &&= given !== "" && sign?.(sig, plain) === given;
      sig = given;
      return parseJson(plain, deepest);
    });
  if (header === undefined && !/^(?:\{[^\n]*)?$/.test(text)) throw damaged(0);
  if (header === undefined) return undefined;
  if (!fits(header, ofHeader)) throw damaged(0);
  const read = (one: JsonValue | undefined, at: number): LedgerLine => {
    const line = withTimes(one);
    if (forms.some((form) => fits(line, form))) return line as LedgerLine;
    throw damaged(at + 1);
  };
  return { header, lines: lines.map(read), isSigned, sig };
}
