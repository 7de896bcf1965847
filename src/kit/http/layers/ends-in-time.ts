import { EventEmitter } from "node:events";
import { type Exchange, unanswered } from "../../wire/exchange.js";
import type { Gate } from "../gate.js";
import type { Ports } from "../ports.js";
import type { HttpRequest, Layer } from "../request.js";
import type { Transport } from "../transport.js";

/** Timeout of a whole exchange, from the first byte sent to the last one read, in milliseconds. */
export const responseTimeout = 15_000;
/** A target that hangs once may hang often, so later timeouts are shorter, but never so short that a usual response is late. */
const shorterTimeouts = [responseTimeout, 4000, 2000, 1000];

interface Line {
  transport: Pick<Transport, "isConnected">;
  /** Receives every exchange, and how long it took, in milliseconds. */
  onExchange(exchange: Exchange, took: number): void;
}

/** Ends each exchange after its time, and with the run: a GET rejects then, since nothing needs its response. */
export function endsInTime({ now, after }: Ports, gate: Gate, { transport, onExchange }: Line): Layer {
  let hangs = 0;
  /** The longest exchange so far that was complete, in milliseconds. */
  let slowest = 0;

  /** A deadline without a connection means that nobody is there, like a refused connection. */
  const late = (url: string, limit: number): string =>
    transport.isConnected(url)
      ? `DEADLINE: no complete response within ${limit / 1000} s`
      : `UND_ERR_CONNECT_TIMEOUT: no connection within ${limit / 1000} s`;

  function note(exchange: Exchange, start: number): Exchange {
    const took = now() - start;
    if (!exchange.failure) slowest = Math.max(slowest, took);
    if (exchange.failure?.startsWith("DEADLINE")) hangs++;
    onExchange(exchange, took);
    return exchange;
  }

  return (next) => async (request) => {
    const { signal, end } = gate.endsOf(request);
    const shorter = shorterTimeouts[Math.min(hangs, shorterTimeouts.length - 1)] ?? responseTimeout;
    const limit = Math.min(responseTimeout, Math.max(shorter, 4 * slowest));
    const rejects = request.method === "GET" ? signal : undefined;
    const interrupting = rejects ?? end;
    const interrupted = "INTERRUPTED: the run was ended";
    const rejected = (): never => {
      throw new Error(interrupted);
    };
    // Not counted, since nothing is sent.
    if (interrupting.aborted) return rejects ? rejected() : unanswered(request, interrupted);
    const start = now();
    const ending = new Ending();
    const callOff = after(limit, () => ending.end(late(request.url, limit)));
    const interrupt = () => ending.end(interrupted);
    interrupting.addEventListener("abort", interrupt, { once: true });
    try {
      // The transport notices the end only after it has a connection.
      const exchange = await Promise.race([next({ ...request, signal: ending.signal }), ending.over]);
      if (exchange && ending.because === undefined) return note(exchange, start);
      if (ending.because === interrupted && rejects) return rejected();
      return note(unanswered(request, ending.because ?? ""), start);
    } finally {
      callOff();
      interrupting.removeEventListener("abort", interrupt);
    }
  };
}

/** The end of one exchange before its response. */
class Ending {
  /** undici accepts this instead of an AbortSignal, which takes longer to create. */
  readonly signal: NonNullable<HttpRequest["signal"]> = new EventEmitter();
  because: string | undefined;
  readonly over: Promise<undefined>;
  #isOver = () => {};

  constructor() {
    this.over = new Promise((resolve) => {
      this.#isOver = () => resolve(undefined);
    });
  }

  end(because: string): void {
    this.because ??= because;
    this.signal.emit("abort");
    this.#isOver();
  }
}
