import { isRemoved, remove } from "./resources/remove.js";
import { createApi, TargetError } from "./target/api.js";
import { isSuccess, told } from "./target/exchange.js";
import { createGate } from "./target/gate.js";
import { createHttp } from "./target/http.js";
import type { Ports } from "./target/ports.js";
import type { Target } from "./target/target.js";

/** What a sweep did, in sentences. */
export interface Sweep {
  deleted: string[];
  /** What could not be looked for, or not be deleted. */
  left: string[];
}

/** A list may be longer than one page. */
const mostPages = 100;

/** Deletes what killed runs of the kit made, which their names tell. Throws a TargetError. */
export async function sweep(target: Target, ports: Ports, onWait: (text: string) => void): Promise<Sweep> {
  const gate = createGate();
  const http = createHttp(ports, { onWait, onLost: () => undefined }, target.url);
  const api = createApi(target, http, gate, ports);
  const done: Sweep = { deleted: [], left: [] };
  try {
    for (const spec of target.resources) {
      const { list, delete: deletes } = spec.operations;
      if (!api.has(list) || !api.has(deletes)) {
        done.left.push(`There may be ${spec.kind}s: the target does not list and delete them.`);
        continue;
      }
      const seen = new Set<string>();
      for (let page = 0; page < mostPages; page++) {
        const listed = await api.call(list, { query: spec.wholeList });
        if (listed.failure) throw new TargetError(`${target.url} does not answer: ${listed.failure}`);
        const all = isSuccess(listed.status) ? api.codec.decodeList(listed.json) : undefined;
        if (!all) done.left.push(`There may be ${spec.kind}s: ${told(listed)}.`);
        const made = (all ?? []).filter(
          ({ id, [spec.mark]: mark }) => id !== undefined && !seen.has(String(id)) && spec.isMade(String(mark)),
        );
        for (const { id, [spec.mark]: mark } of made) {
          seen.add(String(id));
          const gone = await remove(api, spec, String(id));
          const what = `${spec.kind} ${id} (${mark})`;
          if (isRemoved(gone) || gone.status === 404) done.deleted.push(`Deleted ${what}.`);
          else done.left.push(`Could not delete ${what}: ${told(gone)}.`);
        }
        if (made.length === 0) break;
      }
    }
    return done;
  } finally {
    await http.close();
  }
}
