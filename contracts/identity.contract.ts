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
import { checkError } from "./steps/check-error.js";
import type { CheckedFixture } from "./steps/checked-fixture.js";
import { checkedUpload, checkedWebhook } from "./steps/fixtures.js";

/** The identifier in the path selects the resource: an unknown one is refused, and no other resource changes. */
async function tellApart(fixture: CheckedFixture, patch: JsonObject): Promise<void> {
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
    kit.check([spec.target], changed.length === 0, because, { exchange });
  }
}

/** Unknown identifiers. Some servers find the ID of the fixture in them. */
function unknownIds({ kit, id }: CheckedFixture): string[] {
  const word = kit.unique();
  return [`standin-${word}`, `${id}x${word}`, `${word}x${id}`];
}

/** Resources that nothing else in this run changes: one of the run, and some of the target's others. */
async function otherResources(fixture: CheckedFixture, own: JsonObject | undefined): Promise<JsonObject[]> {
  const { kit, spec } = fixture;
  const { list, read } = spec.operations;
  const others = own ? [own] : [];
  if (!kit.api.has(list) || !kit.api.has(read)) return others;
  const exchange = await kit.api.call(list);
  const listed = (isSuccess(exchange.status) && kit.api.codec.decodeList(exchange.json)) || [];
  const isOther = (one: JsonObject) =>
    one.id !== undefined && String(one.id) !== fixture.id && !kit.owns(spec.kind, one);
  return [...others, ...listed.filter(isOther).slice(0, 3)];
}

async function refuseUnknown(
  fixture: CheckedFixture,
  before: JsonObject,
  id: string,
  patch: JsonObject,
): Promise<void> {
  const { kit, spec } = fixture;
  const undo = fixture.touch();
  const outcome = await sendUpdate(kit.api, { spec, id }, patch, { undo });
  const error = { code: "NOT_FOUND" } as const;
  await fixture.checkRefused(outcome, before, {
    ids: [spec.target],
    error,
    what: `an update of ${spec.kind} ${show(id)}, which does not exist,`,
  });
  const { read: reads } = spec.operations;
  if (!kit.api.has(reads)) return;
  const exchange = await kit.api.call(reads, { path: { [spec.idParameter]: id } });
  const isThere = isSuccess(exchange.status);
  if (kit.check([spec.target], !isThere, () => `an update created ${spec.kind} ${show(id)}`, { exchange }))
    checkError(kit, exchange, error);
}

/** A deleted resource is unknown. */
async function refuseDeleted(fixture: CheckedFixture, before: JsonObject, patch: JsonObject): Promise<void> {
  const { kit, spec } = fixture;
  const gone = fixture.made ? await kit.another(spec.kind).catch(() => undefined) : undefined;
  if (gone && isSuccess((await kit.remove(gone)).status)) {
    await refuseUnknown(fixture, before, gone.id, patch);
  }
}

/** JSON:API names the resource in the body too. As published, both IDs must be the same. */
async function refuseOtherId(fixture: CheckedFixture, other: Fixture | undefined, patch: JsonObject): Promise<void> {
  const { kit, spec } = fixture;
  const before = await fixture.read();
  const body = kit.api.codec.encode(spec.operations.update, patch, other?.id ?? `standin-${kit.unique()}`);
  // A server that reads the ID from the body changes that resource.
  const undo = fixture.touch(patch).and(other?.touch(patch) ?? kit.api.notes.leavesNothing());
  const outcome = await fixture.send(patch, { body, undo });
  const error = { code: "INVALID_ENTITY_ID" } as const;
  await fixture.checkRefused(outcome, before, {
    ids: ["Q-03"],
    error,
    what: "another identifier in the body than in the path",
  });
}

export const uploadIdentity: Contract = {
  id: "upload-identity",
  ids: ["U-01", "U-13", "Q-18"],
  title: "an update reaches the one upload that it names: an unknown one is refused, and others stay unchanged",
  serialGroup: "attributes",
  requests: 34,
  needs: ["upload"],
  run: async (kit) => tellApart(await checkedUpload(kit), { notes: `Which one? ${kit.unique()}` }),
};

export const webhookIdentity: Contract = {
  id: "webhook-identity",
  ids: ["W-01", "W-16", "Q-18"],
  title: "an update reaches the one webhook that it names: an unknown one is refused, and others stay unchanged",
  serialGroup: "webhooks",
  requests: 29,
  needs: ["webhook"],
  run: async (kit) => tellApart(await checkedWebhook(kit), { custom_payload: JSON.stringify({ which: kit.unique() }) }),
};
