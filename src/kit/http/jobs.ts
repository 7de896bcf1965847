import { type JsonValue, show } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { Entry } from "../ledger/entries.js";
import { idOf, isOneOf } from "../wire/announced-job.js";
import { asReceived, told as describe, type Exchange, isSuccess, longestPause, retryAfter } from "../wire/exchange.js";
import { bodyOf, isOwnAddress } from "../wire/operation-request.js";
import { RefusedAddressError, UnavailableError } from "../wire/unavailable.js";
import type { Api } from "./api.js";
import type { Ports } from "./ports.js";

/** A job, followed as far as possible. */
export interface FollowedJob {
  /** Undefined if the response that announced the job has no identifier. */
  id: string | undefined;
  /** The newest response about the job. If it cannot be followed, the response that announced it. */
  last: Exchange;
  /** The final status of the update. 0 if the job does not show it. */
  status: number;
  /** The body of the finished update. */
  payload: JsonValue | undefined;
  /** Why the job does not show the outcome, with the flag or part of the binding that helps. No rule requires that it does. */
  problem: string | undefined;
  /** Whether a read shows the outcome that the job does not. */
  isSeen?: true;
  /** Whether the job was still running when the kit stopped waiting. */
  isOpen?: true;
  /** The outcome, for a sentence: "ended with 200". */
  told: string;
}

/** Thrown if neither a job nor a read shows the outcome of an update. */
export class UnknownOutcomeError extends UnavailableError {}

/** The wait before the second poll, in milliseconds. */
const nextWait = 50;
/** In milliseconds, for responses without Retry-After. */
const longestWait = 1000;

/** Polls a job until it ends, with waits that double. `isDone` reads the resource if the job shows no outcome. */
export async function followJob(api: Api, announced: Exchange, isDone?: () => Promise<boolean>): Promise<FollowedJob> {
  const { ports } = api;
  const { jobTimes } = api.seen;
  const end = ports.now() + jobTimes.patience(api.target.times.job);
  const followed = await poll(api, announced, end, isDone).catch((error): FollowedJob => {
    if (!(error instanceof RefusedAddressError)) throw error;
    return { id: undefined, ...withoutOutcome(announced, `could not be followed: ${error.message}`) };
  });
  if (followed.problem === undefined || followed.isSeen || !isDone) return followed;
  for (let wait = nextWait; ; wait = Math.min(wait * 2, longestWait)) {
    const { isOpen: _, ...ended } = followed;
    if (await isDone()) return { ...ended, isSeen: true };
    const left = end - ports.now();
    if (left <= 0) break;
    await ports.sleep(Math.min(wait, left));
  }
  jobTimes.missed();
  return followed;
}

/** `end` is when to stop waiting, in milliseconds since 1970. */
async function poll(
  api: Api,
  announced: Exchange,
  end: number,
  isDone: (() => Promise<boolean>) | undefined,
): Promise<FollowedJob> {
  const { ports } = api;
  const { job } = api.target;
  const id = idOf(announced, job.id);
  const untold = (problem: string, last = announced): FollowedJob => ({ id, ...withoutOutcome(last, problem) });
  if (id === undefined && job.follow !== "Location") {
    const shown = show(asReceived(announced).json);
    return untold(
      `has no identifier at ${job.id}: found ${shown}. Set job.id, or job.follow: Location, in the binding`,
    );
  }
  const url = addressOf(api, announced, id);
  if (url === undefined) return untold("has no Location header to follow. Set job.follow in the binding");

  let limit = limitOf(announced, ports) ?? longestWait;
  const start = ports.now();
  const { jobTimes } = api.seen;
  const undo = api.ledger.follows(id ?? url, announced.operation);
  /** How long ago the job was announced, in milliseconds. */
  const age = () => jobTimes.ageOf(announced, start) + ports.now() - start;
  /** In milliseconds: the total wait, and the time for which the job was seen running. */
  let waited = age();
  let ran = 0;
  let pause = Math.min(Math.max(0, jobTimes.firstWait - waited), limit);
  for (let wait = nextWait; ; wait = Math.min(wait, limit) * 2) {
    await ports.sleep(pause);
    waited = age();
    const last = await ask(api, url, id, undo);
    if (!isPending(api, last)) {
      const ended = { id, ...(await readEnd(api, announced, last)) };
      if (ended.problem === undefined) jobTimes.learn(ran, waited);
      api.ledger.note({ done: id ?? url });
      return ended;
    }
    ran = waited;
    limit = limitOf(last, ports) ?? limit;
    const left = end - ports.now();
    const told = `had not ended after ${ports.now() - start} ms (${describe(last)}). Pass a longer --job-timeout`;
    // After a job that exceeded its time, the next one may have finished without saying so.
    if (jobTimes.isEndless && (await isDone?.())) return { ...untold(told, last), isSeen: true };
    if (left <= 0) {
      jobTimes.missed();
      return { ...untold(told, last), isOpen: true };
    }
    pause = Math.min(wait, limit, left);
  }
}

/** The result for a job that does not show the outcome. */
const withoutOutcome = (last: Exchange, problem: string) => ({
  last,
  status: 0,
  payload: undefined,
  problem,
  told: problem,
});

/** How long a response asks to wait before the next poll, in milliseconds. */
function limitOf(exchange: Exchange, { now }: Ports): number | undefined {
  const asked = retryAfter(exchange, now());
  return asked === undefined ? undefined : Math.min(asked, longestPause);
}

/** Polls a job once. Returns the response if the job is still running. */
export async function peekJob(api: Api, announced: Exchange): Promise<Exchange | undefined> {
  const id = idOf(announced, api.target.job.id);
  const url = addressOf(api, announced, id);
  if (url === undefined) return undefined;
  const exchange = await ask(api, url, id, api.ledger.leavesNothing());
  return isPending(api, exchange) ? exchange : undefined;
}

const withToken = ({ target }: Api) => ({ token: target.access.token });

/** Asks for a job, with the headers and the body that the target requires. */
function ask(api: Api, url: string, id: string | undefined, undo: Entry): Promise<Exchange> {
  const { follow } = api.target.job;
  if (follow === "Location") return api.send("GET", url, { ...withToken(api), undo });
  const { method, headers = {} } = follow;
  return api.send(method, url, { ...withToken(api), headers, undo, body: bodyOf(follow, { job_id: id ?? "" }) });
}

/** The URL of a job. Undefined if the response should contain it and does not. */
function addressOf(api: Api, announced: Exchange, id: string | undefined): string | undefined {
  const { follow } = api.target.job;
  if (follow !== "Location") return api.address(follow, { path: { job_id: id ?? "" } });
  return webAddress(announced.headers.location, announced.request.url);
}

/** Resolves an address against `base`. Undefined if there is none, or if it is not http or https. */
export function webAddress(address: JsonValue | undefined, base: string): string | undefined {
  if (typeof address !== "string" || !URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return protocol === "http:" || protocol === "https:" ? href : undefined;
}

/** Whether a response says that the job is still running. */
export function isPending({ target }: Pick<Api, "target">, { status, json }: Exchange): boolean {
  const { pending } = target.job;
  if ("status" in pending) return status === pending.status;
  return isSuccess(status) && isOneOf(valueAt(json, pending.pointer), pending.in);
}

/** The result of a job. If it ends with a redirect, the resource at that address. */
async function readEnd(api: Api, announced: Exchange, last: Exchange) {
  const inDocument = (payload: JsonValue | undefined) =>
    announced.operation === undefined ? payload : api.codec.payload(announced.operation, payload);
  if (last.status !== (api.target.job.end ?? seeOther)) {
    const result = readResult(api, last);
    return { ...result, payload: inDocument(result.payload) };
  }
  const url = webAddress(last.headers.location, last.request.url);
  if (url === undefined) return withoutOutcome(last, `ended with ${last.status} without a Location header`);
  const shown = await api.send("GET", url, withToken(api));
  const told = `ended with ${last.status} to ${describe(shown)}`;
  if (!isSuccess(shown.status)) return withoutOutcome(shown, told);
  return { last: shown, status: shown.status, payload: inDocument(shown.json), problem: undefined, told };
}

/** 303 See Other, which ends a job if the binding sets no other status. */
const seeOther = 303;

/** The outcome in the response about a finished job. */
export function readResult({ target }: Pick<Api, "target">, last: Exchange) {
  const { result } = target.job;
  const payload = valueAt(last.json, result.payload);
  const ended = (status: number, how: string) => ({ last, status, payload, problem: undefined, told: `ended ${how}` });
  if (!isSuccess(last.status)) {
    const without = isOwnAddress(target, last.request.url)
      ? ""
      : " (sent without the token, because the origin is not the target's)";
    return withoutOutcome(last, `could not be followed: ${describe(last)}${without}. Check job.follow in the binding`);
  }
  if ("status" in result) {
    const shown = valueAt(last.json, result.status);
    const status = Number(shown);
    if (Number.isInteger(status) && status >= 100) return ended(status, `with ${status}`);
    const because = `ended without a status at ${result.status}: found ${show(shown)}. Set job.result in the binding`;
    return withoutOutcome(last, because);
  }
  const state = result.ok && valueAt(last.json, result.ok.pointer);
  if (result.ok ? isOneOf(state, result.ok.in) : payload !== undefined) return ended(200, "successfully");
  // A job without a status shows that it failed, not why. It counts as a refusal.
  if (saysFailure(state)) return ended(400, `in the state ${show(state)}`);
  const advice = "Add it to job.result.ok or job.pending in the binding";
  return withoutOutcome(last, `ended in the state ${show(state)}. ${advice}`);
}

/** Whether a state means failure, by the usual words of services. Any other state is unknown. */
const saysFailure = (state: JsonValue | undefined): boolean =>
  state === false || (typeof state === "string" && /fail|err|reject|refus|invalid|denied|abort|cancel/i.test(state));
