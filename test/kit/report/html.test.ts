import { createHash } from "node:crypto";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { toHtml } from "../../../src/kit/report/html.js";
import type { Report } from "../../../src/kit/report/shape.js";
import { toView } from "../../../src/kit/report/view.js";
import { caseOf, reportOf } from "../../support/reported.js";

/** Ends whatever it stands in: a text, an attribute of either kind, a style, a comment. */
const evil = `"'--></style></title></script><script>alert(1)</script><img src=x onerror=alert(1)>\``;

const response = { status: 500, headers: { "x-a": "b" }, body: { a: "b" } };
const evidence = { request: "curl", response, seen: { by: "read", request: "curl", response }, change: "c" };

/** A report with every member that can hold a text, so that each place of the page is filled. */
const full: Report = {
  ...reportOf([
    caseOf("upload-tags", ["U-08", "X-01"], { ...evidence, difference: "d", readings: ["R-01"] }),
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
  const text = page.replace("<!doctype html>\n", "");
  expect(XMLValidator.validate(text, { unpairedTags: ["meta"], allowBooleanAttributes: true })).toBe(true);
  const options = {
    ignoreAttributes: false,
    allowBooleanAttributes: true,
    unpairedTags: ["meta"],
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

  it("permits nothing but its own style, by its hash", () => {
    const page = toHtml(toView(full));
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(page).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">`,
    );
    expect(page).not.toMatch(/<script| style=| on\w+=/);
  });
});
