/** An address without the slashes at its end, so that a path can follow. */
export function withoutLastSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === "/") end--;
  return url.slice(0, end);
}
