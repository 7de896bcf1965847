import { isObject, isSame, type JsonObject, type JsonValue } from "../base/json.js";
import type { SourceDocument } from "./document.js";
import { type Marks, noMarks } from "./marks.js";
import { compareOperations, type OperationChange, type Sender } from "./operations.js";
import type { Effect } from "./schema.js";

export type Side = "clients" | "servers";

/** What a change of the contract means. */
export interface ContractChange {
  /** Whom it breaks, who keep the old contract; none for what breaks nobody. */
  breaks: Side[];
  /** A pointer into the document. */
  place: string;
  what: string;
  /** The operations that it is about; none for a rule by itself. */
  operations: string[];
  rules: string[];
  assumptions: string[];
}

/** Whom a change breaks, by who sends what changed: `client` in a request, `server` in a response. */
const broken: Readonly<Record<Sender, Readonly<Record<Effect, readonly Side[]>>>> = {
  client: {
    // What is sent today may be refused.
    narrower: ["clients"],
    shrinks: ["clients"],
    // What may be sent from now on must be taken.
    wider: ["servers"],
    grows: ["servers"],
    either: ["clients", "servers"],
  },
  server: {
    // What is sent today is not allowed any more.
    narrower: ["servers"],
    // Whoever reads it has not seen the like.
    wider: ["clients"],
    shrinks: ["clients"],
    // A member that is not known is passed over.
    grows: [],
    either: ["clients", "servers"],
  },
};

/** What changed between two versions of a contract: its operations, and its catalogue where they have one. */
export function compareContracts(old: SourceDocument, now: SourceDocument): ContractChange[] {
  const changes = compareOperations({ old, new: now }).map(toContractChange);
  return [...compareCatalogues(old.root, now.root), ...together(changes)].sort(
    (one, other) => rank(one) - rank(other) || one.place.localeCompare(other.place),
  );
}

/** Those that break clients first, those that break nobody last. */
const rank = ({ breaks }: ContractChange) =>
  ["clients,servers", "clients", "servers", ""].indexOf([...breaks].sort().join(","));

function toContractChange({ operation, place, what, effect, sender, marks }: OperationChange): ContractChange {
  const breaks = broken[sender][effect].filter((side) => side === "clients" || !isAssumed(marks));
  return { breaks, place, what, operations: [operation], rules: [...marks.rules], assumptions: [...marks.assumptions] };
}

/** A server may differ in what is an assumption alone; a client that was made for it finds another one. */
const isAssumed = ({ rules, assumptions }: Marks) => rules.length === 0 && assumptions.length > 0;

/** A change of a component is one change, whichever operations it shows in. */
function together(changes: readonly ContractChange[]): ContractChange[] {
  const all = new Map<string, ContractChange>();
  for (const change of changes) {
    const key = `${change.place} ${change.what} ${change.breaks.join()}`;
    const known = all.get(key);
    if (!known) all.set(key, change);
    else known.operations = [...new Set([...known.operations, ...change.operations])];
  }
  return [...all.values()];
}

/** A rule that is new must be kept from now on; one that is gone was relied on. What changes in an assumption breaks nobody. */
function compareCatalogues(old: JsonObject, now: JsonObject): ContractChange[] {
  const told = (id: string, what: string, breaks: Side[], marks: Partial<Marks>): ContractChange => {
    const { rules, assumptions } = { ...noMarks, ...marks };
    return {
      breaks,
      place: `#/x-catalogue ${id}`,
      what,
      operations: [],
      rules: [...rules],
      assumptions: [...assumptions],
    };
  };
  const compare = (
    kind: string,
    effects: Record<"new" | "gone" | "other", Side[]>,
    marksFor: (id: string) => Partial<Marks>,
  ) => {
    const [one, other] = [entriesOf(old, kind), entriesOf(now, kind)];
    return [...new Set([...one.keys(), ...other.keys()])].flatMap((id) => {
      const [before, after] = [one.get(id), other.get(id)];
      if (isSame(before, after)) return [];
      if (after === undefined) return [told(id, `it is gone, and said: ${before}`, effects.gone, marksFor(id))];
      if (before === undefined) return [told(id, `it is new: ${after}`, effects.new, marksFor(id))];
      return [told(id, `it says: ${after} It said: ${before}`, effects.other, marksFor(id))];
    });
  };
  const nobody = { new: [], gone: [], other: [] };
  return [
    ...compare("rules", { new: ["servers"], gone: ["clients"], other: ["clients", "servers"] }, (id) => ({
      rules: [id],
    })),
    ...compare("readings", nobody, () => ({})),
    ...compare("assumptions", nobody, (id) => ({ assumptions: [id] })),
  ];
}

function entriesOf(root: JsonObject, kind: string): Map<string, JsonValue> {
  const catalogue = root["x-catalogue"];
  const entries = isObject(catalogue) ? catalogue[kind] : undefined;
  const found = Array.isArray(entries) ? entries.filter(isObject) : [];
  return new Map(found.map(({ id, text }) => [String(id), String(text)]));
}
