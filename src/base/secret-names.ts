/** What makes a name a secret's wherever it stands in it, as in `XApiToken`. */
const parts = [
  ...["apikey", "api-key", "api_key", "authorization", "authentication", "cookie", "credential"],
  ...["passphrase", "passwd", "password", "secret", "signature", "token"],
];

/** What is found in too many other names, such as `author`, to count as a part of a word. */
const words: ReadonlySet<string> = new Set(["auth", "jwt", "key", "oauth", "pass", "pwd", "session", "sid", "sig"]);

/**
 * Whether a header, or a parameter of a query, carries a secret to judge by its name: for everything that shows, logs or
 * reports what was sent, in the mock and in the kit. A name more shows less; one that is missing shows a secret.
 */
export function isSecretName(name: string): boolean {
  const lower = name.toLowerCase();
  return parts.some((part) => lower.includes(part)) || wordsOf(name).some((word) => words.has(word));
}

/** `X-Custom-Auth`, `custom_auth` and `customAuth` are of the same words. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])(?=[A-Z])/g, "$1 ")
    .toLowerCase()
    .split(/[^a-z0-9]/);

/** Fields of resources that nobody should read, by their names in the document. */
export const secretFields: ReadonlySet<string> = new Set(["http_basic_password"]);
