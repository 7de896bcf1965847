import type { Happenings, Publisher } from "../domain/happenings.js";
import type { JournalEntry } from "./journal.js";

/** The events of an environment, including those outside the domain. */
export interface MockHappenings extends Happenings {
  request_ended: { readonly entry: JournalEntry };
  fault_rules_changed: object;
  clock_moved: object;
  /** The latency was set, or a job script was added. */
  settings_changed: object;
}

type Subscriber<Happening> = (happening: Happening) => void;
type Subscribers = { [Name in keyof MockHappenings]?: Subscriber<MockHappenings[Name]>[] };

/** The events of one environment. Each subscriber is called at once, in the order of subscription, and must not throw. */
export class Bus implements Publisher {
  #subscribers: Subscribers = {};

  on<Name extends keyof MockHappenings>(name: Name, subscriber: Subscriber<MockHappenings[Name]>): void {
    const subscribers: Subscriber<MockHappenings[Name]>[] = this.#subscribers[name] ?? [];
    this.#subscribers = { ...this.#subscribers, [name]: [...subscribers, subscriber] };
  }

  /** From now on only failures are told: those of work that is still under way. */
  close(): void {
    const { failed = [] } = this.#subscribers;
    this.#subscribers = { failed };
  }

  publish<Name extends keyof MockHappenings>(name: Name, happening: MockHappenings[Name]): void {
    const subscribers: readonly Subscriber<MockHappenings[Name]>[] | undefined = this.#subscribers[name];
    if (subscribers) for (const subscriber of subscribers) subscriber(happening);
  }
}
