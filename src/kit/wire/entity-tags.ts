import { type Exchange, isSuccess } from "./exchange.js";

/** The entity tags (RFC 9110) of a target's resources, from their last responses. `key` identifies the resource. */
export interface EntityTags {
  /** The headers for an update or deletion of the last read state. Empty if its tag is unknown. */
  headersFor(key: string): Record<string, string>;
  isKnown(key: string): boolean;
  /** A read that lags behind the last change shows the tag from before it, which is not learned. */
  learn(key: string, exchange: Exchange, how?: { isChange?: boolean }): void;
  /** Forgets the tag that the target refused, and that an earlier one is out of date: the next read shows which is right. */
  forget(key: string): void;
}

export function createEntityTags(): EntityTags {
  const tags = new Map<string, string>();
  const outdated = new Map<string, Set<string>>();
  return {
    headersFor(key): Record<string, string> {
      const tag = tags.get(key);
      return tag === undefined ? {} : { "If-Match": tag };
    },
    isKnown: (key) => tags.has(key),
    learn(key, { status, headers }, { isChange = false } = {}) {
      if (!isSuccess(status)) return;
      const [old, tag] = [tags.get(key), headers.etag];
      const before = outdated.get(key) ?? new Set();
      if (!isChange && tag !== undefined && before.has(tag)) return;
      if (isChange && old !== undefined && old !== tag) outdated.set(key, before.add(old));
      // The job will change the resource, so the tag becomes outdated.
      if (status === 202 || tag === undefined) return void tags.delete(key);
      before.delete(tag);
      tags.set(key, tag);
    },
    forget(key) {
      tags.delete(key);
      outdated.delete(key);
    },
  };
}

/** Whether a request was refused because of an outdated or missing entity tag. */
export const isTagRefused = ({ status }: Pick<Exchange, "status">): boolean => status === 412 || status === 428;
