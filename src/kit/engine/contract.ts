import type { JsonObject } from "../../base/json.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { Fixture } from "../resources/fixture.js";
import type { FileProblem, UploadedFile } from "../resources/fixture-factory.js";
import type { Api } from "../target/api.js";
import type { Control } from "../target/control.js";
import type { Ports } from "../target/ports.js";
import type { Inbox } from "../target/receiver.js";
import type { Kind } from "../target/target.js";
import type { Findings } from "./findings.js";

export type { StatementId };

/**
 * What a contract cannot do without; where the target has it not, the contract is not verified, with the reason in words.
 * `own …`: made by the kit, so that what cannot be undone may be tried on it.
 */
export type Need =
  | "upload"
  | "webhook"
  | "own upload"
  | "own webhook"
  | "callback"
  | "control"
  | "token without access";

/** Contracts of one serial group run one after another on the same resources; serial groups run side by side where each can have its own. */
export type SerialGroup =
  | "attributes"
  | "renames"
  | "versions"
  | "kinds"
  | "all-kinds"
  | "jobs"
  | "webhooks"
  | "names"
  | "calls"
  | "control";

/** One definition: which rules and assumptions of the catalogue it shows, and how. It runs against any target. */
export interface Contract {
  /** Its own, in kebab-case. */
  id: string;
  /** The ids of the catalogue that it can find kept or not. */
  ids: readonly StatementId[];
  title: string;
  serialGroup: SerialGroup;
  needs: readonly Need[];
  /** It sends GETs alone. */
  reads?: true;
  run(kit: Kit): Promise<void>;
}

/** What a contract is given. */
export interface Kit extends Pick<Findings, "check" | "notVerified"> {
  readonly api: Api;
  readonly ports: Ports;
  /** The upload that this serial group may change. Throws an UnavailableError. */
  upload(): Promise<Fixture>;
  webhook(): Promise<Fixture>;
  /** What the target lends, made or not. */
  borrowed(kind: Kind): Fixture | undefined;
  /** One more of the kit's own. Throws an UnavailableError. */
  another(kind: Kind, fields?: JsonObject): Promise<Fixture>;
  /** Whether the kit made a resource: other contracts may be changing it now. */
  owns(kind: Kind, resource: JsonObject): boolean;
  remove(fixture: Fixture): ReturnType<Fixture["api"]["call"]>;
  /** A file that was uploaded, with other bytes than any upload of the serial group has. Throws an UnavailableError. */
  file(name: string, bytes: Buffer): Promise<UploadedFile>;
  /** Why no files are uploaded, where the target hands out addresses that they are not sent to. */
  fileProblem(): FileProblem | undefined;
  /** An address of the kit's own receiver. */
  inbox(): Promise<Inbox>;
  /** Standin's control interface, in an environment of its own; only where the contract needs `control`. */
  control(): ControlledEnvironment;
  readonly isStandin: boolean;
  /** Words that everything of this run shares, so that names are not taken. */
  unique(): string;
}

/** An environment that was made for the run, whose clock may be moved. */
export interface ControlledEnvironment {
  control: Control;
  /** A resource in it. Throws an UnavailableError. */
  make(kind: Kind, fields?: JsonObject): Promise<Fixture>;
}
