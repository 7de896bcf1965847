/** An error that the user can fix on the command line. The process ends with 2. */
export class UsageError extends Error {}
