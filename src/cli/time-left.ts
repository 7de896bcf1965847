import type { Ports } from "../kit/http/ports.js";
import { type Contract, callsGroup } from "../kit/run/contract.js";
import { requestsOf } from "../kit/run/workers.js";

const sumOf = (some: readonly Contract[], of: (one: Contract) => number) => some.reduce((sum, one) => sum + of(one), 0);

/** Estimates the time left from how long ended contracts took for each usual request, those about calls apart. */
export function createEstimate(contracts: readonly Contract[], { now }: Pick<Ports, "now">) {
  const starts = new Map<Contract, number>();
  const times = new Map<Contract, number>();
  const timeOf = (one: Contract) => times.get(one) ?? now() - (starts.get(one) ?? now());
  /** How long each usual request took, in the contracts that have ended. */
  const paceOf = (some: readonly Contract[]) => {
    const ended = some.filter((one) => times.has(one));
    return sumOf(ended, timeOf) / sumOf(ended, requestsOf);
  };
  const leftOf = (some: readonly Contract[]) => {
    const pace = paceOf(some) || paceOf(contracts);
    const rests = some.map((one) => (times.has(one) ? 0 : Math.max(0, requestsOf(one) * pace - timeOf(one))));
    const first = Math.min(...some.map((one) => starts.get(one) ?? now()));
    const atOnce = Math.max(1, sumOf(some, timeOf) / (now() - first) || 1);
    return Math.max(0, ...rests, rests.reduce((sum, rest) => sum + rest, 0) / atOnce);
  };
  const isOfCalls = ({ serialGroup }: Contract) => serialGroup === callsGroup;
  return {
    started: (contract: Contract): void => void starts.set(contract, now()),
    ended: (contract: Contract): void => void times.set(contract, timeOf(contract)),
    /** In milliseconds. Undefined before a tenth of the contracts has ended. */
    left(): number | undefined {
      if (times.size * 10 < contracts.length || times.size === 0) return undefined;
      return leftOf(contracts.filter((one) => !isOfCalls(one))) + leftOf(contracts.filter(isOfCalls));
    },
  };
}
