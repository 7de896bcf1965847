import { join, resolve } from "node:path";
import type { Platform } from "../base/platform.js";
import { releaseJob } from "../domain/jobs.js";
import { seedFileName } from "../seed/load.js";
import { StateError, sentenceOf } from "../seed/seed-error.js";
import { primaryEnvironment } from "./environment.js";
import type { Mock, Saving } from "./mock.js";
import { StateFiles } from "./state-files.js";

/** Files up to this total size in bytes are in the JSON of a state that is written once, so that it is one file. */
const mostInline = 1024 * 1024;

/** How long after a change its state is written, and after a failure again, in milliseconds of real time. */
const pause = 300;
const pauseAfterFailure = 5000;

type Wake = (milliseconds: number, callback: () => void) => { cancel(): void };

/** Writes the states of a mock: `main`, and every other environment that is in use. */
class StateSaver {
  readonly #changed = new Set<string>();
  readonly #stopListening: () => void;
  #alarm: { cancel(): void } | undefined;
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #isOver = false;
  problem: string | null = null;

  /** With `wake` it writes changed environments from now on; `onProblem` is told when that fails, and when it works again. */
  constructor(
    readonly files: StateFiles,
    readonly mock: Mock,
    readonly wake?: Wake,
    readonly onProblem: (problem: string | null) => void = () => undefined,
  ) {
    this.#stopListening = mock.environments.onChange((name) => {
      this.#changed.add(name);
      this.#writeIn(pause);
    });
  }

  #writeIn(milliseconds: number): void {
    if (this.#isOver) return;
    this.#alarm ??= this.wake?.(milliseconds, () => {
      this.#alarm = undefined;
      void this.#write();
    });
  }

  /** Writes what has changed, after what is being written. Requests that come meanwhile share the next turn. */
  #write(): Promise<void> {
    this.#next ??= this.#writing.then(() => {
      this.#next = undefined;
      return this.#saveChanged();
    });
    this.#writing = this.#next;
    return this.#next;
  }

  async flush(environment: string): Promise<string | null> {
    this.#changed.add(environment);
    await this.#write();
    return this.problem;
  }

  /** Writes what is not on the disk. Waiting jobs end first: their updates were accepted. Rejects with a StateError that names each state that is missing. */
  async saveAll(): Promise<void> {
    const { environments } = this.mock;
    this.#isOver = true;
    this.#alarm?.cancel();
    await this.#writing;
    for (const { domain } of environments.list())
      for (const { id, outcome } of domain.store.jobs.values()) if (!outcome) releaseJob(domain, id);
    // That a mock which ends drops its environments is no change.
    this.#stopListening();
    for (const name of [primaryEnvironment, ...environments.list().map(({ name }) => name)])
      if (!this.files.has(name)) this.#changed.add(name);
    await this.save([...this.#changed]);
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
        failures.push(
          `The state of the environment ${name} was not saved to ${path}: ${sentenceOf(error)}${wayOut(error)}`,
        );
      }
    }
    if (failures.length > 0) throw new StateError(failures.join("\n"));
  }

  /** What fails is tried again, and reported once. */
  async #saveChanged(): Promise<void> {
    const problem = await this.save([...this.#changed]).then(
      () => null,
      ({ message }: Error) => message,
    );
    if (problem !== null) this.#writeIn(pauseAfterFailure);
    if (problem === this.problem) return;
    this.problem = problem;
    this.mock.live.tellEverybody("environments", () => ({}));
    this.onProblem(problem);
  }
}

/** What a person can do, where the system's own message says only what is wrong. */
const wayOut = (error: unknown): string => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return "";
  if (["ENOSPC", "EDQUOT", "EFBIG"].includes(code)) return " Free some space: Standin tries again.";
  return " Make the place writable: Standin tries again.";
};

interface Places {
  state: string | undefined;
  save: string | undefined;
  seed: unknown;
  /** Whether responses wait for the disk. */
  durable: boolean;
}

/** Reads the states in the folder `state`, and makes sure that `save` overwrites nothing. Throws a StateError. */
export async function openStates({ state, save, seed, durable }: Places, platform: Platform, wake: Wake) {
  const takeTurns = () => new Promise<void>((resolve) => wake(0, resolve));
  const filesAt = (path: string, most: number) => new StateFiles(path, most, platform, takeTurns);
  const saved = save === undefined ? undefined : filesAt(save, mostInline);
  await saved?.assertOnly(seed);
  const kept = state === undefined ? undefined : filesAt(join(state, seedFileName), 0);
  const release = async () => kept?.release();
  const found = await kept?.load().catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const savers: StateSaver[] = [];
  let keeper: StateSaver | undefined;
  return {
    /** Whether the seed is the file that is written at the end. */
    isSeedSaved: typeof seed === "string" && save !== undefined && resolve(seed) === resolve(save),
    /** Why changes of the last owner of the folder may be missing. */
    left: kept?.left,
    /** What the mock is told of it. */
    saving:
      kept &&
      ({
        get problem() {
          return keeper?.problem ?? null;
        },
        isAwaited: durable,
        flush: async (environment: string) => (await keeper?.flush(environment)) ?? null,
      } satisfies Saving),
    /** Lets the environments of a mock go on from the states in the folder, and writes them there from now on. */
    async keep(mock: Mock, onProblem: (problem: string | null) => void): Promise<void> {
      for (const [name, build] of found ?? []) {
        try {
          mock.environments.replace(name, build);
        } catch (error) {
          throw new StateError(`The state ${kept?.pathOf(name)} cannot be used: ${sentenceOf(error)}`);
        }
      }
      if (saved) savers.push(new StateSaver(saved, mock));
      if (!kept) return;
      keeper = new StateSaver(kept, mock, wake, onProblem);
      savers.push(keeper);
      // A folder that takes nothing is found out now, and not after the first change.
      if (!kept.has(primaryEnvironment)) await keeper.save([primaryEnvironment]);
    },
    /** Writes all of them, for the last time. */
    async saveAll(): Promise<void> {
      const ends = await Promise.allSettled(savers.map((saver) => saver.saveAll()));
      await release();
      const failures = ends.flatMap((end) => (end.status === "rejected" ? [(end.reason as Error).message] : []));
      if (failures.length > 0) throw new StateError(failures.join("\n"));
    },
    release,
    /** The absolute paths of the states that were written. */
    written: (): string[] => [saved, kept].flatMap((files) => files?.written ?? []),
  };
}
