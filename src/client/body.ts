/**
 * The body of a request as Node's fetch can send it. In tests with jsdom 26 or older, a `File` is an object of jsdom that only its own
 * `FileReader` can read; Node's fetch would send the text "[object File]" in its place.
 */
export async function toSendable<Body>(body: Body): Promise<Body | ArrayBuffer> {
  const tag: unknown = Object(body)[Symbol.toStringTag];
  if ((tag !== "File" && tag !== "Blob") || "arrayBuffer" in Object(body)) return body;
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
