import type { FixtureShape, ResourceSpec } from "../specs/resource-spec.js";
import { resourceSpecs } from "../specs/specs.js";
import { examplePointers } from "./binding-shape.js";
import { exampleId } from "./document-defaults.js";

const specs: readonly ResourceSpec[] = resourceSpecs;

const withMethod = (operation: "update" | "read", method: string) =>
  specs.map(
    ({ operations, example, idParameter }) => `${operations[operation]}: ${method} ${example.path}/{${idParameter}}`,
  );

const operations = [
  ...withMethod("update", "PATCH"),
  ...withMethod("read", "GET"),
  ...specs.map((spec) => `${spec.operations.create}: null`),
]
  .map((line) => `#   ${line}`)
  .join("\n");

const tokenWithoutAccess: FixtureShape = {
  shape: "text",
  example: "guest",
  remark: "a token that has no access to the management API",
};

const toFixtureLine = ([name, { example, remark }]: [string, FixtureShape]) => {
  const line = `#   ${name}: ${example}`;
  return remark === undefined ? line : `${line.padEnd(39)}# ${remark}`;
};

const fixtures = [
  ...specs.map((spec) => `#   ${spec.idParameter}: ${JSON.stringify(exampleId(spec))}`),
  ...specs.flatMap((spec) => Object.entries(spec.fixtures)).map(toFixtureLine),
  toFixtureLine(["token_without_access", tokenWithoutAccess]),
].join("\n");

/** The binding that `standin verify --init` writes: every part with what it is for, all of it commented out. */
export const bindingTemplate = `# How this implementation puts the spec on the wire, for \`standin verify --binding\`.
# Every part is optional; what is absent comes from openapi.yaml. Take the # away from what differs.

# Where a resource stands in a body: flat (the body itself), json-api, or a JSON pointer for each kind.
# envelope: ${examplePointers}

# How the token is sent. By default: Authorization, "Bearer {token}".
# token: { header: X-Api-Token, format: "{token}" }

# Sent with every request.
# headers: { X-Api-Version: "3" }

# Operations by their id in openapi.yaml; null where this implementation has none.
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

# What the kit may borrow. It restores every value.
# fixtures:
${fixtures}
`;
