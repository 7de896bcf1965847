/** About how many characters a value from JSON has. It is as deep as bodies may be, which is no depth for a stack. */
export function weightOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  let weight = 0;
  if (Array.isArray(value)) for (const element of value) weight += 1 + weightOf(element);
  // Ours come from JSON, and have no members that they inherit.
  else for (const name in value) weight += name.length + weightOf(value[name as keyof typeof value]);
  return weight;
}
