// Generated from openapi.yaml by `npm run generate`; not to be edited.
import type { LibraryMember } from "../library-members.js";

/** Of src/standin.ts and src/mock/handle.ts, as their types and comments have them. */
export const libraryMembers: readonly LibraryMember[] = [
  {
    "of": "Standin",
    "name": "app",
    "signature": "app: RequestListener",
    "text": "The Express app, for supertest or to mount it in another."
  },
  {
    "of": "Standin",
    "name": "url",
    "signature": "url: string",
    "text": "The URL at which it listens. Throws before `listen()` has resolved."
  },
  {
    "of": "Standin",
    "name": "listen",
    "signature": "listen(port?: number): Promise<string>",
    "text": "Starts to listen, once. Resolves with the URL. Port 0, the default, takes a free one."
  },
  {
    "of": "Standin",
    "name": "environment",
    "signature": "environment(name: string): EnvironmentHandle",
    "text": "The handle of an environment, which its first use creates from the seed."
  },
  {
    "of": "Standin",
    "name": "environments",
    "signature": "environments(): EnvironmentHandle[]",
    "text": "`main` first, then the others used so far."
  },
  {
    "of": "Standin",
    "name": "createReceiver",
    "signature": "createReceiver(answers?: readonly ReceiverAnswer[]): Promise<Receiver>",
    "text": "Starts a local server for webhooks to call. It responds by a script and records its requests. `close()` ends it too."
  },
  {
    "of": "Standin",
    "name": "reset",
    "signature": "reset(): void",
    "text": "Resets every environment to the seed."
  },
  {
    "of": "Standin",
    "name": "reseed",
    "signature": "reseed(options?: { ifChanged?: boolean }): Promise<string[]>",
    "text": "Reads the seed's file or folder again, then resets. Resolves with the changed files. With `ifChanged` it resets only if a file has changed, and keeps what was edited if the seed is a folder of pictures. Throws a SeedError for an invalid seed, and then changes nothing."
  },
  {
    "of": "Standin",
    "name": "seedFiles",
    "signature": "seedFiles(): string[]",
    "text": "The absolute paths of the files that the seed was read from, and of the folder if it is one of pictures."
  },
  {
    "of": "Standin",
    "name": "leftOut",
    "signature": "leftOut(): readonly string[] | null",
    "text": "What a folder of pictures has besides them, such as hidden files. Null if the seed is no such folder."
  },
  {
    "of": "Standin",
    "name": "state",
    "signature": "state: EnvironmentHandle[\"state\"] & { readonly problem: string | null }",
    "text": "As of an environment. `problem` says why the last change is not in the folder of the option `state`; null if it is, or will be soon."
  },
  {
    "of": "Standin",
    "name": "savedFiles",
    "signature": "savedFiles(): string[]",
    "text": "The absolute paths of the files that `state` and `save` have written so far, one for each environment."
  },
  {
    "of": "Standin",
    "name": "leftBehind",
    "signature": "leftBehind: string | null",
    "text": "Why changes of the Standin that had `state` before may be missing, in a sentence. Null if it ended in good order."
  },
  {
    "of": "Standin",
    "name": "close",
    "signature": "close(): Promise<void>",
    "text": "Completes the responses under way, writes the states to `state` and `save`, ends everything that is pending, and stops listening."
  },
  {
    "of": "Standin",
    "name": "Symbol.asyncDispose",
    "signature": "[Symbol.asyncDispose](): Promise<void>",
    "text": "For `await using`: same as `close`."
  },
  {
    "of": "EnvironmentHandle",
    "name": "name",
    "signature": "name: string",
    "text": "As in `X-Environment`."
  },
  {
    "of": "EnvironmentHandle",
    "name": "clock.now",
    "signature": "now(): number",
    "text": "Milliseconds since 1970."
  },
  {
    "of": "EnvironmentHandle",
    "name": "clock.advance",
    "signature": "advance(time: number | string): Promise<Advanced>",
    "text": "Advances the time by milliseconds or a time such as `2m`. Resolves with the tasks that ran, after all of them. If receivers do not respond within 10 real seconds, `inFlight` of the list has the calls that continue."
  },
  {
    "of": "EnvironmentHandle",
    "name": "jobs.script",
    "signature": "script(script: JobScript): void",
    "text": "Turns the next update or creation of an upload into a job that ends as scripted."
  },
  {
    "of": "EnvironmentHandle",
    "name": "jobs.list",
    "signature": "list(): JobSummary[]",
    "text": "The jobs, running and ended."
  },
  {
    "of": "EnvironmentHandle",
    "name": "jobs.release",
    "signature": "release(id: string): void",
    "text": "Ends a held or pending job now."
  },
  {
    "of": "EnvironmentHandle",
    "name": "webhookCalls.next",
    "signature": "next(filter?: CallFilter, options?: { timeout?: number }): Promise<TracedCall>",
    "text": "The next matching attempt, past or future, with its call at that time. Returns each attempt only once. Rejects after `timeout` (default: 5 real seconds), and lists other calls."
  },
  {
    "of": "EnvironmentHandle",
    "name": "webhookCalls.list",
    "signature": "list(filter?: CallFilter): TracedCall[]",
    "text": "The matching calls of the log, oldest first."
  },
  {
    "of": "EnvironmentHandle",
    "name": "webhookCalls.get",
    "signature": "get(id: string): TracedCall",
    "text": "One call of the log. Throws an Error if there is none with this identifier."
  },
  {
    "of": "EnvironmentHandle",
    "name": "webhookCalls.settle",
    "signature": "settle(): Promise<void>",
    "text": "Resolves when no call is in progress."
  },
  {
    "of": "EnvironmentHandle",
    "name": "emit",
    "signature": "emit(event: RaisedEvent): string[]",
    "text": "Raises an event of any published kind. Returns the identifiers of the calls that it causes."
  },
  {
    "of": "EnvironmentHandle",
    "name": "faults.add",
    "signature": "add(fault: FaultSpec): FaultRule",
    "text": "Adds a fault. The first matching fault applies to a request."
  },
  {
    "of": "EnvironmentHandle",
    "name": "faults.list",
    "signature": "list(): FaultRule[]",
    "text": "The active faults."
  },
  {
    "of": "EnvironmentHandle",
    "name": "faults.release",
    "signature": "release(id?: string): boolean",
    "text": "Removes one fault, or all."
  },
  {
    "of": "EnvironmentHandle",
    "name": "journal.list",
    "signature": "list(filter?: JournalFilter): JournalEntry[]",
    "text": "The matching requests, oldest first, without redaction."
  },
  {
    "of": "EnvironmentHandle",
    "name": "journal.find",
    "signature": "find(filter: JournalFilter): JournalEntry",
    "text": "The newest matching request. Throws an Error that lists the closest ones."
  },
  {
    "of": "EnvironmentHandle",
    "name": "state.get",
    "signature": "get(): Seed",
    "text": "The state as a seed."
  },
  {
    "of": "EnvironmentHandle",
    "name": "state.put",
    "signature": "put(seed: Seed): void",
    "text": "Replaces the state by a seed. Throws a SeedError."
  },
  {
    "of": "EnvironmentHandle",
    "name": "receiver",
    "signature": "receiver(name: string): ReceiverHandle",
    "text": "A receiver built into Standin, for webhooks to call. Created at its first use."
  },
  {
    "of": "EnvironmentHandle",
    "name": "reset",
    "signature": "reset(): void",
    "text": "Resets the environment to the seed and cancels everything pending."
  },
  {
    "of": "EnvironmentHandle",
    "name": "Symbol.asyncDispose",
    "signature": "[Symbol.asyncDispose](): Promise<void>",
    "text": "`await using` calls `reset`."
  },
  {
    "of": "ReceiverHandle",
    "name": "url",
    "signature": "url: string",
    "text": "The URL to set as the `url` of a webhook. Throws before the server listens."
  },
  {
    "of": "ReceiverHandle",
    "name": "answerWith",
    "signature": "answerWith(answers: readonly InboxAnswer[]): void",
    "text": "Sets its next responses, in order: statuses, or `{ status: 500, delay_ms: 3000 }`. The last one repeats."
  },
  {
    "of": "ReceiverHandle",
    "name": "requests",
    "signature": "requests(): InboxRequest[]",
    "text": "The newest requests that it received, oldest first."
  }
];
