import type { OpenApiDocument } from "./openapi-document.js";

/** `docs/spec/catalogue.md`: the catalogue of the document for readers. */
export function cataloguePage({ "x-catalogue": { version, preface, ...entries } }: OpenApiDocument): string {
  const { rules, readings, assumptions } = entries;
  return `# Catalogue of rules, readings and assumptions (version ${version})

${preface}
## Readings

${table(
  ["id", "how the kit reads the spec", "rules that rest on it"],
  readings.map(({ id, text, rules: resting }) => [id, text, rangesOf(resting)]),
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

/** `U-03 to U-11, U-13`. A reading of all rules lists none. */
function rangesOf(ids: readonly string[]): string {
  const ranges: string[][] = [];
  const next = (id: string) => id.replace(/(?<=-)\d+/, (number) => String(Number(number) + 1).padStart(2, "0"));
  for (const id of ids) {
    const last = ranges.at(-1);
    if (last && next(last.at(-1) ?? "") === id) last.push(id);
    else ranges.push([id]);
  }
  const isShort = ids.length <= 3;
  const told = ranges.map((one) => (isShort || one.length < 3 ? one.join(", ") : `${one[0]} to ${one.at(-1)}`));
  return ids.length === 0 ? "all" : told.join(", ");
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, ...rows]
    .map((cells) => `${cells.map((cell) => (cell === "" ? "| " : `| ${cell.replaceAll("|", "\\|")} `)).join("")}|\n`)
    .toSpliced(1, 0, `|${"---|".repeat(head.length)}\n`)
    .join("");
