import type { JsonObject } from "../../base/json.js";
import type { Subject } from "../resources/subject.js";
import { borrow, type SuppliedFile, type Supply } from "../resources/supply.js";
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

/** What all lanes of a run share. */
export interface LaneParts {
  api: Api;
  ports: Ports;
  supply: Supply;
  borrowed: Partial<Record<Kind, Subject>>;
  isStandin: boolean;
  receiver(): Promise<Receiver>;
  control(): { api: Api; supply: Supply; control: Control };
  gate: Gate;
}

/** The resources of one lane, and the kit that its contracts get. */
export interface LaneKit {
  readonly parts: LaneParts;
  /** The lane's own resource where the target makes one, else the borrowed one; undefined where there is neither. */
  findSubject(kind: Kind): Promise<Subject | undefined>;
  kit(findings: Findings): Kit;
  /** Puts back what contracts of this lane changed; what could not be is tried again in the end. */
  putBack(): Promise<void>;
  /** What it has borrowed. */
  borrowed(): Promise<Subject[]>;
}

export function createLane(parts: LaneParts): LaneKit {
  const { api, ports, supply, borrowed } = parts;
  const subjects = new Map<Kind, Promise<Subject | undefined>>();

  const findSubject = (kind: Kind) => {
    const known = subjects.get(kind);
    if (known) return known;
    const found = supply.make(kind).then((made) => made ?? borrowed[kind]);
    subjects.set(kind, found);
    // What could not be made while the target was away may be made when it is back.
    found.catch(() => subjects.delete(kind));
    return found;
  };
  const found = async () => {
    const settled = await Promise.allSettled(subjects.values());
    return settled.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : []));
  };
  const guarded = parts.gate.guard(ports);
  const subject = async (kind: Kind) => {
    const found = await findSubject(kind);
    if (found) return found;
    throw new UnavailableError(`there is no ${kind} to work on${supply.whyNone(kind)}: name one with --${kind}-id`);
  };

  return {
    parts,
    findSubject,
    kit: (findings) => ({
      api,
      ports: guarded,
      check: findings.check,
      notVerified: findings.notVerified,
      upload: () => subject("upload"),
      webhook: () => subject("webhook"),
      borrowed: (kind) => borrowed[kind],
      another: (kind, fields) => make(supply, kind, fields),
      owns: supply.owns,
      remove: (one) => supply.remove(one),
      file: (name, bytes) => findFile(parts, name, bytes),
      fileProblem: () => supply.fileProblem,
      inbox: async () => (await parts.receiver()).inbox(),
      control() {
        const inside = parts.control();
        return { control: inside.control, make: (kind, fields = {}) => makeInside(inside, ports, kind, fields) };
      },
      isStandin: parts.isStandin,
      unique: ports.unique,
    }),
    async putBack() {
      for (const subject of await found()) {
        await subject.restore();
        // A target that was started anew may have lost what was made in it.
        if (
          !subject.made ||
          subject.lastRead?.status !== 404 ||
          subject.api.has(readOperations[subject.kind]) === false
        )
          continue;
        supply.forget(subject);
        subjects.delete(subject.kind);
      }
    },
    borrowed: async () => (await found()).filter(({ made }) => !made),
  };
}

async function make(supply: Supply, kind: Kind, fields: JsonObject | undefined): Promise<Subject> {
  const made = await supply.make(kind, fields);
  if (made) return made;
  throw new UnavailableError(`the target makes no other ${kind}${supply.whyNone(kind)}`);
}

/** In an environment of the kit's own, what is there already may be changed as well. */
async function makeInside(
  { api, supply }: { api: Api; supply: Supply },
  ports: Ports,
  kind: Kind,
  fields: JsonObject,
): Promise<Subject> {
  const made = await supply.make(kind, fields);
  if (made) return made;
  const { subject } = await borrow(api, ports, kind);
  if (subject && (await subject.update(fields)).accepted) return subject;
  throw new UnavailableError(`the target makes no ${kind}`);
}

/** The path that Standin's default seed has for this; a real service has none of that name. */
const standinSpare = "/seed/spare.png";

async function findFile({ api, supply, isStandin }: LaneParts, name: string, bytes: Buffer): Promise<SuppliedFile> {
  if (api.target.readOnly) throw new ReadOnlyError("--read-only forbids uploading a file.");
  const supplied = await supply.file(name, bytes);
  if (supplied) return supplied;
  const path = api.target.fixtures.spare_path ?? (isStandin ? standinSpare : undefined);
  if (path !== undefined) return { path, bytes: undefined };
  throw new UnavailableError(
    `there is no file to make a new version of${supply.whyNone("upload")}: name one as fixtures.spare_path in the binding`,
  );
}
