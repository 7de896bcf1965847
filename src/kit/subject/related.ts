import type { JsonValue } from "../../base/json.js";
import type { Api } from "../http/api.js";
import type { Removable } from "../specs/resource-spec.js";
import { toResourceId } from "../wire/resource-id.js";
import type { Leftover } from "./leftovers.js";
import { conclude } from "./outcome.js";
import { isMadeOf, removeForGood, removeUnfinished, type Unfinished } from "./remove.js";

/** Creates what resources of the kit refer to, such as collections. No other resource may refer to it, since it is deleted. */
export interface Related {
  /** The identifiers of two resources of a kind, as the target shows them. Fewer if it does not create them. */
  idsOf(spec: Removable): Promise<readonly JsonValue[]>;
  /** Deletes them, after everything that refers to them. Resolves with those that could not be deleted. */
  removeAll(): Promise<Leftover[]>;
}

export function createRelated(api: Api): Related {
  const known = new Map<string, Promise<readonly JsonValue[]>>();
  const made: { spec: Removable; id: string }[] = [];
  const unfinished = new Set<Unfinished>();

  async function make(spec: Removable): Promise<JsonValue | undefined> {
    const { create, delete: deletes } = spec.operations;
    if (api.target.readOnly || !api.has(create) || !api.has(deletes)) return undefined;
    const word = api.ports.unique();
    const mark = `Standin verify ${word}`;
    api.pass();
    const creation = api.notes.creates(spec.kind, spec.mark, mark, word);
    const body = api.codec.encode(create, { [spec.mark]: mark });
    const exchange = await api.call(create, { body, undo: creation });
    const { accepted, refused, resource } = await conclude(api, spec, exchange);
    const id = toResourceId(resource?.id);
    if (accepted && resource?.id !== undefined && id !== undefined && isMadeOf(spec, resource, { mark, word })) {
      await creation.made(id);
      made.push({ spec, id });
      return resource.id;
    }
    if (refused) creation.gone();
    else unfinished.add({ spec, mark, word, exchange, creation });
    if ([404, 405, 501].includes(exchange.status)) api.lacks(create);
    return undefined;
  }

  async function makeTwo(spec: Removable): Promise<readonly JsonValue[]> {
    const first = await make(spec);
    const second = first === undefined ? undefined : await make(spec);
    const ids = [first, second].filter((id) => id !== undefined);
    // An update that refers to them may be checked against what reads show.
    const { readLag } = api.target.times;
    if (ids.length > 0 && readLag > 0) await api.ports.sleep(readLag);
    return ids;
  }

  return {
    idsOf(spec) {
      const found = known.get(spec.kind) ?? makeTwo(spec);
      known.set(spec.kind, found);
      found.catch(() => known.delete(spec.kind));
      return found;
    },
    async removeAll() {
      const left: Leftover[] = [];
      for (const pending of unfinished) left.push(...(await removeUnfinished(api.cleanup, pending)));
      for (const { spec, id } of made) left.push(...(await removeForGood(api.cleanup, spec, id)));
      unfinished.clear();
      made.length = 0;
      return left;
    },
  };
}
