import { type Exchange, isSuccess } from "./exchange.js";

/** The entity tags (RFC 9110) of a target's resources, as they were last shown; `key` tells which resource. */
export interface EntityTags {
  /** The headers of an update, or a deletion, of what was last read; none where its tag is not known. */
  headersFor(key: string): Record<string, string>;
  isKnown(key: string): boolean;
  learn(key: string, exchange: Exchange): void;
  forget(key: string): void;
}

export function createEntityTags(): EntityTags {
  const tags = new Map<string, string>();
  return {
    headersFor(key): Record<string, string> {
      const tag = tags.get(key);
      return tag === undefined ? {} : { "If-Match": tag };
    },
    isKnown: (key) => tags.has(key),
    learn(key, { status, headers }) {
      // A job's work is still to come: what was shown before it is old then.
      if (isSuccess(status) && status !== 202 && headers.etag !== undefined) tags.set(key, headers.etag);
      else if (isSuccess(status)) tags.delete(key);
    },
    forget: (key) => void tags.delete(key),
  };
}

/** Whether a request was refused because its entity tag is an old one, or because it has none. */
export const isTagRefused = ({ status }: Pick<Exchange, "status">): boolean => status === 412 || status === 428;
