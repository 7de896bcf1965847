/** What the scripts of the site hand to one another: classic scripts, since a page from a file may load no modules. */
interface Window {
  /** Kind, name, address and words of everything that can be found. */
  standinSearchIndex?: [kind: string, name: string, address: string, words: string][];
  /** The library that finds what is misspelled. */
  MiniSearch?: typeof import("minisearch").default;
}
