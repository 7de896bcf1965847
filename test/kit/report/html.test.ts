import { createHash } from "node:crypto";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { toHtml } from "../../../src/kit/report/html.js";
import { script } from "../../../src/kit/report/html-script.js";
import type { Report } from "../../../src/kit/report/shape.js";
import { toView } from "../../../src/kit/report/view.js";
import { caseOf, htmlOf, reportOf } from "../../support/reported.js";

/** Ends whatever it stands in: a text, an attribute of either kind, a style, a comment. */
const evil = `"'--></style></title></script><script>alert(1)</script><img src=x onerror=alert(1)>\``;

const response = { status: 500, headers: { "x-a": "b" }, body: { a: "b" } };
const evidence = { request: "curl", response, seen: { by: "read", request: "curl", response }, change: "c" };

/** A report with every member that can hold a text, so that each place of the page is filled. */
const full: Report = {
  ...reportOf([
    caseOf("upload-tags", ["U-08", "X-01"], { ...evidence, difference: "d", readings: ["R-01"], call: "POST /a" }),
    caseOf("upload-notes", ["Q-39"], { ...evidence, verdict: "differs", about: [{ field: "a", from: "b", to: "c" }] }),
    caseOf("upload-file", ["U-07"], { verdict: "not-verified", because: "b", reason: "r" }),
    caseOf("put-back", [], { verdict: "not-verified", because: "b" }),
  ]),
  ended: "calls",
  ended_because: "b",
  binding: "b",
  baseline: { date: "d", new: [{ id: "U-08", contract: "c", finding: "f" }], known: [], mended: ["U-09"] },
  catalogue: { "X-01": "x" },
  coverage: [{ operation: "o", status: 200, content: "c", documented: false, seen: 1 }],
  readings: [{ id: "R-01", name: "n", text: "t", taken_back: true }],
  internal_errors: [{ contract: "c", message: "m" }],
  held_in_part: { "U-08": ["p"] },
};

type Node = Record<string, unknown>;

/** The tags of a page with the names of their attributes, in order; its texts are left out. */
function structureOf(page: string): unknown[] {
  const text = page.replace("<!doctype html>\n", "").replace(`<script>${script}</script>`, "");
  expect(XMLValidator.validate(text, { unpairedTags: ["meta", "input"], allowBooleanAttributes: true })).toBe(true);
  const options = {
    ignoreAttributes: false,
    allowBooleanAttributes: true,
    unpairedTags: ["meta", "input"],
    preserveOrder: true,
  };
  const walk = (nodes: readonly Node[]): unknown[] =>
    nodes.flatMap(({ ":@": attributes = {}, ...node }) =>
      Object.entries(node).flatMap(([tag, children]) =>
        Array.isArray(children) ? [[tag, ...Object.keys(attributes as object), ...walk(children)]] : [],
      ),
    );
  return walk(new XMLParser(options).parse(text));
}

/** Every text in a value, by its path. What the page compares with is left as it is: IDs, verdicts, kinds of ending. */
function textsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === "string") return [[...path]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]));
}

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? withText(one, rest, text) : one));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, one]) => [key, key === name ? withText(one, rest, text) : one]),
  );
}

/** Members of which the kit chooses the value from a list of its own. */
const isChosen = ([first = "", ...rest]: readonly string[]) =>
  ["ended", "rules", "assumptions"].includes(first) || [first, ...rest].at(-1) === "verdict";

describe("report.html", () => {
  const places = textsIn(full).filter((path) => !isChosen(path));
  it.each(places.map((path) => ({ path, name: path.join("/") })))("shows what is in $name as text", ({ path }) => {
    // A text may decide what is shown, such as an ID. It is compared with a harmless one in the same place.
    const harmless = withText(full, path, "harmless text with a `piece`") as Report;
    const hostile = withText(full, path, `${evil}piece\``) as Report;
    expect(structureOf(toHtml(toView(hostile)))).toEqual(structureOf(toHtml(toView(harmless))));
  });

  it("permits nothing but its own style and script, by their hashes", () => {
    const page = toHtml(toView(full));
    const hashOf = (tag: string) =>
      createHash("sha256")
        .update(page.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? "")
        .digest("base64");
    expect(page).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hashOf("style")}'; script-src 'sha256-${hashOf("script")}'; base-uri 'none'; form-action 'none'">`,
    );
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/ style=| on\w+="|<link|<img|@import|url\(/);
  });

  it("leads from every ID to the evidence, or to its row", () => {
    const page = htmlOf(reportOf([caseOf("a", ["U-08", "U-13"]), caseOf("b", ["Q-39"], { verdict: "differs" })]));
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toContain("broken-U-08");
    for (const anchor of anchors) expect(page).toContain(` id="${anchor}"`);
  });

  it("counts causes before rules, and keeps every finding closed", () => {
    const page = htmlOf(reportOf([caseOf("a", ["U-08", "U-13"]), caseOf("b", ["U-07"])]));
    expect(page).toContain("<h1>2 causes, 3 broken rules</h1>");
    expect(htmlOf(reportOf([caseOf("a", ["U-08"])]))).toContain("<h1>1 cause, 1 broken rule</h1>");
    expect(page).not.toMatch(/<details[^>]* open/);
  });

  it("marks the member that differs, and shows the call that a finding is about", () => {
    const body = { data: { notes: "a", tags: ["b"] } };
    const response = { status: 200, headers: { "content-type": "application/json", date: "today" }, body };
    const call = "POST /standin-verify/x\nx-mark: 1\n\n{}";
    const page = htmlOf(
      reportOf([
        caseOf("a", ["U-08"], { request: "curl", response, difference: '/tags/0: sent "a", shown "b"' }),
        caseOf("b", ["C-03"], { call }),
      ]),
    );
    expect(page).toContain("<mark>    &quot;tags&quot;: [</mark>");
    expect(page).toContain("200\ncontent-type: application/json\n\n{");
    expect(page).toContain(`<h3>Received call</h3><pre tabindex="0">${call}</pre>`);
  });

  it("stays below 300 KB, with evidence of each cause and contract before more of one", () => {
    const response = { status: 200, headers: {}, body: Array.from({ length: 300 }, (_, index) => `value ${index}`) };
    const evidence = { request: "curl", response };
    const many = (id: string, contract: string) =>
      Array.from({ length: 60 }, (_, index) => caseOf(contract, [id], { ...evidence, because: `${id} ${index}.` }));
    const cases = ["U-05", "U-06", "U-07", "U-08", "W-01", "W-02"].flatMap((id) => [
      ...many(id, `first-${id}`),
      ...many(id, `second-${id}`),
    ]);
    const page = htmlOf(reportOf(cases));
    expect(page.length).toBeLessThan(300_000);
    for (const id of ["U-05", "W-02"])
      for (const nth of ["first", "second"]) expect(page).toContain(`<span class="sub">${nth}-${id}</span></summary>`);
    expect(page).toMatch(/\d+ more in report\.json, of first-U-05, second-U-05</);
  });
});
