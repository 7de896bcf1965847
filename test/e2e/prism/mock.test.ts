import { expect, it } from "vitest";
import { fillPath } from "../../../src/base/path-template.js";
import { documents, routes } from "../../../src/openapi/documents.js";
import type { OpenApiOperation } from "../../../src/openapi/openapi-document.js";
import { startPrism } from "./prism-proxy.js";

it.each([
  ["flat", "openapi.yaml"],
  ["json-api", "src/openapi/generated/json-api.openapi.json"],
] as const)(
  "Prism, as a mock, accepts each documented request of %s",
  async (envelope, file) => {
    const document = documents[envelope];
    const url = await startPrism(file);
    const exampleOf = (name: string) =>
      String(Object.values(document.components.parameters).find((one) => one.name === name)?.example);
    const refused = [];
    for (const { operationId, method, path } of routes) {
      const operation = document.paths[path]?.[method.toLowerCase()] as OpenApiOperation | undefined;
      const examples = operation?.requestBody?.content["application/json"]?.examples ?? { none: { value: undefined } };
      for (const [name, { value }] of Object.entries(examples)) {
        const response = await fetch(url + fillPath(path, exampleOf), {
          ...{
            method,
            headers: { Authorization: "Bearer any", "Content-Type": "application/json", "X-Api-Version": "3" },
          },
          ...(value === undefined ? {} : { body: JSON.stringify(value) }),
        });
        const said = await response.text();
        if (!response.ok) refused.push({ operationId, name, status: response.status, said });
      }
    }
    expect(refused).toEqual([]);
  },
  60_000,
);
