import { DomainError } from "../openapi/errors.js";
import { type Account, memoryOf, showMebibytes, ways } from "./memory.js";

/** Unread responses to several requests take at most this share of all memory: what is made for them is not yet collected. */
const share = 1 / 2;

/** A response of so many characters has room in its connection. */
export const shortResponse = 16 * 1024;

interface Unread {
  mock: { memory: Account };
  request: { method: string; onLeave(callback: () => void): void };
}

/** Throws INSUFFICIENT_STORAGE if there is no room for one more response of this many bytes. */
function assertRoom(memory: Account, bytes: number): void {
  const [others, limit] = [memory.usedFor("responses"), memory.limit * share];
  if (others > 0 && others + bytes > limit) {
    const detail = `Unread responses use ${showMebibytes(others)} of ${showMebibytes(limit)}, half of --memory. To free memory: ${ways.responses}.`;
    throw new DomainError("INSUFFICIENT_STORAGE", detail, { details: { full: "responses", limit } });
  }
  memory.assertRoom("responses", bytes);
}

/** Counts a response in steps; only the first leaves room for others. Returns what counts more, and what gives all of it back. */
export function countInSteps(memory: Account) {
  let held = 0;
  const hold = (bytes: number): void => {
    if (held === 0) assertRoom(memory, bytes);
    memory.charge("responses", bytes);
    held += bytes;
  };
  const release = (): void => {
    memory.release("responses", held);
    held = 0;
  };
  return { hold, release };
}

/** Throws INSUFFICIENT_STORAGE before a read's response is made that will find no room. Only while others are unread, since it takes time. */
export function assertReadable({ mock: { memory } }: Pick<Unread, "mock">, body: unknown): void {
  if (memory.usedFor("responses") === 0) return;
  const bytes = memoryOf(body);
  if (bytes > 4 * shortResponse) assertRoom(memory, 3 * bytes);
}

/** Counts a response that is not short until it is read or its client has gone. What was written is told in any case. */
export function countUnread({ mock: { memory }, request }: Unread, length: number): void {
  // The text, its bytes, and what was made for it and is not yet collected.
  let held = 3 * length;
  if (request.method === "GET") assertRoom(memory, held);
  memory.add("responses", held);
  request.onLeave(() => {
    memory.release("responses", held);
    held = 0;
  });
}
