import { type Html, html, type Part } from "../html.js";
import { type NavigationGroup, navigation } from "./navigation.js";

/** What a page is made of, before the frame that all have is put around it. */
export interface Page {
  /** Its file: `rules.html`. */
  file: string;
  title: string;
  /** One sentence, for those who look for it. */
  summary: string;
  content: Part;
}

/** In this order: what is narrow has the last word. */
const styles = ["palette", "base", "search", "marks", "parts", "examples", "tables", "narrow"];

const everywhere = ["search", "site", "hints", "contents", "served"].map((name) => `assets/${name}.js`);

/** The whole page: nothing in it comes from anywhere but the site's own folder. */
export function layout(page: Page, groups: readonly NavigationGroup[]): Html {
  const title = page.file === "index.html" ? page.title : `${page.title} · Standin`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${page.summary}">
<link rel="icon" href="assets/mark.svg" type="image/svg+xml">
${styles.map((name) => html`<link rel="stylesheet" href="assets/${name}.css">\n`)}<script src="assets/choices.js"></script>
${everywhere.map((script) => html`<script src="${script}" defer></script>\n`)}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="index.html"><img src="assets/mark.svg" alt="" width="24" height="24">Standin</a>
<button type="button" class="menu-button" aria-expanded="false" aria-controls="menu" hidden>Menu</button>
<div class="search" role="search">
<input type="search" id="search" placeholder="Search: U-14, basename, retry" aria-label="Search" role="combobox" aria-expanded="false" aria-controls="results" aria-autocomplete="list" autocomplete="off" spellcheck="false" disabled>
<kbd aria-hidden="true">/</kbd>
<ul id="results" role="listbox" aria-label="Results" hidden></ul>
</div>
<p class="unseen" role="status" id="search-status"></p>
</header>
${framed(page, groups)}
</body>
</html>
`;
}

const framed = ({ file, content }: Page, groups: readonly NavigationGroup[]): Html => html`<div class="frame">
${navigation(groups, file)}
<main id="content" tabindex="-1">
${content}
<footer><p>Made from <code>openapi.yaml</code>. Standin is an independent project; it is not made, endorsed or supported by the service that it stands in for.</p></footer>
</main>
</div>`;
