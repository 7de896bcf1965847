import { isObject, type JsonValue, textOf } from "../../base/json.js";
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
    if (!link || first.isDocument || !isSuccess(first.status)) return first;
    const data = listIn(first);
    let page = first;
    let after = linkIn(first, link);
    for (let pages = 1; after !== undefined && pages < mostPages; pages++) {
      const query = link.query === undefined ? undefined : { ...options.query, [link.query]: after };
      const place = query ? { query } : { url: new URL(after, page.request.url).href };
      page = await next(operationId, { ...options, ...place });
      if (!isSuccess(page.status)) return page;
      data.push(...listIn(page));
      after = linkIn(page, link);
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

const listIn = ({ json }: Exchange): JsonValue[] => {
  const data = valueAt(json, "/data");
  return Array.isArray(data) ? [...data] : [];
};

/** The address or the parameter of the next page. */
function linkIn(page: Exchange, { pointer }: NextPage): string | undefined {
  return textOf(valueAt(asReceived(page).json, pointer)) || undefined;
}
