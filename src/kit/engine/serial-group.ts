import type { JsonObject } from "../../base/json.js";
import type { Fixture } from "../resources/fixture.js";
import { borrow, type FixtureFactory, type UploadedFile } from "../resources/fixture-factory.js";
import { type Api, ReadOnlyError } from "../target/api.js";
import type { Control } from "../target/control.js";
import { readOperations } from "../target/document-defaults.js";
import type { Gate } from "../target/gate.js";
import type { Ports } from "../target/ports.js";
import type { Receiver } from "../target/receiver.js";
import type { Kind } from "../target/target.js";
import { UnavailableError } from "../target/unavailable.js";
import type { Kit } from "./contract.js";
import type { Findings } from "./findings.js";

/** What all serial groups of a run share. */
export interface GroupParts {
  api: Api;
  ports: Ports;
  factory: FixtureFactory;
  borrowed: Partial<Record<Kind, Fixture>>;
  isStandin: boolean;
  receiver(): Promise<Receiver>;
  control(): { api: Api; factory: FixtureFactory; control: Control };
  gate: Gate;
}

/** The resources of one serial group, and the kit that its contracts get. */
export interface GroupKit {
  readonly parts: GroupParts;
  /** The serial group's own resource where the target makes one, else the borrowed one; undefined where there is neither. */
  findFixture(kind: Kind): Promise<Fixture | undefined>;
  kit(findings: Findings): Kit;
  /** Restores what contracts of this serial group changed; what could not be is tried again in the end. */
  restore(): Promise<void>;
  /** What it has borrowed. */
  borrowed(): Promise<Fixture[]>;
}

export function createGroupKit(parts: GroupParts): GroupKit {
  const { api, ports, factory, borrowed } = parts;
  const fixtures = new Map<Kind, Promise<Fixture | undefined>>();

  const findFixture = (kind: Kind) => {
    const known = fixtures.get(kind);
    if (known) return known;
    const found = factory.make(kind).then((made) => made ?? borrowed[kind]);
    fixtures.set(kind, found);
    // What could not be made while the target was away may be made when it is back.
    found.catch(() => fixtures.delete(kind));
    return found;
  };
  const found = async () => {
    const settled = await Promise.allSettled(fixtures.values());
    return settled.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : []));
  };
  const guarded = parts.gate.guard(ports);
  const fixture = async (kind: Kind) => {
    const found = await findFixture(kind);
    if (found) return found;
    throw new UnavailableError(`there is no ${kind} to work on${factory.whyNone(kind)}: name one with --${kind}-id`);
  };

  return {
    parts,
    findFixture,
    kit: (findings) => ({
      api,
      ports: guarded,
      check: findings.check,
      notVerified: findings.notVerified,
      upload: () => fixture("upload"),
      webhook: () => fixture("webhook"),
      borrowed: (kind) => borrowed[kind],
      another: (kind, fields) => make(factory, kind, fields),
      owns: factory.owns,
      remove: (one) => factory.remove(one),
      file: (name, bytes) => findFile(parts, name, bytes),
      fileProblem: () => factory.fileProblem,
      inbox: async () => (await parts.receiver()).inbox(),
      control() {
        const inside = parts.control();
        return { control: inside.control, make: (kind, fields = {}) => makeInside(inside, ports, kind, fields) };
      },
      isStandin: parts.isStandin,
      unique: ports.unique,
    }),
    async restore() {
      for (const fixture of await found()) {
        await fixture.restore();
        // A target that was started anew may have lost what was made in it.
        if (
          !fixture.made ||
          fixture.lastRead?.status !== 404 ||
          fixture.api.has(readOperations[fixture.kind]) === false
        )
          continue;
        factory.forget(fixture);
        fixtures.delete(fixture.kind);
      }
    },
    borrowed: async () => (await found()).filter(({ made }) => !made),
  };
}

async function make(factory: FixtureFactory, kind: Kind, fields: JsonObject | undefined): Promise<Fixture> {
  const made = await factory.make(kind, fields);
  if (made) return made;
  throw new UnavailableError(`the target makes no other ${kind}${factory.whyNone(kind)}`);
}

/** In an environment of the kit's own, what is there already may be changed as well. */
async function makeInside(
  { api, factory }: { api: Api; factory: FixtureFactory },
  ports: Ports,
  kind: Kind,
  fields: JsonObject,
): Promise<Fixture> {
  const made = await factory.make(kind, fields);
  if (made) return made;
  const { fixture } = await borrow(api, ports, kind);
  if (fixture && (await fixture.send(fields)).accepted) return fixture;
  throw new UnavailableError(`the target makes no ${kind}`);
}

/** The path that Standin's default seed has for this; a real service has none of that name. */
const standinSpare = "/seed/spare.png";

async function findFile({ api, factory, isStandin }: GroupParts, name: string, bytes: Buffer): Promise<UploadedFile> {
  if (api.target.readOnly) throw new ReadOnlyError("--read-only forbids uploading a file.");
  const uploaded = await factory.file(name, bytes);
  if (uploaded) return uploaded;
  const path = api.target.fixtures.spare_path ?? (isStandin ? standinSpare : undefined);
  if (path !== undefined) return { path, bytes: undefined };
  throw new UnavailableError(
    `there is no file to make a new version of${factory.whyNone("upload")}: name one as fixtures.spare_path in the binding`,
  );
}
