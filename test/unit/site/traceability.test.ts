import { describe, expect, it } from "vitest";
import { documents } from "../../../src/openapi/documents.js";
import { catalogueLink } from "../../../src/site/links.js";
import { toModel } from "../../../src/site/model/model.js";
import { isAwaited } from "../../support/awaited-ids.js";
import { anchorsOf, pages, pageText, source } from "../../support/site.js";

const { rules, assumptions, readings } = documents.flat["x-catalogue"];
const ids: string[] = [...rules, ...assumptions].map(({ id }) => id);
const model = toModel(source);

describe("every id of the catalogue", () => {
  it("marks something in the document, is checked by a contract, and shown at an address of its own", () => {
    for (const id of ids) {
      const { elements, contracts } = model.catalogue.get(id) ?? { elements: [], contracts: [] };
      expect([id, elements.length > 0, contracts.length > 0 || isAwaited(id)]).toEqual([id, true, true]);
      expect([id, elements.filter(({ address }) => address === undefined)]).toEqual([id, []]);
    }
    const homeless = [...ids, ...readings.map(({ id }) => id)].filter((id) => {
      const [page = "", anchor = ""] = catalogueLink(id).split("#");
      return !anchorsOf(pageText(page)).has(anchor);
    });
    expect(homeless).toEqual([]);
  });

  it("has a link from another page than its own", () => {
    const alone = ids.filter((id) => {
      const [own] = catalogueLink(id).split("#");
      return ![...pages].some(([file, text]) => file !== own && text.includes(`href="./${catalogueLink(id)}"`));
    });
    expect(alone).toEqual([]);
  });

  it("stands on every page that shows what it marks", () => {
    const silent = ids.flatMap((id) =>
      (model.catalogue.get(id)?.elements ?? []).filter(
        ({ address = "" }) => !pageText(address.split("#")[0] ?? "").includes(`href="./${catalogueLink(id)}"`),
      ),
    );
    expect(silent).toEqual([]);
  });
});

it("every field of a body has a description", () => {
  const bodies = model.operations.flatMap(({ id, views }) =>
    Object.values(views).flatMap(({ request, responses }) =>
      [request, ...responses.map(({ body }) => body)].flatMap((body) =>
        (body?.fields ?? []).map(({ path, description }) => ({ name: `${id} ${path.join(".")}`, description })),
      ),
    ),
  );
  expect(bodies.length).toBeGreaterThan(100);
  expect(bodies.filter(({ description }) => description === "").map(({ name }) => name)).toEqual([]);
});
