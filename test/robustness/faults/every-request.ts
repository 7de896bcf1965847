import type { VerifyFlags } from "../../../src/cli/verify-run.js";
import type { Manners } from "./rows.js";
import { type Ended, openPlace, type Place } from "./runner.js";
import { type Fault, faults } from "./service.js";

/** How a run works. */
interface Mode {
  manners?: Manners;
  flags?: VerifyFlags;
  /** Of `--undo`: it undoes a run that was killed at this share of its requests. */
  killed?: number;
}

export const borrow = {
  ...{ uploadId: "u1", webhookId: "w1" },
  binding: { operations: { createUpload: null, createWebhook: null } },
};
const quiet = { manners: { listens: true }, flags: { quietWebhooks: true } };
const jobs = { manners: { jobs: true } };
export const modes: Readonly<Record<string, Mode>> = {
  ...{
    create: {},
    "create with jobs": jobs,
    borrow: { flags: borrow },
    "borrow with jobs": { ...jobs, flags: borrow },
    quiet,
  },
  ...{ "undo create": { killed: 0.6 }, "undo create with jobs": { ...jobs, killed: 0.5 } },
  ...{ "undo borrow": { flags: borrow, killed: 0.5 }, "undo quiet": { ...quiet, killed: 0.9 } },
};

/** The contracts that show a difference in a mode. */
export const contractsOf = (mode: string): readonly string[] => [
  ...["upload-author", "call-made", "upload-version", "upload-upload-collection"],
  ...(mode.endsWith("jobs") ? [] : ["webhook-url", "access-without-token"]),
];

/** One fault at one request of a run. */
export interface Cell {
  mode: string;
  contract: string;
  fault: Fault;
  /** Counted from 1. */
  at: number;
}

/** Whether a fault of a request differs from the others: nothing that a read does is done late. */
const differs = (fault: Fault, request: string) => {
  if (fault === "listed late") return /^POST \/(uploads|webhooks|upload-collections)$/.test(request);
  return !request.startsWith("GET") || !["reset after", "502 after", "done late"].includes(fault);
};

const lists = new Map<string, Promise<readonly string[]>>();
/** The requests of a run without a fault. Throws where it is not right. */
export function requestsOf(mode: string, contract: string): Promise<readonly string[]> {
  const key = `${mode} ${contract}`;
  const list = async () => {
    const { problems, requests, text } = await meet({ mode, contract, fault: "gone", at: Number.POSITIVE_INFINITY });
    if (problems.length > 0) throw new Error(`${key}: ${problems}\n${text}`);
    return requests;
  };
  const known = lists.get(key) ?? list();
  lists.set(key, known);
  return known;
}

/** Every request of a run, each with a fault, or one of so many. */
export async function cellsOf(mode: string, contract: string, fault: Fault, stride = 1): Promise<Cell[]> {
  const requests = await requestsOf(mode, contract);
  const all = requests.flatMap((one, index) => (differs(fault, one) ? [{ mode, contract, fault, at: index + 1 }] : []));
  return all.filter((_, index) => (index + faults.indexOf(fault)) % stride === 0);
}

/** What is wrong after a fault, in words that the matrix counts. */
export async function meet({ mode, contract, fault, at }: Cell) {
  const { manners, flags, killed } = modes[mode] ?? {};
  const place = await openPlace(manners);
  try {
    const before = place.service.look().company;
    const verify = { only: [contract], ...flags };
    if (killed !== undefined) {
      const { length } = await requestsOf(mode.slice("undo ".length), contract);
      await place.run(verify, (request) => (request === Math.round(length * killed) ? "kill" : undefined));
    }
    const isFrom = fault === "gone" || fault === "refused";
    const script = (request: number) => (request === at || (isFrom && request > at) ? fault : undefined);
    const how = { ...verify, undo: killed !== undefined };
    const ended = await place.run(how, script);
    const requests = [...place.service.requests];
    return { ...ended, requests, problems: await judge(place, before, ended, how) };
  } finally {
    await place.close();
  }
}

export async function judge(place: Place, before: string, { code, text }: Ended, how: VerifyFlags = {}) {
  const { service, run, records } = place;
  const problems: string[] = [];
  if (code === 1) problems.push("rule broken");
  if (code === 5) problems.push("exit 5");
  if (code === "hangs") problems.push("hang");
  const isClean = () => service.look().left.length === 0 && service.look().company === before;
  const isNamed = (row: string) =>
    /NOT RESTORED|--undo/.test(text) || text.includes(/"id":"(\w+)"/.exec(row)?.[1] ?? "");
  const isKept = (await records()).length > 0;
  // An undo that ended early keeps its record, whose run has named all of it.
  const mayLeave = code === "killed" || (how.undo && code !== 0 && isKept);
  // What is still to come where a record is kept comes while that is undone.
  const isSilent = !mayLeave && service.look(!isKept).left.some((row) => code === 0 || !isNamed(row));
  if (isSilent) problems.push("silent leftover");
  if (isKept) {
    const undone = await run({ ...how, undo: true });
    if (!isClean()) problems.push(undone.code === 0 ? "undo leaves" : "undo fails");
    else if (undone.code !== 0) problems.push("undo says more");
    else if (!/no changes of this target/.test((await run({ ...how, undo: true })).text)) problems.push("undo again");
  } else if (!isClean() && !isSilent) problems.push("not undoable");
  if (service.look().company !== before) problems.push("company changed");
  if (service.strayCalls.length > 0) problems.push("strangers called");
  return problems;
}
