import type { Target } from "../binding/target.js";
import type { Exchange } from "../wire/exchange.js";
import { isOwnAddress } from "../wire/operation-request.js";
import type { Gate } from "./gate.js";
import { endsInTime, endsWithRun } from "./layers/ends.js";
import { runsHooks } from "./layers/runs-hooks.js";
import { followsRedirects, retriesFailures, sharesRateLimit } from "./layers/sends-again.js";
import { sendsOnlyRecorded } from "./layers/sends-only-recorded.js";
import { type Observations, observes } from "./observations.js";
import type { Ports } from "./ports.js";
import type { Layer, Send } from "./request.js";
import type { Transport } from "./transport.js";

/** What all requests of a run share. */
export interface Run {
  ports: Ports;
  gate: Gate;
  seen: Observations;
  transport: Transport;
  /** Receives the reasons for waiting. */
  onWait(text: string): void;
  /** Receives a message if a target does not recover. */
  onLost(text: string): void;
  /** Receives every exchange, also those that are repeated, and how long it took, in milliseconds. */
  onExchange(exchange: Exchange, took: number): void;
}

/**
 * The way out of every request, outermost first. The order is a property of safety: whatever redirects, hooks and retries make of
 * a request, it passes the check for a record and permission right before it is sent, each time.
 */
export function createSend(target: Target, run: Run): Send {
  const { ports, gate, seen, transport } = run;
  const { hooks } = target.wire;
  const isOwn = (url: string) => isOwnAddress(target, url);
  const layers: readonly Layer[] = [
    endsWithRun(target, gate, seen),
    observes(seen, target.wire.fields),
    followsRedirects(target.job.end, seen),
    ...(hooks ? [runsHooks(hooks, isOwn, seen)] : []),
    retriesFailures(ports, gate, run),
    sharesRateLimit(ports, gate, run.onWait),
    sendsOnlyRecorded(target),
    endsInTime(ports, gate, run),
  ];
  return layers.reduceRight<Send>((next, layer) => layer(next), transport.send);
}
