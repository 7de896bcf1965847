import { stringify } from "yaml";
import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { routes } from "../../openapi/documents.js";
import schema from "./binding.schema.json" with { type: "json" };

const introduction = `How this implementation puts the spec on the wire, for \`standin verify --binding\`. Every part is optional; what is absent comes from openapi.yaml. Take the # away from what differs. \${NAME} in any text is that variable of the environment. An editor that knows YAML checks it against the schema that ships with Standin:`;

/** An object with more members has a line for each. */
const mostInLine = 3;

/** Other operations with their documented routes: as soon as one has a route, the others need theirs. */
const documented = routes.map(({ operationId, method, path }) => [operationId, `${method} ${path}`]);

/** The binding that `standin verify --init` writes: every part of the schema with its purpose and an example, all commented out. */
export const bindingTemplate = [
  `${toComment(introduction)}\n# yaml-language-server: $schema=node_modules/standin/src/kit/binding/binding.schema.json`,
  ...Object.entries(schema.properties as Record<string, JsonObject>).flatMap(([name, part]) => {
    const [example] = Array.isArray(part.examples) ? part.examples : [];
    if (example === undefined) return [];
    const whole = name === "operations" ? { ...Object.fromEntries(documented), ...(example as JsonObject) } : example;
    return [`${toComment(String(part.description))}\n${toLines(name, whole, part.properties)}`];
  }),
]
  .join("\n\n")
  .concat("\n");

function toLines(name: string, example: JsonValue, members: JsonValue | undefined): string {
  if (!isObject(example) || Object.keys(example).length <= mostInLine) return `# ${name}: ${inFlow(example)}`;
  const lines = Object.entries(example).map(([key, value]) => {
    const line = `#   ${key}: ${inFlow(value)}`;
    const member = isObject(members) ? members[key] : undefined;
    const purpose = isObject(member) ? member.description : undefined;
    return purpose === undefined ? line : `${line.padEnd(39)} # ${purpose}`;
  });
  return [`# ${name}:`, ...lines].join("\n");
}

function inFlow(value: JsonValue): string {
  return stringify(value, { collectionStyle: "flow", flowCollectionPadding: true, lineWidth: 0 }).trim();
}

/** A text in comments of the usual width. */
function toComment(text: string): string {
  return `# ${text.replace(/(.{1,124})(?: |$)/g, "$1\n# ").replace(/\n# $/, "")}`;
}
