import { describe, expect, it } from "vitest";
import { documents } from "../../../src/openapi/documents.js";
import type { StatementId } from "../../../src/openapi/generated/catalogue.js";
import { catalogueLink } from "../../../src/site/links.js";
import type { Catalogue } from "../../../src/site/model/catalogue.js";
import { toModel } from "../../../src/site/model/model.js";
import { isAwaited } from "../../support/awaited-ids.js";
import { anchorsOf, pages, pageText, source } from "../../support/site.js";

const { rules, assumptions, readings } = documents.flat["x-catalogue"];
const ids: string[] = [...rules, ...assumptions].map(({ id }) => id);
const model = toModel(source);

/**
 * What is missing of an id anywhere, in sentences; none when every id is in the document, in a contract and in the docs.
 * A reading says how rules are checked, so it marks no element and has no contract.
 */
function untraced(catalogue: Catalogue, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const item = catalogue.get(id);
    if (!item) return [`${id} is named and is not in the catalogue`];
    if (item.kind === "read") return [];
    const nowhere = item.elements.filter(({ address }) => address === undefined);
    return [
      ...(item.elements.length === 0 ? [`${id} marks nothing in the document`] : []),
      ...nowhere.map(({ label }) => `${id} marks ${label}, which no page shows`),
      ...(item.contracts.length === 0 ? [`${id} is checked by no contract`] : []),
    ];
  });
}

describe("every id of the catalogue", () => {
  it("marks something in the document, is checked by a contract, and shown at an address of its own", () => {
    const missing = untraced(model.catalogue, ids).filter((one) => {
      const [id = ""] = one.split(" ");
      return !isAwaited(id) || !one.endsWith("no contract");
    });
    expect(missing).toEqual([]);
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

  it("is missed when the document, the contracts or the pages have it not", () => {
    const without = (id: StatementId) =>
      toModel({ ...source, contracts: source.contracts.filter((one) => !one.ids.includes(id)) });
    expect(untraced(without("Q-24").catalogue, ["Q-24"])).toContain("Q-24 is checked by no contract");
    const flat = structuredClone(documents.flat);
    flat["x-catalogue"].rules.push({ id: "U-99" as "U-01", text: "Nothing says so.", short: "nothing", scope: [] });
    const more = toModel({ ...source, documents: { ...documents, flat } });
    expect(untraced(more.catalogue, ["U-99"])).toEqual([
      "U-99 marks nothing in the document",
      "U-99 is checked by no contract",
    ]);
  });

  it("names no contract's id that the catalogue has not", () => {
    const named = source.contracts.flatMap((contract) => contract.ids);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe("every field, parameter and header", () => {
  const bodies = model.operations.flatMap((operation) =>
    Object.entries(operation.views).flatMap(([envelope, { request, responses }]) =>
      [{ part: "body", body: request }, ...responses.map(({ status, body }) => ({ part: status, body }))].flatMap(
        ({ part, body }) =>
          (body?.fields ?? []).map((field) => ({
            name: `${operation.id} ${envelope} ${field.path.join(".")}`,
            part,
            ...field,
          })),
      ),
    ),
  );
  const others = model.operations.flatMap(({ id, parameters, views }) =>
    [...parameters, ...views.flat.responses.flatMap(({ headers }) => headers)].map((one) => ({
      ...one,
      name: `${id} ${one.name}`,
    })),
  );
  const all = [...bodies, ...others, ...model.call.payload.fields, ...model.call.headers];

  it("is stated, or assumed, or both", () => {
    const silent = all.filter(({ marks }) => marks.rules.length + marks.assumptions.length === 0);
    expect(silent.map((one) => JSON.stringify(one))).toEqual([]);
  });

  it("has a description", () => {
    expect(bodies.filter(({ description }) => description === "").map(({ name }) => name)).toEqual([]);
  });

  it("of an update is stated where the specification lists it", () => {
    for (const [schema, count] of [
      ["UploadUpdate", 9],
      ["WebhookUpdate", 11],
    ] as const) {
      const own = bodies.filter(
        ({ name, source: from, marks }) =>
          name.includes("flat") && from?.startsWith(`${schema}/`) && marks.rules.length > 0,
      );
      expect(own).toHaveLength(count);
    }
  });

  it("of anything but the body of an update, and the names that a template has, is assumed", () => {
    const stated = bodies.filter(({ marks }) => marks.rules.length > 0);
    expect(new Set(stated.map(({ name, part }) => `${name.split(" ")[0]} ${part}`))).toEqual(
      new Set(["updateUpload body", "updateWebhook body"]),
    );
    const ofPayload = model.call.payload.fields.filter(({ marks }) => marks.rules.length > 0);
    expect(ofPayload.map(({ path }) => path.join("."))).toEqual(["entity_type", "event_type", "entity"]);
    const author = bodies.find(({ name }) => name === "getUpload flat author")?.marks;
    expect(author).toMatchObject({ rules: [], assumptions: ["Q-04"] });
  });
});
