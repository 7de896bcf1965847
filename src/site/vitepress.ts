import { createCssVariablesTheme } from "shiki";
import type { MarkdownRenderer, UserConfig } from "vitepress";
import { basePlaceholder, mockPlaceholder } from "../base/docs-site.js";
import { catalogueLink, headingAnchor } from "./links.js";
import type { NavigationItem } from "./navigation.js";
import { sectionsOf } from "./search-sections.js";

/** How VitePress builds the site: for any base, without scripts or styles in its pages, so that they need no exception from a policy. */
export function siteConfig(navigation: NavigationItem[], version: string): UserConfig {
  /** The groups of the menu, repeated as drop-downs at the top. */
  const first = ({ link, items: [item] = [] }: NavigationItem): string => link ?? (item ? first(item) : "/");
  const toMenu = ({ text = "", items = [] }: NavigationItem) => ({
    text,
    items: items.map((item) => ({ text: item.text ?? "", link: first(item) })),
  });
  return {
    base: basePlaceholder,
    title: "Standin",
    description: "A mock and a contract kit for two operations of a content management API.",
    lang: "en-US",
    // The pages as Markdown, which are copied as they are.
    srcExclude: ["public/**"],
    // A page that is only looked at loads no other.
    router: { prefetchLinks: false },
    // To turn transitions off while the theme changes would take a style that the policy of the pages forbids.
    appearance: { disableTransition: false },
    // The data of the pages is a separate script, not inline.
    metaChunk: true,
    head: [
      ["link", { rel: "icon", href: `${basePlaceholder}mark.svg`, type: "image/svg+xml" }],
      ["meta", { name: "standin-mock", content: mockPlaceholder }],
    ],
    markdown: {
      anchor: { slugify: headingAnchor },
      theme: createCssVariablesTheme({ name: "css-variables", variablePrefix: "--code-" }),
      codeTransformers: [{ name: "classes for styles", span: toClass, pre: toClass, line: toWords as never }],
      languageAlias: { jsonc: "json" },
      config: (md) => void md.use(catalogueIds).use(cellLabels),
    },
    themeConfig: {
      logo: "/mark.svg",
      nav: [...navigation.map(toMenu), { text: version, link: "/changes.html" }],
      sidebar: navigation,
      outline: [2, 3],
      externalLinkIcon: true,
      search: {
        provider: "local",
        options: {
          detailedView: false,
          miniSearch: {
            // For excerpts.
            options: { storeFields: ["title", "titles", "text"] },
            _splitIntoSections: (_: string, html: string) => sectionsOf(html),
          },
        },
      },
      footer: {
        message:
          "Made from openapi.yaml. Standin is an independent project; it is not made, endorsed or supported by the service that it stands in for.",
      },
    },
    vite: {
      plugins: [
        {
          name: "the site's own search",
          enforce: "pre",
          resolveId: (source, importer) =>
            source === "minisearch" && importer?.includes("VPLocalSearchBox")
              ? new URL("../../src/site/theme/search.ts", import.meta.url).pathname
              : undefined,
        },
      ],
      // One esbuild serves all, and no longer rewrites for the oldest browsers that Vite 5 names.
      build: { target: "es2022", chunkSizeWarningLimit: 4000 },
      logLevel: "warn",
    },
  };
}

/** A color of code is a class, since a policy for styles forbids attributes with styles. */
function toClass({ properties }: { properties: Record<string, unknown> }): void {
  const kind = /--code-token-([a-z-]+)/.exec(String(properties.style))?.[1];
  delete properties.style;
  if (kind !== undefined) properties.class = `t-${kind}`;
}

/** Colored code: an element around text, or the text. */
interface Code {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Code[];
}

/** What stands between white space in a command is one element, so that its line breaks nowhere else. */
function toWords(this: { options: { lang: string } }, line: Code): void {
  if (this.options.lang !== "sh") return;
  const words: Code[] = [];
  for (const token of line.children ?? [])
    for (const value of (token.children?.[0]?.value ?? "").split(/(\s+)/).filter(Boolean)) {
      const piece = { ...token, children: [{ type: "text", value }] };
      const last = words.at(-1);
      if (/\s/.test(value)) words.push(piece);
      else if (last?.properties?.class === "word") last.children?.push(piece);
      else words.push({ type: "element", tagName: "span", properties: { class: "word" }, children: [piece] });
    }
  line.children = words;
}

/** Ids of the catalogue are links to their rule or assumption, but in a link or in code. */
function catalogueIds({ renderer, utils }: MarkdownRenderer): void {
  renderer.rules.text = (tokens, at) => {
    const html = utils.escapeHtml(tokens[at]?.content ?? "");
    const before = tokens.slice(0, at);
    const link = before.findLast(({ type }) => type.startsWith("link_"))?.type === "link_open";
    if (link || /^<(?:span class="anchor|a class="id")/.test(before.at(-1)?.content ?? "")) return html;
    return html.replace(/\b[UWACRQ]-\d\d\b/g, (id) => `<a class="id" href="./${catalogueLink(id)}">${id}</a>`);
  };
}

/** A cell has the head of its column as a label, for where a row becomes a card. */
function cellLabels({ core }: MarkdownRenderer): void {
  core.ruler.push("cell-labels", ({ tokens }) => {
    let [heads, column]: [string[], number] = [[], 0];
    for (const [at, token] of tokens.entries()) {
      if (token.type === "thead_open") heads = [];
      else if (token.type === "th_open") heads.push(tokens[at + 1]?.content ?? "");
      else if (token.type === "tr_open") column = 0;
      else if (token.type === "td_open") token.attrSet("data-label", heads[column++] ?? "");
    }
  });
}
