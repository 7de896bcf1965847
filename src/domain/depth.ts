/**
 * The header with a call's position in a chain of calls, each of which caused the next. A request with this header is the call
 * itself or was caused by it: a webhook can lead to Standin, and a receiver can forward the header.
 */
export const depthHeader = "X-Standin-Depth";

/** The maximum length of a chain of calls, which could be endless. */
export const maximumDepth = 10;

/** Why the next call is not sent. It follows "Not sent:" in a sentence. */
export const tooDeep = `it would be call ${maximumDepth + 1} in a chain of calls that cause each other. Does the receiver cause the event that triggers its webhook?`;
