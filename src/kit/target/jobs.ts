import { type JsonValue, show } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import { idOf, isOneOf } from "./announced-job.js";
import type { Api } from "./api.js";
import { asReceived, type Exchange, isSuccess, told } from "./exchange.js";
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
  /** What keeps the update from being known: a rule of jobs (U-17) is broken. */
  problem: string | undefined;
  /** Whether it had not ended when it was given up. */
  isOpen?: true;
  /** How it came out, for a sentence: "ended with 200". */
  told: string;
}

/** The rule of jobs: a job that does not end breaks it, whatever else is seen of jobs. */
export const jobRule = "U-17";

/** Thrown where a job was given up early, since one before it never ended. */
export class EndlessJobError extends UnavailableError {}

/** The first time that a job is asked for again, in milliseconds. */
const nextWait = 50;
/** In milliseconds, where the response has no Retry-After. */
const longestWait = 1000;

/**
 * Polls a job until it ends: when those before it had ended, then after waits that double, up to Retry-After. Throws an
 * EndlessJobError where it is given up early, since one before it never ended; but not while everything is restored.
 */
export async function followJob(api: Api, ports: Ports, announced: Exchange): Promise<FollowedJob> {
  const { job, jobTimeout } = api.target;
  const id = idOf(announced, job.id);
  const unfollowed = (problem: string, last = announced): FollowedJob => ({
    id,
    last,
    status: 0,
    payload: undefined,
    problem,
    told: problem,
  });
  if (id === undefined && job.follow !== "Location") {
    return unfollowed(`has no identifier at ${job.id}: there is ${show(asReceived(announced).json)}`);
  }
  const url = addressOf(api, announced, id);
  if (url === undefined) return unfollowed("has no Location to be followed at");

  let limit = limitOf(announced, ports) ?? longestWait;
  const method = job.follow === "Location" ? "GET" : job.follow.method;
  const { jobTimes } = api.seen;
  const undo = api.notes.follows(id ?? url);
  const patience = jobTimes.patience(jobTimeout);
  const end = ports.now() + patience;
  /** In milliseconds: for how long it was waited, and for how long it was seen to run. */
  let waited = 0;
  let ran = 0;
  let pause = Math.min(jobTimes.firstWait, limit);
  for (let wait = nextWait; ; wait = Math.min(wait, limit) * 2) {
    await api.guard(ports).sleep(pause);
    waited += pause;
    const last = await api.send(method, url, { ...askOptions(api, id), undo });
    if (!isPending(api, last)) {
      jobTimes.learn(ran, waited);
      return { id, ...(await readEnd(api, announced, last)) };
    }
    ran = waited;
    limit = limitOf(last, ports) ?? limit;
    const left = end - ports.now();
    if (left <= 0) {
      jobTimes.missed();
      const problem = `had not ended after ${patience} ms (${told(last)}; --job-timeout gives it longer)`;
      if (patience < jobTimeout && api !== api.steady)
        throw new EndlessJobError(`a job ${problem}, and none gets more since one before it never ended`, last);
      return { ...unfollowed(problem, last), isOpen: true };
    }
    pause = Math.min(wait, limit, left);
  }
}

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

const withToken = ({ target }: Api) => ({ token: target.token });

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
  if (last.status !== api.target.job.end) {
    const result = readResult(api, last);
    return { ...result, payload: inDocument(result.payload) };
  }
  const { location } = last.headers;
  const url = location === undefined ? undefined : webAddress(location, last.request.url);
  const problem = `ended with ${last.status} and no Location`;
  if (url === undefined) return { last, status: 0, payload: undefined, problem, told: problem };
  const shown = await api.send("GET", url, withToken(api));
  const { status, json } = shown;
  const payload = isSuccess(status) ? inDocument(json) : json;
  return { last: shown, status, payload, problem: undefined, told: `ended with ${last.status} to ${told(shown)}` };
}

/** What the response about a job that has ended tells of it. */
export function readResult({ target }: Pick<Api, "target">, last: Exchange) {
  const { result } = target.job;
  const payload = valueAt(last.json, result.payload);
  const failed = (problem: string) => ({ last, status: 0, payload: undefined, problem, told: problem });
  if (!isSuccess(last.status)) {
    const without = isOwnAddress(target, last.request.url)
      ? ""
      : " (another origin than the target's, so no token went there)";
    return failed(`could not be followed: ${told(last)}${without}`);
  }
  if ("status" in result) {
    const status = Number(valueAt(last.json, result.status));
    if (!Number.isInteger(status) || status < 100) {
      return failed(`ended without a status at ${result.status}: there is ${show(valueAt(last.json, result.status))}`);
    }
    return { last, status, payload, problem: undefined, told: `ended with ${status}` };
  }
  const state = result.ok && valueAt(last.json, result.ok.pointer);
  const isOk = result.ok ? isOneOf(state, result.ok.in) : payload !== undefined;
  // A job without a status tells that it failed, not why: as good as a refusal.
  return {
    last,
    status: isOk ? 200 : 400,
    payload,
    problem: undefined,
    told: `ended ${isOk ? "well" : `as ${show(state)}`}`,
  };
}
