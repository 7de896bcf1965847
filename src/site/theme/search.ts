import MiniSearch, { type Options, type SearchResult } from "minisearch";
import given from "../../../docs/reference/synonyms.json" with { type: "json" };

/** What the index keeps of a section. */
interface Section {
  title: string;
  titles: string[];
  text: string;
}
type Hit = SearchResult & Section;

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
    .replace(/\bhow many\b/gi, "")
    .replace(/\btime-out/gi, "timeout")
    .replace(/\b\d+ ?(?:ms|s|sec|seconds?|min|minutes?|h)\b/gi, "time");
  // As the index has them, after VitePress: letters and digits between white space and punctuation.
  const words: string[] = told.toLowerCase().match(/[^\s\p{Z}\p{P}]+/gu) ?? [];
  const meant = words.filter((word) => !idle.has(word));
  return meant.length > 0 ? meant : words;
}

/** What has more of the words comes first. Other spellings count only where nothing has all words as they are. */
function findIn(index: MiniSearch<Section>, text: string): Hit[] {
  const words = wordsOf(text).map((word) => [word, stem(word), ...(synonyms[stem(word)] ?? [])]);
  const shareOf = ({ queryTerms }: SearchResult) =>
    words.filter((word) => word.some((one) => queryTerms.includes(one))).length / words.length;
  const find = (fuzzy: number) => {
    const queries = words.map((queries) => {
      const [{ length } = ""] = queries;
      return { combineWith: "OR" as const, prefix: length > 2, fuzzy: length > 3 && fuzzy, queries };
    });
    const hits = index.search(
      { combineWith: "OR", queries },
      { boost: { title: 4 }, boostDocument: importance },
    ) as Hit[];
    return hits.sort((one, other) => rank(other) - rank(one));
  };
  const rank = (hit: Hit) => hit.score * shareOf(hit) ** 2;
  const found = find(0);
  return found.some((hit) => shareOf(hit) === 1) ? found : find(0.25);
}

/** Guides answer questions. Flags, what other operations repeat of the updates, and release notes come later. */
const importance = (id: string): number => weights.find(([page]) => page.test(id))?.[1] ?? 1;

const weights: readonly [RegExp, number][] = [
  [/#parameter-|contracts|published-service|changes\.html#|guide-upgrading\.html#/, 0.3],
  [/guide-/, 2],
  [/command-line|library|control/, 0.6],
  [/\/(?:update-upload|update-webhook|webhook-call)\.|changes\.html$/, 2],
  [/(?:get|list|create|delete|update|bulk|reorder|resend)-/, 0.4],
];

/** A hit as VitePress's box shows it, which takes HTML: the headings above a section and its own, and then what it says. */
const shown = ({ id, titles, title, text, match, ...rest }: Hit): Hit => ({
  ...rest,
  // The base of the site is known when it is read: see `first.js`.
  id: String(id).replace(/^\.\//, (globalThis as { standinBase?: string }).standinBase ?? "/"),
  titles: [...titles, title].map(toHtml),
  title: toHtml(excerptOf(text, Object.keys(match))),
  text,
  match,
});

/** The words of a text around the first of the terms, which a hit has in its headings or here. */
function excerptOf(text: string, terms: readonly string[]): string {
  const places = terms.map((term) => text.toLowerCase().indexOf(term)).filter((at) => at >= 0);
  const from = text.lastIndexOf(" ", Math.max(0, Math.min(...places, text.length) - 50)) + 1;
  const to = text.indexOf(" ", from + 150);
  return `${from > 0 ? "… " : ""}${text.slice(from, to < 0 ? undefined : to)}${to < 0 ? "" : " …"}`;
}

const toHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** In the place of MiniSearch, for VitePress's own search box. */
export default {
  loadJSON(json: string, options: Options<Section>): { search: (text: string) => Hit[] } {
    const index = MiniSearch.loadJSON(json, options);
    return { search: (text) => findIn(index, text).map(shown) };
  },
};
