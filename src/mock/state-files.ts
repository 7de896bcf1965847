import { createHash, type Hash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join, parse, resolve } from "node:path";
import { makeFolder, replaceFile, replaceFileIn } from "../base/files.js";
import { toJsonPieces } from "../base/json.js";
import type { Platform } from "../base/platform.js";
import type { Content } from "../domain/media-file.js";
import type { Store } from "../domain/store/store.js";
import { loadSeed, seedFileName } from "../seed/load.js";
import { schemaFor } from "../seed/schema-place.js";
import { type BuildStore, prepareSeed } from "../seed/seed.js";
import { StateError, sentenceOf } from "../seed/seed-error.js";
import { stateOf } from "../seed/snapshot.js";
import { isEnvironmentName, primaryEnvironment } from "./environment.js";
import { type FolderLock, lockFolder, versionOf } from "./folder-lock.js";

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
  /** What it said then, as a digest: it is not written again. */
  readonly #digests = new Map<string, string>();
  /** The names of the files that the state of an environment on the disk has. */
  readonly #contents = new Map<string, ReadonlySet<string>>();
  /** The names of files that states had which were read or written here. Other files may be of a state that was moved away. */
  readonly #own = new Set<string>();
  readonly #folder: string;
  readonly #written = new Set<string>();
  #lock: FolderLock | undefined;

  /** Files up to `mostInline` bytes in total are in the JSON of a state. */
  constructor(
    readonly file: string,
    readonly mostInline: number,
    readonly platform: Platform,
    /** Resolves after other work had its turn. */
    readonly takeTurns: () => Promise<unknown>,
  ) {
    this.#folder = join(dirname(file), `${parse(file).name}.files`);
  }

  /** The absolute paths of the states that were written. */
  get written(): string[] {
    return [...this.#written];
  }

  /** Why changes of the last owner of the folder may be missing. */
  get left(): string | undefined {
    return this.#lock?.left;
  }

  /** Owns the folder from now on. Resolves with what the state of each environment builds. Throws a StateError if one cannot be used. */
  async load(): Promise<Map<string, BuildStore>> {
    const before = await this.#environments();
    if (!before.includes(primaryEnvironment)) await this.#refuseStrangers(before);
    this.#lock = await lockFolder(dirname(this.file));
    const states = new Map<string, BuildStore>();
    const read = new Map<string, Buffer>();
    for (const name of await this.#environments()) {
      const path = this.pathOf(name);
      try {
        const version = await versionOf(path);
        if (version !== undefined) this.#versions.set(path, version);
        const { seed, bytes } = await loadSeed(path, Number.POSITIVE_INFINITY, read);
        for (const [file, content] of bytes)
          if (contentName.test(basename(file)) && !basename(file).endsWith(this.platform.md5([content])))
            throw new Error(`${join(dirname(path), file)} is damaged: it is not what was saved.`);
        states.set(name, prepareSeed(seed, this.platform, bytes));
        this.#digests.set(
          path,
          createHash("md5")
            .update(read.get(resolve(path)) ?? "")
            .digest("hex"),
        );
        this.#keep(name, new Set(Array.from(bytes.keys(), (file) => basename(file))));
      } catch (error) {
        throw new StateError(
          `The state ${path} cannot be used: ${sentenceOf(error)} Mend it, or move its folder away to start without it.`,
        );
      }
    }
    return states;
  }

  /** Lets another Standin own the folder. */
  async release(): Promise<void> {
    await this.#lock?.release();
  }

  /** Whether the state of an environment is on the disk. */
  has(name: string): boolean {
    return this.#versions.has(this.pathOf(name));
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

  /** Writes the files first, then the JSON: the old state is whole until then. Writes nothing that is there. */
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
    const json = { $schema: schemaFor(dirname(path)), ...state };
    if (this.has(name) && (await this.#isWritten(path, json))) return;
    await makeFolder(contents.size > 0 ? this.#folder : dirname(path));
    const there = new Set(await namesIn(this.#folder));
    for (const [name, content] of contents)
      if (!there.has(name)) await replaceFileIn(dirname(path), join(basename(this.#folder), name), content.pieces());
    const hash = createHash("md5");
    await replaceFile(path, seenBy(hash, toJsonPieces(json, "  ")));
    this.#digests.set(path, hash.digest("hex"));
    await this.#note(name, path, new Set(contents.keys()));
  }

  async remove(name: string): Promise<void> {
    const path = this.pathOf(name);
    await this.#assertOwn(path);
    await rm(path, { force: true });
    await this.#note(name, path);
  }

  async #isWritten(path: string, json: object): Promise<boolean> {
    const hash = createHash("md5");
    const pieces = seenBy(hash, toJsonPieces(json, "  "));
    pieces.next();
    // What is short comes in one piece, without a turn.
    while (!pieces.next().done) await this.takeTurns();
    return this.#digests.get(path) === hash.digest("hex");
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
    await this.#lock?.assertHeld();
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

/** Passes the pieces on, and adds each to the hash. */
function* seenBy(hash: Hash, pieces: Iterable<string>): Generator<string, void> {
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

/** The names in a folder; none if it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new StateError(`The folder ${folder} cannot be read: ${sentenceOf(error)} Name another one.`);
  }
}
