import { expect, it } from "vitest";
import type { Marks } from "../../../src/site/model/marks.js";
import { toModel } from "../../../src/site/model/model.js";
import { markLines, marks } from "../../../src/site/pages/marks.js";
import { source } from "../../support/site.js";

const { operations, call } = toModel(source);

/** The rows of all tables that have words of their own, by the element of the document. */
function* rows(): Generator<[element: string, marks: Marks]> {
  for (const { id, parameters, views } of operations) {
    for (const { element, marks: own, fields } of parameters) {
      yield [`parameter ${element}`, own];
      for (const field of fields) yield [`${element}/${field.path.join("/")}`, field.marks];
    }
    for (const { request, responses } of Object.values(views)) {
      if (request) yield [String(request.schema ?? id), request.marks];
      for (const field of request?.fields ?? []) yield [field.source ?? field.path.join("/"), field.marks];
      for (const { name, marks: own, headers, body } of responses) {
        yield [`response ${name}`, own];
        for (const header of headers) yield [`header ${header.name}`, header.marks];
        for (const field of body?.fields ?? []) yield [field.source ?? field.path.join("/"), field.marks];
      }
    }
  }
  yield ["webhookCall", call.marks];
  for (const field of call.payload.fields) yield [`${field.source}`, field.marks];
  for (const { name, marks: own } of call.headers) yield [`header of a call ${name}`, own];
  for (const { status, marks: own } of call.responses) yield [`response to a call ${status}`, own];
}

const words = (own: Marks) =>
  markLines(own)
    .replace(/<a class="mark \w+"[^>]*>(\w+)<\/a>/g, "**$1**")
    .replaceAll("<br>", " ");

// Whoever changes a mark reads its line: is it exact for each of these elements, for a reader who knows only the spec?
// `npx vitest run --project processes test/unit/site/marks.test.ts -u` writes it anew.
it("every mark with words is in the table that was read through by eye", async () => {
  const elements = new Map<string, Set<string>>();
  for (const [element, own] of rows()) {
    if (own.inherited || own.rules.length + own.assumptions.length === 0) continue;
    const mark = words(own);
    elements.set(mark, (elements.get(mark) ?? new Set()).add(element));
  }
  const table = Array.from(elements, ([mark, found]) => `| ${mark} | ${[...found].join(", ")} |\n`);
  await expect(`| Mark | Elements |\n| --- | --- |\n${table.join("")}`).toMatchFileSnapshot("marks.md");
});

it("a row has its marks in one line, with the words for it where an ID is pointed at; what it only inherits has none", () => {
  const text = (line: string) => line.replace(/<[^>]*>/g, "");
  const inherited = { rules: [], assumptions: ["Q-04", "Q-10"], parts: {}, inherited: true } as const;
  expect(text(marks(inherited))).toBe("assumed Q-04 Q-10");
  expect(marks(inherited)).not.toContain("title=");
  const own = marks({ rules: ["U-05"], assumptions: ["Q-42"], parts: { "U-05": "a `string`" } });
  expect(text(own)).toBe("stated U-05 · assumed Q-42");
  expect(own).toContain('title="a string">U-05</a>');
});
