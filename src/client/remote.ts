import type { EnvironmentHandle, ReceiverHandle } from "../mock/handle.js";
import type { JournalEntry } from "../mock/journal.js";
import type { JournalFilter } from "../mock/journal-search.js";

/** The same members, with methods that are asynchronous. */
export type Remote<Local> = {
  [Member in keyof Local]: Local[Member] extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Promise<Awaited<Result>>
    : Local[Member] extends object
      ? Remote<Local[Member]>
      : Local[Member];
};

/** A request as the control interface shows it: secrets are redacted, and of what changed the fields that differ are there. */
export interface RemoteJournalEntry extends Omit<JournalEntry, "origin" | "weight"> {
  /** A command that sends the request again, with the token in `$TOKEN`. */
  curl: string;
}

/** A receiver of Standin's own. */
export type RemoteReceiver = Remote<ReceiverHandle>;

/** An environment of a Standin that runs elsewhere: what `createStandin` gives in the same process, over HTTP. */
export interface RemoteEnvironment
  extends Omit<Remote<Omit<EnvironmentHandle, "journal" | "receiver">>, typeof Symbol.asyncDispose> {
  /** Where the server is, without a slash at its end. */
  readonly url: string;
  /** What a request of the API needs to be for this environment: its name, and the token. */
  readonly headers: Readonly<Record<string, string>>;
  /** A request to the API in this environment; `path` is such as `/uploads/1001`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  readonly journal: {
    /** The requests that match, oldest first. */
    list(filter?: JournalFilter): Promise<RemoteJournalEntry[]>;
    /** The newest one that matches. Throws an Error that says what came instead. */
    find(filter: JournalFilter): Promise<RemoteJournalEntry>;
  };
  receiver(name: string): RemoteReceiver;
  /** `await using`: puts the environment back to its seed. */
  [Symbol.asyncDispose](): Promise<void>;
}
