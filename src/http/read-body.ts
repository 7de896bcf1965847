import type { IncomingMessage } from "node:http";

/** A body that is longer than it may be; what came of it is dropped. */
export class BodyTooLargeError extends Error {}

/** Whether a request says that it has no body. */
export const isBodyless = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;

/** All bytes of a request's body; throws as `readChunks` does. */
export const readBody = (request: IncomingMessage, limit: number): Promise<Buffer> =>
  receive(request, limit, (chunks) => (chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));

/**
 * The pieces of a request's body as they came, so that a file is in memory once. Throws BodyTooLargeError as soon as there
 * are more bytes than `limit`, or are to be, and an Error where the connection ends before all of it is there.
 */
export const readChunks = (request: IncomingMessage, limit: number): Promise<Buffer[]> =>
  receive(request, limit, (chunks) => chunks);

/**
 * Our own for speed: `raw-body` takes a tenth of all the time that an update has (docs/decisions/0011), most of it for what
 * we do not ask of it.
 */
function receive<Body>(request: IncomingMessage, limit: number, toBody: (chunks: Buffer[]) => Body): Promise<Body> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    // Without a length, as in chunks, the end is seen when it comes.
    const length = request.headers["content-length"];
    const expected = length === undefined ? Number.NaN : Number(length);
    let size = 0;
    const finish = () => resolve(toBody(chunks));
    const refuse = () => {
      // What is left must be taken off the connection, or no further request on it is answered.
      request.removeListener("data", keep).resume();
      reject(new BodyTooLargeError());
    };
    const keep = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > limit) refuse();
      else if (size === expected) finish();
    };
    if (expected > limit) return refuse();
    request.on("data", keep);
    if (!(expected > 0)) request.on("end", finish);
    // A connection that ends too early is an error; after `finish` it changes nothing any more.
    request.on("error", reject);
  });
}
