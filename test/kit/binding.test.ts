import { describe, expect, it } from "vitest";
import { BindingError, parseBinding } from "../../src/kit/target/binding.js";
import { bindingTemplate } from "../../src/kit/target/binding-template.js";
import { toTarget } from "../../src/kit/target/defaults.js";

const refusal = (text: string): string => {
  try {
    parseBinding(text, "kit.yaml");
  } catch (error) {
    if (error instanceof BindingError) return error.message;
    throw error;
  }
  return "it was taken";
};

describe("a binding", () => {
  it.each([
    ["", "an empty file"],
    [bindingTemplate, "the template, as it is written"],
    [
      bindingTemplate.replace(/^# ?(?=[a-z]+:| {2})/gm, "").replace(/^ {2}# or, where.*$/gm, ""),
      "the template with everything in it",
    ],
    ['{"envelope": "json-api", "fixtures": {"upload_id": 1001}}', "JSON"],
  ])("is taken: %#", (text) => {
    expect(() => parseBinding(text, "kit.yaml")).not.toThrow();
  });

  it.each([
    ["envelope: flat\ntokens: {}\n", 'kit.yaml:2: the binding has no "tokens"'],
    ["envelope: xml\n", "kit.yaml:1: envelope must be flat, json-api, or"],
    ["envelope: { upload: /asset }\n", "kit.yaml:1: envelope must be flat"],
    ["envelope:\n  upload: asset\n  webhook: /hook\n", "kit.yaml:2: envelope.upload must be a JSON pointer"],
    ["operations:\n  updateAsset: PUT /assets\n", 'kit.yaml:2: operations has no "updateAsset"'],
    ["operations:\n  getUpload: GET /assets\n", "kit.yaml:2: operations.getUpload lacks the placeholder {upload_id}"],
    [
      "operations:\n  getUpload: GET /a/{upload_id}/{upload_id}\n",
      "kit.yaml:2: operations.getUpload has the placeholder {upload_id} twice",
    ],
    ["operations:\n  getUpload: GET /a/{id}\n", "kit.yaml:2: operations.getUpload has the placeholder {id}"],
    ["operations:\n  getUpload: FETCH /a/{upload_id}\n", "kit.yaml:2: operations.getUpload must start with one of GET"],
    ["job:\n  id: /id\n  pending: { state: 1 }\n", "kit.yaml:3: job.pending must be"],
    ["job:\n  accepted: 2000\n", "kit.yaml:2: job.accepted must be a status"],
    ["job:\n  result: { status: /status }\n", "kit.yaml:2: job.result must be"],
    ["token: { format: Bearer }\n", "kit.yaml:1: token.format must be a text with {token}"],
    ["headers:\n  X-A: 3\n", "kit.yaml:2: headers.X-A must be a text"],
    ["fixtures:\n  upload_id: [1]\n", "kit.yaml:2: fixtures.upload_id must be an identifier"],
    ["envelope: flat\nenvelope: json-api\n", "kit.yaml:2: Map keys must be unique"],
    ["job: {\n", "kit.yaml:2: "],
    ["- envelope\n", "kit.yaml:1: the binding must be an object"],
  ])("is refused with its line and the reason: %j", (text, reason) => {
    expect(refusal(text)).toContain(reason);
  });

  it("goes after what the user says, and before the document", () => {
    const binding = parseBinding(
      "envelope: json-api\nfixtures: { upload_id: 7 }\noperations: { getUpload: null }\n",
      "kit.yaml",
    );
    const target = toTarget({ url: "http://127.0.0.1:1/", uploadId: "8" }, binding);
    expect(target).toMatchObject({ url: "http://127.0.0.1:1", envelope: "json-api", fixtures: { upload_id: "8" } });
    expect(target.operations.getUpload).toBeNull();
    expect(target.operations.updateUpload).toEqual({ method: "PUT", path: "/uploads/{upload_id}" });
    expect(target.job.id).toBe("/data/id");
  });
});
