/** Which rules state something, and which answers assume something about it. */
export interface Marks {
  rules: readonly string[];
  answers: readonly string[];
  /** It bears no mark of its own: all of it is assumed, by the answers that it stands under. */
  inherited: boolean;
}

export interface Marked {
  "x-rules"?: readonly string[];
  "x-answers"?: readonly string[];
}

/** The marks of an element; one without any takes the answers around it, never the rules: nothing states it. */
export function marksOf(
  { "x-rules": rules = [], "x-answers": answers = [] }: Marked,
  open: readonly string[] = [],
): Marks {
  const inherited = rules.length === 0 && answers.length === 0;
  return { rules, answers: inherited ? open : answers, inherited };
}
