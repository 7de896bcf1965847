import { fillPath } from "../../base/path-template.js";
import type { EnvelopeName } from "../../openapi/documents.js";
import type { Operation } from "../model/operations.js";
import { toClient } from "./client.js";
import { toCurlExample, toFetch } from "./requests.js";

/** Where the examples find the mock, as `standin serve` starts it; on a page that a mock serves, its own address. */
export const exampleOrigin = "http://127.0.0.1:4010";

export const languages = ["curl", "fetch", "client"] as const;
export type Language = (typeof languages)[number];

/** One request in one language and one envelope; the official client speaks JSON:API alone. */
export interface CodeExample {
  /** As in the document; `request` where it takes no body. */
  name: string;
  summary: string;
  envelope: EnvelopeName;
  language: Language;
  code: string;
}

/** Every example of an operation, made of those in the document. */
export function examplesOf(operation: Operation): CodeExample[] {
  const id = operation.parameters.find((one) => one.in === "path")?.example;
  const hasResponseBody = operation.views.flat.responses.some(
    ({ status, body }) => status < "300" && body !== undefined,
  );
  const none = [{ name: "request", summary: operation.summary, value: undefined }];
  const flatExamples = operation.views.flat.request?.examples ?? none;
  return (["flat", "json-api"] as const).flatMap((envelope) => {
    const { path, request } = operation.views[envelope];
    const url = exampleOrigin + fillPath(path, () => id ?? "");
    return (request?.examples ?? none).flatMap(({ name, summary, value: body }) => {
      const shown = { method: operation.method, url, body, envelope, hasResponseBody };
      const fields = flatExamples.find((one) => one.name === name)?.value;
      const of = (language: Language, code: string): CodeExample => ({ name, summary, envelope, language, code });
      return [
        of("curl", toCurlExample(shown)),
        of("fetch", toFetch(shown)),
        ...(envelope === "json-api"
          ? [of("client", toClient(operation.id, { origin: exampleOrigin, id, fields }))]
          : []),
      ];
    });
  });
}
