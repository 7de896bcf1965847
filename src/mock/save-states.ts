import { join, resolve } from "node:path";
import type { Platform } from "../base/platform.js";
import { releaseJob } from "../domain/jobs.js";
import { errorId } from "../openapi/errors.js";
import { seedFileName } from "../seed/load.js";
import { StateError } from "../seed/seed-error.js";
import { primaryEnvironment } from "./environment-name.js";
import type { Mock } from "./mock.js";
import { StateFiles } from "./state-files.js";

/** Files up to this total size in bytes are in the JSON of a state that is written once, so that it is one file. */
const mostInline = 1024 * 1024;

/** How long after a change its state is written, in milliseconds of real time. */
const pause = 300;

type Wake = (milliseconds: number, callback: () => void) => { cancel(): void };

/** Writes the states of a mock: `main`, and every other environment that is in use. */
class StateSaver {
  readonly #changed = new Set<string>();
  #alarm: { cancel(): void } | undefined;
  #writing: Promise<unknown> = Promise.resolve();
  #complaint: string | undefined;

  constructor(
    readonly files: StateFiles,
    readonly mock: Mock,
  ) {}

  /** Writes changed environments from now on. */
  keep(wake: Wake): void {
    this.mock.environments.onChange((name) => {
      this.#changed.add(name);
      this.#alarm ??= wake(pause, () => {
        this.#alarm = undefined;
        this.#writing = this.#writing.then(() => this.#saveChanged());
      });
    });
  }

  /** Writes all states. Waiting jobs end first: their updates were accepted. Rejects with an Error that names each state that is missing. */
  async saveAll(): Promise<void> {
    const { environments } = this.mock;
    // That a mock which ends drops its environments is no change.
    environments.onChange(() => undefined);
    this.#alarm?.cancel();
    await this.#writing;
    for (const { domain } of environments.list())
      for (const { id, outcome } of domain.store.jobs.values()) if (!outcome) releaseJob(domain, id);
    for (const { name } of environments.list()) this.#changed.add(name);
    await this.save([...new Set([primaryEnvironment, ...this.#changed])]);
  }

  /** A failure does not stop the others. */
  async save(names: readonly string[]): Promise<void> {
    const { environments } = this.mock;
    const failures: string[] = [];
    for (const name of names) {
      this.#changed.delete(name);
      try {
        if (name === primaryEnvironment || environments.peek(name))
          await this.files.save(name, environments.storeToRead(name));
        else await this.files.remove(name);
      } catch (error) {
        this.#changed.add(name);
        const path = this.files.pathOf(name);
        failures.push(`The state of the environment ${name} was not saved to ${path}: ${(error as Error).message}`);
      }
    }
    if (failures.length > 0) throw new StateError(failures.join("\n"));
  }

  /** What fails is tried again with the next change, and reported once. */
  async #saveChanged(): Promise<void> {
    const { mock } = this;
    const error = await this.save([...this.#changed]).then(
      () => undefined,
      (failure: Error) => failure,
    );
    if (error && error.message !== this.#complaint)
      mock.onFailure({ id: errorId(mock.ids), where: "the writing of the state", error });
    this.#complaint = error?.message;
  }
}

/** Reads the states in the folder `state`, and makes sure that `save` overwrites nothing. Throws a StateError. */
export async function openStates(
  { state, save, seed }: { state: string | undefined; save: string | undefined; seed: unknown },
  platform: Platform,
) {
  const saved = save === undefined ? undefined : new StateFiles(save, mostInline, platform);
  await saved?.assertOnly(seed);
  const kept = state === undefined ? undefined : new StateFiles(join(state, seedFileName), 0, platform);
  const found = await kept?.load();
  const savers: StateSaver[] = [];
  return {
    /** Whether the seed is the file that is written at the end. */
    isSeedSaved: typeof seed === "string" && save !== undefined && resolve(seed) === resolve(save),
    /** Lets the environments of a mock go on from the states in the folder, and writes them there from now on. */
    async keep(mock: Mock, wake: Wake): Promise<void> {
      for (const files of [saved, kept]) if (files) savers.push(new StateSaver(files, mock));
      if (!kept) return;
      for (const [name, build] of found ?? []) {
        try {
          mock.environments.replace(name, build);
        } catch (error) {
          throw new StateError(`The state ${kept.pathOf(name)} cannot be used: ${(error as Error).message}`);
        }
      }
      // A folder that takes nothing is found out now, and not after the first change.
      if (!found?.has(primaryEnvironment)) await savers.at(-1)?.save([primaryEnvironment]);
      savers.at(-1)?.keep(wake);
    },
    /** Writes all of them, for the last time. */
    async saveAll(): Promise<void> {
      const ends = await Promise.allSettled(savers.map((saver) => saver.saveAll()));
      const failures = ends.flatMap((end) => (end.status === "rejected" ? [(end.reason as Error).message] : []));
      if (failures.length > 0) throw new StateError(failures.join("\n"));
    },
    /** The absolute paths of the states that were written. */
    written: (): string[] => [saved, kept].flatMap((files) => files?.written ?? []),
  };
}
