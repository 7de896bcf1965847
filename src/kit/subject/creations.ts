import { type JsonObject, type JsonValue, show } from "../../base/json.js";
import type { Target } from "../binding/target.js";
import type { Api } from "../http/api.js";
import { mayReach, type Receiver } from "../http/receiver.js";
import type { Creation } from "../record/undo-notes.js";
import type { Removable, ResourceSpec } from "../specs/resource-spec.js";
import { asReceived, type Exchange, isSuccess, isTransient, told, toldInOwnWords } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { type Leftover, leftResource } from "./leftovers.js";
import { listWhole } from "./list.js";
import { conclude, type Outcome } from "./outcome.js";
import { look, removeForGood } from "./remove.js";

/** The values that identify a creation of the run. */
export interface MadeFrom {
  /** The value of its identifying field. */
  mark: JsonValue | undefined;
  /** A word that is unique to this run, and part of that value. */
  word: string;
}

export interface Unfinished extends MadeFrom {
  spec: Removable;
  exchange: Exchange;
  creation: Creation;
}

/** A creation and its end. */
export interface Created extends Pick<Outcome, "accepted" | "refused" | "resource" | "job"> {
  pending: Unfinished;
  /** The identifier, from the response or from the list. */
  id: string | undefined;
  /** Whether the list shows that the run created it. */
  isFound: boolean;
}

/** Waits before looking for a creation after a transient failure, in milliseconds. */
const pauses = [100, 300, 900];

/** The creations of a run. Each is pending until it is known to be the run's, or to have left nothing. */
export class Creations {
  readonly #pending = new Set<Unfinished>();

  constructor(readonly api: Api) {}

  /** Creates a resource, and follows its job. After a transient failure, looks for it before it tries again. */
  async create(spec: Removable, fields: JsonObject, word: string): Promise<Created> {
    const { api } = this;
    const { create, list } = spec.operations;
    const from = { mark: fields[spec.mark], word };
    // A creation that was noted but not sent would be looked for as a leftover.
    api.pass();
    const body = api.codec.encode(create, fields);
    const send = async () => {
      const creation = api.notes.creates(spec.kind, spec.mark, from.mark ?? null, word);
      const pending = { spec, ...from, creation, exchange: await api.call(create, { body, undo: creation }) };
      this.#pending.add(pending);
      return pending;
    };
    let pending = await send();
    let found: string | undefined;
    for (const pause of pauses) {
      if (!isTransient(pending.exchange)) break;
      // Where reads lag, so do lists.
      await api.ports.sleep(Math.max(pause, api.readLag));
      const all = await findMade(api, spec, from);
      [found] = all ?? [];
      // If the kit cannot tell whether it exists, a retry might create a second one.
      if (found || !all) break;
      // The one before stays pending, since what it created may show only later.
      pending = await send();
    }
    const isCreated = async () => {
      [found] = (await findMade(api, spec, from)) ?? [];
      return found !== undefined;
    };
    const { accepted, refused, resource, job } = found
      ? { accepted: true, refused: false, resource: undefined, job: undefined }
      : await conclude(api, spec, pending.exchange, api.has(list) ? isCreated : undefined);
    // A response or a job need not show the resource that it created.
    if (accepted && toResourceId(resource?.id) === undefined) await isCreated();
    if (refused) {
      this.#pending.delete(pending);
      pending.creation.gone();
    }
    const id = found ?? toResourceId(resource?.id);
    return { pending, id, isFound: found !== undefined, accepted, refused, resource, job };
  }

  /** It is this one, and no longer pending. */
  async own(pending: Unfinished, id: string): Promise<void> {
    this.#pending.delete(pending);
    await pending.creation.made(id);
  }

  /** Finds and deletes what pending creations have left. */
  async removePending(): Promise<Leftover[]> {
    const left: Leftover[] = [];
    for (const pending of this.#pending) left.push(...(await removeUnfinished(this.api.cleanup, pending)));
    this.#pending.clear();
    return left;
  }
}

/** Whether a creation was refused for its fields, which others may mend. */
export const isOfFields = ({ refused, pending: { exchange } }: Created): boolean =>
  refused && [400, 409, 422].includes(exchange.status);

/** An address of the kit's receiver, which answers. Many targets try the address of a listener before they take it. */
export async function answering(
  { calls }: ResourceSpec,
  target: Target,
  receiver: () => Promise<Receiver>,
): Promise<JsonObject | undefined> {
  if (!calls || !mayReach(target)) return undefined;
  // If it cannot listen, the contracts that need it report that.
  const listening = await receiver().catch(() => undefined);
  return listening && { [calls.address]: listening.inbox().url };
}

export function whyNotMade(created: Created): string {
  const { spec, exchange } = created.pending;
  if (created.job?.problem) return `${told(exchange)} with a job that ${created.job.problem}`;
  if (created.accepted) return `${told(exchange)} without an id: ${show(asReceived(exchange).json)}`;
  const hint = isOfFields(created) ? ` (fixtures.${spec.kind} in the binding can say what a creation needs)` : "";
  return toldInOwnWords(exchange) + hint;
}

/** Whether a resource comes from this creation: by its identifying field, or by the word in any other text. */
export function isMadeOf({ mark }: Pick<Removable, "mark">, resource: JsonObject, from: MadeFrom): boolean {
  const shown = resource[mark];
  if (shown !== undefined && shown === from.mark) return true;
  return (
    from.word !== "" && Object.values(resource).some((value) => typeof value === "string" && value.includes(from.word))
  );
}

/** The identifiers of a creation's resources, from all pages of the list. Undefined if the list is incomplete. */
export async function findMade(api: Api, spec: Removable, from: MadeFrom): Promise<string[] | undefined> {
  const madeIn = (all: readonly JsonObject[]) =>
    all.flatMap((one) => (isMadeOf(spec, one, from) ? (toResourceId(one.id) ?? []) : []));
  const { all, because } = await listWhole(api, spec, (some) => madeIn(some).length > 0);
  const ids = madeIn(all);
  return ids.length === 0 && because !== undefined ? undefined : ids;
}

/** Finds and deletes the resource of a pending creation: by the end of its job, or else by its mark in the list. */
async function removeUnfinished(api: Api, pending: Unfinished): Promise<Leftover[]> {
  const { spec, mark, exchange, creation } = pending;
  const { resource } = await conclude(api, spec, exchange);
  const id = toResourceId(resource?.id);
  if (id !== undefined && resource && isMadeOf(spec, resource, pending)) {
    await creation.made(id);
    return removeFound(api, pending, id);
  }
  const found = await findMade(api, spec, pending);
  if (!found) return [leftResource(spec, `with the ${spec.mark} ${mark}`, `may exist: ${told(exchange)}`)];
  if (found.length === 0) creation.gone();
  else await creation.made(...found);
  const left: Leftover[] = [];
  for (const one of found) left.push(...(await removeFound(api, pending, one)));
  return left;
}

/** Deletes a resource of a pending creation, unless a target that casts IDs finds another in its ID. */
async function removeFound(api: Api, { spec, ...from }: Unfinished, id: string): Promise<Leftover[]> {
  const seen = await look(api, spec, id);
  const isOther = seen && isSuccess(seen.status) && !isMadeOf(spec, api.codec.decode(seen.json) ?? {}, from);
  if (!isOther) return removeForGood(api, spec, id);
  return [leftResource(spec, id, `was not deleted: the target finds another ${spec.kind} in its ID (${told(seen)})`)];
}
