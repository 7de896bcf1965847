/** Whether everything is tried (`npm run nightly`), and not a sample. */
export const isWhole = process.env.WHOLE !== undefined;

/** Of rows that take one way through the code: by night all, in the gate one of so many. */
export const sample = <T>(rows: readonly T[], of: number): T[] =>
  isWhole ? [...rows] : rows.filter((_, index) => index % of === 0);
