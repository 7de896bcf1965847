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
import { type Callers, createProxy } from "./proxy.js";
import { toExchange } from "./recognise.js";

export interface ObserveOptions extends Pick<AskedFor, "facts" | "exit"> {
  /** 0 takes a free one. */
  port: number;
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
  const { port, callers = { hosts: [], origins: new Set() }, isOnlyWriter = false, onSeen } = options;
  const judge = new Judge(target, { isOnlyWriter });
  const toReport = startReport(target, { counts: () => true }, ports, options);
  const sent: SentCounts = { requests: 0, limited: 0, failed: 0, lost: 0 };
  const errors: InternalError[] = [];
  let hasResponded = false;
  const proxy = await createProxy(target.url, port, callers, (method, path) => {
    sent.requests++;
    const write = judge.open(method, path);
    return (passed) => {
      hasResponded ||= passed.status > 0;
      countFailures(sent, passed);
      try {
        const exchange = toExchange(target.url, passed, judge.learn);
        if (!exchange) return judge.drop(write);
        const { operationId, findings } = judge.see(exchange, write);
        if (operationId !== undefined || findings.length > 0)
          onSeen(`${told(exchange)}${operationId ? ` (${operationId})` : ""}`, findings);
      } catch (error) {
        // An error of the observer must not stop the traffic.
        const { message } = error as Error;
        if (errors.length < mostErrors) errors.push({ contract: null, message });
      }
    };
  });
  return {
    url: proxy.url,
    get secrets() {
      return [...secretsOf(target), ...judge.secrets];
    },
    async close() {
      await proxy.close(ports.sleep(patience));
      const { results, seen, secrets } = judge;
      const neverResponded = { ended: "no target", because: `${target.url} never responded` } as const;
      const lost = sent.requests > 0 && !hasResponded ? neverResponded : {};
      return toReport({ results, sent, seen, secrets, errors, ...lost });
    },
  };
}
