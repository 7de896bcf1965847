/** What is said of one connection, and not to whoever is behind it (RFC 9110, 7.6.1). */
const ofConnection = ["connection", "keep-alive", "proxy-connection", "te", "upgrade"];

/** Where a body ends, and whom it is for: no `Connection` takes that away. */
const ofMessage: ReadonlySet<string> = new Set(["content-length", "transfer-encoding", "host"]);

/** The headers that a proxy passes on, as names and values in turn: all but those of one connection and `without`. */
export function endToEnd(raw: readonly string[], without: readonly string[] = []): string[] {
  const nameAt = (index: number) => raw[index - (index % 2)]?.toLowerCase() ?? "";
  const named = raw
    .filter((_, index) => index % 2 === 1 && nameAt(index) === "connection")
    .flatMap((value) => value.split(","))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !ofMessage.has(name));
  const left = new Set([...ofConnection, ...without, ...named]);
  return raw.filter((_, index) => !left.has(nameAt(index)));
}

/** Headers as node has them, by name: of one that came more than once, its values after one another. */
export const plainHeaders = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value = ""]) => [name, typeof value === "string" ? value : value.join(", ")]),
  );
