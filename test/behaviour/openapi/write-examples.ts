import { readFileSync, writeFileSync } from "node:fs";
import { Document, parseDocument, type Scalar, visit, type YAMLMap } from "yaml";
import { createStandin } from "../../../src/index.js";
import { toCodeSamples } from "../../../src/openapi/code-samples.js";
import { documents, type EnvelopeName, routes } from "../../../src/openapi/documents.js";
import type { OpenApiExample } from "../../../src/openapi/openapi-document.js";
import { envelopes } from "../../support/client.js";
import { examplesIn, replays, sharedIn } from "./replays.js";

/* `npm run examples`: the examples of responses in the documents become what the mock sends. `replay.test.ts` compares them. */

/** Of the errors that JSON:API alone has. */
const summaries: Readonly<Record<string, string>> = {
  invalid_api_version: "Another version",
  invalid_type: "The type of another resource",
  invalid_entity_id: "Another identifier than in the path",
};

const found: Record<EnvelopeName, Record<string, Record<string, OpenApiExample>>> = { flat: {}, "json-api": {} };

for (const envelope of envelopes)
  for (const replay of replays.filter(({ name, only = envelope.name }) => name && only === envelope.name)) {
    await using standin = await createStandin(replay.options);
    const { body } = await replay.send(standin, envelope);
    const [shared, { name }] = [sharedIn(envelope, replay.component), replay];
    const summary = examplesIn("flat", replay.component)[name]?.summary ?? summaries[name] ?? name;
    const all = found[envelope.name];
    all[shared] = { ...all[shared], [name]: { summary, value: body } };
  }

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
