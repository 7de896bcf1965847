import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { Target } from "../binding/target.js";
import { asReceived, type Exchange, isSuccess } from "../wire/exchange.js";
import type { CallLayer } from "./request.js";

/** Reads all pages of a list, as far as the target links them. */
export const joinsPages =
  (target: Target): CallLayer =>
  (next) =>
  async (operationId, options) => {
    const link = target.operations[operationId]?.next;
    const first = await next(operationId, options);
    if (!link || first.isDocument) return first;
    const data = listIn(first);
    let isPart = true;
    for (let page = first, pages = 1; pages < mostPages; pages++) {
      const after = valueAt(asReceived(page).json, link.pointer);
      if (!isSuccess(page.status) || (typeof after !== "string" && typeof after !== "number") || after === "") {
        isPart = false;
        break;
      }
      const query = link.query === undefined ? undefined : { ...options.query, [link.query]: String(after) };
      const place = query ? { query } : { url: new URL(String(after), page.request.url).href };
      page = await next(operationId, { ...options, ...place });
      if (!isSuccess(page.status)) return page;
      data.push(...listIn(page));
    }
    return isSuccess(first.status) ? { ...first, ...asShown(first, data), isPart } : first;
  };

/** Stops at a target that always has one more page. */
const mostPages = 100;

const listIn = ({ json }: Exchange): JsonValue[] => {
  const data = valueAt(json, "/data");
  return Array.isArray(data) ? [...data] : [];
};

const asShown = (first: Exchange, data: JsonValue[]): Pick<Exchange, "json" | "received"> => ({
  json: { ...(isObject(first.json) ? first.json : ({} as JsonObject)), data },
  received: first.received ?? { status: first.status, json: first.json, secretNames: [] },
});
