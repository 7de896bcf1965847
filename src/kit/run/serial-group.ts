import { type JsonObject, pick, toJson } from "../../base/json.js";
import { wordsIn } from "../../base/random.js";
import { fixtureNamed, hasNone } from "../binding/defaults.js";
import type { Examples } from "../examples/examples.js";
import type { Api } from "../http/api.js";
import type { Control } from "../http/control.js";
import type { StoredFile } from "../http/file-store.js";
import type { Gate } from "../http/gate.js";
import { UnknownOutcomeError } from "../http/jobs.js";
import { ReadOnlyError } from "../http/layers/sends-only-recorded.js";
import type { Habits } from "../http/observations.js";
import type { Outcome } from "../http/outcome.js";
import type { Receiver } from "../http/receiver.js";
import type { Leftover } from "../ledger/leftovers.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { type Kind, nameOne, specOf, updatableFields, withRelated } from "../specs/specs.js";
import type { Fixture, Pool } from "../subject/pool.js";
import type { Resource } from "../subject/resource.js";
import { remove, restore } from "../subject/settle.js";
import { type Exchange, toldInOwnWords } from "../wire/exchange.js";
import { UnavailableError } from "../wire/unavailable.js";
import { proveAbsent } from "./absent.js";
import { borrow } from "./borrow.js";
import type { Findings } from "./findings.js";

/** The parts that all serial groups of a run share. */
export interface GroupParts {
  api: Api;
  pool: Pool;
  /** The borrowed resources, by kind. */
  borrowed: ReadonlyMap<string, Resource>;
  /** The failures of the target while borrowing, by kind. */
  failed: ReadonlyMap<string, Exchange>;
  /** Why a borrowed resource is in use. Found out only once. */
  occupied(fixture: Resource): Promise<string | undefined>;
  habits: Habits;
  isStandin: boolean;
  receiver(): Promise<Receiver>;
  control(): { api: Api; pool: Pool; control: Control };
  gate: Gate;
  examples: Examples | undefined;
}

/** Why there is no resource to test, and how to fix it. */
export const whyMissing = (spec: ResourceSpec, { api, pool }: Pick<GroupParts, "api" | "pool">): string =>
  `there is no ${spec.kind} to test${pool.whyNone(spec)}: ${nameOne(spec, fixtureNamed(api.target, spec.idParameter))}`;

/** The resources of one serial group, and the kit that its contracts get. */
export class GroupKit {
  readonly #fixtures = new Map<string, Promise<Resource | undefined>>();

  constructor(
    readonly parts: GroupParts,
    /** Additional workers use only their own resources, because the first worker may have the borrowed ones. */
    readonly mayBorrow = true,
  ) {}

  /** The serial group's own resource if the target can create one, otherwise the borrowed one. Undefined without either. */
  findFixture(spec: ResourceSpec): Promise<Resource | undefined> {
    const { kind } = spec;
    const known = this.#fixtures.get(kind);
    if (known) return known;
    const made = this.parts.pool.make(spec);
    const found = made.then((one) => one ?? (this.mayBorrow ? this.#takeBorrowed(kind) : undefined));
    this.#fixtures.set(kind, found);
    // If creating failed because the target was down, it may succeed later.
    found.catch(() => this.#fixtures.delete(kind));
    return found;
  }

  /** The borrowed resource, after a check that nobody else uses it. */
  async #takeBorrowed(kind: string): Promise<Resource | undefined> {
    const { borrowed, api, occupied, gate } = this.parts;
    const fixture = borrowed.get(kind);
    if (!fixture || api.target.readOnly) return fixture;
    const because = await occupied(fixture);
    if (because === undefined) return fixture;
    gate.shut("in use", because);
    throw new UnavailableError(because);
  }

  async #fixture(spec: ResourceSpec): Promise<Resource> {
    const found = await this.findFixture(spec);
    if (found?.isUnsettled)
      throw new UnavailableError(
        `a pending job may still change ${spec.kind} ${found.id}. Pass a longer --job-timeout`,
      );
    if (found) return found;
    throw new UnavailableError(whyMissing(spec, this.parts), this.parts.pool.failure(spec));
  }

  async #found(): Promise<Resource[]> {
    const settled = await Promise.allSettled(this.#fixtures.values());
    return settled.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : []));
  }

  /** Why the target does not update such a resource. Undefined if it does, or if there is none to try. */
  async whyNoUpdate(spec: ResourceSpec): Promise<string | undefined> {
    const { api, isStandin, habits } = this.parts;
    const { kind, operations } = spec;
    if (hasNone(api.target, kind)) return `${kind}s are not in this product, as the binding says`;
    if (!api.target.operations[operations.update]) return `the target does not update ${kind}s`;
    if (api.target.readOnly || isStandin) return undefined;
    const fixture = await this.findFixture(spec);
    return fixture && habits.ask(`${kind} is updated`, () => tryUpdate(fixture));
  }

  kit(findings: Findings) {
    const { parts } = this;
    const { api, pool, borrowed, isStandin, examples } = parts;
    const resource = (kind: string) => specOf(api.target.resources, kind);
    const removable = (kind: string) => specOf(withRelated(api.target.resources), kind);
    return {
      ...findings,
      ...{ api, ports: api.ports, isStandin },
      habits: parts.habits,
      /** The generator of values from the schemas. Undefined without --examples. */
      examples,
      /** The resource of a kind that this serial group may change. Throws an UnavailableError. */
      fixture: async (kind: Kind): Promise<Fixture> => this.#fixture(resource(kind)),
      /** The borrowed resource, even if the kit has created its own. */
      borrowed: (kind: Kind): Fixture | undefined => borrowed.get(kind),
      /** Creates another resource. Throws an UnavailableError. */
      another: async (kind: Kind, fields?: JsonObject): Promise<Fixture> => make(pool, resource(kind), fields),
      /** Whether a run of the kit created a resource: this one, or any by its word. Other contracts may be changing it now. */
      isOfKit: (kind: Kind, shown: JsonObject) =>
        api.ledger.owns({ kind, id: String(shown.id) }) || wordsIn(toJson(shown)).length > 0,
      /** The identifiers of two resources to refer to, such as collections. Fewer if the target creates none. */
      related: async (kind: string) => pool.related(removable(kind)),
      whyNone: (kind: string) => pool.whyNone(removable(kind)),
      remove: (one: Fixture) => pool.remove(one),
      /** Deletes anything else that the contract created and noted, unless `done` did. The end of the run names what may be left. */
      drop: async (kind: string, id: string, done?: Exchange) =>
        void (await remove(api.cleanup, removable(kind), id, true, done)),
      /** A file for a new version of a resource. Its bytes differ from all others of the serial group. Throws an UnavailableError. */
      file: async (kind: Kind, name: string, bytes: Buffer) => findFile(parts, resource(kind), { name, bytes }),
      /** Why the kit sends no files, if the URLs that the target returns for them are unusable. */
      fileProblem: () => pool.files.problem,
      inbox: async () => (await parts.receiver()).inbox(),
      /** Another address, without a listener so far. Undefined if the target reaches the kit through a tunnel, and in a dry run. */
      async closedInbox() {
        const inbox = await (await parts.receiver()).closedInbox();
        if (inbox) api.seen.receivers.add(new URL(inbox.url).origin);
        return inbox;
      },
      /** An environment that the run created, whose clock it may advance. Only for contracts that need `control`. */
      control() {
        const inside = parts.control();
        return {
          control: inside.control,
          /** Creates a resource in it. Throws an UnavailableError. */
          make: async (kind: Kind, fields: JsonObject = {}): Promise<Fixture> =>
            makeInside(inside, resource(kind), fields),
        };
      },
      /** A text that is unique to this run, to avoid names in use. */
      unique: () => api.ports.unique(),
      /** Proves that an invented identifier is nobody's, or that it only finds `own`. */
      absent: (kind: Kind, id: string, own?: string) => proveAbsent(api, resource(kind), id, own),
    };
  }

  /** The values that somebody else has written to its resources during the run. */
  async foreign(): Promise<Leftover[]> {
    return (await this.#found()).flatMap(({ memory }) => memory.foreign);
  }

  /**
   * Restores the changes of this serial group. The end of the run tries again to restore the rest. The next contract gets no
   * resource of the run that an `unsettled` update, which had no response, may still change.
   */
  async restore(unsettled: readonly Exchange[] = []): Promise<void> {
    const { gate } = this.parts;
    for (const fixture of await this.#found()) {
      // There is no need to restore a resource that is deleted next.
      if (gate.ending && fixture.origin.made) continue;
      await restore(fixture);
      const isOpen = fixture.isUnsettled || unsettled.some(({ request }) => isAbout(request, fixture.id));
      if (fixture.origin.made && (isOpen || fixture.isLost)) this.#fixtures.delete(fixture.kind);
    }
  }

  async borrowed(): Promise<Resource[]> {
    return (await this.#found()).filter(({ origin }) => !origin.made);
  }

  /** Deletes its own resources as far as possible now. The end of the run deletes the rest. */
  async giveBack(): Promise<void> {
    const made = (await this.#found()).filter((fixture) => fixture.origin.made);
    this.#fixtures.clear();
    await Promise.allSettled(made.map((fixture) => this.parts.pool.remove(fixture)));
  }
}

/** Whether a request names an identifier, in its address or, as some bindings have it, in its body. */
const isAbout = ({ url, body = "" }: Exchange["request"], id: string): boolean =>
  url.includes(encodeURIComponent(id)) || body.includes(id);

/**
 * Sets a field to its current value, and if that is refused, others, and all: the controls, without which refusals prove nothing. Returns
 * why the target has no such update operation, or takes none, or undefined.
 */
async function tryUpdate(fixture: Fixture): Promise<string | undefined> {
  const { spec, copy } = fixture;
  const { update } = spec.operations;
  const isPlain = (name: string) => ["string", "boolean"].includes(typeof copy[name]);
  const moving = [spec.file?.path, spec.file?.name];
  const [field] = fixture.touchable.filter((name) => isPlain(name) && !moving.includes(name));
  const fields = field === undefined ? {} : pick(copy, [field]);
  const exchange = await fixture.start(fields);
  const { request, status } = exchange;
  const { without } = fixture.api.target.wire.update[spec.kind] ?? {};
  if (without && [400, 409, 422].includes(status)) {
    const sent = [...`${request.body}`.matchAll(/"(\w+)":/g)].map(([, name = ""]) => name);
    const named = sent.filter((name) => exchange.text.includes(name) && !updatableFields(spec).includes(name));
    const left = [...without, ...(named.length > 0 ? named : ["MEMBER"])].join(", ");
    return `the target refuses a whole ${spec.kind} as its own read shows it: ${toldInOwnWords(exchange)}. Leave out what it does not take: update: { ${spec.kind}: { without: [${left}] } }`;
  }
  if ([404, 405, 501].includes(status))
    return `the target has no ${update}: ${request.method} ${new URL(request.url).pathname} returned ${status}`;
  const isRefused = async (sending: Promise<Outcome>) => {
    const outcome = await sending.catch((error) => {
      if (!(error instanceof UnknownOutcomeError)) throw error;
    });
    return outcome?.refused === true;
  };
  if (!(await isRefused(fixture.finish(fields, exchange)))) return undefined;
  const shown = fixture.touchable.filter((name) => name in copy && name !== spec.file?.path);
  const fixed = shown.filter((name) => !moving.includes(name));
  // One field may be refused for itself, null in all of them, and a part of them where only whole resources are taken.
  for (const names of [...shown.map((name) => [name]), fixed, fixed.filter((name) => copy[name] !== null)])
    if (names.length > 0 && !(await isRefused(fixture.send(pick(copy, names))))) return undefined;
  // Without a value to send back, that proves nothing.
  if (shown.length === 0) return undefined;
  const advice = "Check what the token may do, and how the binding says that a request looks";
  return `the target refuses every update of this ${spec.kind}, even to its own values: ${toldInOwnWords(exchange)}. ${advice}`;
}

async function make(pool: Pool, spec: ResourceSpec, fields: JsonObject | undefined): Promise<Resource> {
  const made = await pool.make(spec, fields);
  if (made) return made;
  throw new UnavailableError(`the kit cannot create another ${spec.kind}${pool.whyNone(spec)}`, pool.failure(spec));
}

/** In its own environment, the kit may also change existing resources. */
async function makeInside(
  { api, pool }: { api: Api; pool: Pool },
  spec: ResourceSpec,
  fields: JsonObject,
): Promise<Resource> {
  const made = await pool.make(spec, fields);
  if (made) return made;
  const { fixture } = await borrow(api, spec, { isStandin: true });
  if (fixture && (await fixture.send(fields)).accepted) return fixture;
  throw new UnavailableError(`the kit cannot create or change ${spec.kind}s in its own environment`);
}

async function findFile(
  { api, pool, isStandin }: GroupParts,
  spec: ResourceSpec,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<StoredFile> {
  if (api.target.readOnly) throw new ReadOnlyError("--read-only forbids sending a file.");
  const sent = await pool.files.store(spec, name, bytes);
  if (sent) return sent;
  const spare = spec.file?.transfer.spare;
  const path = spare && (fixtureNamed(api.target, spare.fixture) ?? (isStandin ? spare.standin : undefined));
  if (path !== undefined) return { path, bytes: undefined };
  const hint = spare ? `. Set fixtures.${spare.fixture} in the binding` : "";
  throw new UnavailableError(`there is no file for a new version${pool.whyNone(spec)}${hint}`);
}
