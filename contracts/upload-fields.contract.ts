import type { Contract, StatementId } from "../src/kit/index.js";
import { regularFields, uploadSpec } from "./fields/upload-fields.js";
import { fieldContract } from "./steps/try-field.js";

const assumptions: Readonly<Record<string, readonly StatementId[]>> = {
  tags: ["Q-39"],
  creator: ["Q-11"],
};

/** One contract for each regular attribute of an upload. */
export const uploadFields: readonly Contract[] = regularFields.map((field) =>
  fieldContract(uploadSpec, field, "attributes", [...(assumptions[field.name] ?? []), "Q-18"]),
);
