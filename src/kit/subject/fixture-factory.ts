import { isObject, type JsonObject, type JsonValue, show } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Api } from "../http/api.js";
import { webAddress } from "../http/jobs.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { asReceived, type Exchange, isFailure, isMissing, isSuccess, isTransient, told } from "../wire/exchange.js";
import { toResourceId } from "../wire/resource-id.js";
import { RefusedAddressError } from "../wire/unavailable.js";
import { Fixture } from "./fixture.js";
import type { Leftover } from "./leftovers.js";
import { conclude, readResource } from "./outcome.js";
import { createRelated, type Related } from "./related.js";
import { findMade, isMadeOf, remove, removeForGood, removeUnfinished, type Unfinished } from "./remove.js";

/** A file for the kit at the target. */
export interface StoredFile {
  path: string;
  /** Undefined for a file that the binding names, whose bytes are unknown. */
  bytes: Buffer | undefined;
}

/** Why the kit sends no files although the target accepts them. */
export interface FileProblem {
  because: string;
  /** The failure of the target. Undefined if the kit refuses to connect. */
  exchange: Exchange | undefined;
}

/** Creates the resources that contracts use, if the target can, and deletes them at the end. */
export interface FixtureFactory {
  /** Sends bytes to a path that no resource uses. Undefined if the target accepts none. */
  file(spec: ResourceSpec, name: string, bytes: Buffer): Promise<StoredFile | undefined>;
  /** Creates a resource. Undefined if the target cannot create one. */
  make(spec: ResourceSpec, fields?: JsonObject): Promise<Fixture | undefined>;
  /** What resources of the kit may refer to. */
  readonly related: Pick<Related, "idsOf">;
  /** Set after the target has returned an address that the kit sends no bytes to. */
  readonly fileProblem: FileProblem | undefined;
  /** The failure of the target when creating one. Undefined if it did not fail. */
  failure(spec: ResourceSpec): Exchange | undefined;
  /** Why there is none, to continue a sentence. Empty without a reason. */
  whyNone(spec: ResourceSpec): string;
  /** Whether the kit created it in this run. */
  owns(spec: ResourceSpec, resource: JsonObject): boolean;
  /** Deletes a resource that the kit created. */
  remove(fixture: Fixture): Promise<Exchange>;
  /** The resources created so far and not deleted. */
  readonly standing: readonly Fixture[];
  /** Whether the target has lost several of these (oldest first), except newer ones, without a deletion by the kit. */
  areGone(these: readonly Fixture[]): Promise<boolean>;
  /** Uses a resource no more that no longer exists, for example after a restart. Whether it is gone shows at the end. */
  forget(fixture: Fixture): void;
  /** Deletes all remaining resources. Resolves with those that could not be deleted. */
  removeAll(): Promise<Leftover[]>;
}

export function createFixtureFactory(api: Api): FixtureFactory {
  const made = new Set<Fixture>();
  /** Gone, but not deleted by the kit. */
  const lost = new Set<Fixture>();
  const unfinished = new Set<Unfinished>();
  const related = createRelated(api);
  /** The kinds of resources that the target has created. */
  const proven = new Set<string>();
  let fileProblem: FileProblem | undefined;
  /** Why there is none, by kind of resource, or by the operation that transfers files. */
  const refusals = new Map<string, string>();
  const failures = new Map<string, Exchange>();
  const can = (...operationIds: OperationId[]) => operationIds.every((id) => api.has(id)) && !api.target.readOnly;

  /** The creation left nothing. */
  const settle = (pending: Unfinished) => {
    unfinished.delete(pending);
    pending.creation.gone();
  };

  const factory: FixtureFactory = {
    related,
    get fileProblem() {
      return fileProblem;
    },
    whyNone({ kind, file, operations }) {
      const missing = [operations.create, operations.delete].find((id) => !api.target.operations[id]);
      const because = missing
        ? `the binding has no ${missing}`
        : (refusals.get(kind) ?? (file && (fileProblem?.because ?? refusals.get(file.transfer.operation))));
      return because === undefined ? "" : `, since ${because}`;
    },

    failure: ({ kind }) => failures.get(kind),

    async file(spec, name, bytes) {
      const operation = spec.file?.transfer.operation;
      if (fileProblem || !operation) return undefined;
      if (!api.target.operations[operation]) refusals.set(operation, `the binding has no ${operation}`);
      if (!can(operation)) return undefined;
      const body = api.codec.encode(operation, { filename: name });
      // An unused address has no lasting effect, and the target may forget a file that no resource uses.
      const undo = api.notes.leavesNothing();
      const asked = await api.call(operation, { body, repeatable: true, undo });
      if (!isSuccess(asked.status)) {
        refusals.set(operation, told(asked));
        api.lacks(operation);
        return undefined;
      }
      const { id: path, url, request_headers: headers } = api.codec.decode(asked.json) ?? {};
      const address = typeof url === "string" ? webAddress(url, `${api.target.url}/`) : undefined;
      if (typeof path !== "string" || address === undefined) {
        const because = `${told(asked)} with the id ${show(path)} and the url ${show(url)}, which are not a place for the bytes`;
        fileProblem = { because, exchange: asked };
        return undefined;
      }
      try {
        const sent = await api.send("PUT", address, {
          addressHeaders: { "Content-Type": "application/octet-stream", ...textsIn(headers) },
          rawBody: bytes,
          undo,
        });
        if (isSuccess(sent.status)) return { path, bytes };
        refusals.set(operation, told(sent));
        return undefined;
      } catch (error) {
        if (!(error instanceof RefusedAddressError)) throw error;
        fileProblem = { because: error.message, exchange: undefined };
        return undefined;
      }
    },

    async make(spec, fields = {}) {
      const { create: operationId, delete: deletes, read: reads } = spec.operations;
      if (!can(operationId, deletes)) return undefined;
      const file = async (name: string, bytes: Buffer) => (await factory.file(spec, name, bytes))?.path;
      let word = "";
      const unique = () => {
        word = api.ports.unique();
        return word;
      };
      const draft = await spec.draft({ unique, file });
      if (!draft) return undefined;
      const body = api.codec.encode(operationId, { ...draft, ...fields });
      const from = { mark: fields[spec.mark] ?? draft[spec.mark], word };
      // A creation that was noted but not sent would be looked for as a leftover.
      api.pass();
      const creation = api.notes.creates(spec.kind, spec.mark, from.mark ?? null, word);
      let exchange = await api.call(operationId, { body, undo: creation });
      let pending: Unfinished = { spec, ...from, exchange, creation };
      unfinished.add(pending);
      let found: string | undefined;
      for (const pause of creationPauses) {
        if (!isTransient(exchange)) break;
        await api.ports.sleep(pause);
        const created = await findMade(api, spec, pending);
        [found] = created ?? [];
        // If the kit cannot tell whether it exists, a retry might create a second one.
        if (found || !created) break;
        unfinished.delete(pending);
        exchange = await api.call(operationId, { body, undo: creation });
        pending = { spec, ...from, exchange, creation };
        unfinished.add(pending);
      }
      const isCreated = async () => {
        [found] = (await findMade(api, spec, pending)) ?? [];
        return found !== undefined;
      };
      const outcome = found
        ? { accepted: true, refused: false, resource: undefined, job: undefined }
        : await conclude(api, spec, exchange, api.has(spec.operations.list) ? isCreated : undefined);
      // A job need not show the resource that it created.
      if (outcome.job && outcome.accepted && toResourceId(outcome.resource?.id) === undefined) await isCreated();
      const id = found ?? toResourceId(outcome.resource?.id);
      if (!outcome.accepted || id === undefined) {
        if (outcome.refused) settle(pending);
        // 501 means that the target does not have the operation.
        if (isFailure(exchange) && exchange.status !== 501) failures.set(spec.kind, exchange);
        const untold = outcome.job?.problem && `${told(exchange)} with a job that ${outcome.job.problem}`;
        if (!refusals.has(spec.kind)) refusals.set(spec.kind, untold ?? whyNotMade(outcome.accepted, exchange));
        // If some were created before, the target has reached its limit.
        if (!proven.has(spec.kind)) api.lacks(operationId);
        return undefined;
      }
      const isProven = (one: JsonObject | undefined) => one !== undefined && isMadeOf(spec, one, from);
      const isOwn = found !== undefined || isProven(outcome.resource);
      if (isOwn) await creation.made(id);
      // If it cannot be read, the kit would identify it by an update of nothing. That is allowed only for the run's own
      // resources.
      const canLook = isOwn || api.has(reads);
      const first = canLook ? await readResource(api, spec, id) : { exchange, resource: undefined };
      const shown = [outcome.resource, first.resource].filter((one) => one !== undefined);
      const isOther = shown.some((one) => one[spec.mark] !== undefined && !isProven(one));
      if (isOther || !(found !== undefined || shown.some(isProven))) {
        // Nothing shows that the kit created this resource, so it must neither be changed nor deleted. What it created may be
        // elsewhere.
        refusals.set(
          spec.kind,
          `${told(exchange)} with ${isOther ? `a different ${spec.mark} than was sent` : `no ${spec.mark}, so the kit cannot tell whether it created the ${spec.kind}`}`,
        );
        api.lacks(operationId);
        return undefined;
      }
      if (!first.resource && api.has(reads) && [404, 405].includes(first.exchange.status)) api.lacks(reads);
      const copy = first.resource ?? (outcome.resource as JsonObject);
      unfinished.delete(pending);
      await creation.made(id);
      const fixture = new Fixture(api, { spec, id }, true, copy);
      made.add(fixture);
      proven.add(spec.kind);
      return fixture;
    },

    owns({ kind, mark }, { id, [mark]: text }) {
      const isMarked = /standin[ -]verify|standin-/i.test(String(text));
      return isMarked || [...made].some((one) => one.spec.kind === kind && one.id === String(id));
    },

    async remove(fixture) {
      const { exchange, left } = await remove(api, fixture.spec, fixture.id);
      if (left === undefined) made.delete(fixture);
      return exchange;
    },

    get standing() {
      return [...made];
    },

    async areGone(these) {
      const isLeft = (one: Fixture) => made.has(one) || lost.has(one);
      const gone: boolean[] = [];
      for (const one of these) {
        if (!isLeft(one)) continue;
        if (!lost.has(one) && !api.has(one.spec.operations.read)) return false;
        const isThere = !lost.has(one) && !isMissing((await readResource(api, one.spec, one.id)).exchange);
        if (isLeft(one)) gone.push(!isThere);
      }
      // Newer resources exist.
      const newest = gone.lastIndexOf(true);
      return newest > 0 && !gone.slice(0, newest).includes(false);
    },

    forget(fixture) {
      made.delete(fixture);
      lost.add(fixture);
    },

    async removeAll() {
      // Whatever is in an environment of the run goes with it.
      if (api.isInside) return [];
      const left: Leftover[] = [];
      for (const pending of unfinished) left.push(...(await removeUnfinished(api.cleanup, pending)));
      const all = [...made, ...lost];
      while (all.length > 0) {
        const some = all.splice(0, atOnce).map(({ spec, id }) => removeForGood(api.cleanup, spec, id));
        left.push(...(await Promise.all(some)).flat());
      }
      unfinished.clear();
      made.clear();
      return [...left, ...(await related.removeAll())];
    },
  };
  return factory;
}

/** Why a creation gave no usable resource. */
const whyNotMade = (isAccepted: boolean, exchange: Exchange): string =>
  isAccepted ? `${told(exchange)} without an id: ${show(asReceived(exchange).json)}` : told(exchange);

/** Number of concurrent deletions. */
const atOnce = 8;

/** Waits before looking for a creation after a transient failure, in milliseconds. */
const creationPauses = [100, 300, 900];

/** The members of an object that are texts, as headers must be. */
const textsIn = (value: JsonValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
