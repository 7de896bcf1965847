import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../src/base/json.js";
import { eventTypesByEntity } from "../../../src/domain/events.js";
import { documents, routes } from "../../../src/openapi/documents.js";
import { errorCatalogue } from "../../../src/openapi/errors.js";
import type { MediaType } from "../../../src/openapi/openapi-document.js";
import { breachesOfSchema, document, operations, placeOfResponse, responseOf } from "../../support/control-document.js";
import request from "../../support/documented-request.js";
import { startStandin } from "../../support/standin.js";

const { parameters, schemas } = document.components;

describe("the document of the control interface", () => {
  it("is served with the server's own address, and stands alone", async () => {
    const { app } = await startStandin({ publicUrl: "https://mock.example.com" });
    const { status, body } = await request(app).get("/_standin/openapi.json");
    expect([status, body.servers[0].url]).toEqual([200, "https://mock.example.com/_standin"]);
    expect(body).toEqual({ ...document, servers: body.servers });
    const references = JSON.stringify(body).match(/"\$ref":"[^"]*"/g) ?? [];
    expect(references.filter((reference) => !reference.startsWith('"$ref":"#/components/'))).toEqual([]);
  });

  it("knows the operations, methods, errors, types of events and names of environments that there are", () => {
    expect(schemas.OperationId?.enum).toEqual(routes.map(({ operationId }) => operationId));
    expect(schemas.ErrorCode?.enum).toEqual(Object.keys(errorCatalogue));
    expect(schemas.FaultMembers?.properties?.method?.enum).toEqual([...new Set(routes.map(({ method }) => method))]);
    expect(schemas.EntityType?.enum).toEqual(Object.keys(eventTypesByEntity));
    const { pattern } = documents.flat.components.parameters.Environment?.schema ?? {};
    expect(schemas.EnvironmentName?.pattern).toBe(pattern);
  });

  it("says of every field what it is", () => {
    const bare = Object.entries(schemas)
      .filter(([name]) => !(name in documents.flat.components.schemas) && name !== "Seed")
      .flatMap(([name, { properties = {} }]) =>
        Object.entries(properties)
          .filter(([, { $ref, description }]) => !($ref ?? description))
          .map(([property]) => `${name}.${property}`),
      );
    expect(bare).toEqual([]);
    for (const { operationId, operation } of operations)
      expect([operationId, operation.summary]).not.toContain(undefined);
    for (const parameter of Object.values(parameters)) expect(parameter.description).toMatch(/\.$/);
  });
});

type Titled = [string, JsonValue];

const examplesOf = (title: string, { examples = {} }: MediaType): Titled[] =>
  Object.entries(examples).map(([name, example]) => {
    if (!("value" in example)) throw new Error(`${title}: ${name} stands elsewhere.`);
    return [`${title}: ${name}`, example.value];
  });

describe("its examples", () => {
  const sent = operations.flatMap(({ operationId, path, method, operation }) =>
    Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, content]) =>
      examplesOf(operationId, content).map(
        ([title, value]): [string, string[], JsonValue] =>
          [...[title, ["paths", path, method, "requestBody", "content", type, "schema"]], value] as [
            string,
            string[],
            JsonValue,
          ],
      ),
    ),
  );
  const answered = operations.flatMap((operation) =>
    Object.keys(operation.responses).flatMap((status) =>
      Object.entries(responseOf(operation, status).content ?? {}).flatMap(([type, content]) =>
        examplesOf(`${operation.operationId} ${status}`, content).map(
          ([title, value]): [string, string[], JsonValue] => [
            title,
            [...placeOfResponse(operation, status), "content", type, "schema"],
            value,
          ],
        ),
      ),
    ),
  );

  it("stand at every body that is JSON of its own", () => {
    const withBodies = operations.filter(({ operation }) => operation.requestBody?.content["application/json"]);
    expect([...new Set(sent.map(([title]) => title.split(":")[0]))]).toEqual(
      withBodies.map(({ operationId }) => operationId),
    );
  });

  it.each([...sent, ...answered])("%s keeps its schema", (_, place, value) => {
    expect(breachesOfSchema(place, value)).toEqual([]);
  });
});
