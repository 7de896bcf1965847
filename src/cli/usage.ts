/** Something that the user can mend on the command line; the process ends with 2. */
export class UsageError extends Error {}
