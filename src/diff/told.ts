import { toVisible } from "../base/visible.js";
import type { ContractChange, Side } from "./compare.js";

/** What changed, for people: what breaks whom first. */
export function toText(changes: readonly ContractChange[]): string {
  const groups = new Map<string, ContractChange[]>();
  for (const change of changes) {
    const heading =
      change.breaks.length > 0 ? `BREAKS ${[...change.breaks].sort().join(" and ").toUpperCase()}` : "Breaks nobody";
    groups.set(heading, [...(groups.get(heading) ?? []), change]);
  }
  const lines = [...groups].flatMap(([heading, some]) => [heading, ...some.map((one) => `  ${toLine(one)}`), ""]);
  return `${[...lines, toEnd(changes)].join("\n")}\n`;
}

function toLine({ place, what, operations, rules, assumptions }: ContractChange): string {
  const ids = [...rules, ...assumptions];
  const marks = ids.length > mostIds ? `${ids.slice(0, mostIds).join(", ")}, …` : ids.join(", ");
  const where =
    operations.length > mostOperations
      ? `${operations.slice(0, mostOperations).join(", ")} and ${operations.length - mostOperations} more`
      : operations.join(", ");
  const about = [marks, where].filter((one) => one !== "").join("; ");
  return toVisible(`${place}: ${what}${about === "" ? "" : ` (${about})`}`);
}

const mostIds = 4;
const mostOperations = 3;

function toEnd(changes: readonly ContractChange[]): string {
  if (changes.length === 0) return "Nothing changed that clients or servers could see.";
  const count = (side: Side) => changes.filter(({ breaks }) => breaks.includes(side)).length;
  const harmless = changes.filter(({ breaks }) => breaks.length === 0).length;
  return `Changes: ${changes.length}. Break clients: ${count("clients")}, servers: ${count("servers")}, nobody: ${harmless}.`;
}
