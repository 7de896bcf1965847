import { withoutLastSlashes } from "../../base/base-path.js";
import { documentJob } from "../binding/defaults.js";
import type { Target } from "../binding/target.js";
import { createMockTransport, type InProcessMock } from "../http/in-process-mock.js";
import type { Ports } from "../http/ports.js";
import { createReceiver } from "../http/receiver.js";
import type { HttpRequest } from "../http/request.js";
import { createTransport, type Transport } from "../http/transport.js";
import { createdBy } from "../specs/specs.js";
import { Codec } from "../wire/codec.js";
import { type Exchange, isSuccess } from "../wire/exchange.js";
import type { Contract } from "./contract.js";
import { openSession } from "./open-session.js";

/** A request that a run would send. */
export interface PlannedRequest {
  /** Undefined for requests before the first contract and after the last one. */
  contract: Contract | undefined;
  request: Exchange["request"];
}

/** The plan of a run. */
export interface DryRun {
  requests: PlannedRequest[];
  /** The reasons why contracts would send nothing, by contract ID. */
  unmet: Record<string, string>;
  /** Secrets of the plan that no report may show, besides the target's own. */
  secrets: readonly string[];
}

/**
 * Runs contracts one after another against an in-process mock instead of the target, and resolves with the requests. A value
 * that a target would choose appears as a name in braces. `ports` are those of the network, which is the only thing to wait
 * for.
 */
export async function dryRun(
  target: Target,
  contracts: readonly Contract[],
  ports: Ports,
  mock: InProcessMock,
): Promise<DryRun> {
  let contract: Contract | undefined;
  const sent: PlannedRequest[] = [];
  const names = new Names();
  const unmet: DryRun["unmet"] = {};
  const toMock = createMockTransport(target, mock, createTransport(ports));
  const recording: Transport = {
    ...toMock,
    async send(request) {
      const exchange = await toMock.send(request);
      sent.push({ contract, request: exchange.request });
      names.learn(target, request, exchange);
      return exchange;
    },
  };
  const words = countedWords();
  const receiver = async () => {
    const listening = await createReceiver({ ...ports, unique: words }, undefined, { holds: false });
    const shown = withoutLastSlashes(target.callbackUrl ?? "http://127.0.0.1:{port}");
    names.add(new URL(listening.inbox().url).origin, shown);
    // It sends the same requests as for the other failures.
    return { inbox: () => listening.inbox(), close: () => listening.close(), closedInbox: async () => undefined };
  };
  // The in-process mock responds at once, so the form of the target's jobs does not matter.
  const session = await openSession(
    { ...target, isDry: false, job: documentJob(target.envelope), times: { ...target.times, readLag: 0 } },
    { ...ports, sleep: async () => {}, unique: words },
    { network: { transport: recording, receiver }, contracts, calls: "allow" },
  );
  try {
    for (contract of contracts) {
      const before = sent.length;
      const { findings, failure } = await session.run(contract);
      if (failure) throw failure;
      if (sent.length === before) unmet[contract.id] = findings[0]?.because ?? "";
    }
  } finally {
    contract = undefined;
    await session.close();
  }
  const requests = sent.map(({ request, ...rest }) => ({
    ...rest,
    request: names.putIn(request.url.startsWith(mock.origin) ? { ...request, url: addressGiven } : request),
  }));
  return { requests, unmet, secrets: session.secrets };
}

/** The URL of a file, or one to send it to. */
const addressGiven = "{the address that the target gave}";

/** The texts that each run generates: `unique1`, `unique2`. */
function countedWords(): () => string {
  let count = 0;
  return () => `unique${++count}`;
}

/** The identifiers and URLs that the target chooses, each with its placeholder. */
class Names {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  add(text: string, name: string): void {
    this.#names.set(text, name);
  }

  /** Registers the identifier that an operation created. */
  learn(target: Target, { document }: HttpRequest, { status, json }: Exchange): void {
    const what = createdBy(target.resources, document?.operationId)?.kind;
    const id = new Codec(target).decode(json)?.id;
    if (what === undefined || !isSuccess(status) || typeof id !== "string") return;
    const count = (this.#counts.get(what) ?? 0) + 1;
    this.#counts.set(what, count);
    this.add(id, `{${what}-${count}}`);
  }

  putIn({ method, url, headers, body }: Exchange["request"]): Exchange["request"] {
    return { method, url: this.#put(url), headers, body: body === undefined ? undefined : this.#put(body) };
  }

  #put(text: string): string {
    return [...this.#names].reduce((named, [chosen, name]) => named.replaceAll(chosen, name), text);
  }
}
