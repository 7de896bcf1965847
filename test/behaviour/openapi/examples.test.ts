import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import request from "supertest";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../src/base/json.js";
import { documents, type Route, routes } from "../../../src/openapi/documents.js";
import type { OpenApiDocument, OpenApiExample, OpenApiOperation } from "../../../src/openapi/openapi-document.js";
import { validateRequest, validateResponse } from "../../../src/openapi/validators.js";
import type { Envelope } from "../../../src/wire/envelope.js";
import { envelopes } from "../../support/envelopes.js";
import { startStandin } from "../../support/standin.js";
import { videoSeed } from "../../support/video-seed.js";

interface Example {
  title: string;
  /** Under which it stands in the document. */
  name: string;
  route: Route;
  /** The media type of a request, or the status of a response. */
  key: string;
  value: JsonValue;
}

const operationIn = (document: OpenApiDocument, { path, method }: Route): OpenApiOperation =>
  document.paths[path]?.[method.toLowerCase()] as OpenApiOperation;

function exampleValue({ components }: OpenApiDocument, example: OpenApiExample): JsonValue {
  if (!("$ref" in example)) return example.value;
  return components.examples[example.$ref.replace("#/components/examples/", "")]?.value as JsonValue;
}

function requestExamples({ name }: Envelope): Example[] {
  return routes.flatMap((route) =>
    Object.entries(operationIn(documents[name], route).requestBody?.content ?? {}).flatMap(([key, { examples = {} }]) =>
      Object.entries(examples).map(([example, one]) => ({
        title: `${route.operationId} as ${key}: ${example}`,
        ...{ name: example, route, key, value: exampleValue(documents[name], one) },
      })),
    ),
  );
}

function responseExamples({ name }: Envelope): Example[] {
  const document = documents[name];
  return routes.flatMap((route) =>
    Object.entries(operationIn(document, route).responses).flatMap(([key, { $ref = "" }]) => {
      const response = document.components.responses[$ref.replace("#/components/responses/", "")];
      return Object.values(response?.content ?? {}).flatMap(({ examples = {} }) =>
        Object.entries(examples).map(([example, one]) => ({
          title: `${route.operationId} ${key}: ${example}`,
          ...{ name: example, route, key, value: exampleValue(document, one) },
        })),
      );
    }),
  );
}

describe.each(envelopes.map((envelope) => ({ name: envelope.name, envelope })))("examples ($name)", ({ envelope }) => {
  it("stand at every operation that takes a body, and at every success that has one", () => {
    const withRequests = new Set(requestExamples(envelope).map(({ route }) => route.operationId));
    const takingBodies = routes.filter(({ operation }) => operation.requestBody).map(({ operationId }) => operationId);
    expect([...withRequests]).toEqual(takingBodies);
    const withResponses = new Set(responseExamples(envelope).map(({ route, key }) => `${route.operationId} ${key}`));
    const withBodies = routes.flatMap((route) =>
      Object.keys(route.operation.responses)
        .filter((status) => status < "300" && status !== "204")
        .map((status) => `${route.operationId} ${status}`),
    );
    expect([...withResponses]).toEqual(expect.arrayContaining(withBodies));
  });

  it("of a request and of the response to it have the same name", () => {
    for (const { operationId } of routes.filter(({ operation }) => operation.requestBody)) {
      const named = (examples: Example[]) =>
        examples.filter(({ route }) => route.operationId === operationId).map(({ name }) => name);
      const successes = responseExamples(envelope).filter(({ key }) => key < "300");
      const [requests, responses] = [named(requestExamples(envelope)), new Set(named(successes))];
      const lonely = requests.filter((name) => !responses.has(name));
      expect({ operationId, lonely }).toEqual({ operationId, lonely: [] });
    }
  });

  it("of responses keep their schemas", () => {
    const wrong = responseExamples(envelope).flatMap(({ title, route, key, value }) =>
      validateResponse(envelope.name, route.operationId, Number(key), value).map((violation) => ({ title, violation })),
    );
    expect(wrong).toEqual([]);
  });

  it("of requests keep their schemas, and the mock accepts them", async () => {
    // The uploads of the default seed are no videos.
    const [plain, videos] = [await startStandin(), await startStandin({ seed: videoSeed })];
    for (const [at, { title, route, key, value }] of requestExamples(envelope).entries()) {
      const violations = validateRequest(envelope.name, route.operationId, value);
      const { app } = route.operationId === "createUploadTrack" ? videos : plain;
      const path = route.path.replace(/\{(\w+)\}/, (__, name) => exampleOf(name));
      const { status, body } = await request(app)
        [route.method.toLowerCase() as "post" | "put"](envelope.basePath + path)
        .set({ Authorization: "Bearer any-token", "Content-Type": key, "X-Api-Version": "3" })
        .set("X-Environment", `example-${at}`)
        .send(JSON.stringify(value));
      expect({ title, violations, status, body }).toMatchObject({
        ...{ title, violations: [], status: expect.toSatisfy((one) => one < 300) },
      });
    }
  });
});

function exampleOf(parameter: string): string {
  const known = Object.values(documents.flat.components.parameters).find(({ name }) => name === parameter);
  return String(known?.example);
}

describe("examples of single values", () => {
  // What the document says to people is no business of this Ajv; the generator's own is strict.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (formats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(documents.flat, "flat");

  const schemas = Object.entries(documents.flat.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([property, { examples = [] }]) =>
      (examples as JsonValue[]).map((value): [string, JsonValue] => [`schemas/${name}/properties/${property}`, value]),
    ),
  );
  const fields = Object.entries(documents.flat.components.schemas).flatMap(([name, { examples = [] }]) =>
    (examples as JsonValue[]).map((value): [string, JsonValue] => [`schemas/${name}`, value]),
  );
  const parameters = Object.entries(documents.flat.components.parameters).map(
    ([name, { example }]): [string, JsonValue | undefined] => [`parameters/${name}/schema`, example],
  );

  it("keep their schemas", () => {
    const wrong = [...schemas, ...fields, ...parameters].flatMap(([place, value]) => {
      const check = ajv.compile({ $ref: `flat#/components/${place}` });
      return check(value) ? [] : [{ place, value, errors: check.errors }];
    });
    expect(wrong).toEqual([]);
  });
});
