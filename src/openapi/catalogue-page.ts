import type { OpenApiDocument } from "./openapi-document.js";

/** `docs/spec/catalogue.md`: the catalogue of the document for readers. */
export function cataloguePage({ "x-catalogue": { version, preface, ...entries } }: OpenApiDocument): string {
  const { rules, readings, assumptions } = entries;
  return `# Catalogue of rules, readings and assumptions (version ${version})

${preface}
## Readings

${table(
  ["id", "how the kit reads the spec", "rules that rest on it"],
  readings.map(({ id, text, rules: resting }) => [id, text, resting.join(", ")]),
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
