const headings = /<h([1-6])[^>]*? id="([^"]*)"[^>]*>(.*?)<a class="header-anchor".*?<\/a><\/h\1>/gs;
/** The rows of tables, and the members of a field in its row. */
const rows =
  /<(?:tr>\s*<td[^>]*|dt)>(?:(?!<\/(?:tr|dt)>).)*?<span class="anchor(?: d\d)?" id="([^"]+)">(.*?)<\/span>.*?(?:<details[^>]*> \d+ members? <dl>|<\/tr>|<\/dd>)/gs;
/** Bodies in JSON repeat the names of the fields, and so do the examples of an operation. */
const unsearched = /<div class="language-json.*?<\/pre><\/div>|<summary>|<\/summary>/gs;

/** Splits a page for the search: at its headings, and at each row that can be linked to. The title of each is the last of `titles`. */
export function* sectionsOf(html: string): Generator<{ anchor: string; titles: string[]; text: string }> {
  const found = [...html.matchAll(headings)];
  const around: string[] = [];
  for (const [at, match] of found.entries()) {
    const [whole, level = "1", anchor = "", title = ""] = match;
    const content = html.slice(match.index + whole.length, found[at + 1]?.index).replace(unsearched, " ");
    around.length = Number(level) - 1;
    around.push(wordsOf(title));
    if (anchor === "examples") continue;
    const titles = around.filter((one) => one !== undefined);
    yield {
      anchor: level === "1" ? "" : anchor,
      titles,
      text: `${wordsOf(content.replace(rows, " "))} `,
    };
    for (const [row, id = "", name = ""] of content.matchAll(rows))
      yield { anchor: id, titles: [...titles, wordsOf(name)], text: `${wordsOf(row)} ${id}` };
  }
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'" };

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[\s\u200b]+/g, " ")
    .trim();
