import MiniSearch, { type Options, type SearchResult } from "minisearch";
import given from "../../../docs/reference/synonyms.json" with { type: "json" };

/** Words that readers use, by their stems, for those that the pages use: in `docs/reference/synonyms.json`. */
const synonyms: Readonly<Record<string, readonly string[]>> = given;

/** Words that say nothing by themselves. */
const idle = new Set(
  "a am an and are be can do does for how i in is it its may my of often on or s should to the too was what which with who".split(
    " ",
  ),
);

const stem = (word: string): string =>
  word.length < 5 ? word : word.replace(/ie[sd]$/, "y").replace(/(?:ing|ed|es|e|s)$/, "");

/** The query as search words: `time-out` is `timeout`, and 30 s is a time. */
function wordsOf(text: string): string[] {
  const told = text
    .replace(/\btime-out/gi, "timeout")
    .replace(/\b\d+ ?(?:ms|s|sec|seconds?|min|minutes?|h)\b/gi, "time");
  // As the index has them, after VitePress: letters and digits between white space and punctuation.
  const words: string[] = told.toLowerCase().match(/[^\s\p{Z}\p{P}]+/gu) ?? [];
  const meant = words.filter((word) => !idle.has(word));
  return meant.length > 0 ? meant : words;
}

/** Results with all words first, then those with all words in another spelling, then those with any word. */
function findIn(index: MiniSearch, text: string): SearchResult[] {
  const words = wordsOf(text);
  const find = (combineWith: "AND" | "OR", fuzzy: number): SearchResult[] => {
    const queries = words.map((word) => ({
      combineWith: "OR" as const,
      prefix: word.length > 2,
      fuzzy: word.length > 3 ? fuzzy : 0,
      queries: [word, stem(word), ...(synonyms[stem(word)] ?? [])],
    }));
    return index.search({ combineWith, queries, boostDocument: importance }, { fuzzy: 0 });
  };
  const all = [...find("AND", 0), ...find("AND", 0.25), ...find("OR", 0)];
  const seen = new Set<unknown>();
  return all.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Guides answer questions; what the updates say comes before what other operations repeat of it. */
function importance(id: string): number {
  if (/guide-|update-upload\.|update-webhook\.|webhook-call|changes\.html$/.test(id)) return 1.5;
  if (/(?:get|list|create|delete|update|bulk|reorder|resend)-/.test(id)) return 0.5;
  return /contracts|published-service|changes\.html#/.test(id) ? 0.5 : 1;
}

/** The base of the site is known when it is read: see `first.js`. */
const placed = (id: string): string => id.replace(/^\.\//, (globalThis as { standinBase?: string }).standinBase ?? "/");

/** In the place of MiniSearch, for VitePress's own search box. */
export default {
  loadJSON(json: string, options: Options): { search: (text: string) => SearchResult[] } {
    const index = MiniSearch.loadJSON(json, options);
    return { search: (text) => findIn(index, text).map((one) => ({ ...one, id: placed(one.id) })) };
  },
};
