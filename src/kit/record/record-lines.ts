import { isObject, type JsonValue, parseJson } from "../../base/json.js";
import { toResourceId } from "../wire/operation-request.js";
import type { RecordLine } from "./undo-notes.js";

/** The first line of a record. */
export interface Header {
  run: string;
  target: string;
  pid: number;
  /** The start time of the process, to recognize another process with the same ID. */
  started: string;
  host: string;
}

type Check = (value: JsonValue | undefined) => boolean;
type Form = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === "string";
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const isId: Check = (value) => value !== undefined && toResourceId(value) === value;
/** Not what every object has: undoing looks fields up by their names. */
const isField: Check = (value) => typeof value === "string" && value !== "" && !(value in {});
const isFields: Check = (value) => isObject(value) && Object.keys(value).every(isField);
const isAny: Check = (value) => value !== undefined;
/** Dropping another one would drop the data of people. */
const isEnvironment: Check = (value) => typeof value === "string" && /^standin-verify-[\w-]{1,40}$/.test(value);

const ofProcess: Form = { pid: isCount, started: isText, host: isText };
const ofHeader: Form = { run: isText, target: isText, ...ofProcess };
const forms: readonly Form[] = [
  { environment: isEnvironment },
  { dropped: isEnvironment },
  { create: isCount, kind: isText, mark: isField, value: isAny, word: isText },
  { made: isCount, id: isId },
  { gone: isCount },
  { change: isText, id: isId, was: isFields, sent: isFields },
  { seen: isText, id: isId, shown: isFields },
  { restored: isText, id: isId },
  { job: isText },
  { unknown: isText },
];

const fits = (line: JsonValue | undefined, form: Form): boolean =>
  isObject(line) &&
  Object.keys(line).length === Object.keys(form).length &&
  Object.entries(form).every(([name, check]) => Object.hasOwn(line, name) && check(line[name]));

const isRecordLine = (line: JsonValue | undefined): line is JsonValue & RecordLine =>
  forms.some((form) => fits(line, form));

/** The process that a lock names. Undefined for another text. */
export function parseProcess(text: string): Omit<Header, "run" | "target"> | undefined {
  const line = parseJson(text);
  return fits(line, ofProcess) ? (line as unknown as Header) : undefined;
}

/** A line has a value of a response, which may have 1,000 levels, a few levels deeper. */
const deepest = 1010;

/**
 * The lines of a record, without an incomplete last one; undefined if not even the first was complete: such a run has sent
 * nothing. Throws an Error that names the line that no run has written.
 */
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
    header: header as unknown as Header,
    lines: lines.map((line, at) => {
      if (isRecordLine(line)) return line;
      throw damaged(at + 1);
    }),
  };
}
