import { fromUtf8, joinBytes } from "../base/text.js";

/** Headers by name in lower case. The values of a repeated header are joined. */
export function toRecord(headers: Headers): Record<string, string> {
  const record: Record<string, string> = {};
  headers.forEach((value, name) => {
    record[name] = value;
  });
  return record;
}

/** A stream of bytes as the body of a response. Calls `onEnd` when all are sent or the reader has gone. */
export function streamOf(pieces: AsyncIterable<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (!done) return controller.enqueue(value);
      controller.close();
      onEnd();
    },
    async cancel() {
      await iterator.return?.();
      onEnd();
    },
  });
}

/** The text of a body, up to a number of bytes. The rest is not read. */
export async function readText({ body }: Response, maximumBytes: number): Promise<string> {
  if (!body) return "";
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < maximumBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
  }
  await reader.cancel();
  return fromUtf8(joinBytes(chunks).subarray(0, maximumBytes));
}
