/** Milliseconds that this process may take for a part of a request, several times what anything linear in 16 KB does. */
export const shortTime = 50;

/**
 * The least processor time, in milliseconds, that some work takes of three tries: another program, or the garbage
 * collector, can only add to it. What is fast at once is not tried again, nor what is slow beyond doubt.
 */
export function processorTime(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > shortTime; tries++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least > 10 * shortTime) break;
  }
  return least;
}
