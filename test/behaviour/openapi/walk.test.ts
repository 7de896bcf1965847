import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.js";
import type { Standin } from "../../../src/index.js";
import { documents, type Route, routes } from "../../../src/openapi/documents.js";
import { validateResponse } from "../../../src/openapi/validators.js";
import type { Envelope } from "../../../src/wire/envelope.js";
import { createClient, envelopes } from "../../support/client.js";
import { request } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

const statusesOf = (envelope: Envelope, { path, method }: Route): string[] => {
  const operation = documents[envelope.name].paths[path]?.[method.toLowerCase()];
  return Object.keys((operation as Route["operation"]).responses);
};

/** A request that deserves an error by itself, whatever the operation. A 503 has no cause in Standin but to be asked for. */
const causes: Record<string, { headers?: Record<string, string>; body?: string }> = {
  "400": { body: "{" },
  "401": { headers: { Authorization: "none" } },
  "403": { headers: { Authorization: "Bearer no-management-access" } },
  "404": {},
  "413": { body: JSON.stringify("x".repeat(1024 * 1024)) },
  "415": { headers: { "Content-Type": "text/plain" }, body: "{}" },
  "422": { headers: { "X-Environment": "a b" } },
};

/** Sends an operation, of a resource that is not there, with what deserves a status. */
async function provoke(
  { app }: Standin,
  envelope: Envelope,
  { operationId, method, path, operation }: Route,
  status: string,
) {
  const { headers = {}, body } = causes[status] ?? {};
  const url = envelope.basePath + path.replace(/\{\w+\}/, "nope");
  const sent = request(app)
    [method.toLowerCase() as "get" | "put" | "post" | "delete"](url)
    .set({
      ...{ Authorization: "Bearer any-token", "Content-Type": "application/json", "X-Api-Version": "3" },
      ...headers,
    });
  if (!operation.requestBody) return sent;
  const [example] = Object.values(Object.values(operation.requestBody.content)[0]?.examples ?? {});
  const fields = (example && "value" in example ? example.value : {}) as JsonObject;
  return sent.serialize((raw) => raw).send(body ?? JSON.stringify(envelope.encodeRequest(operationId, fields, "nope")));
}

describe.each(envelopes.map((envelope) => ({ name: envelope.name, envelope })))(
  "every operation ($name)",
  ({ envelope }) => {
    it("responds with each documented error when Prefer asks for it", async () => {
      const client = createClient(await startStandin(), envelope);
      for (const route of routes) {
        for (const status of statusesOf(envelope, route).filter((one) => one >= "400")) {
          const sending = { id: "1001", fields: {}, headers: { Prefer: `code=${status}` } };
          const reply = await client.send(route.operationId, sending);
          expect([route.operationId, reply.status]).toEqual([route.operationId, Number(status)]);
        }
      }
    });

    it("responds with each documented error when a request deserves it", async () => {
      const standin = await startStandin();
      for (const route of routes) {
        for (const status of statusesOf(envelope, route).filter((one) => one in causes)) {
          const { status: responded, body } = await provoke(standin, envelope, route, status);
          const violations = validateResponse(envelope.name, route.operationId, { status: responded, body });
          const { operationId } = route;
          expect({ operationId, responded, violations }).toEqual({
            ...{ operationId, responded: Number(status), violations: [] },
          });
        }
      }
    });
  },
);
