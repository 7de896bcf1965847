import { isObject, type JsonObject, type JsonValue, parseJson } from "../../base/json.js";
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
/** The lines of a record after its header, in the order of writing. */
const forms = [
  // An environment of a Standin. Dropping it undoes everything in it.
  { environment: isEnvironment },
  { dropped: isEnvironment },
  // A creation was requested. `value` of the field `mark` identifies the resource. `word` is unique to the run.
  { create: isCount, kind: isText, mark: isField, value: isAny, word: isText },
  { made: isCount, id: isId },
  // It was deleted, or nothing was made.
  { gone: isCount },
  // A change of a borrowed resource: original values of fields that were not changed before, and the new values.
  { change: isText, id: isId, was: isFields, sent: isFields },
  // The value that the target showed after a change, if it differs from the sent one.
  { seen: isText, id: isId, shown: isFields },
  { restored: isText, id: isId },
  // A job that must end before undoing starts.
  { job: isText },
  // A request that cannot be undone automatically.
  { unknown: isText },
] as const;

/** The first line of a record. */
export type Header = LineOf<typeof ofHeader>;
export type RecordLine = LineOf<(typeof forms)[number]>;

const fits = <One extends Form>(line: JsonValue | undefined, form: One): line is JsonObject & LineOf<One> =>
  isObject(line) &&
  Object.keys(line).length === Object.keys(form).length &&
  Object.entries(form).every(([name, check]) => Object.hasOwn(line, name) && check(line[name]));

/** The process that a lock names. Undefined for another text. */
export function parseProcess(text: string): LineOf<typeof ofProcess> | undefined {
  const line = parseJson(text);
  return fits(line, ofProcess) ? line : undefined;
}

/** A line has a value of a response, which may have 1,000 levels, a few levels deeper. */
const deepest = 1010;

/** The lines of a record but an incomplete last one; undefined without a first. Throws an Error that names the line. */
export function parseRecord(text: string): { header: Header; lines: RecordLine[] } | undefined {
  const damaged = (at: number) => new Error(`it is damaged in line ${at + 1}`);
  const [header, ...lines] = text
    .split("\n")
    .slice(0, -1)
    .map((line) => parseJson(line, deepest));
  if (header === undefined && !/^(?:\{[^\n]*)?$/.test(text)) throw damaged(0);
  if (header === undefined) return undefined;
  if (!fits(header, ofHeader)) throw damaged(0);
  return {
    header,
    lines: lines.map((line, at) => {
      if (forms.some((form) => fits(line, form))) return line as RecordLine;
      throw damaged(at + 1);
    }),
  };
}
