import type { JsonValue, StatementId, WrongValue } from "../../src/kit/index.js";

/** Values that are not strings. Some of them are falsy, which careless code treats as absent. */
const notStrings: JsonValue[] = [7, 0, true, false, ["text"], [], { text: "text" }, {}];
const notBooleans: JsonValue[] = ["true", "false", "", 0, 1, [], {}];

export const wrong = (values: readonly JsonValue[], assumptions?: readonly StatementId[]): WrongValue[] =>
  values.map((value) => ({ value, ...(assumptions ? { assumptions } : {}) }));

export const wrongStrings = (): WrongValue[] => wrong(notStrings);
/** The type of a header's value is open. */
export const wrongHeaderValues = (): WrongValue[] =>
  wrong(
    [7, true, ["text"], { text: "text" }, null].map((value) => ({ "X-Standin": value })),
    ["Q-27"],
  );
export const wrongBooleans = (): WrongValue[] => wrong(notBooleans);

/** Values of other types than string, each inserted by `put`. Includes null only if it is wrong there too. */
export const wrongStringsIn = (put: (value: JsonValue) => JsonValue, withNull: boolean): WrongValue[] =>
  wrong([7, true, ["text"], { text: "text" }, ...(withNull ? [null] : [])].map(put));
