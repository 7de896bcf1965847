/** A text as one word of a POSIX shell: in single quotes every character is literal, except the quote. */
export const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export interface CurlRequest {
  method: string;
  /** As a word of the shell: in quotes, unless it needs none. */
  url: string;
  /** `name: value`, as words of the shell: one in double quotes may hold a variable. */
  headers: readonly string[];
  body: string | undefined;
}

/** The command that sends a request. `options` come first; `between` stands before each header, and before the body. */
export function toCurl(
  { method, url, headers, body }: CurlRequest,
  { options = [], between = " " }: { options?: readonly string[]; between?: string } = {},
): string {
  const start = ["curl", ...options, ...methodOptions(method)];
  // Brackets and braces would be patterns of many addresses.
  if (/[[\]{}]/.test(url)) start.push("--globoff");
  const parts = [...start, url].join(" ");
  return [parts, ...headers.map((header) => `-H ${header}`), ...bodyOptions(body)].join(between);
}

function methodOptions(method: string): string[] {
  if (method === "GET") return [];
  // With -X it would wait for a body that never comes.
  return method === "HEAD" ? ["--head"] : ["-X", method];
}

/** After an `@` curl would look for the name of a file. */
function bodyOptions(body: string | undefined): string[] {
  if (body === undefined) return [];
  return [`${body.startsWith("@") ? "--data-raw" : "-d"} ${quoteForShell(body)}`];
}
