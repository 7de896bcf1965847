import { describe, expect, it } from "vitest";
import { html } from "../../../src/site/html.js";
import { toBlocks, toInline, toPlain } from "../../../src/site/markup.js";
import { anchorsOf, assets, pages, pageText, site } from "../../support/site.js";

const files = new Set([...site.keys(), ...assets.keys()]);

describe("every page", () => {
  /** The pages for which a check finds something, with what it finds. */
  const wrong = (check: (page: string, file: string) => unknown[]) =>
    pages.flatMap(([file, page]) => check(page, file).map((found) => ({ file, found })));
  const matching = (pattern: RegExp) => (page: string) => [...page.matchAll(pattern)].map(([text]) => text);

  it("has links only to what is there", () => {
    const anchors = new Map(pages.map(([file, page]) => [file, anchorsOf(page)]));
    const broken = wrong((page, file) =>
      [...page.matchAll(/\s(?:href|src)="([^"]*)"/g)]
        .map(([, link = ""]) => link)
        .filter((link) => {
          const [path = "", anchor] = link.split("#");
          const target = path === "" ? file : path;
          if (!files.has(target)) return true;
          return anchor !== undefined && !anchors.get(target)?.has(decodeURIComponent(anchor));
        }),
    );
    expect(broken).toEqual([]);
  });

  it("has each of its anchors once, one title, and headings in order", () => {
    expect(
      wrong((page) => {
        const anchors = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
        const main = page.slice(page.indexOf("<main"));
        const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
        return [
          ...anchors.filter((id, index) => anchors.indexOf(id) !== index),
          ...levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
          ...(page.match(/<h1/g) ?? []).slice(1),
        ];
      }),
    ).toEqual([]);
    expect(pages.filter(([, page]) => !page.includes("<h1"))).toEqual([]);
  });

  it("takes nothing from elsewhere, and has no script or style of its own", () => {
    expect(wrong(matching(/(?:src|href)="(?:https?:)?\/\/|<style|<script>|\son\w+="|\sstyle="/g))).toEqual([]);
  });

  it("holds nothing that was not put into words", () => {
    const words = (page: string) => page.replace(/<pre[\s\S]*?<\/pre>/g, "");
    expect(wrong((page) => matching(/undefined|\[object|NaN/g)(words(page)))).toEqual([]);
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
    for (const [name, page] of pages) expect(page.length, name).toBeLessThan(270_000);
  });
});
