import type { AssumptionId } from "../../openapi/generated/catalogue.js";
import type { Marks as DocumentedMarks } from "../../openapi/openapi-document.js";

/** Which rules state something about an element, and which assumptions Standin made about it. */
export interface Marks extends Required<DocumentedMarks> {
  /** It has no mark itself and inherits the assumptions of the surrounding element. */
  inherited: boolean;
}

/** An element of the document that may have marks. */
export interface Marked {
  "x-standin"?: DocumentedMarks;
}

/** The marks of an element; one without any takes the assumptions around it, never the rules: nothing states it. */
export function marksOf({ "x-standin": own = {} }: Marked, open: readonly AssumptionId[] = []): Marks {
  const { rules = [], assumptions = [], parts = {} } = own;
  const inherited = rules.length === 0 && assumptions.length === 0;
  return { rules, assumptions: inherited ? open : assumptions, parts, inherited };
}
