import type { Transport } from "./transport.js";

type Asked = Pick<Transport, "method" | "headers">;

const opaque = (etag: string): string => etag.trim().replace(/^W\//, "");

/** Whether a read already has this version (RFC 9110, 13.1.2). */
export function hasVersion({ method, headers }: Asked, etag: string): boolean {
  const known = headers["if-none-match"];
  if (known === undefined || (method !== "GET" && method !== "HEAD")) return false;
  return known.trim() === "*" || known.split(",").some((one) => opaque(one) === opaque(etag));
}

/**
 * The bytes of a file that a request asks for (RFC 9110, 14), from one up to before another: null if the file has none of them, undefined
 * for the whole file. Several ranges at once are ignored, as a server may.
 */
export function rangeOf({ method, headers }: Asked, size: number, etag: string) {
  const { range = "", "if-range": version = etag } = headers;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  const isWhole = method !== "GET" || version !== etag || first + last === "";
  if (isWhole || (first !== "" && last !== "" && Number(last) < Number(first))) return undefined;
  // Without the first, the last ones of this number.
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  return from < to ? { from, to } : null;
}
