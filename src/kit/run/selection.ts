import { UsageError } from "../../base/usage-error.js";
import type { Target } from "../binding/target.js";
import { catalogueWith, type ReadingId, readingIds } from "./catalogue.js";
import type { Contract } from "./contract.js";
import { type Absent, absentIn, isOutOfScope } from "./scope.js";

/** The contracts to run, and the IDs that the verdict is about. */
export interface Selection {
  contracts: readonly Contract[];
  counts(id: string): boolean;
  /** What the target's binding says is not there. */
  absent: readonly Absent[];
}

export class SelectionError extends UsageError {}

/**
 * Selects by IDs of the catalogue and of contracts, or by families such as `U-*` and `call-*`: `only` these, without those in
 * `skip`. An ID of the catalogue selects every contract that can verify it, and limits the verdict to this ID. Throws a
 * SelectionError.
 */
export function select(
  contracts: readonly Contract[],
  some: readonly string[],
  others: readonly string[],
  target?: Pick<Target, "resources" | "wire">,
): Selection {
  const absent = target ? absentIn(target, contracts) : [];
  const out = new Set(absent.flatMap(({ ids }) => ids));
  const isKnownId = knownIn(contracts);
  const named = new Map(contracts.map((contract) => [contract.id, contract]));
  const { ruleIds, assumptionIds } = catalogueWith(contracts);
  const all = [...ruleIds, ...assumptionIds, ...named.keys()];
  const idsOf = (pattern: string): string[] => {
    const ids = pattern.endsWith("*") ? all.filter((id) => isNamed([pattern], id)) : [pattern];
    if (ids.length > 0 && ids.every((id) => isKnownId(id) || named.has(id))) return ids;
    throw new SelectionError(
      `Unknown rule, assumption or contract ${JSON.stringify(pattern)}. Pass an ID such as U-14, or a family such as U-*.`,
    );
  };
  const [only, skip] = [some.flatMap(idsOf), others.flatMap(idsOf)];
  const onlyIds = only.filter(isKnownId);
  const wholeIds = new Set<string>(only.flatMap((id) => named.get(id)?.ids ?? []));
  const counts = (id: string) =>
    !out.has(id) && !skip.includes(id) && (onlyIds.length === 0 || onlyIds.includes(id) || wholeIds.has(id));
  const isWanted = ({ id: own, ids }: Contract) =>
    !skip.includes(own) &&
    (only.length === 0 || only.includes(own) || ids.some((id) => onlyIds.includes(id))) &&
    ids.some((id) => !skip.includes(id));
  const wanted = contracts.filter(isWanted);
  const chosen = wanted.filter((contract) => !isOutOfScope(contract, absent, contracts));
  if (wanted.length > 0 && chosen.length === 0)
    throw new SelectionError(
      `${some.join(", ")}: not in this product, as the binding says. There is nothing to verify.`,
    );
  return { contracts: chosen, counts, absent };
}

/** Whether IDs, or families such as `U-*`, name an ID. */
export const isNamed = (patterns: readonly string[], id: string): boolean =>
  patterns.some((one) => one === id || (one.endsWith("*") && id.startsWith(one.slice(0, -1))));

/** Whether an ID is a rule or an assumption, of the document's catalogue or of a contract. */
export function knownIn(contracts: readonly Contract[]): (id: string) => boolean {
  const { ruleIds, assumptionIds } = catalogueWith(contracts);
  const known = new Set([...ruleIds, ...assumptionIds]);
  return (id) => known.has(id);
}

/** The IDs that must hold: `all` rules, patterns as far as contracts can verify them, IDs. Throws SelectionError. */
export function toRequired(
  patterns: readonly string[],
  all: readonly Contract[],
  { counts, absent }: Selection,
): string[] {
  const told = new Set<string>(all.flatMap(({ ids, sends }) => (sends === "nothing" ? [] : ids)));
  const { ruleIds, assumptionIds } = catalogueWith(all);
  const isKnownId = knownIn(all);
  return patterns.flatMap((pattern) => {
    if (isKnownId(pattern)) return [pattern];
    const family = pattern === "all" ? undefined : /^([A-Z][A-Z0-9]*-)\*$/.exec(pattern)?.[1];
    const allIds = [...ruleIds, ...assumptionIds];
    const known = family === undefined ? ruleIds : allIds.filter((id) => id.startsWith(family));
    if ((pattern !== "all" && family === undefined) || known.length === 0) {
      throw new SelectionError(
        `Cannot require ${JSON.stringify(pattern)}. Pass "all", a family such as U-*, or an ID.`,
      );
    }
    const required = known.filter((id) => told.has(id) && counts(id));
    if (required.length === 0 && known.some((id) => absent.some(({ ids }) => ids.includes(id))))
      throw new SelectionError(
        `Cannot require ${JSON.stringify(pattern)}: the binding says it is not in this product.`,
      );
    return required;
  });
}

/** The readings to ignore. Throws a SelectionError for an unknown one. */
export function toReadings(ids: readonly string[]): ReadingId[] {
  return ids.map((id) => {
    const reading = readingIds.find((one) => one === id);
    if (reading) return reading;
    throw new SelectionError(`Unknown reading ${JSON.stringify(id)}. Pass one of ${readingIds.join(", ")}.`);
  });
}
