import { type JsonValue, show } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import { idOf, isOneOf } from "./announced-job.js";
import type { Api } from "./api.js";
import { RefusedAddressError } from "./elsewhere.js";
import { asReceived, told as describe, type Exchange, isSuccess } from "./exchange.js";
import { bodyOf } from "./operation-request.js";
import type { Ports } from "./ports.js";
import { longestPause, retryAfter } from "./rate-limit.js";
import { isOwnAddress } from "./target.js";
import { UnavailableError } from "./unavailable.js";

/** A job that was followed as far as it went. */
export interface FollowedJob {
  /** Undefined where the response that announced it names none. */
  id: string | undefined;
  /** The newest response about it: the one that announced it, where it could not be followed. */
  last: Exchange;
  /** The status that the update came to; 0 when the job did not tell. */
  status: number;
  /** The body that the response would have had. */
  payload: JsonValue | undefined;
  /** Why the job does not tell what came of the update, with the part of the binding or the flag that helps: no rule says that it must. */
  problem: string | undefined;
  /** Whether a read shows the work of a job that does not tell. */
  isSeen?: true;
  /** Whether it had not ended when it was given up. */
  isOpen?: true;
  /** How it came out, for a sentence: "ended with 200". */
  told: string;
}

/** Thrown where neither a job nor a read shows what came of an update. */
export class UnknownOutcomeError extends UnavailableError {}

/** The first time that a job is asked for again, in milliseconds. */
const nextWait = 50;
/** In milliseconds, where the response has no Retry-After. */
const longestWait = 1000;

/**
 * Polls a job until it ends: when those before it had ended, then after waits that double, up to Retry-After. Where it does not tell
 * what came of it, `isDone` looks at the resource, as long as a job is waited for.
 */
export async function followJob(api: Api, announced: Exchange, isDone?: () => Promise<boolean>): Promise<FollowedJob> {
  const { ports } = api;
  const { jobTimes } = api.seen;
  const end = ports.now() + jobTimes.patience(api.target.times.job);
  const followed = await poll(api, announced, { end, isDone }).catch((error): FollowedJob => {
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

interface PollOptions {
  /** When it is given up, in milliseconds since 1970. */
  end: number;
  isDone: (() => Promise<boolean>) | undefined;
}

async function poll(api: Api, announced: Exchange, { end, isDone }: PollOptions): Promise<FollowedJob> {
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
  const method = job.follow === "Location" ? "GET" : job.follow.method;
  const { jobTimes } = api.seen;
  const undo = api.notes.follows(id ?? url);
  /** In milliseconds: for how long it was waited, and for how long it was seen to run. */
  let waited = 0;
  let ran = 0;
  let pause = Math.min(jobTimes.firstWait, limit);
  for (let wait = nextWait; ; wait = Math.min(wait, limit) * 2) {
    await ports.sleep(pause);
    waited += pause;
    const last = await api.send(method, url, { ...askOptions(api, id), undo });
    if (!isPending(api, last)) {
      const ended = { id, ...(await readEnd(api, announced, last)) };
      if (ended.problem === undefined) jobTimes.learn(ran, waited);
      return ended;
    }
    ran = waited;
    limit = limitOf(last, ports) ?? limit;
    const left = end - ports.now();
    const told = `had not ended after ${ports.now() - start} ms (${describe(last)}). Pass a longer --job-timeout`;
    // Where one has not ended in all its time, the next may have and not say so.
    if (jobTimes.isEndless && (await isDone?.())) return { ...untold(told, last), isSeen: true };
    if (left <= 0) {
      jobTimes.missed();
      return { ...untold(told, last), isOpen: true };
    }
    pause = Math.min(wait, limit, left);
  }
}

/** The end of a job that does not tell what came of the update. */
const withoutOutcome = (last: Exchange, problem: string) => ({
  last,
  status: 0,
  payload: undefined,
  problem,
  told: problem,
});

/** How long a response asks to wait before the job is asked for again, in milliseconds. */
function limitOf(exchange: Exchange, { now }: Ports): number | undefined {
  const asked = retryAfter(exchange, now());
  return asked === undefined ? undefined : Math.min(asked, longestPause);
}

/** Asks about a job once: the response that says that it still runs, or undefined. */
export async function peekJob(api: Api, announced: Exchange): Promise<Exchange | undefined> {
  const { job } = api.target;
  const id = idOf(announced, job.id);
  const url = addressOf(api, announced, id);
  if (url === undefined) return undefined;
  const exchange = await api.send(job.follow === "Location" ? "GET" : job.follow.method, url, askOptions(api, id));
  return isPending(api, exchange) ? exchange : undefined;
}

const withToken = ({ target }: Api) => ({ token: target.access.token });

/** With what the target wants to know besides the address. */
function askOptions(api: Api, id: string | undefined) {
  const { follow } = api.target.job;
  const undo = api.notes.leavesNothing();
  if (follow === "Location") return { ...withToken(api), undo };
  const body = bodyOf(follow, { job_id: id ?? "" });
  return { ...withToken(api), headers: follow.headers ?? {}, undo, ...(body === undefined ? {} : { body }) };
}

/** Where a job is asked for; undefined where the response should say so and does not. */
function addressOf(api: Api, announced: Exchange, id: string | undefined): string | undefined {
  const { follow } = api.target.job;
  if (follow !== "Location") return api.address(follow, { path: { job_id: id ?? "" } });
  const { location } = announced.headers;
  return location === undefined ? undefined : webAddress(location, announced.request.url);
}

/** An address that was handed out at `base`, made whole; undefined where nothing can be sent to it. */
export function webAddress(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return protocol === "http:" || protocol === "https:" ? href : undefined;
}

/** Whether a response about a job says that it still runs. */
export function isPending({ target }: Pick<Api, "target">, { status, json }: Exchange): boolean {
  const { pending } = target.job;
  if ("status" in pending) return status === pending.status;
  return isSuccess(status) && isOneOf(valueAt(json, pending.pointer), pending.in);
}

/** What a job ended with; where it ends with a redirect, that is what stands there. */
async function readEnd(api: Api, announced: Exchange, last: Exchange) {
  const inDocument = (payload: JsonValue | undefined) =>
    announced.operation === undefined ? payload : api.wire.payload(announced.operation, payload);
  if (last.status !== (api.target.job.end ?? seeOther)) {
    const result = readResult(api, last);
    return { ...result, payload: inDocument(result.payload) };
  }
  const { location } = last.headers;
  const url = location === undefined ? undefined : webAddress(location, last.request.url);
  if (url === undefined) return withoutOutcome(last, `ended with ${last.status} without a Location header`);
  const shown = await api.send("GET", url, withToken(api));
  const { status, json } = shown;
  const payload = isSuccess(status) ? inDocument(json) : json;
  const told = `ended with ${last.status} to ${describe(shown)}`;
  if (!isSuccess(status)) return withoutOutcome(shown, told);
  return { last: shown, status, payload, problem: undefined, told };
}

/** Says where the result of a request is, which is what a job ends with where the binding names no status. */
const seeOther = 303;

/** What the response about a job that has ended tells of it. */
export function readResult({ target }: Pick<Api, "target">, last: Exchange) {
  const { result } = target.job;
  const payload = valueAt(last.json, result.payload);
  if (!isSuccess(last.status)) {
    const without = isOwnAddress(target, last.request.url)
      ? ""
      : " (sent without the token, because the origin is not the target's)";
    return withoutOutcome(last, `could not be followed: ${describe(last)}${without}. Check job.follow in the binding`);
  }
  if ("status" in result) {
    const status = Number(valueAt(last.json, result.status));
    if (Number.isInteger(status) && status >= 100)
      return { last, status, payload, problem: undefined, told: `ended with ${status}` };
    const shown = show(valueAt(last.json, result.status));
    return withoutOutcome(
      last,
      `ended without a status at ${result.status}: found ${shown}. Set job.result in the binding`,
    );
  }
  const state = result.ok && valueAt(last.json, result.ok.pointer);
  const isOk = result.ok ? isOneOf(state, result.ok.in) : payload !== undefined;
  if (!isOk && !saysFailure(state))
    return withoutOutcome(
      last,
      `ended in the state ${show(state)}. Add it to job.result.ok or job.pending in the binding`,
    );
  // A job without a status tells that it failed, not why: as good as a refusal.
  return {
    last,
    status: isOk ? 200 : 400,
    payload,
    problem: undefined,
    told: `ended ${isOk ? "successfully" : `in the state ${show(state)}`}`,
  };
}

/** A state in which nothing was done, by the words that services have for it; of any other nobody knows. */
const saysFailure = (state: JsonValue | undefined): boolean =>
  state === false || (typeof state === "string" && /fail|err|reject|refus|invalid|denied|abort|cancel/i.test(state));
