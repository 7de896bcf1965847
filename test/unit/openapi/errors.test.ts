import { describe, expect, it } from "vitest";
import { documents, type EnvelopeName, routes } from "../../../src/openapi/documents.js";
import { type ErrorCode, errorCatalogue, errorDefinition } from "../../../src/openapi/errors.js";
import type { OpenApiOperation } from "../../../src/openapi/openapi-document.js";

function statusOf(envelope: EnvelopeName, code: ErrorCode): number {
  const { status, flatStatus } = errorDefinition(code);
  return envelope === "flat" ? flatStatus : status;
}

describe.each(["flat", "json-api"] as const)("the errors of each operation (%s)", (envelope) => {
  const operations = routes.map(({ operationId, path, method }) => {
    const operation = documents[envelope].paths[path]?.[method.toLowerCase()] as OpenApiOperation;
    const errors = Object.entries(operation.responses).filter(([status]) => status >= "400");
    return { operationId, errors, codes: operation["x-standin"].errors };
  });

  it("are in the error catalogue, and have its documented statuses, neither more nor less", () => {
    for (const { operationId, errors, codes } of operations) {
      const possible = new Set(codes.map((code) => String(statusOf(envelope, code))));
      const documented = errors.map(([status]) => status);
      expect({ operationId, statuses: [...possible].sort() }).toEqual({ operationId, statuses: documented.sort() });
    }
  });

  it("each have an example", () => {
    for (const { operationId, errors, codes } of operations) {
      for (const [status, { $ref = "" }] of errors) {
        const { content = {} } = documents[envelope].components.responses[$ref.split("/").at(-1) ?? ""] ?? {};
        const examples = Object.values(Object.values(content)[0]?.examples ?? {});
        const shown = examples.map((one) => /urn:standin:error:(\w+)/.exec(JSON.stringify(one))?.[1]);
        const wanted = codes.filter((code) => String(statusOf(envelope, code)) === status);
        expect({ operationId, status, shown }).toMatchObject({ shown: expect.arrayContaining(wanted) });
      }
    }
  });
});

describe("the error catalogue", () => {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  /** Answered where no operation is reached (an address or a head that is too much or none, a path, a method, a page that may not drive the mock), or where Standin itself has failed, or asked for what is not documented. */
  const outsideOperations: ErrorCode[] = [
    ...(["INVALID_ENDPOINT", "METHOD_NOT_ALLOWED", "FOREIGN_REQUEST", "INVALID_PREFERENCE"] as const),
    ...(["MALFORMED_REQUEST", "URL_TOO_LONG", "EXPECTATION_FAILED", "HEADERS_TOO_LARGE"] as const),
    ...(["CONTRACT_BREACH", "INSUFFICIENT_STORAGE"] as const),
  ];

  it("has no code but those of operations, and those that are answered outside of them", () => {
    const documented = new Set(
      routes.flatMap(({ path, method }) => {
        const operation = documents["json-api"].paths[path]?.[method.toLowerCase()] as OpenApiOperation | undefined;
        return operation?.["x-standin"].errors ?? [];
      }),
    );
    expect(codes.filter((code) => !documented.has(code)).sort()).toEqual([...outsideOperations].sort());
  });

  it("has the codes of responses, those of JSON:API alone in that document alone", () => {
    const { flat, "json-api": jsonApi } = documents;
    const own = flat["x-catalogue"].errors.filter((error) => error.json_api?.only).map(({ code }) => code);
    expect(own).toEqual(["INVALID_ENTITY_ID", "INVALID_TYPE", "INVALID_API_VERSION"]);
    expect(flat.components.schemas.ProblemCode?.enum).toEqual(
      codes.filter((code) => !own.includes(code) && !errorDefinition(code).own),
    );
    const text = JSON.stringify({ ...flat, "x-catalogue": undefined });
    expect(own.filter((code) => text.includes(code))).toEqual([]);
    const others = JSON.stringify({ ...jsonApi, "x-catalogue": undefined });
    expect(own.filter((code) => !others.includes(code))).toEqual([]);
  });
});
