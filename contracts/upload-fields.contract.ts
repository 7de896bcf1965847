import type { Contract } from "../src/kit/engine/contract.js";
import { regularFields, uploadSpec } from "./fields/upload-fields.js";
import { fieldContract } from "./steps/try-field.js";

const answers: Readonly<Record<string, readonly string[]>> = {
  tags: ["Q-39"],
  creator: ["Q-11"],
};

/** One contract for each regular attribute of an upload. */
export const uploadFields: readonly Contract[] = regularFields.map((field) =>
  fieldContract(uploadSpec, field, "attributes", [...(answers[field.name] ?? []), "Q-18"]),
);
