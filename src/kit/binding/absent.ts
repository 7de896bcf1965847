import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Target } from "./target.js";

/** What a run does not do without an operation, by its role. */
const without: Readonly<Record<keyof ResourceSpec["operations"], string>> = {
  update: "does not verify its update",
  read: "does not read its values back",
  create: "creates none of its own",
  delete: "creates none of its own",
  list: "does not find one that was created without a response",
};

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** What a run cannot do because the binding has no such operation: a sentence for each kind of resource. */
export function tellAbsent({ operations, resources }: Pick<Target, "operations" | "resources">): string[] {
  return resources.flatMap(({ kind, operations: own, file }) => {
    const roles = (Object.keys(without) as (keyof typeof without)[]).filter((role) => !operations[own[role]]);
    const transfer = file?.transfer.operation;
    const noFiles = transfer !== undefined && !operations[transfer];
    const absent = [...roles.map((role) => own[role]), ...(noFiles ? [transfer] : [])];
    const effects = new Set([...roles.map((role) => without[role]), ...(noFiles ? ["sends no files"] : [])]);
    if (absent.length === 0) return [];
    return [`The binding has no ${absent.join(", ")}. So, for each ${kind}, this run ${list.format(effects)}.`];
  });
}
