import type { Fault, Reply } from "./wrong-server.js";

const resourcePath = /^\/(uploads|webhooks)\/[^/?]+$/;

/** Reads show what was so long ago (in milliseconds), by the time of the kit. */
export function lagging(now: () => number, lag: number): Fault {
  const histories = new Map<string, { at: number; reply: Reply }[]>();
  const unknown: Reply = { status: 404, headers: { "content-type": "application/problem+json" }, body: {} };
  return {
    async request({ method, path }, { ask }) {
      // As it was before anybody wrote to it.
      if (!resourcePath.test(path) || histories.has(path)) return;
      const reply = await ask("GET", path);
      if (method !== "POST") histories.set(path, [{ at: Number.NEGATIVE_INFINITY, reply }]);
    },
    async respond(reply, { method, path }, { ask }) {
      if (method === "GET" && resourcePath.test(path)) {
        const seen = histories.get(path)?.findLast(({ at }) => at <= now() - lag)?.reply ?? unknown;
        Object.assign(reply, { status: seen.status, body: structuredClone(seen.body) });
      } else if (method !== "GET" && reply.status < 300) {
        const { id } = (reply.body ?? {}) as { id?: string };
        const at = method === "POST" ? `${path}/${id}` : path;
        if (!resourcePath.test(at)) return;
        const history = histories.get(at) ?? [];
        histories.set(at, [...history, { at: now(), reply: await ask("GET", at) }]);
      }
    },
  };
}
