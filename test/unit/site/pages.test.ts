import { describe, expect, it } from "vitest";
import { html } from "../../../src/site/html.js";
import { toBlocks, toInline, toPlain } from "../../../src/site/markup.js";
import { anchorsOf, assets, pages, pageText, site } from "./site.js";

const files = new Set([...site.keys(), ...assets.keys()]);

describe.each(pages)("%s", (file, page) => {
  it("links to what is there alone", () => {
    const broken = [...page.matchAll(/\s(?:href|src)="([^"]*)"/g)]
      .map(([, link = ""]) => link)
      .filter((link) => {
        const [path = "", anchor] = link.split("#");
        const target = path === "" ? file : path;
        if (!files.has(target)) return true;
        return anchor !== undefined && !anchorsOf(site.get(target) ?? "").has(decodeURIComponent(anchor));
      });
    expect(broken).toEqual([]);
  });

  it("has each of its anchors once, one title, and headings in order", () => {
    const anchors = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([]);
    expect(page.match(/<h1/g)).toHaveLength(1);
    const main = page.slice(page.indexOf("<main"));
    const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it("takes nothing from elsewhere, and has no script or style of its own", () => {
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toMatch(/<style|<script>|\son\w+="|\sstyle="/);
  });

  it("holds nothing that was not put into words", () => {
    expect(page.replace(/<pre[\s\S]*?<\/pre>/g, "")).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe("markup", () => {
  it("escapes what is put into it", () => {
    expect(html`<p title="${'"<&>'}">${["<b>", false, undefined, 3]}</p>`.text).toBe(
      '<p title="&#34;&#60;&#38;&#62;">&#60;b&#62;3</p>',
    );
  });

  it("keeps short code with hyphens whole, and lets the rest break", () => {
    expect(toInline('`--dry-run` `a` `{"a-long-key":"a longer value"}`').text).toMatch(
      /^<code class="whole">--dry-run<\/code> <code>a<\/code> <code>/,
    );
  });

  it("is words alone where they are searched", () => {
    expect(toPlain("# A `title`\n\n| a | b |\n|---|---|\n| **c** | [d](e.md) |\n\n- one\n- two U-14")).toBe(
      "A title a b c d one two U-14",
    );
  });

  it("leads to pages of the site alone, and to no id inside a link", () => {
    expect(
      toInline("[jobs](../guides/jobs.md), [U-14 too](x.html), <https://example.com>, [there](https://example.com)")
        .text,
    ).toBe(
      '<a href="guide-jobs.html">jobs</a>, <a href="x.html">U-14 too</a>, <code>https://example.com</code>, there',
    );
  });

  it("turns code, bold and ids of the catalogue into elements, and nothing else", () => {
    expect(toInline("`a<b` **x** U-14 & <i>").text).toBe(
      '<code>a&#60;b</code> <strong>x</strong> <a class="whole" href="rules.html#U-14">U-14</a> &#38; &#60;i&#62;',
    );
  });
});

describe("a guide", () => {
  it("counts on after code that stands between two items", () => {
    const steps = toBlocks("1. Look.\n\n```sh\nls\n```\n\n2. Go.\n3. Rest.").text;
    expect(steps).toMatch(
      /<ol>\s*<li>Look\.<\/li>\s*<\/ol>.*<ol start="2">\s*<li>Go\.<\/li>\s*<li>Rest\.<\/li>\s*<\/ol>/s,
    );
  });
});

describe("an operation that the specification does not have", () => {
  it("is not said to need a token by a rule, which is about the two updates", () => {
    const authorization = (file: string) => /<h2 id="authorization".*?<h2/s.exec(pageText(file))?.[0] ?? "";
    expect(authorization("update-webhook.html")).toContain("A-01");
    expect(authorization("get-job-result.html")).toMatch(/assumed.*Q-17.*Q-29/s);
    expect(authorization("get-job-result.html")).not.toContain("stated");
  });
});

describe("the site's own files", () => {
  it("are made the same way each time, and are small but for MiniSearch", () => {
    const own = [...assets].filter(([name]) => !name.includes("minisearch"));
    expect(own.reduce((size, [, text]) => size + text.length, 0)).toBeLessThan(45_000);
    for (const [name, page] of pages) expect(page.length, name).toBeLessThan(250_000);
  });
});
