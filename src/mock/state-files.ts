import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join, parse, resolve } from "node:path";
import { makeFolder, replaceFile } from "../base/files.js";
import { toJsonPieces } from "../base/json-pieces.js";
import type { Platform } from "../base/platform.js";
import type { Content } from "../domain/content.js";
import type { Store } from "../domain/store/store.js";
import { loadSeed, seedFileName } from "../seed/load.js";
import { schemaFor } from "../seed/schema-place.js";
import { type BuildStore, prepareSeed } from "../seed/seed.js";
import { StateError } from "../seed/seed-error.js";
import { stateOf } from "../seed/snapshot.js";
import { isEnvironmentName, primaryEnvironment } from "./environment-name.js";

/** How a file of a picture or another upload is called: by its content. */
const contentName = /^(?:\d+-)?[\da-f]{32}$/;

/**
 * The states of a mock on the disk, each a seed file: that of `main`, and beside it those of other environments (`state.json`,
 * `state.checkout.json`). The files of uploads are in one folder beside them (`state.files`), each content once. It overwrites only what
 * it has read or written itself.
 */
export class StateFiles {
  /** The version of each file that was read or written here, by path. */
  readonly #versions = new Map<string, string>();
  /** The names of the files that the state of an environment on the disk has. */
  readonly #contents = new Map<string, ReadonlySet<string>>();
  /** The names of files that states had which were read or written here. Other files may be of a state that was moved away. */
  readonly #own = new Set<string>();
  readonly #folder: string;
  readonly #written = new Set<string>();

  /** Files up to `mostInline` bytes in total are in the JSON of a state. */
  constructor(
    readonly file: string,
    readonly mostInline: number,
    readonly platform: Platform,
  ) {
    this.#folder = join(dirname(file), `${parse(file).name}.files`);
  }

  /** The absolute paths of the states that were written. */
  get written(): string[] {
    return [...this.#written];
  }

  /** What the state of each environment builds. Throws a StateError if one cannot be used. */
  async load(): Promise<Map<string, BuildStore>> {
    const found = await this.#environments();
    if (!found.includes(primaryEnvironment)) await this.#refuseStrangers(found);
    const states = new Map<string, BuildStore>();
    const read = new Map<string, Buffer>();
    for (const name of found) {
      const path = this.pathOf(name);
      try {
        const version = await versionOf(path);
        if (version !== undefined) this.#versions.set(path, version);
        const { seed, bytes } = await loadSeed(path, Number.POSITIVE_INFINITY, read);
        states.set(name, prepareSeed(seed, this.platform, bytes));
        this.#keep(name, new Set(Array.from(bytes.keys(), (file) => basename(file))));
      } catch (error) {
        throw new StateError(
          `The state ${path} cannot be used: ${(error as Error).message} Mend it, or move its folder away to start without it.`,
        );
      }
    }
    return states;
  }

  /** Accepts what is on the disk, if it is nothing or the seed that this mock starts with. Throws a StateError for anything else. */
  async assertOnly(seed: unknown): Promise<void> {
    for (const name of await this.#environments()) {
      const path = this.pathOf(name);
      const seeds = typeof seed === "string" ? [seed, join(seed, seedFileName)] : [];
      const version = await versionOf(path);
      if (!(await Promise.all(seeds.map(versionOf))).includes(version))
        throw new StateError(
          `${path} exists and is not the seed: it would be lost. Pass --state FOLDER, which goes on from the state that is there, or name another file.`,
        );
      if (version === undefined) continue;
      this.#versions.set(path, version);
      for (const file of await namesIn(this.#folder)) this.#own.add(file);
    }
  }

  /** Writes the files first, then the JSON: the old state is whole until then. */
  async save(name: string, store: Store): Promise<void> {
    const path = this.pathOf(name);
    await this.#assertOwn(path);
    const contents = new Map<string, Content>();
    let inline = 0;
    const state = stateOf(store, (path, { content, mimeType }) => {
      if (inline + content.size <= this.mostInline) {
        inline += content.size;
        return { path, base64: this.platform.toBase64(content.bytes()), mime_type: mimeType };
      }
      contents.set(content.md5, content);
      return { path, file: `${basename(this.#folder)}/${content.md5}`, mime_type: mimeType };
    });
    await makeFolder(contents.size > 0 ? this.#folder : dirname(path));
    const there = new Set(await namesIn(this.#folder));
    for (const [name, content] of contents)
      if (!there.has(name)) await replaceFile(join(this.#folder, name), content.pieces());
    await replaceFile(path, toJsonPieces({ $schema: schemaFor(dirname(path)), ...state }, "  "));
    await this.#note(name, path, new Set(contents.keys()));
  }

  async remove(name: string): Promise<void> {
    const path = this.pathOf(name);
    await this.#assertOwn(path);
    await rm(path, { force: true });
    await this.#note(name, path);
  }

  async #note(name: string, path: string, contents?: ReadonlySet<string>): Promise<void> {
    const version = await versionOf(path);
    if (version === undefined) this.#versions.delete(path);
    else this.#versions.set(path, version);
    this.#written[contents ? "add" : "delete"](resolve(path));
    this.#keep(name, contents ?? new Set());
    const needed = new Set([...this.#contents.values()].flatMap((names) => [...names]));
    for (const file of this.#own) {
      if (!contentName.test(file) || needed.has(file)) continue;
      await rm(join(this.#folder, file), { force: true });
      this.#own.delete(file);
    }
  }

  #keep(environment: string, contents: ReadonlySet<string>): void {
    this.#contents.set(environment, contents);
    for (const file of contents) this.#own.add(file);
  }

  async #assertOwn(path: string): Promise<void> {
    if (this.#versions.get(path) === (await versionOf(path))) return;
    throw new StateError(
      `${path} was changed by somebody else, and is left as it is. Give each Standin a folder of its own.`,
    );
  }

  pathOf(environment: string): string {
    if (environment === primaryEnvironment) return this.file;
    const { dir, name, ext } = parse(this.file);
    return join(dir, `${name}.${environment}${ext}`);
  }

  /** The environments with a state on the disk, `main` first. */
  async #environments(): Promise<string[]> {
    const { name, ext, base } = parse(this.file);
    const found = (await namesIn(dirname(this.file))).flatMap((file) => {
      if (file === base) return [primaryEnvironment];
      const environment = file.slice(name.length + 1, file.length - ext.length);
      const isState = isEnvironmentName(environment) && file === basename(this.pathOf(environment));
      return isState && environment !== primaryEnvironment ? [environment] : [];
    });
    return found.sort((one, other) => Number(other === primaryEnvironment) - Number(one === primaryEnvironment));
  }

  /** A folder with anything else in it was hardly meant. */
  async #refuseStrangers(found: readonly string[]): Promise<void> {
    const folder = dirname(this.file);
    const own = new Set([...found.map((name) => basename(this.pathOf(name))), basename(this.#folder)]);
    const [stranger] = (await namesIn(folder)).filter(
      (name) => !own.has(name) && !name.startsWith(".") && !name.endsWith(".part"),
    );
    if (stranger === undefined) return;
    throw new StateError(
      `${folder} is no state: it has ${stranger}, but no ${basename(this.file)}. Pass an empty or a new folder to --state. A folder of pictures goes to --seed.`,
    );
  }
}

/** The names in a folder; none if it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new StateError(`The folder ${folder} cannot be read: ${(error as Error).message}. Name another one.`);
  }
}

/** Which version of which file a path leads to. Undefined if there is none. */
async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { dev, ino, size, mtimeNs } = await stat(path, { bigint: true });
    return [dev, ino, size, mtimeNs].join();
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
