import {
  type CallOptions,
  type Contract,
  conclude,
  type ErrorCode,
  type Exchange,
  type JsonObject,
  type Kit,
  type StatementId,
} from "../src/kit/index.js";
import { type ExpectedError, judgeError } from "./judge/refusal.js";
import { ofEachKind, type Subject, subjectOf } from "./steps/subject.js";

interface BadRequest {
  what: string;
  options: CallOptions;
  error: ExpectedError;
  ids: readonly StatementId[];
}

const json = { "Content-Type": "application/json" };

function badRequests(fixture: Subject): BadRequest[] {
  const { kit, spec } = fixture;
  const isJsonApi = kit.api.target.envelope === "json-api";
  const encode = (fields: JsonObject) => kit.api.codec.encode(spec.operations.update, fields, fixture.id);
  const plain = { rawBody: JSON.stringify(encode({})), headers: { "Content-Type": "text/plain" } };
  const large = { body: encode({ [spec.long]: "x".repeat(1024 * 1024) }) };
  const otherType = { body: { data: { id: fixture.id, type: "item", attributes: {} } } };
  const bad = (what: string, options: CallOptions, code: ErrorCode, id: StatementId): BadRequest => ({
    ...{ what, options, error: { code }, ids: [id] },
  });
  return [
    bad("a body that is not JSON", { rawBody: "{notes:", headers: json }, "INVALID_JSON_BODY", "Q-18"),
    bad("a body that is an array", { rawBody: "[]", headers: json }, "INVALID_FORMAT", "Q-18"),
    bad("a body that is plain text", plain, "INVALID_CONTENT_TYPE_HEADER", "Q-51"),
    bad("a body of more than 1 MiB", large, "PAYLOAD_TOO_LARGE", "Q-25"),
    ...(isJsonApi ? [bad("another type in the body", otherType, "INVALID_TYPE", "Q-03")] : []),
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
export const requestErrors: readonly Contract[] = ofEachKind((spec) => {
  const isUpload = spec.kind === "upload";
  return {
    id: `${spec.kind}-errors`,
    ids: ["Q-18", "Q-25", ...(isUpload ? (["Q-34"] as const) : []), "Q-51"],
    title: `bodies that are not JSON, have another media type or are too large are refused on ${spec.one}${isUpload ? ", and so is an invalid environment" : ""}`,
    serialGroup: spec.serialGroup,
    needs: [`own ${spec.kind}`],
    async run(kit) {
      const fixture = await subjectOf(kit, spec);
      await sendBadRequests(fixture);
      if (!isUpload) return;
      await refuseEnvironments(kit, fixture);
      await missPaths(kit);
    },
  };
});

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
  const { target, codec } = kit.api;
  const missing = await kit.api.send("GET", `${target.url}/standin-nothing-here`, { token: target.access.token });
  // These requests belong to no operation, so their responses are not in the form of the document.
  kit.report(judgeError(kit.api, codec.toDocument("updateUpload", missing), { code: "INVALID_ENDPOINT" }));
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
  kit.report(judgeError(kit.api, codec.toDocument("updateUpload", wrongMethod), { code: "METHOD_NOT_ALLOWED" }));
}
