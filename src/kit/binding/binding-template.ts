import type { FixtureShape, ResourceSpec } from "../specs/resource-spec.js";
import { resourceSpecs } from "../specs/specs.js";
import { documentOperations, exampleId } from "./document-defaults.js";

const specs: readonly ResourceSpec[] = resourceSpecs;

/** An example of an envelope with pointers for a binding. */
const examplePointers = `{ ${specs.map(({ kind, example }) => `${kind}: ${example.pointer}`).join(", ")} }`;

const withMethod = (operation: "update" | "read", method: string) =>
  specs.map(
    ({ operations, example, idParameter }) => `${operations[operation]}: ${method} ${example.path}/{${idParameter}}`,
  );

const [first] = specs;

const ofFiles = specs.flatMap(({ file }) =>
  file
    ? `${file.transfer.operation}: { route: POST /v2/files, response: /file, headers: { X-Files: "1" }, target: "https://files.example.com" }`
    : [],
);

const shown = [
  ...withMethod("update", "PATCH"),
  ...withMethod("read", "GET"),
  ...specs.map((spec) => `${spec.operations.create}: null`),
  ...specs.map(
    (spec) =>
      `${spec.operations.list}: { route: GET ${spec.example.path}, response: /items, next: { pointer: /next, query: cursor } }`,
  ),
  ...ofFiles,
];

/** Every other operation, with its documented route. */
const others = Object.entries(documentOperations)
  .filter(([operationId]) => !shown.some((line) => line.startsWith(`${operationId}:`)))
  .map(([operationId, { method, path }]) => `${operationId}: ${method} ${path}`);

const operations = [...shown, ...others].map((line) => `#   ${line}`).join("\n");

const fieldNames = first ? `${first.kind}: { default_field_metadata: meta }` : "";

const events = ["create", "update", "delete"]
  .map((type) => `${first?.kind}.${type}: { on: asset.${type}d }`)
  .join(", ");

const tokenWithoutAccess: FixtureShape = {
  shape: "text",
  example: "guest",
  remark: "a token that has no access to the management API",
};

const toFixtureLine = ([name, { example, remark }]: [string, FixtureShape]) => {
  const line = `#   ${name}: ${example}`;
  return remark === undefined ? line : `${line.padEnd(39)}# ${remark}`;
};

/** What a creation of each kind needs. */
const needed: FixtureShape = { shape: "text", example: "{ … }", remark: "fields that a creation needs besides" };

const fixtures = [
  ...specs.map((spec) => `#   ${spec.idParameter}: ${JSON.stringify(exampleId(spec))}`),
  ...specs.flatMap((spec) => Object.entries(spec.fixtures)).map(toFixtureLine),
  toFixtureLine(["token_without_access", tokenWithoutAccess]),
  ...specs.map(({ kind }) => toFixtureLine([kind, needed])),
].join("\n");

/** The binding that `standin verify --init` writes: every part with its purpose, all commented out. */
export const bindingTemplate = `# How this implementation puts the spec on the wire, for \`standin verify --binding\`.
# Every part is optional; what is absent comes from openapi.yaml. Take the # away from what differs. \${NAME} in any text is that
# variable of the environment. An editor that knows YAML checks it against the schema that ships with Standin:
# yaml-language-server: $schema=node_modules/standin/src/kit/binding/binding.schema.json

# Where a resource stands in a body: flat (the body itself), json-api, a JSON pointer, or one for each kind; and where it stands
# in requests, or in responses, alone.
# envelope: ${examplePointers}
# request: flat
# response: /data

# Names of members, the document's and this implementation's: in requests, responses, lists and references. Or: camelCase
# fields: { ${fieldNames} }

# Its elements of \`events\`, by the type of the entity and of the event, and where a call says which event it is for.
# events: { ${events} }
# callEvent: /what

# How long a call may take, where the calls so far do not suggest it.
# calls: { timeout: 30s }

# A response with a 2xx that says that the request was refused.
# refused: { pointer: /ok, equals: false }

# Updates carry the entity tag of the last read in If-Match.
# match: etag

# Where the identifier stands in a request: path, query or body.
# id: { in: body, name: /params/id }

# How the token is sent (by default: Authorization, "Bearer {token}"), and a command that prints it. In the command a shell
# puts in \${NAME}, from its environment.
# token: { header: X-Api-Token, format: "{token}", command: ./token.sh }

# Sent with every request.
# headers: { X-Api-Version: "3" }

# For RPC: the method and path of every operation that has none of its own, and what each body has besides.
# route: POST /rpc/{operation}
# body: { method: "{operation}" }

# Operations by their id in openapi.yaml. As soon as one has a route here, those that are left out are absent, as with null: the kit
# guesses no route. So keep a line for each that this implementation has. One may have an envelope, headers, an
# identifier and a host of its own, and a list may go on.
# operations:
${operations}

# A job that may be answered instead of the resource, and how it is followed.
# job:
#   accepted: 202                      # the status that announces a job; or several: [200, 202]
#   id: /job/id                        # where its identifier stands in that response
#   follow: GET /v2/jobs/{job_id}      # or Location: the address in that header
#   pending: { pointer: /state, in: [queued, running] }    # or { status: 404 }
#   result: { payload: /asset, ok: { pointer: /state, in: [done] } }
#   end: 303                           # where the job ends with a redirect to the resource
#   # or, where the job tells the status: { status: /result/status, payload: /result/body }

# What no table can say: a module that exports request(exchange) and response(exchange), either of which may change the exchange,
# or provide: functions that reset the server and make fixtures before a run.
# hooks: ./binding.mjs

# What exists on the target. The kit restores every value that it changes.
# fixtures:
${fixtures}
`;
