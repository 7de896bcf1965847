import {
  type CallOptions,
  type Contract,
  conclude,
  type Exchange,
  type Kind,
  type Kit,
  type StatementId,
} from "../src/kit/index.js";
import { type ExpectedError, judgeError } from "./judge/error.js";
import type { Subject } from "./steps/subject.js";
import { uploadOf, webhookOf } from "./steps/subjects.js";

interface BadRequest {
  what: string;
  options: CallOptions;
  error: ExpectedError;
  ids: readonly StatementId[];
}

/** A text field without a limit of its length. */
const longField: Readonly<Record<Kind, string>> = { upload: "notes", webhook: "custom_payload" };

const json = { "Content-Type": "application/json" };

function badRequests(fixture: Subject): BadRequest[] {
  const { kit, spec } = fixture;
  const isJsonApi = kit.api.target.envelope === "json-api";
  const filler = { [longField[spec.kind]]: "x".repeat(1024 * 1024) };
  const operationId = spec.operations.update;
  const encode = (fields: typeof filler) => kit.api.codec.encode(operationId, fields, fixture.id);
  const wrongType = { data: { id: fixture.id, type: "item", attributes: {} } };
  return [
    {
      what: "a body that is not JSON",
      options: { rawBody: "{notes:", headers: json },
      error: { code: "INVALID_JSON_BODY" },
      ids: ["Q-18"],
    },
    {
      what: "a body that is an array",
      options: { rawBody: "[]", headers: json },
      error: { code: "INVALID_FORMAT" },
      ids: ["Q-18"],
    },
    {
      what: "a body that is plain text",
      options: { rawBody: JSON.stringify(encode({})), headers: { "Content-Type": "text/plain" } },
      error: { code: "INVALID_CONTENT_TYPE_HEADER" },
      ids: ["Q-51"],
    },
    {
      what: "a body of more than 1 MiB",
      options: { body: encode(filler) },
      error: { code: "PAYLOAD_TOO_LARGE" },
      ids: ["Q-25"],
    },
    ...(isJsonApi
      ? [
          {
            what: "another type in the body",
            options: { body: wrongType },
            error: { code: "INVALID_TYPE" } as const,
            ids: ["Q-03"] as const,
          },
        ]
      : []),
  ];
}

async function sendBadRequests(fixture: Subject): Promise<void> {
  const { kit, spec } = fixture;
  const before = await fixture.read();
  const path = { [spec.idParameter]: fixture.id };
  for (const { what, options, error, ids } of badRequests(fixture)) {
    const undo = fixture.touch();
    const exchange = await kit.api.call(spec.operations.update, { path, undo, ...options });
    const outcome = await conclude(kit.api, spec, exchange);
    await fixture.checkRefused(outcome, before, { ids, error, what });
    if (ids[0] !== "Q-18") kit.report(judgeError(kit.api, exchange, error, ids[0]));
  }
}

/** Errors that are about no field. */
export const uploadErrors: Contract = {
  id: "upload-errors",
  ids: ["Q-18", "Q-25", "Q-34", "Q-51"],
  title:
    "bodies that are not JSON, have another media type or are too large are refused on an upload, and so is an invalid environment",
  serialGroup: "attributes",
  needs: ["own upload"],
  async run(kit) {
    const fixture = await uploadOf(kit);
    await sendBadRequests(fixture);
    await refuseEnvironments(kit, fixture);
    await missPaths(kit);
  },
};

export const webhookErrors: Contract = {
  id: "webhook-errors",
  ids: ["Q-18", "Q-25", "Q-51"],
  title: "bodies that are not JSON, have another media type or are too large are refused on a webhook",
  serialGroup: "webhooks",
  needs: ["own webhook"],
  run: async (kit) => sendBadRequests(await webhookOf(kit)),
};

async function refuseEnvironments(kit: Kit, fixture: Subject): Promise<void> {
  const { read: reads } = fixture.spec.operations;
  if (!kit.api.has(reads)) return;
  for (const name of ["no environment!", "n".repeat(65)]) {
    const exchange: Exchange = await kit.api.call(reads, {
      path: { [fixture.spec.idParameter]: fixture.id },
      headers: { "X-Environment": name },
    });
    kit.report(judgeError(kit.api, exchange, { code: "INVALID_ENVIRONMENT" }, "Q-34"));
  }
}

/** Unknown paths, and paths without the method. */
async function missPaths(kit: Kit): Promise<void> {
  const { target, wire } = kit.api;
  const missing = await kit.api.send("GET", `${target.url}/standin-nothing-here`, { token: target.access.token });
  // These requests belong to no operation, so their responses are not in the form of the document.
  kit.report(judgeError(kit.api, wire.toDocument("updateUpload", missing), { code: "INVALID_ENDPOINT" }));
  const { updateUpload } = target.operations;
  if (!updateUpload) return;
  const id = `standin-${kit.unique()}`;
  const { undo, because } = await kit.absent("upload", id);
  if (!undo) return kit.notVerified(["Q-18"], because);
  const url = kit.api.address(updateUpload, { path: { upload_id: id } });
  const wrongMethod = await kit.api.send("POST", url, {
    ...{ token: target.access.token, body: {}, headers: json },
    undo,
  });
  kit.report(judgeError(kit.api, wire.toDocument("updateUpload", wrongMethod), { code: "METHOD_NOT_ALLOWED" }));
}
