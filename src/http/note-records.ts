import type { IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { Context } from "../api/context.js";
import { bodyLimits } from "../api/read-json.js";
import type { Pieces } from "../api/transport.js";
import { isObject, parseJson } from "../base/json.js";
import { fromUtf8, joinBytes } from "../base/text.js";
import { isRecord, type Records } from "../domain/store/records.js";

/** `/items`, and `/items/{id}` with whatever is done to that record. */
const recordPath = /^(?:\/json-api)?\/items(?:\/[^/]+(?:\/(?:publish|unpublish|duplicate))?)?$/;

/** The body of a response of `--proxy`, unchanged. Before its end, uploads here know of a record written there. */
export function withNote({ request }: Context, answer: IncomingMessage, records: Records): Pieces {
  const { method, path } = request;
  const isWritten = ["POST", "PUT", "DELETE"].includes(method) && recordPath.test(path);
  const hasChanged = isWritten && Number(answer.statusCode) < 300;
  return hasChanged ? noting(answer, (body) => note(records, body, method === "DELETE")) : answer;
}

/** Calls back with a body that is no longer than that of a request here, before its last piece. */
async function* noting(answer: IncomingMessage, callback: (body: unknown) => void): AsyncIterable<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let last: Uint8Array | undefined;
  for await (const piece of answer as AsyncIterable<Uint8Array>) {
    if (last) yield last;
    last = piece;
    size += piece.length;
    if (size <= bodyLimits.json.bytes) pieces.push(piece);
  }
  if (size <= bodyLimits.json.bytes) callback(toJson(joinBytes(pieces), answer.headers["content-encoding"]));
  if (last) yield last;
}

function note(records: Records, body: unknown, isDeleted: boolean): void {
  for (const record of isObject(body) ? [body.data].flat() : []) {
    if (!isRecord(record)) continue;
    if (isDeleted) records.delete(record.id);
    else records.put(record);
  }
}

const decoders: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** A body as JSON. Undefined if it is none, or decompresses to more than a body here may have. */
function toJson(bytes: Uint8Array, encoding = "identity"): unknown {
  const decode = decoders[encoding];
  if (!decode && encoding !== "identity") return undefined;
  try {
    return parseJson(
      fromUtf8(decode ? decode(bytes, { maxOutputLength: bodyLimits.json.bytes }) : bytes),
      bodyLimits.depth,
    );
  } catch {
    return undefined;
  }
}
