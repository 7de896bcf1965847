/** Replaces Node's `path` in the browser's bundle. A package uses only this: the extension of a name, with its dot. */
export function extname(name: string): string {
  const at = name.lastIndexOf(".");
  return at > name.lastIndexOf("/") + 1 ? name.slice(at) : "";
}
