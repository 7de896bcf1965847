import { asCame, type Exchange, mediaTypeOf } from "./exchange.js";

/** A kind of response to an operation, and how often it came. */
export interface SeenResponse {
  operation: string;
  status: number;
  /** The media type; null for one without a body. */
  content: string | null;
  count: number;
}

/** Counts the responses of a run by operation, status and media type. */
export interface SeenResponses {
  note(operation: string, exchange: Exchange): void;
  readonly list: readonly SeenResponse[];
}

export function createSeenResponses(): SeenResponses {
  const list: SeenResponse[] = [];
  return {
    list,
    note(operation, exchange) {
      const { status } = asCame(exchange);
      if (status === 0) return;
      const content = mediaTypeOf(exchange) || null;
      const known = list.find((one) => one.operation === operation && one.status === status && one.content === content);
      if (known) known.count++;
      else list.push({ operation, status, content, count: 1 });
    },
  };
}
