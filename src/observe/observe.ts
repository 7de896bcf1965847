import { parseJson } from "../base/json.js";
import type { Target } from "../kit/binding/target.js";
import { readThrough } from "../kit/http/layers/runs-hooks.js";
import type { SentCounts } from "../kit/http/observations.js";
import { countFailures } from "../kit/http/observations.js";
import type { Ports } from "../kit/http/ports.js";
import { secretsOf } from "../kit/http/redact.js";
import { type AskedFor, startReport } from "../kit/report/report.js";
import type { InternalError, Report } from "../kit/report/shape.js";
import type { Finding } from "../kit/run/findings.js";
import { absentIn } from "../kit/run/selection.js";
import { type Exchange, told } from "../kit/wire/exchange.js";
import { Judge } from "./judge.js";
import { type Callers, createProxy } from "./proxy.js";
import { recognise, toExchange } from "./recognise.js";

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
  const absent = absentIn(target);
  const out = new Set(absent.flatMap(({ ids }) => ids));
  const toReport = startReport(target, { counts: (id) => !out.has(id), absent }, ports, options);
  const sent: SentCounts = { requests: 0, limited: 0, failed: 0, lost: 0 };
  const errors: InternalError[] = [];
  let hasResponded = false;
  let reading: Promise<void> = Promise.resolve();
  const proxy = await createProxy(target.url, port, callers, (method, path) => {
    sent.requests++;
    const write = judge.open(method, path);
    return (passed) => {
      hasResponded ||= passed.status > 0;
      countFailures(sent, passed);
      const see = (exchange: Exchange) => {
        const { operationId, findings } = judge.see(exchange, write);
        if (operationId !== undefined || findings.length > 0)
          onSeen(`${told(exchange)}${operationId ? ` (${operationId})` : ""}`, findings);
      };
      // An error of the observer must not stop the traffic.
      const fail = (error: unknown) => {
        if (errors.length < mostErrors) errors.push({ contract: null, message: (error as Error).message });
      };
      try {
        const exchange = toExchange(target.url, passed, judge.learn);
        const { hooks } = target.wire;
        if (!exchange) return judge.drop(write);
        if (!hooks) return see(exchange);
        // One after another, in the order in which they came.
        const operation = recognise(target, {
          method,
          path,
          json: parseJson(exchange.request.body ?? ""),
        })?.operationId;
        reading = reading.then(() => readThrough(hooks, operation, exchange)).then(see, fail);
      } catch (error) {
        fail(error);
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
      await reading;
      const { results, seen, secrets } = judge;
      const neverResponded = { ended: "no target", because: `${target.url} never responded` } as const;
      const lost = sent.requests > 0 && !hasResponded ? neverResponded : {};
      return toReport({ results, sent, seen, secrets, errors, ...lost });
    },
  };
}
