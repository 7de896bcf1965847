/** Six characters that name one refusal or failure, in a response and in the log. */
export const errorId = (ids: { job(): string }): string => ids.job().slice(-6);
