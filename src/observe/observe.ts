import { withoutLastSlashes } from "../base/base-path.js";
import { redactPath } from "../base/redaction.js";
import type { Target } from "../kit/binding/target.js";
import { countFailures } from "../kit/http/observations.js";
import type { Ports } from "../kit/http/ports.js";
import { secretsOf } from "../kit/http/redact.js";
import { type AskedFor, startReport } from "../kit/report/report.js";
import type { InternalError, Report } from "../kit/report/shape.js";
import type { Finding } from "../kit/run/findings.js";
import type { SentCounts } from "../kit/run/session.js";
import { told } from "../kit/wire/exchange.js";
import { Judge } from "./judge.js";
import { type Callers, createProxy, type Subscriber } from "./proxy.js";
import { toExchange } from "./recognise.js";

export interface ObserveOptions extends Pick<AskedFor, "facts" | "exit"> {
  /** 0 takes a free one. */
  port: number;
  /** The URL of a receiver of webhook calls, before which the observer stands too; undefined for none. */
  callback?: string | undefined;
  /** Who may call besides this machine. */
  callers?: Callers;
  /** Whether nobody writes to the target but through the observer, so that a later read proves a loss. */
  isOnlyWriter?: boolean | undefined;
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
export async function observe(target: Target, ports: Ports, options: ObserveOptions): Promise<Observer> {
  const { port, callback, callers = { hosts: [], origins: new Set() }, isOnlyWriter = false, onSeen } = options;
  const judge = new Judge(target, { isOnlyWriter });
  const toReport = startReport(target, { counts: () => true }, ports, options);
  const seen: Seen = { judge, sent: { requests: 0, limited: 0, failed: 0, lost: 0 }, errors: [], onSeen };
  const proxy = await createProxy(target.url, port, callers, requestsOf(target.url, seen));
  const address = callback === undefined ? undefined : withoutLastSlashes(callback);
  const receiver = address === undefined ? undefined : await createProxy(address, 0, callers, callsOf(address, seen));
  return {
    url: proxy.url,
    callbackUrl: receiver?.url,
    get secrets() {
      return [...secretsOf(target), ...judge.secrets];
    },
    async close() {
      const over = ports.sleep(patience);
      await Promise.all([proxy.close(over), receiver?.close(over)]);
      const { sent, errors, responses } = seen;
      const neverResponded = { ended: "no target", because: `${target.url} never responded` } as const;
      const lost = sent.requests > 0 && responses === undefined ? neverResponded : {};
      return toReport({ results: judge.results, sent, seen: judge.seen, secrets: judge.secrets, errors, ...lost });
    },
  };
}

/** What the proxies of an observer share. */
interface Seen extends Pick<ObserveOptions, "onSeen"> {
  judge: Judge;
  sent: SentCounts;
  /** Set once a request had a response. */
  responses?: true;
  errors: InternalError[];
}

/** An error of the observer must not stop the traffic. */
function attempt({ errors }: Seen, work: () => void): void {
  try {
    work();
  } catch (error) {
    const { message } = error as Error;
    if (errors.length < mostErrors) errors.push({ contract: null, message });
  }
}

/** Judges the requests to the target. */
const requestsOf = (url: string, seen: Seen): Subscriber => ({
  onRequest(method, path) {
    const { judge, sent, onSeen } = seen;
    sent.requests++;
    const write = judge.open(method, path);
    return (passed) => {
      if (passed.status > 0) seen.responses = true;
      countFailures(sent, passed);
      attempt(seen, () => {
        const exchange = toExchange(url, passed, judge.learn);
        if (!exchange) return judge.drop(write);
        const { operationId, findings } = judge.see(exchange, write);
        if (operationId !== undefined || findings.length > 0)
          onSeen(`${told(exchange)}${operationId ? ` (${operationId})` : ""}`, findings);
      });
    };
  },
});

/** Judges the webhook calls on their way to the receiver. */
const callsOf = (url: string, seen: Seen): Subscriber => ({
  onRequest(called, path) {
    const { judge, onSeen } = seen;
    // Decided before it is read: nobody has asked for a call of an address that no webhook has.
    if (!judge.expectsCall(path)) {
      const unknown = `${called} ${redactPath(path)} (webhookCall)`;
      attempt(seen, () => onSeen(unknown, judge.seeUnknownCall(redactPath(path))));
      return undefined;
    }
    return (passed) =>
      attempt(seen, () => {
        const exchange = toExchange(url, passed, judge.learn);
        if (!exchange) return;
        const { method, requestHeaders: headers } = passed;
        const call = { method, path, headers, body: exchange.request.body ?? "" };
        onSeen(`${told(exchange)} (webhookCall)`, judge.seeCall(call, exchange));
      });
  },
});
