import { type JsonObject, omit, pick } from "../base/json.js";
import type { Target } from "./binding/target.js";
import { type Api, createApi } from "./http/api.js";
import { Gate, TargetError } from "./http/gate.js";
import { readResource } from "./http/outcome.js";
import type { Ports } from "./http/ports.js";
import { createTransport } from "./http/transport.js";
import { type ChangeEntry, isOpen, keyOf, type Named, type OpenEntries } from "./ledger/entries.js";
import { Ledger } from "./ledger/ledger.js";
import { type FoundLedger, findLedgers, noFile, whyUnusable } from "./ledger/ledger-file.js";
import { leftValue, nameOf } from "./ledger/leftovers.js";
import { whoseIs } from "./ledger/whose.js";
import { notRestored } from "./specs/changed-fields.js";
import { Resource } from "./subject/resource.js";
import { settle } from "./subject/settle.js";
import { isMissing, told } from "./wire/exchange.js";

/** The completed steps, in sentences. */
export interface Undone {
  done: string[];
  /** The remaining changes, with reasons. */
  left: string[];
}

interface Work {
  api: Api;
  ledger: Ledger;
  all: Undone;
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
  async function undoOne({ path, lines, busy, take, isSigned }: FoundLedger): Promise<void> {
    if (busy) return void (isNext ? onWait(busy) : all.left.push(busy));
    const file = target.isDry || target.readOnly ? { ...noFile(path), isSigned } : await take();
    if (!file) return void all.left.push(`Another process is undoing ${path}.`);
    const ledger = new Ledger(ports.now, file, lines);
    if (target.isDry) return listOpen(ledger.open(), all);
    const gate = new Gate(ports);
    const { cleanup: api } = createApi(target, { gate, ports, ledger, transport, onWait });
    await undoLedger({ api, ledger, all }, gate).finally(() => ledger.close());
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

/**
 * The records of other runs on a target: the paths of those of killed runs with changes to undo, of those of runs that disable
 * listeners now, and a sentence about each record that cannot be used, since it may be of this target.
 */
export async function openRuns(target: Target, ports: Pick<Ports, "signer">, folder: string) {
  const { found, unusable } = await findLedgers(folder, target.url, ports.signer);
  const openOf = ({ path, lines }: FoundLedger) => new Ledger(() => 0, noFile(path), lines).open();
  const pathsOf = (some: typeof found) => some.map(({ path }) => path);
  return {
    killed: pathsOf(found.filter((one) => !one.busy && isOpen(openOf(one)))),
    quieting: pathsOf(found.filter((one) => one.busy && openOf(one).quiet.length > 0)),
    unusable,
  };
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

async function undoLedger(work: Work, gate: Gate): Promise<void> {
  const { api, ledger, all } = work;
  const { changes, creations, quiet, unknown } = ledger.open();
  const isQuiet = (one: Named) => quiet.some((other) => keyOf(other) === keyOf(one));
  const found = (await Promise.all(changes.map((change) => findChanged(work, change)))).filter(
    (one) => one !== undefined,
  );
  const resources = found.filter(({ change }) => !isQuiet(change)).map(({ resource }) => resource);
  const listeners = found.filter(({ change }) => isQuiet(change)).map(({ resource }) => resource);
  const enabled = quiet.filter((one) => !changes.some((change) => keyOf(change) === keyOf(one)));
  let mayDelete = true;
  for (const one of creations.length > 0 && !api.target.readOnly ? enabled : []) {
    const { resource, because } = await quietAgain(work, one);
    if (resource) listeners.push(resource);
    if (because === undefined) continue;
    mayDelete = false;
    all.left.push(`Nothing was deleted, because that would call ${one.kind} ${one.id}, which ${because}.`);
  }
  const onError = (error: Error) => {
    throw error;
  };
  const settling = { api, ledger, gate, mayDelete, isLive: false, onError };
  const { done, left } = await settle({ ...settling, ...(api.target.readOnly ? none : { resources, listeners }) });
  for (const { change, resource, isChanged, foreign } of found) {
    const { kind, id } = change;
    const isLeft = left.some((one) => one.kind === kind && one.id === id);
    const fields = Object.keys(resource.copy).join(", ");
    if (api.target.readOnly) all.left.push(...(isChanged ? [`Would restore ${fields} of ${kind} ${id}.`] : []));
    else if (!isLeft && fields !== "")
      all.done.push(isChanged ? `Restored ${kind} ${id}.` : `${kind} ${id} is as it was.`);
    if (Object.keys(foreign).length > 0) await ledger.changes(change, foreign, {}).ready();
  }
  all.done.push(...done);
  all.left.push(...left.map((one) => one.told), ...unknown.map(notUndone));
}

const none = { resources: [], listeners: [] };

interface Changed {
  change: ChangeEntry;
  /** With those original values that it should have again. */
  resource: Resource;
  /** The original values of fields that somebody else has written since. */
  foreign: JsonObject;
  isChanged: boolean;
}

/** A changed resource, as it is now. The newer values of others stay. */
async function findChanged({ api, all }: Work, change: ChangeEntry): Promise<Changed | undefined> {
  const { kind, id, was } = change;
  const spec = api.target.resources.find((one) => one.kind === kind);
  const ofOther = `this version does not know ${kind}s. Undo it with the version that ran.`;
  if (!spec) return void all.left.push(`The run changed ${kind} ${id}, but ${ofOther}`);
  const { exchange, resource: now } = await readResource(api, spec, id);
  if (exchange.failure) throw new TargetError(`${api.target.url} does not respond: ${exchange.failure}`);
  if (!now) return void all.left.push(`${kind} ${id} was not restored: ${told(exchange)}.`);
  const isOurs = (field: string) => whoseIs(spec, change, now, field) === "ours";
  const copy = pick(was, Object.keys(was).filter(isOurs));
  const foreign = omit(was, Object.keys(copy));
  for (const field of Object.keys(foreign))
    all.left.push(`${leftValue({ spec, id }, field, was, now).told} The run did not write this value, so it stays.`);
  const resource = new Resource(api, spec, id, { made: false, copy });
  if (Object.keys(copy).length > 0 && !api.target.readOnly) resource.touch(copy);
  const isChanged = notRestored(spec, copy, pick(now, Object.keys(copy))).length > 0;
  return { change, resource, foreign, isChanged };
}

/** Disables a listener that the run had disabled, and enabled again before it deleted everything. */
async function quietAgain(
  { api, ledger }: Work,
  { kind, id }: Named,
): Promise<{ resource?: Resource; because?: string }> {
  const spec = api.target.resources.find((one) => one.kind === kind);
  if (!spec?.calls) return {};
  const { enabled } = spec.calls;
  const { exchange, resource: copy } = await readResource(api, spec, id);
  if (isMissing(exchange) || copy?.[enabled] === false) return {};
  if (copy?.[enabled] !== true) return { because: `cannot be disabled: ${told(exchange)}` };
  ledger.borrow({ kind, id });
  const resource = new Resource(api, spec, id, { made: false, copy });
  const fields = { [enabled]: false };
  const outcome = await resource.finish(fields, await resource.start(fields));
  return { resource, ...(outcome.accepted ? {} : { because: `cannot be disabled: ${outcome.told}` }) };
}
