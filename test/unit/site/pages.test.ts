import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { basePlaceholder, mockPlaceholder, placeDocs } from "../../../src/base/docs-site.js";
import { controlRoutes } from "../../../src/openapi/generated/control-routes.js";
import { libraryMembers } from "../../../src/openapi/generated/library-members.js";
import { optionList } from "../../../src/options.js";
import { sectionsOf } from "../../../src/site/search-sections.js";
import { anchorsOf, pages, pageText } from "../../support/site.js";

const anchors = new Map([...pages].map(([file, page]) => [file, anchorsOf(page)]));
const dist = new URL("../../../dist/docs/", import.meta.url);

/** The pages for which a check finds something, with what it finds. */
const wrong = (check: (page: string, file: string) => unknown[]) =>
  [...pages].flatMap(([file, page]) => check(page, file).map((found) => ({ file, found })));

describe("every built page", () => {
  it("has links only to what is there", () => {
    const isBroken = (link: string, from: string): boolean => {
      const [path = "", anchor] = link.replace(basePlaceholder, "").replace(/^\.\//, "").split("#");
      const target = path === "" ? (link.startsWith("#") ? from : "index.html") : path;
      const ids = anchors.get(target);
      if (!ids) return !existsSync(new URL(target, dist));
      return anchor !== undefined && anchor !== "" && !ids.has(decodeURIComponent(anchor)) && anchor !== "VPContent";
    };
    expect(
      wrong((page, file) =>
        [...page.matchAll(/\s(?:href|src)="([^"]*)"/g)]
          .map(([, link = ""]) => link)
          .filter((link) => !/^(?:https?:|data:)/.test(link) && isBroken(link, file)),
      ),
    ).toEqual([]);
  });

  it("has each anchor once, loads nothing from elsewhere, and has no script or style that its policy forbids", () => {
    expect(
      wrong((page) => {
        const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
        const foreign =
          /<(?:script|link|img)[^>]*(?:src|href)="(?:https?:)?\/\/|<style|<script>|<[^>]+\s(?:on\w+|style)="/g;
        return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...(page.match(foreign) ?? [])];
      }),
    ).toEqual([]);
  });

  it("holds nothing that was not put into words", () => {
    // VitePress makes IDs of random letters.
    const words = (page: string) => page.replace(/<pre[\s\S]*?<\/pre>/g, "");
    expect(wrong((page) => words(page).match(/undefined|\[object|\bNaN\b/g) ?? [])).toEqual([]);
  });

  it("has its links, scripts and styles where it is put, and no mock's root but from a mock", () => {
    for (const name of readdirSync(dist).filter((one) => /\.html$|^first\.js$/.test(one))) {
      const text = Buffer.from(pageText(name));
      for (const place of [{}, { base: "/a/b/" }]) {
        const placed = placeDocs(name, text, place).toString();
        expect([placed.includes(basePlaceholder), placed.includes(mockPlaceholder)]).toEqual([false, false]);
      }
    }
    const index = Buffer.from(pageText("index.html"));
    expect(placeDocs("index.html", index, { base: "/a/b/" }).toString()).toContain('src="/a/b/first.js"');
    expect(placeDocs("index.html", index, { mock: "../" }).toString()).toContain('content="../"');
  });
});

describe("the reference of the tool", () => {
  it("has every operation of the control interface, every option with its flag, and every member of the library", () => {
    const wanted = [
      ...controlRoutes.map(({ operationId }) => ["control.html", operationId]),
      ...optionList.map(({ name }) => ["library.html", `option-${name}`]),
      ...optionList
        .filter(({ flag }) => flag)
        .map(({ name }) => ["command-line.html", `serve--${name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`]),
      ...libraryMembers.map(({ of, name }) => ["library.html", `${of}.${name}`]),
    ];
    expect(wanted.filter(([page = "", id = ""]) => !anchors.get(page)?.has(id))).toEqual([]);
  });
});

it("the page of an update has at most 4,500 words, with all that a fold or a tab hides", () => {
  const [, main = ""] = pageText("update-upload.html").split('<main class="main"');
  expect(main.replace(/<[^>]*>/g, " ").split(/\s+/).length).toBeLessThan(4500);
});

it("the front page has a main part, and loads at most 400 KB before a click", () => {
  const page = pageText("index.html");
  expect(page).toContain("<main");
  const loaded = new Set(
    [...page.matchAll(/(?:href|src)="[^"]*?((?:assets\/|first)[^"]+\.(?:js|css))"/g)].map(([, name]) => name),
  );
  expect(loaded.size).toBeGreaterThan(4);
  const sizes = [...loaded].map((name = "") => readFileSync(new URL(name, dist)).length);
  expect(sizes.reduce((sum, size) => sum + size, page.length)).toBeLessThan(400_000);
});

it("a program finds each page as Markdown, without HTML, from llms.txt", () => {
  const list = readFileSync(new URL("llms.txt", dist), "utf8");
  const listed = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, file = ""]) => file.replace(/md$/, "html"));
  expect(new Set(listed)).toEqual(new Set([...pages.keys()].filter((file) => file !== "index.html")));
  const text = readFileSync(new URL("update-upload.md", dist), "utf8");
  expect(text).toMatch(/^# Update an upload\n/);
  expect(text.replace(/(`+)[\s\S]*?\1/g, "")).not.toMatch(/<\/?[a-z]|:::|\.html/);
});

it("a cell has the head of its column as a label, for where rows are cards", () => {
  expect(pageText("guide-alternatives.html")).toContain('<td data-label="The better choice if">');
});

it("a page is found by its headings and by the rows that have an address, each with the titles around it", () => {
  const page = `<h1 id="a" tabindex="-1">Page <a class="header-anchor" href="#a">&#8203;</a></h1><p>Intro.</p>
<h2 id="b" tabindex="-1">Part <a class="header-anchor" href="#b">&#8203;</a></h2><p>All.</p><table><tbody>
<tr>
<td><span class="anchor d0" id="body.x"><code>x</code></span></td><td>A &lt;field&gt;.</td>
</tr></tbody></table>`;
  expect([...sectionsOf(page)]).toEqual([
    { anchor: "", titles: ["Page"], text: "Intro. " },
    { anchor: "b", titles: ["Page", "Part"], text: "All. " },
    { anchor: "body.x", titles: ["Page", "Part", "x"], text: "x A <field>. body.x" },
  ]);
});
