import { expect, it } from "vitest";
import { fillPath } from "../../../src/base/paths.js";
import { documents, routes } from "../../../src/openapi/documents.js";
import type { OpenApiOperation } from "../../../src/openapi/openapi-document.js";
import { startPrism } from "../score/prism-proxy.js";

it.each(["flat", "json-api"] as const)(
  "Prism, as a mock, accepts each documented request of %s",
  async (envelope) => {
    const document = documents[envelope];
    const url = await startPrism(envelope);
    const exampleOf = (name: string) =>
      String(Object.values(document.components.parameters).find((one) => one.name === name)?.example);
    const sent = { Authorization: "Bearer any", "Content-Type": "application/json", "X-Api-Version": "3" };
    const refused = [];
    for (const { operationId, method, path } of routes) {
      const operation = document.paths[path]?.[method.toLowerCase()] as OpenApiOperation | undefined;
      const examples = operation?.requestBody?.content["application/json"]?.examples ?? { none: { value: undefined } };
      for (const [name, { value }] of Object.entries(examples)) {
        const response = await fetch(url + fillPath(path, exampleOf), {
          ...{ method, headers: sent },
          ...(value === undefined ? {} : { body: JSON.stringify(value) }),
        });
        const said = await response.text();
        if (!response.ok) refused.push({ operationId, name, status: response.status, said });
      }
    }
    expect(refused).toEqual([]);
    const update = document.paths["/uploads/{upload_id}"]?.put as OpenApiOperation | undefined;
    const [example] = Object.values(update?.requestBody?.content["application/json"]?.examples ?? {});
    const job = await fetch(`${url}/uploads/1001`, {
      method: "PUT",
      headers: { ...sent, Prefer: "code=202" },
      body: JSON.stringify(example?.value),
    });
    expect(job.headers.get("location")).toBe(document.components.headers.Location?.example);
  },
  60_000,
);
