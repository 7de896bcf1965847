import {
  type Contract,
  changedFields,
  type Fixture,
  isSame,
  isSuccess,
  type JsonObject,
  readResource,
  sendUpdate,
  show,
} from "../src/kit/index.js";
import { judgeError } from "./judge/refusal.js";
import { listOf } from "./steps/files.js";
import { ofEachKind, type Subject, subjectOf } from "./steps/subject.js";

/** The identifier in the path selects the resource: an unknown one is refused, and no other resource changes. */
async function tellApart(fixture: Subject, patch: JsonObject): Promise<void> {
  const { kit, spec } = fixture;
  const neighbour = fixture.made ? await kit.another(spec.kind).catch(() => undefined) : undefined;
  const own = await neighbour?.read();
  const others = await otherResources(fixture, own);
  const before = await fixture.read();
  const [field = ""] = Object.keys(patch);
  for (const id of unknownIds(fixture)) await refuseUnknown(fixture, before, id, patch);
  await refuseDeleted(fixture, before, patch);
  if (!fixture.mayTouch(field)) return;
  await fixture.update(patch, { also: [spec.target] });
  if (kit.api.target.envelope === "json-api")
    await refuseOtherId(fixture, neighbour, { [field]: before[field] ?? null });
  for (const other of others) {
    const { exchange, resource } = await readResource(kit.api, spec, String(other.id));
    if (!resource) continue;
    // Others may change a foreign resource. This update did it only if the resource has this update's value.
    const changed = changedFields(spec, other, resource).filter(
      (name) => other === own || (name in patch && isSame(resource[name], patch[name])),
    );
    const because = () =>
      `updating ${spec.kind} ${fixture.id} changed /${changed[0]} of ${show(other.id)} to ${show(resource[changed[0] ?? ""])}`;
    kit.check([spec.target], changed.length === 0, because, exchange);
  }
}

/**
 * Unknown identifiers. Some servers find the ID of the fixture in them. They begin with a letter, because servers that cast IDs
 * to numbers find somebody's in `2a92`.
 */
function unknownIds({ kit, id }: Subject): string[] {
  const word = kit.unique();
  const ids = [`standin-${word}`, `x${word}x${id}`, `${id}x${word}`];
  return ids.filter((one) => /^[a-z]/i.test(one));
}

/** Resources that nothing else in this run changes: one of the run, and some of the target's others. */
async function otherResources(fixture: Subject, own: JsonObject | undefined): Promise<JsonObject[]> {
  const { kit, spec } = fixture;
  const { list, read } = spec.operations;
  const others = own ? [own] : [];
  if (!kit.api.has(list) || !kit.api.has(read)) return others;
  const isOther = (one: JsonObject) =>
    one.id !== undefined && String(one.id) !== fixture.id && !kit.owns(spec.kind, one);
  return [...others, ...(await listOf(kit, list)).all.filter(isOther).slice(0, 3)];
}

async function refuseUnknown(fixture: Subject, before: JsonObject, id: string, patch: JsonObject): Promise<void> {
  const { kit, spec } = fixture;
  const error = { code: "NOT_FOUND" } as const;
  const absent = await kit.absent(spec.kind, id, fixture.id);
  if (!absent.undo) {
    if (absent.read && !isSuccess(absent.read.status)) kit.report(judgeError(kit.api, absent.read, error));
    return kit.notVerified([spec.target], absent.because);
  }
  const undo = fixture.touch().and(absent.undo);
  const outcome = await sendUpdate(kit.api, { spec, id }, patch, { undo });
  await fixture.checkRefused(outcome, before, {
    ids: [spec.target],
    error,
    what: `an update of ${spec.kind} ${show(id)}, which does not exist,`,
  });
  const { read: reads } = spec.operations;
  if (!kit.api.has(reads)) return;
  const exchange = await kit.api.call(reads, { path: { [spec.idParameter]: id } });
  const isThere = isSuccess(exchange.status);
  if (kit.check([spec.target], !isThere, () => `an update created ${spec.kind} ${show(id)}`, exchange))
    kit.report(judgeError(kit.api, exchange, error));
}

/** A deleted resource is unknown. */
async function refuseDeleted(fixture: Subject, before: JsonObject, patch: JsonObject): Promise<void> {
  const { kit, spec } = fixture;
  const gone = fixture.made ? await kit.another(spec.kind).catch(() => undefined) : undefined;
  if (gone && isSuccess((await kit.remove(gone)).status)) {
    await refuseUnknown(fixture, before, gone.id, patch);
  }
}

/** JSON:API names the resource in the body too. As published, both IDs must be the same. */
async function refuseOtherId(fixture: Subject, other: Fixture | undefined, patch: JsonObject): Promise<void> {
  const { kit, spec } = fixture;
  const before = await fixture.read();
  const id = other?.id ?? `standin-${kit.unique()}`;
  // A server that reads the ID from the body changes that resource.
  const absent = other ? undefined : await kit.absent(spec.kind, id);
  const change = other?.touch(patch) ?? absent?.undo;
  if (!change) return kit.notVerified(["Q-03"], absent?.because ?? "");
  const body = kit.api.codec.encode(spec.operations.update, patch, id);
  const undo = fixture.touch(patch).and(change);
  const outcome = await fixture.send(patch, { body, undo });
  const error = { code: "INVALID_ENTITY_ID" } as const;
  await fixture.checkRefused(outcome, before, {
    ids: ["Q-03"],
    error,
    what: "another identifier in the body than in the path",
  });
}

export const identities: readonly Contract[] = ofEachKind((spec) => ({
  id: `${spec.kind}-identity`,
  ids: [spec.target, ...spec.updates(""), "Q-18"],
  title: `an update reaches the one ${spec.kind} that it names: an unknown one is refused, and others stay unchanged`,
  serialGroup: spec.serialGroup,
  requests: 32,
  needs: [spec.kind],
  async run(kit) {
    // A template must be JSON at some services.
    const text = spec.kind === "upload" ? `Which one? ${kit.unique()}` : JSON.stringify({ which: kit.unique() });
    await tellApart(await subjectOf(kit, spec), { [spec.long]: text });
  },
}));
