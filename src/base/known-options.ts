/** Throws a TypeError for an option that a function does not have: a typo must not be ignored. `advice` ends the message. */
export function refuseUnknown(who: string, options: object, known: readonly string[], advice = ""): void {
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new TypeError(`${who} has no option ${JSON.stringify(unknown)}. Its options are ${known.join(", ")}.${advice}`);
}
