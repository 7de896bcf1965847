import { isNumber, isObject, type JsonObject, type JsonValue, show } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { Removable } from "../specs/resource-spec.js";
import { asReceived, type Exchange, isSuccess, told, toldInOwnWords } from "../wire/exchange.js";
import type { Api } from "./api.js";

/** What a target lists of one kind. */
export interface Listing {
  all: readonly JsonObject[];
  /** Why there may be more, to continue a sentence. Undefined if the list is whole. */
  because: string | undefined;
}

/** Lists all resources of a kind, page by page, until `isEnough`. */
export async function listWhole(
  api: Api,
  { operations: { list }, wholeList }: Pick<Removable, "operations" | "wholeList">,
  isEnough: (all: readonly JsonObject[]) => boolean = () => false,
): Promise<Listing> {
  if (!api.has(list)) return { all: [], because: `the target has no ${list}` };
  const { isOwn, next, whole } = api.target.operations[list] ?? {};
  // Only the document's own list is known to take its parameters.
  const isDocuments = !isOwn && next === undefined && whole !== true;
  const isPaged = isDocuments && "page[limit]" in wholeList;
  const shown = new Map<string, JsonObject>();
  const part = (because: string): Listing => ({ all: [...shown.values()], because });
  for (let page = 0; page < mostPages; page++) {
    const query = isPaged ? { ...wholeList, ...(page === 0 ? {} : { "page[offset]": String(shown.size) }) } : {};
    const exchange = await api.call(list, { query });
    if (!isSuccess(exchange.status)) return part(toldInOwnWords(exchange));
    const listed = api.codec.decodeList(exchange.json);
    if (!listed) return part(`${told(exchange)} without a list of resources`);
    const before = shown.size;
    for (const one of listed) shown.set(show(one.id), one);
    const all = [...shown.values()];
    if (isEnough(all)) return { all, because: undefined };
    if (exchange.isPart) return part(`${told(exchange)} without the next page`);
    const total = valueAt(exchange.json, "/meta/total_count");
    const isWhole = typeof total === "number" ? shown.size >= total : !isPaged || listed.length === 0;
    const more = isPaged || exchange.isPart === false ? undefined : hintOfMore(exchange, shown.size);
    if (isWhole && !more) return { all, because: undefined };
    // Stops at a target that repeats the same page.
    if (!isPaged || shown.size === before) return part(`${told(exchange)} with ${more ?? "a part of the list"}`);
  }
  return part(`it has more than ${mostPages} pages`);
}

/** Stops at an endless list. */
const mostPages = 100;

/** What in a response says that there is more, which the binding does not describe, or even denies. */
function hintOfMore(exchange: Exchange, count: number): string | undefined {
  if (/\brel="?next\b/i.test(exchange.headers.link ?? "")) return "a Link to the next page";
  const { json } = asReceived(exchange);
  const places = isObject(json) ? [json, ...Object.values(json).filter(isObject)] : [];
  const found = places.flatMap((place) => Object.entries(place)).find(([name, value]) => saysMore(name, value, count));
  return found && `${JSON.stringify(found[0])}: ${show(found[1])}`;
}

function saysMore(name: string, value: JsonValue, count: number): boolean {
  if (value === null || value === false || value === "") return false;
  if (/^total(?:_?count|_?items)?$/i.test(name) && typeof value === "number") return value > count;
  return (
    /^(?:next|.*next(?:_?page|_?cursor|_?token|_?url|_?link)?|has_?more)$/i.test(name) &&
    (typeof value !== "object" || isNumber(value))
  );
}
