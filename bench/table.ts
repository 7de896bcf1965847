/** A part of the report: what it shows, in a sentence or two, and a table. */
export interface Section {
  title: string;
  text: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** A promise of the project and what was measured; `met` is undefined where this machine cannot tell. */
export interface Target {
  target: string;
  measured: string;
  met: boolean | undefined;
}

export const ratio = (value: number): string => `${value.toFixed(2)} ×`;
export const round = (value: number): string => Math.round(value).toLocaleString("en-US");

export function toMarkdown(head: string, targets: readonly Target[], sections: readonly Section[]): string {
  const summary: Section = {
    title: "Targets",
    text: "What was promised, and what this run shows.",
    columns: ["target", "measured", ""],
    rows: targets.map(({ target, measured, met }) => [
      target,
      measured,
      met === undefined ? "–" : met ? "met" : "**missed**",
    ]),
  };
  return [head, ...[summary, ...sections].map(toText)].join("\n\n").concat("\n");
}

function toText({ title, text, columns, rows }: Section): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const rule = line(columns.map((_, index) => (index === 0 ? "---" : "---:")));
  return [`## ${title}`, "", text, "", line(columns), rule, ...rows.map(line)].join("\n");
}
