import { describe, expect, it } from "vitest";
import { toCodeSamples } from "../../../src/openapi/code-samples.js";
import { documents, routes } from "../../../src/openapi/documents.js";
import type { OpenApiOperation } from "../../../src/openapi/openapi-document.js";
import { envelopes } from "../../support/client.js";
import { startStandin } from "../../support/standin.js";
import { examplesIn, replays, sharedIn } from "./replays.js";

/** Most differences come from a change that was wanted. */
const cure = "If this is the response that you want, write it to the document: npm run examples";

/** The identifier of an error is made anew for each. */
const withoutErrorId = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value) =>
    value?.type === "api_error" && "attributes" in value ? { ...value, id: "any" } : value,
  );

describe.each(envelopes.map((envelope) => ({ name: envelope.name, envelope })))(
  "on a fresh mock ($name)",
  ({ envelope }) => {
    const own = replays.filter(({ only }) => only === undefined || only === envelope.name);

    it("every example of the document is replayed, and every operation is", () => {
      const { responses } = documents[envelope.name].components;
      const all = Object.keys(responses).flatMap((component) =>
        Object.keys(examplesIn(envelope.name, component)).map((name) => `${component} ${name}`),
      );
      const replayed = own
        .filter(({ name }) => name)
        .map(({ component, name }) => `${sharedIn(envelope, component)} ${name}`);
      expect([...new Set(replayed)].sort()).toEqual(all.sort());
      const titles = own.map(({ title }) => title);
      const missing = routes.flatMap(({ operationId, operation }) => {
        const [content] = Object.values(operation.requestBody?.content ?? {});
        const named = operation.requestBody ? Object.keys(content?.examples ?? {}) : [""];
        const found = named.filter((name) => titles.some((title) => title.startsWith(`${operationId} ${name}`)));
        return found.length > 0 && found.length === named.length ? [] : [operationId];
      });
      expect(missing).toEqual([]);
      // Each success of each operation, and no other. A 304 is made in one place for all reads: public-reports.test.ts has it.
      const successes = routes.flatMap(({ operationId, operation }) =>
        Object.keys(operation.responses)
          .filter((status) => status < "300")
          .map((status) => `${operationId} ${status}`),
      );
      const shown = own.filter(({ status }) => status < 400).map(({ title }) => title.replace(/ \w* /, " "));
      expect([...new Set(shown)].sort()).toEqual(successes.sort());
    });

    it("the code sample of an operation sends its first example", () => {
      const document = documents[envelope.name];
      for (const { path, method } of routes) {
        const name = method.toLowerCase();
        const operation = document.paths[path]?.[name] as OpenApiOperation | undefined;
        expect(operation?.["x-codeSamples"]).toEqual(toCodeSamples(document, path, name));
      }
    });

    it.each(own.map((replay) => [replay.title, replay] as const))("%s is as documented", async (_, replay) => {
      const { name, component } = replay;
      const { status, body } = await replay.send(await startStandin(replay.options), envelope);
      const shared = sharedIn(envelope, component);
      const wanted = shared === component ? replay.status : 401;
      expect({ status, body: status === wanted ? undefined : body }).toEqual({ status: wanted });
      if (name === "") expect(body).toEqual({});
      else {
        const documented = withoutErrorId(examplesIn(envelope.name, shared)[name]?.value);
        expect(withoutErrorId(body), cure).toEqual(documented);
      }
    });
  },
);
