import type { OpenApiDocument } from "./openapi-document.js";

/** `docs/spec/catalogue.md`: the catalogue of the document for readers. */
export function cataloguePage({ "x-catalogue": { version, preface, ...entries } }: OpenApiDocument): string {
  const { rules, readings, assumptions } = entries;
  return `# Catalogue of rules, readings and assumptions (version ${version})

${preface}
## Readings

${table(
  ["id", "how the kit reads the spec", "rules that rest on it"],
  readings.map(({ id, text, rules: resting }) => [id, text, inRuns(resting)]),
)}
## Rules

${table(
  ["id", "The spec states", "Note"],
  rules.map(({ id, text, note = "" }) => [id, text, note]),
)}
## Assumptions

${table(
  ["id", "open question", "Standin assumes", "basis"],
  assumptions.map(({ id, question, text, basis }) => [id, question, text, basis]),
)}`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, ...rows]
    .map((cells) => `${cells.map((cell) => (cell === "" ? "| " : `| ${cell.replaceAll("|", "\\|")} `)).join("")}|\n`)
    .toSpliced(1, 0, `|${"---|".repeat(head.length)}\n`)
    .join("");

/** `U-01, U-03 to U-05`: three or more in a row are a run. */
function inRuns(ids: readonly string[]): string {
  const runs: string[][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && isNext(run.at(-1) ?? "", id)) run.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(", "))).join(", ");
}

const isNext = (id: string, next: string): boolean =>
  id.slice(0, 2) === next.slice(0, 2) && Number(id.slice(2)) + 1 === Number(next.slice(2));
