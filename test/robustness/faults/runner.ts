import { subscribe } from "node:diagnostics_channel";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { contracts } from "../../../contracts/index.js";
import { runVerify, type VerifyFlags } from "../../../src/cli/verify-run.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import { fakeProcess } from "../../support/fake-process.js";
import { createVirtualTime } from "../../support/virtual-time.js";
import type { Manners } from "./rows.js";
import { type Script, startService } from "./service.js";

/** Requests on their way in this process, but for those that a service holds. */
const open = new Set<{ method: string; path: string }>();
const on = (name: string, listen: (request: { method: string; path: string }) => unknown) =>
  subscribe(`undici:request:${name}`, (message) => void listen((message as { request: never }).request));
on("create", (request) => open.add(request));
for (const end of ["trailers", "error"]) on(end, (request) => open.delete(request));
/** Whether anything goes on that is no timer: a request, or a record on its way to the disk. */
const isBusy = () =>
  open.size > 0 || process.getActiveResourcesInfo().some((name) => /Req|(Connect|Write|Shutdown)Wrap/.test(name));

/** A place with a service and a folder of records, and the runs there. */
export async function openPlace(manners: Manners = {}) {
  let time = createVirtualTime(isBusy);
  const service = await startService({
    now: () => time.ports.now(),
    sleep: (milliseconds) => time.ports.sleep(milliseconds),
    ...manners,
  });
  const folder = await mkdtemp(join(tmpdir(), "standin-faults-"));
  const place = {
    service,
    folder,
    /** Where the user that runs the kit has its state. */
    home: `${folder}/home`,
    records: async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".jsonl")),
    async asUser<Result>(work: () => Promise<Result>): Promise<Result> {
      const { XDG_STATE_HOME: was } = process.env;
      process.env.XDG_STATE_HOME = place.home;
      return work().finally(() => {
        if (was === undefined) delete process.env.XDG_STATE_HOME;
        else process.env.XDG_STATE_HOME = was;
      });
    },
    /** Runs `standin verify` until it ends, or is killed. Its time is virtual. */
    async run(flags: VerifyFlags, script: Script = () => undefined): Promise<Ended> {
      const fake = fakeProcess();
      service.fail(script);
      service.hooks.hold = (method, path) => {
        const held = [...open].find((one) => one.method === method && one.path === path);
        if (held) open.delete(held);
        return () => held && open.add(held);
      };
      service.hooks.interrupt = () => fake.emit("SIGINT");
      const killed = new Promise<"killed">((resolve) => {
        service.hooks.kill = () => resolve("killed");
      });
      const given = {
        target: service.url,
        token: service.token,
        runRecord: folder,
        concurrency: 1,
        quiet: true,
        ...flags,
      };
      const { pid } = process;
      // A killed process has an ID that nobody has.
      Object.defineProperty(process, "pid", { value: 2 ** 31 - 2, configurable: true });
      try {
        const { unique, signer } = realPorts;
        const ports = { ...time.ports, unique, signer, lookup: async () => ["127.0.0.1"] };
        const work = () => runVerify(given, fake.process, { contracts, ports });
        const code = await place.asUser(() => time.until(Promise.race([work(), killed])));
        for (let idle = 0; code === "killed" && idle < 5; idle = isBusy() ? 0 : idle + 1) await setImmediate();
        return { code, requests: service.requests.length, text: fake.written.stdout + fake.written.stderr };
      } catch (error) {
        return { code: "hangs", requests: service.requests.length, text: `${(error as Error).stack}` };
      } finally {
        Object.defineProperty(process, "pid", { value: pid, configurable: true });
        open.clear();
        // Nothing rings for a killed run any more.
        time = createVirtualTime(isBusy, time.ports.now());
      }
    },
    async close() {
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return place;
}

/** Works in a place that is closed afterwards. */
export async function withPlace<Result>(manners: Manners, work: (place: Place) => Promise<Result>): Promise<Result> {
  const place = await openPlace(manners);
  try {
    return await work(place);
  } finally {
    await place.close();
  }
}
export type Place = Awaited<ReturnType<typeof openPlace>>;

export interface Ended {
  code: number | "killed" | "hangs";
  requests: number;
  text: string;
}
