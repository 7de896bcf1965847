import type { Ports } from "../target/ports.js";
import { requestsOf } from "./lanes.js";
import type { Selection } from "./selection.js";

/** After so many requests the pace of a run is looked at: a few of each of the contracts that run at once. */
const firstRequests = 50;

/** Tells how long a run takes, by what its contracts are known to send. */
export function estimate(
  { contracts }: Selection,
  { now }: Pick<Ports, "now">,
  onEstimate: (left: number) => void,
): (sent: number) => void {
  const start = now();
  const all = contracts.reduce((sum, contract) => sum + requestsOf(contract), 0);
  return (sent) => {
    if (sent % firstRequests === 0) onEstimate(((now() - start) / sent) * Math.max(all - sent, 0));
  };
}
