import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { Kind } from "../specs/specs.js";
import type { OwnCatalogue } from "./catalogue.js";
import type { GroupKit } from "./serial-group.js";

export type { StatementId };

/**
 * A requirement of a contract. If the target does not meet it, the contract is not verified, with the reason in words. It may
 * be a kind of resource. `own …` requires a resource that the kit created, for changes that cannot be undone.
 */
export type Need = ResourceNeed | "callback" | "control" | "records" | "token without access";
export type ResourceNeed = Kind | `own ${Kind}`;

/**
 * Contracts of one serial group use the same resources and run in order. If the target can create more resources, the kit runs
 * the group on several parallel workers, each with its own resources. Groups run in parallel too.
 */
export type SerialGroup = string;

/** The serial group that events of others would disturb. It has its own environment, or runs after all others. */
export const callsGroup: SerialGroup = "calls";

/** The serial group of a team's own contracts, which run in order. */
export const ownGroup: SerialGroup = "own";

/** The definition of one contract: the rules and assumptions that it verifies, and how. It runs against any target. */
export interface Contract {
  /** A unique ID in kebab-case. */
  id: string;
  /** The IDs of the catalogue that it can verify. */
  ids: readonly StatementId[];
  title: string;
  /** For a team's own contract: the texts of IDs that the document's catalogue does not have. */
  catalogue?: OwnCatalogue;
  serialGroup: SerialGroup;
  /** The approximate number of requests. The longest contracts start first, and the time left is estimated from it. */
  requests?: number;
  /**
   * `early`: it mostly waits for jobs or calls, so others run meanwhile. `after calls`: it would cause calls that disturb the
   * contracts about calls, so it starts after them, unless those have their own environment. `last`: it reports on the whole
   * run, so it starts after all others.
   */
  starts?: "early" | "after calls" | "last";
  needs: readonly Need[];
  /** `nothing`: it only explains why its IDs cannot be verified. `reads`: only GET requests. Absent: all kinds. */
  sends?: "reads" | "nothing";
  /** It sends updates of one resource at the same time, which a target that takes only whole resources would mix up. */
  overlaps?: true;
  /** It judges updates of a part, also of a target that takes only whole resources. */
  partial?: true;
  run(kit: Kit): Promise<void>;
}

export type Kit = ReturnType<GroupKit["kit"]>;
