import type { EnvelopeName, OperationId } from "../../openapi/documents.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { FixtureName } from "../specs/specs.js";

/** Where the resource stands in a body: an envelope of the document, or a JSON pointer for each kind of resource. */
export type EnvelopeBinding = EnvelopeName | Readonly<Record<string, string>>;

/** A method and a path with its placeholders, below the target's URL. */
export interface BoundOperation {
  method: string;
  path: string;
}

/** How the target hands over a job, and how the job is followed (U-17, Q-13). */
export interface JobBinding {
  /** The statuses that announce a job. Of a regular one, only a response that names a job and shows no resource, or one that runs. */
  accepted: readonly number[];
  /** Where the job's identifier stands in that response. */
  id: string;
  /** Where to ask; `Location`: at the address in the response's header of that name. */
  follow: BoundOperation | "Location";
  /** How a response says that the job still runs. */
  pending: { status: number } | { pointer: string; in: readonly unknown[] };
  /** The status that says, when the job is asked for, that it has ended, with the address of the resource in Location. */
  end?: number | undefined;
  /** Where the response that the request would have had stands: its status, or what says that it went well, and its body. */
  result: { payload: string } & ({ status: string } | { ok: { pointer: string; in: readonly unknown[] } | undefined });
}

/** What the kit may borrow, and restores: identifiers, and whatever else contracts can use. */
export type Fixtures = Partial<Record<FixtureName, string>>;

/** Whether an address is the target's own: what is for the target alone (its token, the binding's headers) goes nowhere else. */
export const isOwnAddress = ({ url: own }: Pick<Target, "url">, url: string): boolean =>
  new URL(url).origin === new URL(own).origin;

/** What a binding names under a name that a resource gives. */
export const fixtureNamed = ({ fixtures }: Pick<Target, "fixtures">, name: string): string | undefined =>
  (fixtures as Readonly<Record<string, string | undefined>>)[name];

/** One implementation, and everything that is needed to talk to it. */
export interface Target {
  /** With the base path, without a slash at the end. */
  url: string;
  token: string;
  envelope: EnvelopeBinding;
  tokenHeader: { header: string; format: string };
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>;
  /** Null where the target has no such operation. */
  operations: Readonly<Record<OperationId, BoundOperation | null>>;
  job: JobBinding;
  /** What it has that is updated. */
  resources: readonly ResourceSpec[];
  fixtures: Fixtures;
  readOnly: boolean;
  /** How long a job may take, in milliseconds. */
  jobTimeout: number;
  /** For how long a read may show what was before a write, in milliseconds. */
  readLag: number;
  /** How long to wait for the retries of a call where the clock cannot be moved, in milliseconds. */
  patience: number;
  /** Where the target reaches the kit's receiver; undefined: on loopback, if the target is there. */
  callbackUrl: string | undefined;
}
