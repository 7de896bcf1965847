/** Stands in the browser's bundle for Node's `path`, of which a package asks for nothing else: the extension of a name, with its dot. */
export function extname(name: string): string {
  const at = name.lastIndexOf(".");
  return at > name.lastIndexOf("/") + 1 ? name.slice(at) : "";
}
