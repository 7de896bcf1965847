/**
 * The body of a request as Node's fetch can send it. In tests with jsdom, a `File` is an object of jsdom, without the stream that
 * Node's fetch reads: in version 29 it has its bytes, and in older ones only the `FileReader` of jsdom can read it.
 */
export async function toSendable<Body>(body: Body): Promise<Body | ArrayBuffer> {
  const blob: Partial<Blob> = Object(body);
  const tag: unknown = Object(body)[Symbol.toStringTag];
  if ((tag !== "File" && tag !== "Blob") || blob.stream) return body;
  if (blob.arrayBuffer) return blob.arrayBuffer();
  const reader = new (globalThis as unknown as { FileReader: new () => Reader }).FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(body);
  });
}

/** The part of a `FileReader` that is used; the types of Node have none. */
interface Reader {
  result: unknown;
  error: Error;
  onload(): void;
  onerror(): void;
  readAsArrayBuffer(blob: unknown): void;
}
