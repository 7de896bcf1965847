/** The header with a call's position in a chain of calls. Requests with it are such a call, or caused by one. */
export const depthHeader = "X-Standin-Depth";

/** The maximum length of a chain of calls, which could be endless. */
export const maximumDepth = 10;

/** Why the next call is not sent. It follows "Not sent:" in a sentence. */
export const tooDeep = `it would be call ${maximumDepth + 1} in a chain of calls that cause each other. Does the receiver cause the event that triggers its webhook?`;
