import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Ports } from "../../../src/kit/http/ports.js";
import { type Manners, type Reply, Rows, refusal } from "./rows.js";

/** A fault of one request, or of every one from it on. */
export const faults = [
  ...["reset before", "reset after", "502 after", "cut", "503", "late answer"],
  ...["done late", "listed late", "kill", "interrupt", "gone", "refused"],
] as const;
export type Fault = (typeof faults)[number];

/** The fault of a request, by its number, from 1, and its line. */
export type Script = (at: number, request: string) => Fault | undefined;

/** How much later a service acts or shows: after so many requests, or so much time, whichever comes first. */
const later = { requests: 3, milliseconds: 6000 };

/**
 * A service of nobody here: plain REST, and rows in memory. Its lateness counts requests, so that it is the same on a loaded
 * machine. `now` and `sleep` are the time of the run.
 */
export async function startService({ now, sleep, ...manners }: Manners & Pick<Ports, "now" | "sleep">) {
  const token = "s3cret";
  const requests: string[] = [];
  const writes: string[] = [];
  let dues: { at: number; by: number; run(): void }[] = [];
  let script: Script = () => undefined;
  let isDead = false;
  /** What the process of the run does: it waits for an answer, is killed, or hears a signal. */
  const hooks = {
    hold: (_method: string, _path: string) => (): unknown => undefined,
    kill: (): unknown => undefined,
    interrupt: () => true,
  };
  const postpone = (run: () => void) =>
    void dues.push({ at: requests.length + later.requests, by: now() + later.milliseconds, run });
  const settle = (all = false) => {
    const due = dues.filter(({ at, by }) => all || requests.length >= at || now() >= by);
    dues = dues.filter((one) => !due.includes(one));
    for (const { run } of due) run();
  };
  const rows = new Rows(() => origin, manners, postpone);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url: address = "", socket, headers } = request;
    const body = Buffer.concat(await request.toArray());
    if (isDead) return void hooks.hold(method, address);
    const line = `${method} ${address}`;
    const at = requests.push(line);
    if (method !== "GET") writes.push(line);
    settle();
    const asked = script(at, line);
    // Whoever does not listen is ended by the signal.
    const fault = asked === "interrupt" && !hooks.interrupt() ? "kill" : asked;
    const url = new URL(address, origin);
    const isIn = /^.(storage|files)/.test(url.pathname) || headers.authorization === `Bearer ${token}`;
    const work = (): Reply =>
      isIn ? rows.act({ method, url, body, isHidden: fault === "listed late" }) : refusal(401, "No token");
    const answer = ([status, json = {}]: Reply) => {
      const text = typeof json === "string" ? Buffer.from(json, "latin1") : Buffer.from(JSON.stringify(json));
      response.writeHead(status, { "Content-Type": "application/json", "Content-Length": text.length });
      if (fault === "cut") response.write(text.subarray(0, text.length / 2), () => socket.destroy());
      else response.end(text);
    };
    const reset = () => void socket.resetAndDestroy();
    if (fault === "done late") postpone(work);
    if (fault === "done late" || fault === "reset before" || fault === "gone") return reset();
    if (fault === "503") return answer(refusal(503, "Busy"));
    if (fault === "refused") return answer(refusal(401, "The token was taken away"));
    const reply = work();
    if (manners.slow) {
      const goOn = hooks.hold(method, address);
      await sleep(manners.slow);
      goOn();
    }
    if (fault === "reset after" || fault === "listed late") return reset();
    if (fault === "kill") isDead = true;
    if (fault === "kill") hooks.kill();
    if (fault === "kill" || fault === "late answer") return void hooks.hold(method, address);
    answer(fault === "502 after" ? refusal(502, "Bad gateway") : reply);
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url: origin, token, rows: rows.all, strayCalls: rows.strayCalls, requests, writes, hooks },
    /** The rows, as they are once everything late has happened. */
    look(isSettled = true) {
      if (isSettled) settle(true);
      return rows.look();
    },
    /** From now on, for another run. */
    fail(next: Script) {
      isDead = false;
      script = next;
      requests.length = 0;
      writes.length = 0;
      for (const one of dues) one.at = later.requests;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
