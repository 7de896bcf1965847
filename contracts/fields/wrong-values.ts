import type { JsonValue, StatementId, WrongValue } from "../../src/kit/index.js";

/** Values that are no string; some of them count as nothing where somebody only looks whether there is a value. */
const notStrings: JsonValue[] = [7, 0, true, false, ["text"], [], { text: "text" }, {}];
const notBooleans: JsonValue[] = ["true", "false", "", 0, 1, [], {}];

export const wrong = (values: readonly JsonValue[], assumptions?: readonly StatementId[]): WrongValue[] =>
  values.map((value) => ({ value, ...(assumptions ? { assumptions } : {}) }));

export const wrongStrings = (): WrongValue[] => wrong(notStrings);
/** Of what type the value of a header is, is open. */
export const wrongHeaderValues = (): WrongValue[] =>
  wrong(
    [7, true, ["text"], { text: "text" }, null].map((value) => ({ "X-Standin": value })),
    ["Q-27"],
  );
export const wrongBooleans = (): WrongValue[] => wrong(notBooleans);

/** Values of other types than string, each inserted by `put`. Includes null only if it is wrong there too. */
export const wrongStringsIn = (put: (value: JsonValue) => JsonValue, withNull: boolean): WrongValue[] =>
  wrong([7, true, ["text"], { text: "text" }, ...(withNull ? [null] : [])].map(put));
