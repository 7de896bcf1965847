import { type Exchange, isSuccess } from "./exchange.js";

/** The entity tags (RFC 9110) of a target's resources, from their last responses. `key` identifies the resource. */
export interface EntityTags {
  /** The headers for an update or deletion of the last read state. Empty if its tag is unknown. */
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
      // The job will change the resource, so the tag becomes outdated.
      if (isSuccess(status) && status !== 202 && headers.etag !== undefined) tags.set(key, headers.etag);
      else if (isSuccess(status)) tags.delete(key);
    },
    forget: (key) => void tags.delete(key),
  };
}

/** Whether a request was refused because of an outdated or missing entity tag. */
export const isTagRefused = ({ status }: Pick<Exchange, "status">): boolean => status === 412 || status === 428;
