import { pick } from "../base/json.js";
import { documentOf, documentOperations, documentTokenHeader, neededFor } from "../kit/binding/defaults.js";
import type { Target } from "../kit/binding/target.js";
import { ReadOnlyError } from "../kit/http/layers/sends-only-recorded.js";
import type { DocumentRequest, HttpRequest } from "../kit/http/request.js";
import type { Transport } from "../kit/http/transport.js";
import { resourceSpecs, updatableFields } from "../kit/specs/specs.js";
import { Codec } from "../kit/wire/codec.js";
import { toText, unanswered } from "../kit/wire/exchange.js";
import { addressOf as addressBelow } from "../kit/wire/operation-request.js";

type Resource = Target["resources"][number];

const ofJson = { "Content-Type": "application/json" };

/** A token that the mock refuses. It replaces the target's token without access. */
const tokenWithoutAccess = "no-management-access";

/**
 * Sends requests for a target to an in-process mock at an origin, in the form of the document: in the target's envelope, or in
 * the flat one if the envelope has pointers. Nothing goes to the target or anywhere else.
 * Each exchange shows the request as the target would get it.
 */
export function createMockTransport(target: Target, origin: string, transport: Transport): Transport {
  const base = origin + (documentOf(target.envelope) === "json-api" ? "/json-api" : "");
  // Replaces the entity tag that a target would have shown.
  const shown: Record<string, string> = target.wire.match === "etag" ? { etag: '"{etag}"' } : {};

  function addressOf({ url, document }: HttpRequest): string | undefined {
    if (url.startsWith(`${origin}/`)) return url;
    if (document) return addressBelow({ url: base }, documentOperations[document.operationId], document.options);
    // Hides that it is a Standin.
    const isControl = new URL(url).pathname.startsWith("/_standin/");
    return url.startsWith(`${target.url}/`) && !isControl ? base + url.slice(target.url.length) : undefined;
  }

  const codec = new Codec(target);

  /** Uploads a file, as a target would take it with the resource. Resolves with its path at the mock. */
  async function upload(filename: string, headers: HttpRequest["headers"]): Promise<string> {
    const asked = { ...headersFor(headers, target), ...ofJson };
    const ask = { method: "POST", url: `${origin}/upload-requests`, headers: asked };
    const { json } = await transport.send({ ...ask, body: JSON.stringify({ filename }) });
    const { id, url } = json as { id: string; url: string };
    await transport.send({ method: "PUT", url, headers: {}, body: filename });
    return id;
  }

  /** The body of a request, as the mock wants it: with the path of a file, and without members that only the target knows. */
  async function bodyOf({ operationId, options: { body, path } }: DocumentRequest, headers: HttpRequest["headers"]) {
    const isOne = ({ operations }: Resource) => [operations.create, operations.update].includes(operationId);
    const spec = target.resources.find(isOne);
    const fields = codec.decode(body);
    if (!spec || !fields) return body;
    const isNew = operationId === spec.operations.create;
    // A product may have no files. The mock has.
    const own = resourceSpecs.find(({ kind }) => kind === spec.kind);
    const file = own && "file" in own ? own.file.path : "";
    const isFileless = isNew && file !== "" && !(file in fields);
    const isForm = file in fields && target.operations[operationId]?.multipart !== undefined;
    const strange = isNew ? Object.keys(neededFor(target, spec.kind)) : [];
    if (!isFileless && !isForm && strange.length === 0) return body;
    const isKnown = (name: string) => !strange.includes(name) || updatableFields(spec).includes(name);
    const known = pick(fields, Object.keys(fields).filter(isKnown));
    const name = String(isFileless ? "a-file.txt" : fields[file]);
    const withFile = isFileless || isForm ? { [file]: await upload(name, headers) } : {};
    return codec.encode(operationId, { ...known, ...withFile }, path?.[spec.idParameter]);
  }

  return {
    async send(request) {
      const { document, signal } = request;
      const url = addressOf(request);
      if (url === undefined) return { ...unanswered(request), status: 404 };
      if (new URL(url).origin !== origin) throw new ReadOnlyError("--dry-run sends no requests.");
      const { rawBody } = document?.options ?? {};
      const body = document && rawBody === undefined ? await bodyOf(document, request.headers) : undefined;
      const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
      const exchange = await transport.send({
        ...{ url, method: document ? documentOperations[document.operationId].method : request.method },
        // What goes to the target as a form is JSON here.
        headers: { ...headersFor(request.headers, target), ...(body === undefined ? {} : ofJson) },
        body: document ? sent : request.body,
        ...(signal ? { signal } : {}),
      });
      return {
        ...exchange,
        headers: { ...exchange.headers, ...shown },
        request: { method: request.method, url: request.url, headers: request.headers, body: toText(request.body) },
        ...(document ? { isDocument: true } : {}),
      };
    },
    isConnected: () => true,
    close: () => transport.close(),
  };
}

/** The token is in the place that the document states. The mock does not need the target's own token. */
function headersFor(sent: Record<string, string>, { access, fixtures }: Target) {
  const { [access.header]: value, ...headers } = sent;
  if (value === undefined) return headers;
  const [before = "", after = ""] = access.format.split("{token}");
  const isEmpty = value.trim() === `${before}${after}`.trim();
  const isWithout = fixtures.token_without_access !== undefined && value.includes(fixtures.token_without_access);
  const token = isEmpty ? "" : isWithout ? tokenWithoutAccess : "of-the-dry-run";
  const { header, format } = documentTokenHeader;
  return { ...headers, [header]: format.replace("{token}", token).trim() };
}
