import { omit, pick } from "../base/json.js";
import type { Target } from "./binding/target.js";
import { type Api, createApi } from "./http/api.js";
import { Gate, TargetError } from "./http/gate.js";
import { readResource, UnreadableError } from "./http/outcome.js";
import type { Ports } from "./http/ports.js";
import { createTransport } from "./http/transport.js";
import { type ChangeEntry, isSameAs, type Named, type OpenEntries } from "./ledger/entries.js";
import { Ledger } from "./ledger/ledger.js";
import { type FoundLedger, findLedgers, noFile, whyUnusable } from "./ledger/ledger-file.js";
import { nameOf, ofOtherVersion } from "./ledger/leftovers.js";
import { notRestored } from "./specs/changed-fields.js";
import { restOfWork } from "./subject/creation.js";
import { Resource } from "./subject/resource.js";
import { settle } from "./subject/settle.js";
import { isMissing, told } from "./wire/exchange.js";

/** The completed steps, in sentences. */
export interface Undone {
  done: string[];
  /** The remaining changes, with reasons. */
  left: string[];
}

/**
 * Settles the entries in the records of a folder: only these, and only if the values are still those of the run. A dry run lists
 * the steps. `--read-only` also reads the current values. `isNext`: for a run that starts now, beside others that still run.
 * Throws a TargetError and a RecordError.
 */
export async function undo(
  target: Target,
  ports: Ports,
  { folder, onWait, isNext = false }: { folder: string; onWait(text: string): void; isNext?: boolean },
): Promise<Undone> {
  const { found, unusable } = await findLedgers(folder, target.url, ports.signer);
  const all: Undone = { done: [], left: unusable };
  const transport = createTransport(ports, target.url);
  async function undoOne({ path, open, cutAt = 0, busy, take }: FoundLedger): Promise<void> {
    if (busy) return void (isNext ? onWait(busy) : all.left.push(busy));
    if (target.isDry) return listOpen(open, all);
    const file = target.readOnly ? noFile(path) : await take();
    if (!file) return void all.left.push(`Another process is undoing ${path}.`);
    // The last request of a run that was killed may still be worked on, and would leave parts of it behind.
    await ports.sleep(restOfWork(cutAt, ports.now()));
    const ledger = new Ledger(ports.now, file, open);
    const gate = new Gate(ports);
    const { cleanup: api } = createApi(target, { gate, ports, ledger, transport, onWait });
    await undoLedger(api, gate, all).finally(() => ledger.close());
  }
  try {
    for (const one of found)
      await undoOne(one).catch((error) => {
        // One record must not stop the others, but a target that is lost does.
        if (error instanceof TargetError) throw error;
        all.left.push(whyUnusable(one.path, error));
      });
    return all;
  } finally {
    await transport.close();
  }
}

function listOpen({ environments, changes, creations, unknown }: OpenEntries, all: Undone): void {
  for (const name of environments) all.done.push(`Would drop the environment ${name}.`);
  for (const { kind, id, was } of changes) {
    all.done.push(
      `Would restore ${Object.keys(was).join(", ")} of ${kind} ${id}, if the values are still those of the run.`,
    );
  }
  for (const one of creations) all.done.push(`Would delete the ${one.kind} ${nameOf(one)}, if it exists.`);
  all.left.push(...unknown.map(notUndone));
}

const notUndone = (request: string) => `Your own contract sent ${request}. Undo it by hand.`;

async function undoLedger(api: Api, gate: Gate, all: Undone): Promise<void> {
  const { ledger } = api;
  const { changes, creations, quiet, unknown } = ledger.open;
  const { readOnly } = api.target;
  const isIn = (some: readonly Named[]) => (one: Named) => some.some(isSameAs(one));
  const found = (await Promise.all(changes.map((one) => findChanged(api, one, all)))).filter(
    (one) => one !== undefined,
  );
  const resources = found.map(({ resource }) => resource);
  const listeners = resources.filter(isIn(quiet));
  let mayDelete = true;
  for (const one of creations.length > 0 && !readOnly ? quiet.filter((one) => !isIn(changes)(one)) : []) {
    const because = await quietAgain(api, one, listeners);
    if (because === undefined) continue;
    mayDelete = false;
    all.left.push(`Nothing was deleted, because that would call ${one.kind} ${one.id}, which ${because}.`);
  }
  const onError = (error: Error) => {
    throw error;
  };
  const parts = { resources: resources.filter((one) => !isIn(quiet)(one)), listeners };
  const { done, left } = await settle({ api, gate, mayDelete, isLive: false, onError, ...parts });
  for (const { resource, ours, isChanged } of found) {
    const { kind, id, copy, memory } = resource;
    const isLeft = left.some((one) => isSameAs(one)(resource) && ours.includes(one.field ?? ""));
    if (readOnly && isChanged) all.left.push(`Would restore ${ours.join(", ")} of ${kind} ${id}.`);
    else if (!readOnly && !isLeft && ours.length > 0)
      all.done.push(isChanged ? `Restored ${kind} ${id}.` : `${kind} ${id} is as it was.`);
    if (memory.foreign.length > 0) await ledger.changes(resource, omit(copy, ours), {}).ready();
  }
  all.done.push(...done);
  all.left.push(...left.map((one) => one.told), ...unknown.map(notUndone));
}

/** A changed resource with its original values, and which of them it should have again. The newer values of others stay. */
async function findChanged(api: Api, change: ChangeEntry, all: Undone) {
  const { kind, id, was: copy } = change;
  const spec = api.target.resources.find((one) => one.kind === kind);
  if (!spec) return void all.left.push(`The run changed ${kind} ${id}, but ${ofOtherVersion(change)}.`);
  const resource = new Resource(api, spec, id, { made: false, copy, isOver: true });
  const now = await resource.read().catch((error) => {
    if (!(error instanceof UnreadableError)) throw error;
  });
  const { lastRead } = resource;
  if (lastRead?.failure) throw new TargetError(`${api.target.url} does not respond: ${lastRead.failure}`);
  if (!now) return void all.left.push(`${kind} ${id} was not restored: ${lastRead && told(lastRead)}.`);
  const ours = Object.keys(copy).filter((name) => !resource.memory.foreign.some(({ field }) => field === name));
  if (ours.length > 0 && !api.target.readOnly) resource.touch(pick(copy, ours));
  return { resource, ours, isChanged: notRestored(spec, pick(copy, ours), pick(now, ours)).length > 0 };
}

/** Disables a listener that the run had disabled, and enabled again before it deleted everything; or says why it cannot. */
async function quietAgain(api: Api, { kind, id }: Named, listeners: Resource[]): Promise<string | undefined> {
  const spec = api.target.resources.find((one) => one.kind === kind);
  if (!spec?.calls) return undefined;
  const { enabled } = spec.calls;
  const { exchange, resource: copy } = await readResource(api, spec, id);
  if (isMissing(exchange) || copy?.[enabled] === false) return undefined;
  if (copy?.[enabled] !== true) return `cannot be disabled: ${told(exchange)}`;
  api.ledger.borrow({ kind, id });
  const resource = new Resource(api, spec, id, { made: false, copy });
  listeners.push(resource);
  const outcome = await resource.send({ [enabled]: false });
  return outcome.accepted ? undefined : `cannot be disabled: ${outcome.told}`;
}
