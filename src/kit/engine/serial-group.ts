import { type JsonObject, pick } from "../../base/json.js";
import type { Examples } from "../examples/examples.js";
import { borrow } from "../resources/borrow.js";
import type { Fixture } from "../resources/fixture.js";
import type { FixtureFactory, StoredFile } from "../resources/fixture-factory.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { nameOne, specOf } from "../specs/specs.js";
import type { Api } from "../target/api.js";
import type { Control } from "../target/control.js";
import type { Exchange } from "../target/exchange.js";
import type { Gate } from "../target/gate.js";
import { UnknownOutcomeError } from "../target/jobs.js";
import { ReadOnlyError } from "../target/may-be-sent.js";
import type { Receiver } from "../target/receiver.js";
import { fixtureNamed } from "../target/target.js";
import { UnavailableError } from "../target/unavailable.js";
import type { Contract, Kit, SerialGroup } from "./contract.js";
import type { Findings } from "./findings.js";
import { neededBy } from "./lanes.js";

/** What all serial groups of a run share. */
export interface GroupParts {
  api: Api;
  factory: FixtureFactory;
  /** What the target lends, by kind. */
  borrowed: ReadonlyMap<string, Fixture>;
  /** How the target failed where one was asked for, by kind. */
  failed: ReadonlyMap<string, Exchange>;
  /** Why a borrowed resource is not free, looked for once. */
  occupied(fixture: Fixture): Promise<string | undefined>;
  /** By kind: why the target updates none, looked for once. */
  updates: Map<string, Promise<string | undefined>>;
  isStandin: boolean;
  receiver(): Promise<Receiver>;
  control(): { api: Api; factory: FixtureFactory; control: Control };
  gate: Gate;
  examples: Examples | undefined;
}

/** The resources of one serial group, and the kit that its contracts get. */
export interface GroupKit {
  readonly parts: GroupParts;
  /** The serial group's own resource where the target makes one, else the borrowed one; undefined where there is neither. */
  findFixture(spec: ResourceSpec): Promise<Fixture | undefined>;
  /** Why the target updates no such resource; undefined where it does, or there is none to try it on. */
  whyNoUpdate(spec: ResourceSpec): Promise<string | undefined>;
  kit(findings: Findings): Kit;
  /** Restores what contracts of this serial group changed; what could not be is tried again in the end. */
  restore(): Promise<void>;
  /** What it has borrowed. */
  borrowed(): Promise<Fixture[]>;
  /** Takes away what was made for it, as far as that goes now; the rest is taken away in the end. */
  giveBack(): Promise<void>;
}

/** Why there is nothing to work on, and what to do about it. */
export const whyMissing = (spec: ResourceSpec, { api, factory }: Pick<GroupParts, "api" | "factory">): string =>
  `there is no ${spec.kind} to test${factory.whyNone(spec)}: ${nameOne(spec, fixtureNamed(api.target, spec.idParameter))}`;

/** `mayBorrow`: a lane beside the first works on what was made for it alone, since the first may have what is borrowed. */
export function createGroupKit(parts: GroupParts, { mayBorrow = true } = {}): GroupKit {
  const { api, factory, borrowed } = parts;
  const fixtures = new Map<string, Promise<Fixture | undefined>>();

  const findFixture = (spec: ResourceSpec) => {
    const { kind } = spec;
    const known = fixtures.get(kind);
    if (known) return known;
    const found = factory.make(spec).then((made) => made ?? (mayBorrow ? takeBorrowed(kind) : undefined));
    fixtures.set(kind, found);
    // What could not be made while the target was away may be made when it is back.
    found.catch(() => fixtures.delete(kind));
    return found;
  };
  /** What is borrowed, once it was seen that nobody else works on it. */
  const takeBorrowed = async (kind: string) => {
    const fixture = borrowed.get(kind);
    if (!fixture || api.target.readOnly) return fixture;
    const because = await parts.occupied(fixture);
    if (because === undefined) return fixture;
    parts.gate.shut("in use", because);
    throw new UnavailableError(because);
  };
  const found = async () => {
    const settled = await Promise.allSettled(fixtures.values());
    return settled.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : []));
  };
  const resource = (kind: string) => specOf(api.target.resources, kind);
  const fixture = async (spec: ResourceSpec) => {
    const found = await findFixture(spec);
    if (found?.isUnsettled)
      throw new UnavailableError(
        `a pending job may still change ${spec.kind} ${found.id}. Pass a longer --job-timeout`,
      );
    if (found) return found;
    throw new UnavailableError(whyMissing(spec, parts), factory.failure(spec));
  };

  const whyNoUpdate = async (spec: ResourceSpec): Promise<string | undefined> => {
    const { kind, operations } = spec;
    if (!api.target.operations[operations.update]) return `the target does not update ${kind}s`;
    if (api.target.readOnly || parts.isStandin) return undefined;
    const fixture = await findFixture(spec);
    if (!fixture) return undefined;
    const known = parts.updates.get(kind) ?? tryUpdate(fixture);
    parts.updates.set(kind, known);
    known.catch(() => parts.updates.delete(kind));
    return known;
  };

  return {
    parts,
    findFixture,
    whyNoUpdate,
    kit: (findings) => ({
      api,
      ports: api.ports,
      check: findings.check,
      notVerified: findings.notVerified,
      tried: findings.tried,
      fixture: async (kind) => fixture(resource(kind)),
      borrowed: (kind) => borrowed.get(kind),
      another: async (kind, fields) => make(factory, resource(kind), fields),
      owns: (kind, shown) => factory.owns(resource(kind), shown),
      remove: (one) => factory.remove(one),
      file: async (kind, name, bytes) => findFile(parts, resource(kind), { name, bytes }),
      fileProblem: () => factory.fileProblem,
      inbox: async () => (await parts.receiver()).inbox(),
      async closedInbox() {
        const inbox = await (await parts.receiver()).closedInbox();
        if (inbox) parts.api.seen.receivers.add(new URL(inbox.url).origin);
        return inbox;
      },
      control() {
        const inside = parts.control();
        return {
          control: inside.control,
          make: async (kind, fields = {}) => makeInside(inside, resource(kind), fields),
        };
      },
      isStandin: parts.isStandin,
      examples: parts.examples,
      unique() {
        const word = api.ports.unique();
        api.notes.word(word);
        return word;
      },
    }),
    async restore() {
      for (const fixture of await found()) {
        // What is deleted next need not be as it was.
        if (parts.gate.ending && fixture.made) continue;
        await fixture.restore();
        const { kind, operations } = fixture.spec;
        if (fixture.made && fixture.isUnsettled) fixtures.delete(kind);
        // A target that was started anew may have lost what was made in it.
        if (!fixture.made || fixture.lastRead?.status !== 404 || !fixture.api.has(operations.read)) continue;
        factory.forget(fixture);
        fixtures.delete(kind);
      }
    },
    borrowed: async () => (await found()).filter(({ made }) => !made),
    async giveBack() {
      const made = (await found()).filter((fixture) => fixture.made);
      fixtures.clear();
      await Promise.allSettled(made.map((fixture) => factory.remove(fixture)));
    },
  };
}

/** Sets a field to what it is, which any update operation takes: why there is none, or undefined. */
async function tryUpdate(fixture: Fixture): Promise<string | undefined> {
  const { spec, copy } = fixture;
  const { update } = spec.operations;
  const isPlain = (name: string) => ["string", "boolean"].includes(typeof copy[name]);
  const moving = [spec.file?.path, spec.file?.name];
  const [field] = fixture.touchable.filter((name) => isPlain(name) && !moving.includes(name));
  const fields = field === undefined ? {} : pick(copy, [field]);
  const exchange = await fixture.start(fields);
  const { request, status } = exchange;
  if (![404, 405, 501].includes(status)) {
    await fixture.finish(fields, exchange).catch((error) => {
      if (!(error instanceof UnknownOutcomeError)) throw error;
    });
    return undefined;
  }
  return `the target has no ${update}: ${request.method} ${new URL(request.url).pathname} returned ${status}`;
}

async function make(factory: FixtureFactory, spec: ResourceSpec, fields: JsonObject | undefined): Promise<Fixture> {
  const made = await factory.make(spec, fields);
  if (made) return made;
  throw new UnavailableError(
    `the kit cannot create another ${spec.kind}${factory.whyNone(spec)}`,
    factory.failure(spec),
  );
}

/** In an environment of the kit's own, what is there already may be changed as well. */
async function makeInside(
  { api, factory }: { api: Api; factory: FixtureFactory },
  spec: ResourceSpec,
  fields: JsonObject,
): Promise<Fixture> {
  const made = await factory.make(spec, fields);
  if (made) return made;
  const { fixture } = (await borrow(api, spec, { isStandin: true })) ?? {};
  if (fixture && (await fixture.send(fields)).accepted) return fixture;
  throw new UnavailableError(`the kit cannot create or change ${spec.kind}s in its own environment`);
}

async function findFile(
  { api, factory, isStandin }: GroupParts,
  spec: ResourceSpec,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<StoredFile> {
  if (api.target.readOnly) throw new ReadOnlyError("--read-only forbids sending a file.");
  const sent = await factory.file(spec, name, bytes);
  if (sent) return sent;
  const spare = spec.file?.transfer.spare;
  const path = spare && (fixtureNamed(api.target, spare.fixture) ?? (isStandin ? spare.standin : undefined));
  if (path !== undefined) return { path, bytes: undefined };
  const hint = spare ? `. Set fixtures.${spare.fixture} in the binding` : "";
  throw new UnavailableError(`there is no file for a new version${factory.whyNone(spec)}${hint}`);
}

/** Why nothing can be worked on; undefined where something can, or the target failed at making it. */
export async function whyNothing(
  contracts: readonly Contract[],
  { target }: Api,
  groupOf: (name: SerialGroup) => GroupKit,
): Promise<string | undefined> {
  const missing: string[] = [];
  for (const spec of target.resources) {
    const [first] = contracts.filter((contract) => neededBy(contract, [spec]).length > 0);
    if (!first) continue;
    const { findFixture, whyNoUpdate, parts } = groupOf(first.serialGroup);
    const without = await whyNoUpdate(spec).catch(() => undefined);
    if (without !== undefined) {
      missing.push(without);
      continue;
    }
    const isThere = await findFixture(spec).catch(() => true);
    if (isThere || parts.factory.failure(spec) || parts.failed.has(spec.kind)) return undefined;
    missing.push(whyMissing(spec, parts));
  }
  return missing.join("; ") || undefined;
}
