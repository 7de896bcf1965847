import {
  both,
  type Contract,
  changedFields,
  type Fixture,
  isSame,
  isSuccess,
  type JsonObject,
  pick,
  readResource,
  sendUpdate,
  show,
} from "../src/kit/index.js";
import { judgeError } from "./judge/refusal.js";
import { fieldOf, isLost } from "./spec/field.js";
import { fetchFile, listOf } from "./steps/files.js";
import { markedUpdate } from "./steps/refusals.js";
import { contractsOn, isWhole, type Subject } from "./steps/subject.js";

/** The identifier in the path selects the resource: an unknown one is refused, and no other resource changes. */
async function tellApart(subject: Subject): Promise<void> {
  const { kit, spec } = subject;
  const patch = await markedUpdate(subject);
  const none = `no field of the ${spec.kind} was accepted alone and shown, so a refusal would prove nothing`;
  if (!patch) return kit.notVerified([spec.target], none);
  const neighbour = await kit.another(spec.kind).catch(() => undefined);
  const shared = neighbour ? await share(subject, neighbour) : {};
  if (neighbour) await shareFile(subject, neighbour);
  const own = await neighbour?.read();
  const others = await otherResources(subject, own);
  // The control of what follows: the same update is accepted where its identifier is known.
  const whole = { ...(await subject.others(...Object.keys(shared))), ...shared, ...patch };
  const together = subject.inPrivate();
  const ofAll = await together.subject.update(whole);
  if (ofAll) together.tell();
  // A product may refuse one of the others, which says nothing of the identifier.
  const applied = ofAll ?? (await subject.update(patch));
  if (!applied) return;
  const [mark = ""] = Object.keys(patch);
  const { [mark]: shown } = applied.after;
  const isThere = shown === undefined || !isLost(fieldOf(spec, mark), patch[mark] ?? null, shown, applied.before[mark]);
  kit.check(
    [spec.target],
    isThere,
    () => `an update of /${mark} did not reach ${spec.kind} ${subject.id}`,
    subject.lastRead,
  );
  const before = await subject.read();
  // Another value, so that it shows where it arrives.
  const strange = (await markedUpdate(subject)) ?? patch;
  const refuse = (id: string, more: readonly JsonObject[] = []) =>
    refuseUnknown(subject, before, id, [strange, ...more]);
  const unproven: (string | undefined)[] = [];
  // An update of nothing is valid, but not of what does not exist.
  const isNothingTaken = !isWhole(kit, spec) && (await subject.send({})).accepted;
  for (const [at, id] of unknownIds(subject).entries())
    unproven.push(await refuse(id, at === 0 && isNothingTaken ? [{}] : []));
  const isNumbered = /^\d+$/.test(subject.id);
  const last = isNumbered ? farNumber(kit.unique()) : await deletedId(subject);
  const ofLast = last === undefined ? undefined : await refuse(last);
  // A server that numbers its resources may fail at words.
  const isEnough = isNumbered && ofLast === undefined;
  for (const because of isEnough ? [] : [...unproven, ofLast])
    if (because !== undefined) kit.notVerified([spec.target], because);
  if (kit.api.target.envelope === "json-api") await refuseOtherId(subject, neighbour, pick(before, Object.keys(patch)));
  for (const other of others) {
    const { exchange, resource } = await readResource(kit.api, spec, String(other.id));
    if (!resource) continue;
    // Others may change a foreign resource. This update did it only if the resource has this update's value.
    const changed = changedFields(spec, other, resource).filter(
      (name) => other === own || [patch, strange].some((one) => name in one && isSame(resource[name], one[name])),
    );
    const [first = ""] = changed;
    const because = () =>
      `updating ${spec.kind} ${subject.id} changed /${first} of ${show(other.id)} to ${show(resource[first])}`;
    kit.check([spec.target], changed.length === 0, because, exchange);
  }
}

/** Gives another resource what two may have in common: a collection, an address. Resolves with it. */
async function share(subject: Subject, neighbour: Fixture): Promise<JsonObject> {
  const { spec } = subject;
  const filled = await subject.fill();
  const isCommon = (name: string) => spec.references.includes(name) || name === spec.calls?.address;
  const fields = spec.fields.filter((field) => !field.open && isCommon(field.name) && subject.mayFill(field));
  const some = pick(
    await subject.fillings(),
    fields.map(({ name }) => name).filter((name) => name in filled && neighbour.mayTouch(name)),
  );
  return Object.keys(some).length > 0 && (await neighbour.send(some)).accepted ? some : {};
}

/** Gives another upload a file with the bytes that this one has, if both are the kit's and the target takes them twice. */
async function shareFile(subject: Subject, neighbour: Fixture): Promise<void> {
  const { kit, spec } = subject;
  // A target that keeps equal bytes once may delete them with the first of two uploads.
  if (!spec.file || !subject.mayLose(spec.file.path) || !neighbour.mayTouch(spec.file.path)) return;
  const file = await fetchFile(kit, subject.copy.url, []);
  // Bytes that are no text are not known.
  if (!file || file.exchange.size !== Buffer.byteLength(file.text)) return;
  const name = `standin-same-${kit.unique()}.txt`;
  const same = await kit.file(spec.kind, name, Buffer.from(file.text)).catch(() => undefined);
  if (same) await neighbour.send({ [spec.file.path]: same.path });
}

/** Some servers find the resource's ID in these. They begin with a letter: servers that cast IDs find somebody's in `2a92`. */
function unknownIds({ kit, id }: Subject): string[] {
  const word = kit.unique();
  return [`standin-${word}`, `x${word}x${id}`, `${id}x${word}`].filter((one) => /^[a-z]/i.test(one));
}

/** A number that fits into 32 bits, and that no server reaches. The number of a deleted resource may be given again, to anybody's. */
function farNumber(word: string): string {
  const random = [...word].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 147_000_000, 0);
  return String(2_000_000_000 + random);
}

/** The identifier of a resource of the run that is deleted by now. Undefined if that cannot be had. */
async function deletedId({ kit, spec }: Subject): Promise<string | undefined> {
  const gone = await kit.another(spec.kind).catch(() => undefined);
  return gone && isSuccess((await kit.remove(gone)).status) ? gone.id : undefined;
}

/** Resources that nothing else in this run changes: one of the run, and some of the target's others. */
async function otherResources(subject: Subject, own: JsonObject | undefined): Promise<JsonObject[]> {
  const { kit, spec } = subject;
  const { list, read } = spec.operations;
  const others = own ? [own] : [];
  if (!kit.api.has(list) || !kit.api.has(read)) return others;
  const isOther = (one: JsonObject) =>
    one.id !== undefined && `${one.id}` !== subject.id && !kit.isOfKit(spec.kind, one);
  const { all = [] } = await listOf(kit, list);
  return [...others, ...all.filter(isOther).slice(0, 3)];
}

/** Resolves with why it was not tried. */
async function refuseUnknown(
  subject: Subject,
  before: JsonObject,
  id: string,
  patches: readonly JsonObject[],
): Promise<string | undefined> {
  const { kit, spec } = subject;
  const error = { code: "NOT_FOUND" } as const;
  const absent = await kit.absent(spec.kind, id, subject.id);
  if (!absent.undo) {
    if (absent.read && !isSuccess(absent.read.status)) kit.report(judgeError(kit.api, absent.read, error));
    return absent.because;
  }
  const undo = both(subject.touch(), absent.undo);
  for (const patch of patches) {
    const outcome = await sendUpdate(kit.api, { spec, id }, patch, { undo });
    const isNothing = Object.keys(patch).length === 0;
    const what = `an update ${isNothing ? "of nothing " : ""}of ${spec.kind} ${show(id)}, which does not exist,`;
    await subject.refusals(before).check(outcome, { ids: [spec.target], error, what });
  }
  const { read: reads } = spec.operations;
  if (!kit.api.has(reads)) return undefined;
  const exchange = await kit.api.call(reads, { path: { [spec.idParameter]: id } });
  const isThere = isSuccess(exchange.status);
  if (kit.check([spec.target], !isThere, () => `an update created ${spec.kind} ${show(id)}`, exchange))
    kit.report(judgeError(kit.api, exchange, error));
  return undefined;
}

/** JSON:API names the resource in the body too. As published, both IDs must be the same. */
async function refuseOtherId(subject: Subject, other: Fixture | undefined, patch: JsonObject): Promise<void> {
  const { kit, spec } = subject;
  const before = await subject.read();
  const id = other?.id ?? `standin-${kit.unique()}`;
  // A server that reads the ID from the body changes that resource.
  const absent = other ? undefined : await kit.absent(spec.kind, id);
  const change = other?.touch(patch) ?? absent?.undo;
  if (!change) return kit.notVerified(["Q-03"], absent?.because ?? "");
  const body = kit.api.codec.encode(spec.operations.update, patch, id);
  const undo = both(subject.touch(patch), change);
  const outcome = await subject.send(patch, { body, undo });
  const what = "another identifier in the body than in the path";
  await subject.refusals(before).check(outcome, { ids: ["Q-03"], error: { code: "INVALID_ENTITY_ID" }, what });
}

export const identityContracts: readonly Contract[] = contractsOn(
  (spec) => ({
    id: "identity",
    ids: [spec.target, ...spec.updates(""), "Q-18"],
    title: `an update reaches the one ${spec.kind} that it names: an unknown one is refused, and others stay unchanged`,
    requests: 50,
  }),
  tellApart,
);
