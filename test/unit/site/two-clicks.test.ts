import { describe, expect, it } from "vitest";
import { documents, type EnvelopeName } from "../../../src/openapi/documents.js";
import type { OpenApiOperation, OpenApiSchema } from "../../../src/openapi/openapi-document.js";
import { catalogueLink, fieldAnchor, operationPage } from "../../../src/site/links.js";
import { anchorsOf, pageText } from "../../support/site.js";

interface Field {
  path: string[];
  rules: readonly string[];
  assumptions: readonly string[];
  /** What it may be, or each of its elements. */
  values: readonly string[];
}

/** The document's own fields, found without any of what the site is made by. */
function fieldsIn(envelope: EnvelopeName, schema: OpenApiSchema, path: string[] = []): Field[] {
  const parts = partsOf(envelope, schema);
  const own = parts.flatMap(({ properties }) => Object.entries(properties ?? {}));
  const below = parts.flatMap(({ items, additionalProperties: values }) => [
    ...(items ? fieldsIn(envelope, items, path) : []),
    ...(typeof values === "object" ? fieldsIn(envelope, values as OpenApiSchema, path) : []),
  ]);
  return [
    ...own.flatMap(([name, value]) => {
      const marked = partsOf(envelope, value);
      // What stands beside a reference comes before what it refers to.
      const own = marked.find((one) => one["x-standin"])?.["x-standin"];
      const ids = (key: "rules" | "assumptions"): string[] => own?.[key] ?? [];
      const elements = marked.flatMap(({ items }) => (items ? partsOf(envelope, items) : []));
      const values = [...marked, ...elements].flatMap((one) => (one.enum ?? []) as string[]);
      const field = { path: [...path, name], rules: ids("rules"), assumptions: ids("assumptions"), values };
      // `data`, `attributes` and the like are the envelope's, and have no description.
      const isWrapper = marked.every(({ description }) => description === undefined);
      return [...(isWrapper ? [] : [field]), ...fieldsIn(envelope, value, [...path, name])];
    }),
    ...below,
  ];
}

/** A schema, and what it refers to: all of it says something of the value. */
function partsOf(envelope: EnvelopeName, schema: OpenApiSchema): OpenApiSchema[] {
  const { $ref, anyOf = [] } = schema;
  const target = $ref && documents[envelope].components.schemas[$ref.replace("#/components/schemas/", "")];
  return [
    schema,
    ...[...(target ? [target] : []), ...(anyOf as OpenApiSchema[])].flatMap((one) => partsOf(envelope, one)),
  ];
}

const linksOf = (page: string) => [...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, link = ""]) => link);
const idsIn = (row: string, kind: string) =>
  [...(new RegExp(`<span class="mark ${kind}">.*?</p>`).exec(row)?.[0] ?? "").matchAll(/>([A-Z]-\d\d)</g)].map(
    ([, id = ""]) => id,
  );

const updates = [
  ["updateUpload", "/uploads/{upload_id}"],
  ["updateWebhook", "/webhooks/{webhook_id}"],
] as const;
const envelopes = ["flat", "json-api"] as const;
const all = updates.flatMap(([operation, path]) =>
  envelopes.flatMap((envelope) => {
    const update = documents[envelope].paths[path]?.put as OpenApiOperation;
    const [body] = Object.values(update.requestBody?.content ?? {});
    const fields = body ? fieldsIn(envelope, body.schema) : [];
    return fields.map((field) => ({ ...field, operation, envelope }));
  }),
);

const nameOf = ({ operation, envelope, path }: (typeof all)[number]) => `${operation} ${envelope} ${path.join(".")}`;

describe("with the site alone, from its first page", () => {
  it("is asked for every field of both updates, those in fields as well", () => {
    const names = all.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        "updateUpload flat default_field_metadata.focal_point.x",
        "updateUpload json-api data.relationships.upload_collection.data.id",
        "updateWebhook flat events.filters.entity_ids",
        "updateWebhook json-api data.attributes.http_basic_user",
      ]),
    );
  });

  it.each(all.map((field) => [nameOf(field), field] as const))("%s: one click says which, and two why", (_, field) => {
    const page = operationPage(field.operation);
    expect(linksOf(pageText("index.html"))).toContain(page);
    const anchor = fieldAnchor(field.envelope, "body", field.path);
    const [row = ""] =
      new RegExp(`<tr [^>]*id="${anchor.replaceAll(".", "\\.")}".*?</tr>`, "s").exec(pageText(page)) ?? [];
    const [stated, assumed] = [idsIn(row, "stated"), idsIn(row, "assumed")];
    expect(new Set(stated)).toEqual(new Set(field.rules));
    // What has no mark of its own is assumed by what stands around it.
    if (field.rules.length + field.assumptions.length > 0) expect(new Set(assumed)).toEqual(new Set(field.assumptions));
    expect([...stated, ...assumed]).not.toEqual([]);
    expect(field.values.filter((value) => !row.includes(`<code>${value}</code>`))).toEqual([]);
    for (const id of [...stated, ...assumed]) {
      const [target = "", at = ""] = catalogueLink(id).split("#");
      expect(linksOf(row)).toContain(catalogueLink(id));
      expect(anchorsOf(pageText(target))).toContain(at);
    }
  });
});
