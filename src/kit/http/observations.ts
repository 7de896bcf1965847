import { AsyncLocalStorage } from "node:async_hooks";
import { secretsShown } from "../../base/redaction.js";
import type { WireBinding } from "../binding/target.js";
import type { Removable } from "../specs/resource-spec.js";
import { asCame, type Exchange, isLimited, isTransient, isUnanswered, mediaTypeOf } from "../wire/exchange.js";
import { FieldNames } from "../wire/field-names.js";
import type { HttpRequest, Layer } from "./request.js";
import { Shapes } from "./shapes.js";

/** One for all runs of a process: each further one would slow down every promise of the process, for good. */
const weathers = new AsyncLocalStorage<Weather>();

/** Observed behavior of a target during a whole run, by all contracts. */
export class Observations {
  /** The first response with 429, the first with a rate limit in its headers, and the first of an operation without one. */
  readonly limits: { reached?: Exchange | undefined; said?: Exchange | undefined; unsaid?: Exchange | undefined } = {};
  responses = 0;
  /** The first redirect that was followed. */
  redirected: Exchange | undefined;
  readonly calls = new SeenCalls();
  /** The origin of the kit's own receiver, if it listens. */
  readonly receivers = new Set<string>();
  readonly jobTimes = new JobTimes();
  readonly shapes = new Shapes();
  /** Why no update of a kind is sent to a resource of others any more, to continue a sentence. */
  readonly losses = new Map<string, string>();
  /** Other IDs that updates gave to resources, which the target may still find there. */
  readonly otherIds = new Map<string, { spec: Removable; id: string; other: string }>();
  /** The responses to each operation. */
  readonly operations = new SeenResponses();
  /** Credentials that the binding's module added to headers, and secrets that the target showed. */
  readonly secrets = new Set<string>();

  learnSecret(secret: string): void {
    if (this.secrets.size < mostSecrets) this.secrets.add(secret);
  }

  /** Notes in `weather` what happens to all requests of `act`, whoever sends them. */
  during<Result>(weather: Weather, act: () => Promise<Result>): Promise<Result> {
    return weathers.run(weather, act);
  }

  note({ document }: HttpRequest, exchange: Exchange): void {
    const { limits } = this;
    this.responses++;
    if (document) this.operations.note(document.operationId, exchange);
    // A failure of every attempt is the target's own, not a transient one.
    const weather = weathers.getStore();
    if (weather && isUnanswered(exchange)) weather.unanswered.push(exchange);
    if (weather && (isUnanswered(exchange) || (exchange.repeated !== undefined && exchange.status < 500)))
      weather.accidents++;
    limits.reached ??= exchange.limited ?? (isLimited(exchange) ? exchange : undefined);
    if (exchange.headers["x-ratelimit-limit"] !== undefined) limits.said ??= exchange;
    else if (document && !isTransient(exchange)) limits.unsaid ??= exchange;
  }
}

/** What happened to the requests of one contract. */
export interface Weather {
  /** Number of requests with a transient failure, even if a retry succeeded. */
  accidents: number;
  /** The exchanges that had no response in the end. */
  unanswered: Exchange[];
}

/** In milliseconds. A target whose calls take longer may still call for earlier events. */
const promptly = 500;
/** Each event of one causes calls to the listeners of all. */
const mostAtOnce = 4;

/** The calls at the kit's receiver. */
class SeenCalls {
  arrived = false;
  /** How many waits ended without a call. */
  missed = 0;
  /** The longest wait that ended with a call, in milliseconds. */
  slowest = 0;
  /** Whether no long wait has shown yet that a missing call does not come. */
  mayBeLate = true;
  /** Whether calls show the mark of their event, as far as nothing sets their form. */
  areMarked = false;
  /** Whether one event called two listeners. */
  areForAll = false;
  /** How long the kit lets a change of a listener act, in milliseconds. Undefined until a rule about calls seems to be broken. */
  settingsLag: number | undefined;

  get areLate(): boolean {
    return this.slowest > promptly;
  }

  /** How many contracts about calls may run at once: several if calls are late and each one's can be told apart. */
  get contractsAtOnce(): number {
    return this.areLate && this.areMarked && this.areForAll ? mostAtOnce : 1;
  }
}

/** More than the requests of any run, so that a target cannot fill the memory with them. */
const mostSecrets = 20_000;

/** In lower case and without white space, as a target may store it. */
const formOf = (secret: string) => secret.toLowerCase().replace(/\s+/g, "");

/** Notes each response and the secrets in it, by their names. Values that the kit itself sent are no secrets. */
export function observes(seen: Observations, fields: WireBinding["fields"]): Layer {
  const names = fields ? new FieldNames(fields).secretNames : [];
  const own = new Set<string>();
  return (next) => async (request) => {
    const exchange = await next(request);
    for (const value of secretsShown(request.json, names)) if (!seen.secrets.has(value)) own.add(formOf(value));
    const shown = { headers: exchange.headers, json: asCame(exchange).json };
    for (const value of secretsShown(shown, names)) if (!own.has(formOf(value))) seen.learnSecret(value);
    seen.note(request, exchange);
    return exchange;
  };
}

/** The transient failures of a run. Each response, or missing response, counts separately. */
export interface FailureCounts {
  /** Responses with 429. */
  limited: number;
  /** Responses with 500 and above. */
  failed: number;
  /** Requests without a response. */
  lost: number;
}

/** The requests of a run, and their failures. */
export interface SentCounts extends FailureCounts {
  requests: number;
}

/** Counts a response. */
export function countFailures(counts: FailureCounts, { status }: Pick<Exchange, "status">): void {
  if (status === 429) counts.limited++;
  if (status >= 500) counts.failed++;
  if (status === 0) counts.lost++;
}

/** A kind of response to an operation, and its number. */
export interface SeenResponse {
  operation: string;
  status: number;
  /** The media type; null for one without a body. */
  content: string | null;
  count: number;
}

/** Counts the responses of a run by operation, status and media type. */
export class SeenResponses {
  readonly list: SeenResponse[] = [];

  note(operation: string, exchange: Exchange): void {
    const { status } = asCame(exchange);
    if (status === 0) return;
    const content = mediaTypeOf(exchange) || null;
    const isSame = (one: SeenResponse) =>
      one.operation === operation && one.status === status && one.content === content;
    const known = this.list.find(isSame);
    if (known) known.count++;
    else this.list.push({ operation, status, content, count: 1 });
  }
}

/** In milliseconds. More precision is not needed. */
const shortestWait = 25;

/**
 * Estimates how long the jobs of a target take, in milliseconds, so that few need a second poll. No wait is longer than the
 * shortest one after which a job had ended. So waits do not grow if the end depends on polls or on chance.
 */
export class JobTimes {
  /** The longest wait after which a job was still running, below the other bound. */
  #ran = 0;
  /** The shortest wait after which a job had ended. */
  #ended: number | undefined;
  /** The longest one. */
  #longest = 0;
  #isEndless = false;
  readonly #announced = new WeakMap<Exchange, number>();

  /** Notes when a job was announced that is followed later, in milliseconds since 1970. */
  note(announced: Exchange, at: number): void {
    this.#announced.set(announced, at);
  }

  /** How long ago a job was announced. 0 if it is followed at once. */
  ageOf(announced: Exchange, now: number): number {
    return now - (this.#announced.get(announced) ?? now);
  }

  /** The wait before the first poll: halfway between the bounds, until they are close. Then a little more, since jobs vary. */
  get firstWait(): number {
    if (this.#ended === undefined) return shortestWait;
    const apart = this.#ended - this.#ran;
    if (apart > 2 * shortestWait) return Math.ceil((this.#ran + this.#ended) / 2);
    return this.#ended + Math.min(shortestWait, Math.ceil(this.#ended / 10));
  }

  /**
   * How long to wait for a job. After one that exceeded this time, later ones get a tenth of it, or twice the longest known
   * duration. So a target whose jobs never end does not block the run repeatedly.
   */
  patience(jobTimeout: number): number {
    return this.#isEndless ? Math.min(jobTimeout, Math.max(jobTimeout / 10, 2 * this.#longest)) : jobTimeout;
  }

  /** Whether a job has exceeded its time. */
  get isEndless(): boolean {
    return this.#isEndless;
  }

  /** Notes that a job exceeded its time. */
  missed(): void {
    this.#isEndless = true;
  }

  /** Notes that a job was still running after `ran` (0 if never seen running), and had ended after `waited`. */
  learn(ran: number, ended: number): void {
    this.#ended = Math.min(this.#ended ?? ended, ended);
    this.#longest = Math.max(this.#longest, ended);
    if (ran > this.#ran && ran < this.#ended) this.#ran = ran;
    else if (this.#ran >= this.#ended) this.#ran = 0;
  }
}

/** What a run finds out about the habits of a target, so that it asks each question once. One for each run. */
export class Habits {
  readonly #seen = new Set<string>();
  readonly #answers = new Map<unknown, Promise<unknown>>();
  /** Some locales of the project, once they are known. */
  locales: readonly string[] = [];
  /** The members that change with each read, such as a signed URL, by kind of resource. No comparison has them. */
  readonly changing = new Map<string, readonly string[]>();

  /** Notes that a target was seen to behave in some way, such as `merges tags`. */
  note(habit: string): void {
    this.#seen.add(habit);
  }

  has(habit: string): boolean {
    return this.#seen.has(habit);
  }

  /** The answer to a question about the target. `find` runs when it is asked for the first time. */
  ask<Answer>(question: unknown, find: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(question) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = find();
    this.#answers.set(question, answer);
    // If asking failed because the target was down, it may succeed later.
    answer.catch(() => this.#answers.delete(question));
    return answer;
  }
}
