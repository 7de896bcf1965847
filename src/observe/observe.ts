import { withoutLastSlashes } from "../base/base-path.js";
import { redactPath } from "../base/redaction.js";
import type { Target } from "../kit/binding/target.js";
import type { Ports } from "../kit/http/ports.js";
import { secretsOf } from "../kit/http/redact.js";
import type { FailingOptions } from "../kit/report/failing.js";
import { type KnownFacts, startReport } from "../kit/report/report.js";
import type { InternalError, Report } from "../kit/report/shape.js";
import type { Finding } from "../kit/run/findings.js";
import { type Exchange, told } from "../kit/wire/exchange.js";
import { Judge } from "./judge.js";
import { type Callers, createProxy } from "./proxy.js";
import { toExchange } from "./record.js";

export interface ObserveOptions {
  /** 0 takes a free one. */
  port: number;
  /** The URL of a receiver of webhook calls, before which the observer stands too; undefined for none. */
  callback?: string | undefined;
  /** Who may call besides this machine. */
  callers?: Callers;
  /** Whether nobody writes to the target but through the observer, so that a later read proves a loss. */
  isOnlyWriter?: boolean | undefined;
  facts: KnownFacts;
  /** Reasons to fail at the end (default: every broken rule). */
  exit?: FailingOptions | undefined;
  /** Receives each exchange of a documented operation, with its new findings. */
  onSeen(line: string, findings: readonly Finding[]): void;
}

/** A proxy in front of a target, with its findings so far. */
export interface Observer {
  readonly url: string;
  /** The address that webhooks must call instead of the receiver. */
  readonly callbackUrl: string | undefined;
  /** Ends in good order, and resolves with the report. */
  close(): Promise<Report>;
  /** Secrets that no output may show. */
  readonly secrets: readonly string[];
}

/** What is on its way when the observer ends may take so long, in milliseconds. */
const patience = 2000;
/** An observer that fails on everything says so often enough. */
const mostErrors = 20;

/** Starts a proxy that lets everything pass, and judges it. Rejects where the port cannot be listened on. */
export async function observe(
  target: Target,
  ports: Ports,
  {
    port,
    callback,
    callers = { hosts: [], origins: new Set() },
    isOnlyWriter = false,
    facts,
    exit,
    onSeen,
  }: ObserveOptions,
): Promise<Observer> {
  const judge = new Judge(target, { isOnlyWriter });
  const toReport = startReport(target, { counts: () => true }, ports, { facts, exit });
  const errors: InternalError[] = [];
  const traffic = { asked: 0, answered: 0 };
  const weather = { limited: 0, failed: 0, lost: 0 };

  function count(exchange: Pick<Exchange, "status">): void {
    if (exchange.status > 0) traffic.answered++;
    if (exchange.status === 429) weather.limited++;
    else if (exchange.status >= 500) weather.failed++;
    else if (exchange.status === 0) weather.lost++;
  }

  /** An error of the observer must not stop the traffic. */
  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      const { message } = error as Error;
      if (errors.length < mostErrors) errors.push({ contract: null, message });
    }
  }

  const proxy = await createProxy(target.url, port, callers, {
    onRequest(method, path) {
      traffic.asked++;
      const write = judge.open(method, path);
      return (passed) => {
        count(passed);
        attempt(() => {
          const exchange = toExchange(target.url, passed, judge.learn);
          if (!exchange) return judge.drop(write);
          const { operationId, findings } = judge.see(exchange, write);
          if (operationId !== undefined || findings.length > 0)
            onSeen(`${told(exchange)}${operationId ? ` (${operationId})` : ""}`, findings);
        });
      };
    },
  });
  const standInReceiver = (url: string) =>
    createProxy(url, 0, callers, {
      onRequest(called, path) {
        // Decided before it is read: nobody has asked for a call of an address that no webhook has.
        if (!judge.expectsCall(path)) {
          attempt(() => onSeen(`${called} ${redactPath(path)} (webhookCall)`, judge.seeUnknownCall(redactPath(path))));
          return undefined;
        }
        return (passed) =>
          attempt(() => {
            const exchange = toExchange(url, passed, judge.learn);
            if (!exchange) return;
            const { method, requestHeaders: headers } = passed;
            const call = { method, path, headers, body: exchange.request.body ?? "" };
            onSeen(`${told(exchange)} (webhookCall)`, judge.seeCall(call, exchange));
          });
      },
    });
  const receiver = callback === undefined ? undefined : await standInReceiver(withoutLastSlashes(callback));
  const secrets = () => [...secretsOf(target), ...judge.secrets];
  return {
    url: proxy.url,
    callbackUrl: receiver?.url,
    get secrets() {
      return secrets();
    },
    async close() {
      const over = ports.sleep(patience);
      await Promise.all([proxy.close(over), receiver?.close(over)]);
      const { results, seen, secrets } = judge;
      const { asked, answered } = traffic;
      const lost =
        asked > 0 && answered === 0 ? ({ ended: "no target", because: `${target.url} never responded` } as const) : {};
      return toReport({ results, sent: { requests: asked, ...weather }, seen, secrets, errors, ...lost });
    },
  };
}
