import type { JsonObject, JsonValue } from "../../base/json.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { Examples } from "../examples/examples.js";
import type { Api } from "../http/api.js";
import type { Control } from "../http/control.js";
import type { Habits } from "../http/observations.js";
import type { Ports } from "../http/ports.js";
import type { ClosedInbox, Inbox } from "../http/receiver.js";
import type { Kind } from "../specs/specs.js";
import type { Absence } from "../subject/absent.js";
import type { Fixture } from "../subject/fixture.js";
import type { FileProblem, StoredFile } from "../subject/fixture-factory.js";
import type { Exchange } from "../wire/exchange.js";
import type { OwnCatalogue } from "./catalogue.js";
import type { Findings } from "./findings.js";

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

/**
 * The serial group whose results the events of other groups would change. It gets its own environment, or runs after all
 * others.
 */
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
  /**
   * The approximate number of requests, for contracts that send many. The longest contracts start first, and the estimate of
   * the remaining time uses it.
   */
  requests?: number;
  /**
   * `early`: it mostly waits for jobs or calls, so others run meanwhile. `after calls`: it would cause calls that disturb the
   * contracts about calls, so it starts after them, unless those have their own environment. `last`: it reports on the whole
   * run, so it starts after all others.
   */
  starts?: "early" | "after calls" | "last";
  needs: readonly Need[];
  /**
   * `nothing`: it only explains why its IDs cannot be verified on any target. Otherwise only GET requests. Absent: all kinds of
   * requests.
   */
  sends?: "reads" | "nothing";
  run(kit: Kit): Promise<void>;
}

/** The tools that a contract gets. */
export interface Kit extends Omit<Findings, "list" | "changes"> {
  readonly api: Api;
  /** What the run has found out about the target's habits. */
  readonly habits: Habits;
  readonly ports: Ports;
  /** The resource of a kind that this serial group may change. Throws an UnavailableError. */
  fixture(kind: Kind): Promise<Fixture>;
  /** The borrowed resource, even if the kit has created its own. */
  borrowed(kind: Kind): Fixture | undefined;
  /** Creates another resource. Throws an UnavailableError. */
  another(kind: Kind, fields?: JsonObject): Promise<Fixture>;
  /** Whether the kit created a resource. Other contracts may be changing it now. */
  owns(kind: Kind, resource: JsonObject): boolean;
  /**
   * The identifiers of two resources that a resource of the kit may refer to, such as collections. Fewer if the target does not
   * create them.
   */
  related(kind: string): Promise<readonly JsonValue[]>;
  remove(fixture: Fixture): ReturnType<Fixture["api"]["call"]>;
  /** Deletes anything else that the contract created and noted, unless `done` did. The end of the run names what may be left. */
  drop(kind: string, id: string, done?: Exchange): Promise<void>;
  /** A file for a new version of a resource. Its bytes differ from all others of the serial group. Throws an UnavailableError. */
  file(kind: Kind, name: string, bytes: Buffer): Promise<StoredFile>;
  /** Why the kit sends no files, if the URLs that the target returns for them are unusable. */
  fileProblem(): FileProblem | undefined;
  /** An address of the kit's own receiver. */
  inbox(): Promise<Inbox>;
  /** Another address, without a listener so far. Undefined if the target reaches the kit through a tunnel, and in a dry run. */
  closedInbox(): Promise<ClosedInbox | undefined>;
  /** Standin's control interface, in a separate environment. Only for contracts that need `control`. */
  control(): ControlledEnvironment;
  readonly isStandin: boolean;
  /** The generator of values from the schemas. Undefined without --examples. */
  readonly examples: Examples | undefined;
  /** A text that is unique to this run, to avoid names in use. */
  unique(): string;
  /** Proves that an invented identifier is nobody's, or that it only finds `own`. */
  absent(kind: Kind, id: string, own?: string): Promise<Absence>;
}

/** An environment that the run created, whose clock it may advance. */
export interface ControlledEnvironment {
  control: Control;
  /** Creates a resource in it. Throws an UnavailableError. */
  make(kind: Kind, fields?: JsonObject): Promise<Fixture>;
}
