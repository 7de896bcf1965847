import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { Document, parseDocument, type Scalar, visit, type YAMLMap } from "yaml";
import { toCodeSamples } from "../../../src/openapi/code-samples.js";
import { documents, type EnvelopeName, routes } from "../../../src/openapi/documents.js";
import type { OpenApiExample, OpenApiOperation } from "../../../src/openapi/openapi-document.js";
import type { Envelope } from "../../../src/wire/envelope.js";
import { envelopes } from "../../support/envelopes.js";
import { replays } from "./replays.js";

/** With `EXAMPLES=write` (`npm run examples`) the examples of responses become what the mock sends; otherwise they are compared with it. */
const isWriting = process.env.EXAMPLES === "write";
type Found = Record<string, Record<string, OpenApiExample>>;
const found: Record<EnvelopeName, Found> = { flat: {}, "json-api": {} };

/** Of the errors that JSON:API alone has. */
const summaries: Readonly<Record<string, string>> = {
  invalid_api_version: "Another version",
  invalid_type: "The type of another resource",
  invalid_entity_id: "Another identifier than in the path",
};

/** JSON:API has 401 where the flat envelope has 403. */
const sharedIn = ({ name }: Envelope, component: string): string =>
  name === "json-api" && component === "Forbidden" ? "Unauthorized" : component;

const examplesIn = (name: EnvelopeName, component: string): Record<string, OpenApiExample> =>
  Object.values(documents[name].components.responses[component]?.content ?? {})[0]?.examples ?? {};

/** The identifier of an error is made anew for each. */
const withoutErrorId = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value) =>
    value?.type === "api_error" && "attributes" in value ? { ...value, id: "any" } : value,
  );

describe.each(envelopes.map((envelope) => ({ name: envelope.name, envelope })))(
  "on a fresh mock ($name)",
  ({ envelope }) => {
    const own = replays.filter(({ only }) => only === undefined || only === envelope.name);

    it.skipIf(isWriting)("every example of the document is replayed, and every operation is", () => {
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
      // Each success of each operation, and no other.
      const successes = routes.flatMap(({ operationId, operation }) =>
        Object.keys(operation.responses)
          .filter((status) => status < "400")
          .map((status) => `${operationId} ${status}`),
      );
      const shown = own.filter(({ status }) => status < 400).map(({ title }) => title.replace(/ \w* /, " "));
      expect([...new Set(shown)].sort()).toEqual(successes.sort());
    });

    it.skipIf(isWriting)("the code sample of an operation sends its first example", () => {
      const document = documents[envelope.name];
      for (const { path, method } of routes) {
        const name = method.toLowerCase();
        const operation = document.paths[path]?.[name] as OpenApiOperation | undefined;
        expect(operation?.["x-codeSamples"]).toEqual(toCodeSamples(document, path, name));
      }
    });

    it.each(own.map((replay) => [replay.title, replay] as const))("%s is as documented", async (_, replay) => {
      const { name, component } = replay;
      const { status, body } = await replay.send(envelope);
      const shared = sharedIn(envelope, component);
      const wanted = shared === component ? replay.status : 401;
      expect({ status, body: status === wanted ? undefined : body }).toEqual({ status: wanted });
      if (name === "") expect(body).toEqual({});
      else if (isWriting) {
        const summary = examplesIn("flat", component)[name]?.summary ?? summaries[name] ?? name;
        const all = found[envelope.name];
        all[shared] = { ...all[shared], [name]: { summary, value: body } };
      } else expect(withoutErrorId(body)).toEqual(withoutErrorId(examplesIn(envelope.name, shared)[name]?.value));
    });
  },
);

afterAll(() => {
  if (!isWriting) return;
  const root = new URL("../../../", import.meta.url);
  const responses = Object.entries(found.flat).flatMap(([component, examples]) =>
    Object.entries(examples).map(([name, value]) => {
      const [media = ""] = Object.keys(documents.flat.components.responses[component]?.content ?? {});
      return { place: ["components", "responses", component, "content", media, "examples", name], value };
    }),
  );
  const samples = routes.map(({ path, method }) => {
    const name = method.toLowerCase();
    return { place: ["paths", path, name, "x-codeSamples"], value: toCodeSamples(documents.flat, path, name) };
  });
  write(new URL("openapi.yaml", root), [...responses, ...samples]);
  const file = new URL("src/openapi/generated/json-api-examples.json", root);
  writeFileSync(file, `${JSON.stringify(found["json-api"], null, 1)}\n`);
});

/** Puts values in the place of those in a file, and leaves the rest of its text as it is. */
function write(file: URL, values: readonly { place: readonly string[]; value: unknown }[]): void {
  const text = readFileSync(file, "utf8");
  const document = parseDocument(text);
  const edits = values.map(({ place, value }) => {
    const { items } = document.getIn(place.slice(0, -1)) as YAMLMap<Scalar, YAMLMap>;
    const pair = items.find(({ key }) => key.value === place.at(-1));
    const [at = 0, from = 0] = pair?.key.range ?? [];
    const [, to = 0] = pair?.value?.range ?? [];
    const indent = " ".repeat(at - text.lastIndexOf("\n", at) + 1);
    const entry = `\n${toYaml(value)}`.replaceAll("\n", `\n${indent}`);
    return { from: from + 1, to, entry: text[to - 1] === "\n" ? `${entry}\n` : entry };
  });
  const written = edits
    .sort((one, other) => other.from - one.from)
    .reduce((all, { from, to, entry }) => all.slice(0, from) + entry + all.slice(to), text);
  writeFileSync(file, written);
}

/** In lines of their own, but for what is short. */
function toYaml(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Collection(_, node) {
      node.flow = JSON.stringify(node).length <= 100;
    },
    // Some readers of YAML take these for times.
    Scalar(_, node) {
      if (/^\d{4}-/.test(String(node.value))) node.type = "QUOTE_DOUBLE";
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd();
}
