import type { Api } from "../http/api.js";
import { dropEnvironment } from "../http/control.js";
import type { Receiver } from "../http/receiver.js";
import type { RunRecord } from "../record/run-record.js";
import { FixtureFactory } from "../subject/fixture-factory.js";
import type { Network } from "./session-shape.js";

/** The environments, factories and receiver of a run, which it closes at its end. */
export class Owned {
  readonly #environments: string[] = [];
  readonly factories: FixtureFactory[] = [];
  #receiver: Promise<Receiver> | undefined;

  constructor(
    readonly api: Api,
    readonly record: RunRecord,
  ) {}

  environment(name = `standin-verify-${this.api.ports.unique()}`): Api {
    this.#environments.push(name);
    return this.api.inside(name, this.record.environment(name));
  }

  factory(api: Api): FixtureFactory {
    const factory = new FixtureFactory(api);
    this.factories.push(factory);
    return factory;
  }

  receiver(network: Network): Promise<Receiver> {
    this.#receiver ??= network.receiver().then((listening) => {
      this.api.seen.receivers.add(new URL(listening.inbox().url).origin);
      return listening;
    });
    return this.#receiver;
  }

  /** A receiver that could not listen has already been reported. */
  async closeReceiver(): Promise<void> {
    await (await this.#receiver?.catch(() => undefined))?.close();
  }

  async drop(): Promise<void> {
    for (const name of this.#environments) if (await dropEnvironment(this.api.cleanup, name)) this.record.dropped(name);
  }
}
