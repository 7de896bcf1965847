import type { Ports } from "../http/ports.js";
import { type Contract, callsGroup } from "./contract.js";
import { requestsOf } from "./workers.js";

/** Before this number of requests, a pace says nothing: a few of each contract that runs at once. */
const firstRequests = 50;

const sumOf = (contracts: Iterable<Contract>) => [...contracts].reduce((sum, one) => sum + requestsOf(one), 0);

/**
 * Estimates the time that is left of a run, from what was measured so far. Contracts about calls take turns, or a few of them run
 * at once, so each of their requests waits for the one before. All others run side by side, at a pace that also shows a rate
 * limit. A target that needs more requests than contracts usually send is known from the contracts that have ended.
 */
export function createEstimate(contracts: readonly Contract[], { now }: Pick<Ports, "now">) {
  const inTurn = contracts.filter(({ serialGroup }) => serialGroup === callsGroup);
  const open = new Set(contracts);
  const starts = new Map<Contract, number>();
  /** Of the contracts in turn: how long they took, and how many requests they usually send. */
  const turns = { time: 0, requests: 0 };
  let first: { at: number; sent: number } | undefined;
  /** The requests and the time while contracts ran side by side. */
  let pace = { sent: 0, time: 0 };
  let sent = 0;
  let took = 0;

  const isSideBySide = () => [...open].some((one) => !inTurn.includes(one));
  return {
    started(contract: Contract): void {
      first ??= { at: now(), sent };
      starts.set(contract, now());
    },
    ended(contract: Contract): void {
      open.delete(contract);
      if (!inTurn.includes(contract)) return;
      turns.time += now() - (starts.get(contract) ?? now());
      turns.requests += requestsOf(contract);
    },
    /** Notes a request, and how long its response took, in milliseconds. */
    sent(time: number): void {
      sent++;
      took += time;
      if (first && isSideBySide()) pace = { sent: sent - first.sent, time: now() - first.at };
    },
    /** In milliseconds. Undefined before enough is known. */
    left(): number | undefined {
      if (!first || pace.sent < firstRequests) return undefined;
      const ended = contracts.filter((one) => !open.has(one));
      const others = ended.filter((one) => !inTurn.includes(one));
      const running = [...open].filter((one) => starts.has(one) && !inTurn.includes(one));
      // A running contract has sent half of its requests, on average.
      const usual = sumOf(others) + sumOf(running) / 2;
      const factor = others.length < contracts.length / 4 ? 1 : pace.sent / usual;
      const rest = sumOf([...open].filter((one) => !inTurn.includes(one))) - sumOf(running) / 2;
      const each = pace.time / pace.sent;
      const turn = turns.requests > 0 ? turns.time / turns.requests : factor * Math.max(took / sent, each);
      const waiting = inTurn.filter((one) => open.has(one));
      const began = waiting.flatMap((one) => starts.get(one) ?? []);
      const begun = began.reduce((sum, at) => sum + now() - at, 0);
      return rest * factor * each + Math.max(0, sumOf(waiting) * turn - begun) / Math.max(1, began.length);
    },
  };
}
