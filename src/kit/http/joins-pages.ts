import { isObject, isSame, type JsonValue, textOf } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { NextPage, Target } from "../binding/target.js";
import { asReceived, type Exchange, isSuccess } from "../wire/exchange.js";
import type { CallLayer } from "./request.js";

/** Reads all pages of a list, as far as the target links them. */
export const joinsPages =
  (target: Target): CallLayer =>
  (next) =>
  async (operationId, options) => {
    const link = target.operations[operationId]?.next;
    const first = await next(operationId, options);
    const data = listIn(first);
    if (!link || first.isDocument || !isSuccess(first.status) || !data) return first;
    let page = first;
    let after = placeAfter(first, link, data.length, 1);
    for (let pages = 1; after !== undefined && pages < mostPages; pages++) {
      const { query, url } = after;
      page = await next(operationId, { ...options, ...(query ? { query: { ...options.query, ...query } } : { url }) });
      // Who counts pages may refuse the one after the last.
      if (!("pointer" in link) && [400, 404, 416].includes(page.status)) after = undefined;
      else {
        const listed = listIn(page);
        // What cannot be read is no end of the list.
        if (!isSuccess(page.status) || !listed) return page;
        const more = listed.filter((one) => !data.some((known) => isSame(one, known)));
        data.push(...more);
        // A target that ignores the parameter shows the first page again.
        after = more.length > 0 || "pointer" in link ? placeAfter(page, link, data.length, pages + 1) : undefined;
      }
    }
    const received = first.received ?? { status: first.status, json: first.json, secretNames: [] };
    return {
      ...first,
      json: { ...(isObject(first.json) ? first.json : {}), data },
      received,
      isPart: after !== undefined,
    };
  };

/** Stops at a target that always has one more page. */
const mostPages = 100;

/** Undefined if a response shows no list. */
const listIn = ({ json }: Exchange): JsonValue[] | undefined => {
  const data = valueAt(json, "/data");
  return Array.isArray(data) ? [...data] : undefined;
};

/** Where the next page is. Undefined after the last one. */
function placeAfter(page: Exchange, link: NextPage, items: number, pages: number) {
  if ("page" in link) return items > 0 ? { query: { [link.page]: String((link.from ?? 1) + pages) } } : undefined;
  if ("offset" in link) return items > 0 ? { query: { [link.offset]: String(items) } } : undefined;
  const found = textOf(valueAt(asReceived(page).json, link.pointer));
  if (!found) return undefined;
  if (link.query !== undefined) return { query: { [link.query]: found } };
  return { url: new URL(found, page.request.url).href };
}
