/**
 * Says of a call which one it is in a chain of calls, each of which caused the next. A request that has it is the call, or was
 * caused by it: a webhook can lead to Standin itself, and a receiver can pass the header on.
 */
export const depthHeader = "X-Standin-Depth";

/** A chain of calls ends here: one that goes on has no end. */
export const maximumDepth = 10;

/** Why the next one is not sent; it follows "Not sent:" in a sentence. */
export const tooDeep = `it would be call ${maximumDepth + 1} in a chain of calls that cause each other. Does the receiver cause the event that triggers its webhook?`;

/** The depth of the call that a request is, or was caused by; 0 where it names none. */
export function depthOf(headers: Readonly<Record<string, string | string[] | undefined>>): number {
  const text = headers[depthHeader.toLowerCase()];
  return typeof text === "string" && /^[0-9]{1,4}$/.test(text) ? Number(text) : 0;
}
