import {
  catalogueLink,
  contractLink,
  errorLink,
  fieldAnchor,
  guidePage,
  operationPage,
  parameterAnchor,
  recipePage,
} from "./links.js";
import { toPlain } from "./markup.js";
import type { DocsModel } from "./model/model.js";
import { callPage } from "./model/places.js";
import { violationsOf } from "./model/violations.js";
import type { Page } from "./parts/layout.js";
import { type SearchEntry, toolEntries } from "./tool-entries.js";

/** Everything that can be found, in the order in which equals are shown. */
export function toSearchIndex(model: DocsModel, pages: readonly Page[]): SearchEntry[] {
  const { catalogue, operations, errors, source } = model;
  return [
    ...[...catalogue.values()].map(({ kind, id, text, question = "" }): SearchEntry => {
      const words = toPlain(question === "" ? text : `${question}: ${text}`);
      return [kindNames[kind], id, catalogueLink(id), words];
    }),
    ...operations.map(
      ({ id, summary, method, path }): SearchEntry => [
        "operation",
        summary,
        operationPage(id),
        `${id} ${method} ${path}`,
      ],
    ),
    ...onceEach([...operations.flatMap(fieldEntries), ...callEntries(model)]),
    ...headerEntries(model),
    ...errors.map(
      ({ code, status, title, when }): SearchEntry => [
        "error",
        code,
        errorLink(code),
        toPlain(`${status}: ${title}. ${when}`),
      ],
    ),
    ...violationsOf(model).map(
      ([code, meaning]): SearchEntry => ["violation", code, errorLink(code), toPlain(meaning)],
    ),
    ...source.contracts.map(
      ({ id, title, ids }): SearchEntry => ["contract", id, contractLink(id), `${title} ${ids.join(" ")}`],
    ),
    ...toolEntries(source.tool),
    ...pages
      .filter(({ file }) => !operations.some(({ id }) => operationPage(id) === file))
      .map(({ title, file, summary }): SearchEntry => ["page", title, file, guideText(source, file) ?? summary]),
  ];
}

const kindNames = { stated: "rule", read: "reading", assumed: "assumption" } as const;

/** A guide is found by all of its words, those of its commands as well. */
function guideText({ guides, recipes }: DocsModel["source"], file: string): string | undefined {
  const guide = guides.find(({ name }) => guidePage(name) === file);
  const text = (guide ?? recipes.find(({ name }) => recipePage(name) === file))?.text;
  return text && toPlain(text.replace(/^# .+$/m, ""));
}

/** The same field is in several bodies; the first, which is an update's, is where it is found. */
const onceEach = (entries: readonly SearchEntry[]): SearchEntry[] =>
  [
    ...new Map(
      entries.toReversed().map((entry) => [`${entry[1]} ${entry[3].replace(/^[^.]*\. /, "")}`, entry]),
    ).values(),
  ].reverse();

/** What can be sent: parameters, and the fields of the body. What comes back has the same names. */
function fieldEntries({ id, summary, parameters, views }: DocsModel["operations"][number]): SearchEntry[] {
  const page = operationPage(id);
  const body = views.flat.request?.fields ?? [];
  const success = id.startsWith("get") ? views.flat.responses.find(({ status }) => status === "200") : undefined;
  return [
    ...parameters
      .filter((one) => one.in !== "path")
      .map(({ name, description }): SearchEntry => {
        return ["parameter", name, `${page}#${parameterAnchor(name)}`, `${summary}. ${toPlain(description)}`];
      }),
    ...body.map(({ path, description }): SearchEntry => {
      return [
        "field",
        path.join("."),
        `${page}#${fieldAnchor("flat", "body", path)}`,
        `${summary}. ${toPlain(description)}`,
      ];
    }),
    ...(success?.body?.fields ?? []).map(({ path, description }): SearchEntry => {
      const address = `${page}#${fieldAnchor("flat", success?.status ?? "", path)}`;
      return ["field", path.join("."), address, `${summary}. ${toPlain(description)}`];
    }),
  ];
}

/** Headers of responses, once each, where they are shown first. */
function headerEntries({ operations, addresses }: DocsModel): SearchEntry[] {
  const headers = operations.flatMap(({ views }) => views.flat.responses.flatMap(({ headers }) => headers));
  return [...new Map(headers.map((one) => [one.name, one])).values()].map(({ name, description }) => {
    return ["header", name, addresses.get(`headers/${name}`) ?? "", toPlain(description)];
  });
}

const callEntries = ({ call }: DocsModel): SearchEntry[] =>
  call.payload.fields.map(({ path, description }) => {
    const address = `${callPage}#${fieldAnchor("flat", "payload", path)}`;
    return ["field", path.join("."), address, `${call.summary}. ${toPlain(description)}`];
  });
