import type { JsonObject } from "../../base/json.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { Examples } from "../examples/examples.js";
import type { Fixture } from "../resources/fixture.js";
import type { FileProblem, StoredFile } from "../resources/fixture-factory.js";
import type { Kind } from "../specs/specs.js";
import type { Api } from "../target/api.js";
import type { Control } from "../target/control.js";
import type { Ports } from "../target/ports.js";
import type { ClosedInbox, Inbox } from "../target/receiver.js";
import type { OwnCatalogue } from "./catalogue.js";
import type { Findings } from "./findings.js";

export type { StatementId };

/**
 * What a contract cannot do without; where the target has it not, the contract is not verified, with the reason in words.
 * A kind of resource; `own …`: one made by the kit, so that what cannot be undone may be tried on it.
 */
export type Need = ResourceNeed | "callback" | "control" | "records" | "token without access";
export type ResourceNeed = Kind | `own ${Kind}`;

/**
 * Contracts of one serial group work on the same resources, one after another. Where the target makes more, a group is spread
 * over lanes, each with resources of its own, that run side by side, as other groups do.
 */
export type SerialGroup = string;

/** The serial group that events of others would disturb: it has an environment of its own, or runs when all others have ended. */
export const callsGroup: SerialGroup = "calls";

/** The serial group of a team's own contracts, which take turns. */
export const ownGroup: SerialGroup = "own";

/** One definition: which rules and assumptions of the catalogue it shows, and how. It runs against any target. */
export interface Contract {
  /** Its own, in kebab-case. */
  id: string;
  /** The ids of the catalogue that it can find kept or not. */
  ids: readonly StatementId[];
  title: string;
  /** Of a team's own contract: what its ids state that the document's catalogue does not have. */
  catalogue?: OwnCatalogue;
  serialGroup: SerialGroup;
  /** About how many requests it sends, where they are many: what takes longest starts first, and the time left is told by it. */
  requests?: number;
  /**
   * `early`: it waits for jobs or for calls more than it asks, and others go on meanwhile. `after calls`: what it does would cause
   * calls in the contracts about calls, and it starts when those have ended, unless they are by themselves. `last`: it tells of
   * the whole run, and starts when all others have ended.
   */
  starts?: "early" | "after calls" | "last";
  needs: readonly Need[];
  /** GETs alone, or nothing: it says only why nothing of its ids can be seen, on any target. Everything, where it is not said. */
  sends?: "reads" | "nothing";
  run(kit: Kit): Promise<void>;
}

/** What a contract is given. */
export interface Kit extends Pick<Findings, "check" | "notVerified" | "tried"> {
  readonly api: Api;
  readonly ports: Ports;
  /** The resource of a kind that this serial group may change. Throws an UnavailableError. */
  fixture(kind: Kind): Promise<Fixture>;
  /** What the target lends, made or not. */
  borrowed(kind: Kind): Fixture | undefined;
  /** One more of the kit's own. Throws an UnavailableError. */
  another(kind: Kind, fields?: JsonObject): Promise<Fixture>;
  /** Whether the kit made a resource: other contracts may be changing it now. */
  owns(kind: Kind, resource: JsonObject): boolean;
  remove(fixture: Fixture): ReturnType<Fixture["api"]["call"]>;
  /** A file for a new version of a resource, with other bytes than any of the serial group has. Throws an UnavailableError. */
  file(kind: Kind, name: string, bytes: Buffer): Promise<StoredFile>;
  /** Why no files are sent, where the target hands out addresses that they are not sent to. */
  fileProblem(): FileProblem | undefined;
  /** An address of the kit's own receiver. */
  inbox(): Promise<Inbox>;
  /** Another one at which nobody listens yet; undefined where the target reaches the kit through a tunnel, and in a dry run. */
  closedInbox(): Promise<ClosedInbox | undefined>;
  /** Standin's control interface, in an environment of its own; only where the contract needs `control`. */
  control(): ControlledEnvironment;
  readonly isStandin: boolean;
  /** Values that are made from the schemas; undefined where none are asked for. */
  readonly examples: Examples | undefined;
  /** Words that everything of this run shares, so that names are not taken. */
  unique(): string;
}

/** An environment that was made for the run, whose clock may be moved. */
export interface ControlledEnvironment {
  control: Control;
  /** A resource in it. Throws an UnavailableError. */
  make(kind: Kind, fields?: JsonObject): Promise<Fixture>;
}
