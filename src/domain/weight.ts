/**
 * About how many characters a value from JSON has: an eighth of its bytes as JSON at the least, and enough to say how much
 * memory it holds on to. It is as deep as bodies may be, which is no depth for a stack.
 */
export function weightOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 8;
  let weight = 16;
  if (Array.isArray(value)) for (const element of value) weight += weightOf(element);
  // Ours come from JSON, and have no members that they inherit.
  else for (const name in value) weight += name.length + 4 + weightOf(value[name as keyof typeof value]);
  return weight;
}
