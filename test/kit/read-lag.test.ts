import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { toTarget } from "../../src/kit/target/defaults.js";
import { verify } from "../../src/kit/verify.js";
import { sleeplessPorts } from "../support/flaky.js";
import { type Fault, type Reply, startWrongServer } from "./mutants/wrong-server.js";

const lag = 1500;
const resourcePath = /^\/(uploads|webhooks)\/[^/?]+$/;

/** Reads show what was so long ago, by the time of the kit. */
function lagging(now: () => number): Fault {
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

const only = [
  "upload-read",
  "upload-notes",
  "upload-tags",
  "upload-basename",
  "upload-identity",
  "webhook-headers",
  "webhook-keeps",
];

async function run(readLag: number, binding = {}) {
  const { ports } = sleeplessPorts();
  const server = await startWrongServer(lagging(ports.now), { jobs: "never" });
  try {
    const snapshot = async () => {
      ports.sleep(2 * lag);
      const paths = ["/uploads", "/webhooks"];
      const all = paths.map(async (path) =>
        (await fetch(server.url + path, { headers: { Authorization: "Bearer reader" } })).text(),
      );
      return (await Promise.all(all)).join("\n").replace(/"updated_at":"[^"]*"|127\.0\.0\.1:\d+/g, "");
    };
    const before = await snapshot();
    const target = toTarget({ url: server.url, readLag }, binding);
    const { report, failures } = await verify(target, contracts, ports, { only });
    expect(failures).toEqual([]);
    return { report, isAsBefore: (await snapshot()) === before, before, after: await snapshot() };
  } finally {
    await server.close();
  }
}

const broken = ({ report }: Awaited<ReturnType<typeof run>>) =>
  report.cases.filter(({ verdict }) => verdict === "broken").map(({ id, ids, because }) => ({ id, ids, because }));
const borrowing = { operations: { createUpload: null, createWebhook: null } };

describe("a target whose reads lag behind its writes", () => {
  it.each([
    ["makes resources", {}],
    ["lends them", borrowing],
  ])("and that %s, keeps the spec where its reads are given time", async (_, binding) => {
    const found = await run(2 * lag, binding);
    expect(broken(found)).toEqual([]);
    expect(found.report.rules).toMatchObject({ "U-07": "held", "U-08": "held", "U-14": "held", "W-06": "held" });
    expect(found.report.left_behind).toEqual([]);
    expect(found.after).toBe(found.before);
  });

  it("breaks rules without that, with a hint, and is as it was all the same", async () => {
    const found = await run(0, borrowing);
    expect(broken(found)).toContainEqual(
      expect.objectContaining({ because: expect.stringContaining("give them time with --read-lag") }),
    );
    expect(found.after).toBe(found.before);
  });
});
