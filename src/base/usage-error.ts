/** An error that the user can fix in what was passed: an option, or a file that one names. A command exits with 2. */
export class UsageError extends Error {}
