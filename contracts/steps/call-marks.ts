import type { ReceivedCall } from "../../src/kit/index.js";

/** What identifies the call for an event. Its time of arrival never does. */
export interface MarkedEvent {
  /** A text in the notes of the entity. */
  mark: string;
  /** The identifier of the entity. */
  id: string;
  /** The address of the webhook when the event was caused. Each set of settings has its own address. */
  url: string;
}

/**
 * Whether a call belongs to an event. `sure`: it shows the mark of the event, or its entity at that address. `maybe`:
 * it came to that address and shows nothing that identifies it, or it shows the entity at another address. Events of
 * other uploads, runs and users call the same webhook.
 */
export type Likeness = "sure" | "maybe" | "no";

const prefix = "standin-mark-";

export const markOf = (unique: string): string => prefix + unique;

const marksIn = (body: string): string[] => body.match(/standin-mark-[a-z0-9]{1,40}/gi) ?? [];

/** `marks` are those of the events so far, in order. A payload may also show the previous state of the entity. */
export function likenessOf(call: ReceivedCall, event: MarkedEvent, marks: readonly string[]): Likeness {
  const isThere = isAt(call, event.url);
  const shown = marksIn(call.body);
  const own = marks.filter((mark) => shown.includes(mark));
  if (own.at(-1) === event.mark) return "sure";
  // A call with only an older mark may be an older call that arrives late.
  if (shown.length > 0) return own.length > 0 && isThere ? "maybe" : "no";
  if (showsId(call.body, event.id)) return isThere ? "sure" : "maybe";
  return isThere ? "maybe" : "no";
}

/** Whether the calls so far show the marks of their events. */
export const showMarks = (calls: readonly ReceivedCall[], marks: readonly string[]): boolean =>
  calls.some(({ body }) => marksIn(body).some((mark) => marks.includes(mark)));

/** The path of a call, without the prefix of a tunnel. */
export const pathOf = ({ path }: Pick<ReceivedCall, "path">): string =>
  path.slice(Math.max(0, path.indexOf("/standin-verify/")));

/** Whether a call came to an address, or below it. */
export function isAt(call: ReceivedCall, url: string): boolean {
  const { pathname, search } = new URL(url);
  const wanted = pathOf({ path: pathname }) + search;
  const path = pathOf(call);
  return path.startsWith(wanted) && (path.length === wanted.length || "/?".includes(path.charAt(wanted.length)));
}

/** Whether a text contains an ID as a whole word or number. */
export function showsId(text: string, id: string): boolean {
  const isPart = (character: string) => /[\w-]/.test(character);
  for (let at = text.indexOf(id); id !== "" && at !== -1; at = text.indexOf(id, at + 1)) {
    if (!isPart(text.charAt(at - 1)) && !isPart(text.charAt(at + id.length))) return true;
  }
  return false;
}
