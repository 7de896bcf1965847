import type { JsonObject } from "../../src/base/json.js";
import type { Standin } from "../../src/index.js";
import { type OperationId, routes } from "../../src/openapi/documents.js";
import type { MetadataForm } from "../../src/openapi/metadata-form.js";
import { validateResponse } from "../../src/openapi/validators.js";
import { type Envelope, flatEnvelope, jsonApiEnvelope } from "../../src/wire/envelope.js";
import { ask } from "./ask.js";
import { type Outcome, Reply } from "./reply.js";

export interface Sending {
  /** The identifier in the path. */
  id?: string;
  /** The flat fields; the envelope puts them where it has them. */
  fields?: object;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
}

export const envelopes: readonly Envelope[] = [flatEnvelope, jsonApiEnvelope];

export type Client = ReturnType<typeof createClient>;

/** What every request of an envelope has. */
export const versionOf = ({ name }: Pick<Envelope, "name">): Record<string, string> =>
  name === "json-api" ? { "X-Api-Version": "3" } : {};

/** A client of one envelope, of one environment. It speaks through the same codecs as the contract kit. */
export function createClient(
  standin: Standin,
  envelope: Envelope,
  environmentName = "main",
  metadata: MetadataForm = "locale",
) {
  const client = {
    envelope,
    environment: standin.environment(environmentName),
    /** Sends one operation. Every answer is held against the document on its way back. */
    async send(operationId: OperationId, { id, fields, query = {}, headers = {} }: Sending = {}): Promise<Reply> {
      const route = routes.find((one) => one.operationId === operationId);
      if (!route) throw new Error(`There is no operation ${operationId}.`);
      const path = envelope.basePath + route.path.replace(/\{\w+\}/, encodeURIComponent(id ?? ""));
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const response = await ask(standin.app, {
        method: route.method,
        path: search.size > 0 ? `${path}?${search}` : path,
        headers: {
          Authorization: "Bearer any-token",
          "X-Environment": environmentName,
          ...versionOf(envelope),
          ...headers,
        },
        body: fields && envelope.encodeRequest(operationId, fields as JsonObject, id),
      });
      const breaches = response.status === 204 ? [] : validateResponse(envelope.name, operationId, response, metadata);
      if (breaches.length > 0) {
        throw new Error(`${operationId} answered ${response.status}: ${JSON.stringify([response.body, breaches])}`);
      }
      return new Reply(envelope, response.status, response.headers, response.body);
    },
    /** Sends an operation, lets its job end if it became one, and gives the response that came or would have come. */
    async outcomeOf(operationId: OperationId, sending?: Sending): Promise<Outcome> {
      const reply = await client.send(operationId, sending);
      if (reply.status !== 202) return reply;
      await client.environment.clock.advance("300ms");
      return client.result(reply.jobId);
    },
    /** What a job came to. */
    result: async (id: string): Promise<Outcome> => (await client.send("getJobResult", { id })).outcome,
    /** The upload as it can be read now. */
    upload: async (id: string): Promise<JsonObject> => (await client.send("getUpload", { id })).resource,
    webhook: async (id: string): Promise<JsonObject> => (await client.send("getWebhook", { id })).resource,
  };
  return client;
}
