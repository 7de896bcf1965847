import request from "supertest";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.js";
import { createStandin } from "../../../src/index.js";
import { documents, type OperationId, type Route, routes } from "../../../src/openapi/documents.js";
import { validateResponse } from "../../../src/openapi/validators.js";
import type { Envelope } from "../../../src/wire/envelope.js";
import { createClient } from "../../support/client.js";
import { envelopes } from "../../support/envelopes.js";
import { startStandin } from "../../support/standin.js";
import { type Success, successes } from "./successes.js";

const errorStatuses = (envelope: Envelope, { path, method }: Route): string[] => {
  const operation = documents[envelope.name].paths[path]?.[method.toLowerCase()];
  return Object.keys((operation as Route["operation"]).responses).filter((status) => status >= "400");
};

/** A request that deserves an error by itself, whatever the operation. A 503 has no cause in Standin but to be asked for. */
const causes: Record<string, { headers?: Record<string, string>; body?: string; query?: string }> = {
  "400": { body: "{" },
  "401": { headers: { Authorization: "none" } },
  "403": { headers: { Authorization: "Bearer no-management-access" } },
  "404": {},
  "413": { body: JSON.stringify("x".repeat(1024 * 1024)) },
  "415": { headers: { "Content-Type": "text/plain" }, body: "{}" },
  "422": { query: "?nope=1" },
  "429": { headers: { Authorization: "Bearer used-up" } },
};

/** Refuses a token that has sent 60 requests; what it refuses changes nothing, so that one will do for all. */
const exhausted = (async () => {
  const standin = await createStandin({ clock: "stepped", rateLimit: true });
  for (let sent = 0; sent < 60; sent++) {
    await request(standin.app).get("/webhooks").set("Authorization", "Bearer used-up");
  }
  return standin;
})();

async function provoke(envelope: Envelope, { operationId, method, path, operation }: Route, status: string) {
  const { headers = {}, body, query = "" } = causes[status] ?? {};
  const { app } = status === "429" ? await exhausted : await startStandin();
  const url = envelope.basePath + path.replace(/\{\w+\}/, "nope") + query;
  const sent = request(app)
    [method.toLowerCase() as "get" | "put" | "post" | "delete"](url)
    .set({
      ...{ Authorization: "Bearer any-token", "Content-Type": "application/json", "X-Api-Version": "3" },
      ...headers,
    });
  if (!operation.requestBody) return sent;
  // The document's own example, of what is not there.
  const [example] = Object.values(Object.values(operation.requestBody.content)[0]?.examples ?? {});
  const fields = (example && "value" in example ? example.value : {}) as JsonObject;
  return sent.serialize((raw) => raw).send(body ?? JSON.stringify(envelope.encodeRequest(operationId, fields, "nope")));
}

describe.each(envelopes.map((envelope) => ({ name: envelope.name, envelope })))(
  "every operation ($name)",
  ({ envelope }) => {
    describe.each(routes.map((route) => ({ id: route.operationId, route })))("$id", ({ id, route }) => {
      const wanted: Record<string, Success> = successes[id];

      it("documents the successes that are shown here, and no other", () => {
        const documented = Object.keys(route.operation.responses).filter((status) => status < "400");
        expect(Object.keys(wanted).sort()).toEqual(documented.sort());
      });

      it.each(Object.entries(wanted))("%s is made to happen", async (status, { happen, jobs = "auto" }) => {
        const standin = await startStandin({ jobs });
        const reply = await happen(createClient(standin, envelope));
        expect(reply.status).toBe(Number(status));
      });

      it.each(errorStatuses(envelope, route))("%s is answered when Prefer asks for it", async (status) => {
        const standin = await startStandin();
        const sending = { id: "1001", fields: {}, headers: { Prefer: `code=${status}` } };
        const reply = await createClient(standin, envelope).send(id as OperationId, sending);
        expect(reply.status).toBe(Number(status));
      });

      it.each(errorStatuses(envelope, route).filter((status) => status in causes))(
        "%s is answered where there is cause",
        async (status) => {
          const { status: answered, body } = await provoke(envelope, route, status);
          expect(answered).toBe(Number(status));
          expect(validateResponse(envelope.name, id, answered, body)).toEqual([]);
        },
      );
    });
  },
);
