import { inOrder, type SortKeys, type Steps, sorted } from "../base/steps.js";
import { DomainError } from "../openapi/errors.js";
import type { operations } from "../openapi/generated/types.js";
import { inFewWords, quote } from "../openapi/violations.js";
import type { Upload } from "./entities.js";
import type { Store } from "./store/store.js";
import { type FilterContext, toSearch, toTest } from "./upload-filter.js";
import { pixelsOf } from "./upload-kinds.js";

type ListQuery = NonNullable<operations["listUploads"]["parameters"]["query"]>;

/** A page of uploads, newest first unless the query says otherwise, and how many match in all. */
export function* listUploads(store: Store, query: ListQuery): Steps<{ page: readonly Upload[]; total: number }> {
  const { "page[offset]": offset = 0, "page[limit]": limit = 30, ...selection } = query;
  const { uploads } = store;
  const locale = localeOf(store, selection.locale);
  if (Object.values(selection).every((value) => value === undefined))
    return { page: uploads.newest(offset, limit), total: uploads.size };
  // Filters and sorts the uploads only once for all pages.
  const matching = yield* uploads.selected(JSON.stringify(selection), () => select(store, selection, locale));
  return { page: matching.slice(offset, offset + limit), total: matching.length };
}

/** The locale to look in, the project's first by default. Throws INVALID_FORMAT for one that the project lacks. */
function localeOf({ locales }: Store, wanted: string | undefined): string {
  const [first = ""] = locales;
  if (wanted === undefined || locales.includes(wanted)) return wanted ?? first;
  const says = `must be one of ${locales.map(quote).join(", ")}, not ${inFewWords(wanted)}.`;
  throw new DomainError("INVALID_FORMAT", [{ pointer: "/locale", code: "VALIDATION_ENUM", says }], { place: "query" });
}

function* select(store: Store, query: ListQuery, locale: string): Steps<Upload[]> {
  const { "filter[ids]": ids, "filter[query]": words, "filter[fields]": fields, order_by: order } = query;
  const context: FilterContext = { locale, isInUse: (id) => store.records.referringTo(id).length > 0 };
  const isFound = words === undefined ? undefined : toSearch(words, context);
  const holds = fields && toTest(fields, context);
  const wanted = ids === undefined ? undefined : new Set(ids.split(",").map((id) => id.trim()));
  const matching: Upload[] = [];
  // A copy, because uploads may change while this function yields.
  for (const upload of [...store.uploads.values()].reverse()) {
    if (wanted && !wanted.has(upload.id)) continue;
    if ((!isFound || isFound(upload)) && (!holds || holds(upload))) matching.push(upload);
    yield;
  }
  const newestFirst = yield* sorted(matching, inOrder(["_created_at_DESC"], sortKeys));
  return order ? yield* sorted(newestFirst, inOrder(order, sortKeys)) : newestFirst;
}

const sortKeys: SortKeys<Upload> = {
  _created_at: ({ created_at }) => created_at,
  _updated_at: ({ updated_at }) => updated_at,
  basename: ({ basename }) => basename,
  filename: ({ filename }) => filename,
  format: ({ format }) => format,
  id: ({ id }) => id,
  mime_type: ({ mime_type }) => mime_type,
  resolution: pixelsOf,
  size: ({ size }) => size,
};
