/** Rows of a table, each with the sentence that is its test's name: `it.each(named(rows, …))("%s", async (_, row) => …)`. */
export function named<Row>(rows: readonly Row[], title: (row: Row) => string): [string, Row][] {
  return rows.map((row) => [title(row), row]);
}

/** A value as a few words in a test's name. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
