import { UsageError } from "../../base/usage-error.js";
import { referredIn } from "../../openapi/document-parts.js";
import { documents } from "../../openapi/documents.js";
import type { OpenApiSchema } from "../../openapi/openapi-document.js";
import { hasNone } from "../binding/defaults.js";
import type { Target } from "../binding/target.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { fieldSchema, resourceSpecs, updatableFields } from "../specs/specs.js";
import { FieldPlaces } from "../wire/field-names.js";
import { catalogueWith, isRule, type ReadingId, readingIds } from "./catalogue.js";
import type { Contract } from "./contract.js";

/** What a binding says a product has not: a field of a kind of resource, or all of them, and the IDs that are about it alone. */
export interface Absent {
  kind: string;
  /** Null for the whole resource. */
  field: string | null;
  ids: string[];
}

const { rules } = documents.flat["x-catalogue"];

/** Whether a contract needs a resource of a kind: one to work on, or one that calls the kit. */
const needsOf = ({ needs }: Contract, kind: string): boolean =>
  needs.some((need) => need === kind || need === `own ${kind}` || (need === "callback" && isCalling(kind)));

/** Whether there is no call without resources of a kind, or calls are that kind. */
const isCalling = (kind: string): boolean =>
  resourceSpecs.some((spec: ResourceSpec) => spec.calls && [spec.kind, spec.calls.kind].includes(kind));

/** The rules of fields, which a contract about several of them has too. */
const ofFields = new Set<string>(
  rules.filter(({ scope }) => scope.some((place) => /Update\/properties\/\w+$/.test(place))).map(({ id }) => id),
);

/** What is not in the product that a binding describes. */
export function absentIn(
  { resources, wire }: Pick<Target, "resources" | "wire">,
  contracts: readonly Contract[] = [],
): Absent[] {
  const gone = resources.filter(({ kind }) => hasNone({ wire }, kind));
  const kindsOf = (scope: readonly string[]) =>
    resources.filter(({ kind }) => scope.some((place) => place.toLowerCase().includes(kind)));
  const isOf = (scope: readonly string[]) =>
    kindsOf(scope).length > 0 && kindsOf(scope).every((one) => gone.includes(one));
  // What is not there calls nobody, so that this needs no saying.
  const silent = resources.flatMap((one) =>
    one.calls && !gone.includes(one) && hasNone({ wire }, one.calls.kind) ? [one.calls.kind] : [],
  );
  const kinds = [...gone.map(({ kind }) => kind), ...silent];
  const left = (contract: Contract) => !kinds.some((kind) => needsOf(contract, kind));
  // An assumption that nothing else can tell of.
  const told = new Set<string>(contracts.filter(left).flatMap(({ ids }) => ids));
  const lost = contracts
    .filter((one) => !left(one))
    .flatMap(({ ids }) => ids.filter((id) => !isRule(id) && !told.has(id)));
  const isOfCalls = (scope: readonly string[]) =>
    resources.some(({ calls }) => calls && scope.includes(calls.operation));
  const whole = kinds.map((kind): Absent => {
    const isOwn = (scope: readonly string[]) => isOf(scope) && kindsOf(scope).some((one) => one.kind === kind);
    const ids = rules.filter(({ scope }) => (silent.includes(kind) ? isOfCalls : isOwn)(scope)).map(({ id }) => id);
    const own = contracts.filter((contract) => needsOf(contract, kind)).flatMap(({ ids }) => ids);
    return { kind, field: null, ids: [...new Set([...ids, ...own.filter((id) => lost.includes(id))])] };
  });
  const parts = resources.flatMap((spec): Absent[] => {
    const { absent } = new FieldPlaces(wire.fields, spec.kind);
    const fieldsOf = (scope: readonly string[]) =>
      scope.flatMap((place) => {
        const [before = "", field] = place.split("Update/properties/");
        return field !== undefined && before.toLowerCase().endsWith(`/${spec.kind}`) ? [field] : [];
      });
    const isGone = (scope: readonly string[]) =>
      fieldsOf(scope).length > 0 && fieldsOf(scope).every((field) => absent.includes(field));
    return absent
      .filter((field) => updatableFields(spec).includes(field))
      .map((field) => {
        const isOwn = (scope: readonly string[]) => isGone(scope) && fieldsOf(scope).includes(field);
        // What has no address calls nobody.
        const isSilent = field === spec.calls?.address;
        const own = rules.filter(({ scope }) => isOwn(scope) || (isSilent && isOfCalls(scope))).map(({ id }) => id);
        return { kind: spec.kind, field, ids: own };
      });
  });
  return [...whole, ...parts];
}

/** Whether a contract is about fields that are not there alone, or needs a resource that is not, and others tell of the rest. */
export function isOutOfScope(contract: Contract, absent: readonly Absent[], contracts: readonly Contract[]): boolean {
  const out = new Set(absent.flatMap(({ ids }) => ids));
  const gone = absent.flatMap(({ kind, field }) => (field === null ? [kind] : []));
  const needsGone = (one: Contract) => gone.some((kind) => needsOf(one, kind));
  const own = contract.ids.filter((id) => ofFields.has(id));
  if (out.has(contract.ids[0] ?? "") && own.every((id) => out.has(id))) return true;
  const isTold = (id: string) => contracts.some((one) => one.ids.some((other) => other === id) && !needsGone(one));
  return needsGone(contract) && contract.ids.every((id) => out.has(id) || isTold(id));
}

/** A part of a rule's statement that is about what is not there, by its name: a field, a kind and a word, or null where none takes it. */
export function isAbsentPart(id: string, part: string, absent: readonly Absent[]): boolean {
  const isGone = (kind: string, name: string) => absent.some((one) => one.kind === kind && one.field === name);
  if (absent.some(({ kind, field }) => part === field || (field === null && part.startsWith(`${kind}_`)))) return true;
  const scope: readonly string[] = rules.find((one) => one.id === id)?.scope ?? [];
  const spec: ResourceSpec | undefined = resourceSpecs.find(({ operations }) => scope.includes(operations.update));
  if (part !== "empty" || !spec) return false;
  const nullable = updatableFields(spec).filter((name) => takesNull(fieldSchema(spec, name)));
  return nullable.every((name) => isGone(spec.kind, name));
}

function takesNull(schema: OpenApiSchema): boolean {
  const { type, oneOf = [], anyOf = [] } = referredIn(documents.flat.components.schemas, schema);
  return [type].flat().includes("null") || [...oneOf, ...anyOf].some(takesNull);
}

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
