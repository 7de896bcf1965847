import {
  asReceived,
  type CallOptions,
  type Contract,
  conclude,
  documentOf,
  type ErrorCode,
  type Exchange,
  isSame,
  type JsonObject,
  type JsonValue,
  type StatementId,
  told,
} from "../src/kit/index.js";
import { judgeError } from "./judge/refusal.js";
import { fieldOf } from "./spec/field.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { contractOn, contractsOn, isWhole, type Subject, specs } from "./steps/subject.js";

type BadRequest = readonly [what: string, options: CallOptions, code: ErrorCode, id: StatementId];

const json = { "Content-Type": "application/json" };

function badRequests(subject: Subject): BadRequest[] {
  const { kit, spec, id } = subject;
  const encode = (fields: JsonObject) => kit.api.codec.encode(spec.operations.update, fields, id);
  const plain = { rawBody: JSON.stringify(encode({})), headers: { "Content-Type": "text/plain" } };
  const large = { body: encode({ [subject.first(spec.long)]: "x".repeat(1024 * 1024) }) };
  const otherType = { body: { data: { id, type: "item", attributes: {} } } };
  const another: BadRequest = ["another type in the body", otherType, "INVALID_TYPE", "Q-03"];
  return [
    ["a body that is not JSON", { rawBody: "{notes:", headers: json }, "INVALID_JSON_BODY", "Q-18"],
    ["a body that is an array", { rawBody: "[]", headers: json }, "INVALID_FORMAT", "Q-18"],
    ["JSON with the media type text/plain", plain, "INVALID_CONTENT_TYPE_HEADER", "Q-51"],
    ["a body of more than 1 MiB", large, "PAYLOAD_TOO_LARGE", "Q-25"],
    ...(kit.api.target.envelope === "json-api" ? [another] : []),
  ];
}

async function sendBadRequests(subject: Subject): Promise<void> {
  const { kit, spec, id } = subject;
  const refusals = subject.refusals(await subject.read());
  for (const [what, options, code, statement] of badRequests(subject)) {
    const undo = subject.touch();
    const path = { [spec.idParameter]: id };
    const exchange = await kit.api.call(spec.operations.update, { path, undo, ...options });
    const outcome = await conclude(kit.api, spec, exchange);
    await refusals.check(outcome, { ids: [statement], error: { code }, what });
    if (statement !== "Q-18") kit.report(judgeError(kit.api, exchange, { code }, statement));
  }
}

/** Errors that are about no field. */
const requestErrors = specs.map((spec) => {
  const isUpload = spec === uploadSpec;
  const about = {
    id: `${spec.kind}-errors`,
    ids: ["Q-18", "Q-25", ...(isUpload ? (["Q-34"] as const) : []), "Q-51"],
    title: `bodies that are not JSON, have another media type or are too large are refused on ${spec.one}${isUpload ? ", and so is an invalid environment" : ""}`,
    needs: [`own ${spec.kind}`],
  } as const;
  return contractOn(spec, about, async (subject) => {
    await sendBadRequests(subject);
    if (isUpload) await refuseEnvironments(subject);
  });
});

async function refuseEnvironments({ kit, spec, id }: Subject): Promise<void> {
  const { read } = spec.operations;
  if (!kit.api.has(read)) return;
  for (const name of ["no environment!", "n".repeat(65)]) {
    const options = { path: { [spec.idParameter]: id }, headers: { "X-Environment": name } };
    kit.report(judgeError(kit.api, await kit.api.call(read, options), { code: "INVALID_ENVIRONMENT" }, "Q-34"));
  }
}

/** A typo must not be ignored silently, and fields that only the service sets cannot be set. */
const unknownFields = contractsOn(
  ({ kind, one }) => ({
    id: "unknown-field",
    ids: ["Q-19"],
    title: `a field that the spec does not list is refused on ${one}`,
    needs: [`own ${kind}`],
  }),
  async (subject) => {
    const beside = subject.spec === uploadSpec ? { notes: "Beside an unknown field" } : { auto_retry: false };
    const updates = ["standin_unknown", "Author", "created_at"].flatMap((field) =>
      [{ [field]: "2020-01-01T00:00:00.000Z" }, { ...beside, [field]: "x" }].map(
        (patch) => ({ patch, ids: ["Q-19"], error: { code: "INVALID_FORMAT", field } }) as const,
      ),
    );
    await subject.refuse(...updates);
    for (const { name } of subject.spec.fields) if (subject.isAbsent(name)) await tryAbsent(subject, name);
  },
);

/** A field that the binding says is not there: if the target takes it and shows it after all, the binding is wrong. */
async function tryAbsent(subject: Subject, name: string): Promise<void> {
  const { kit, spec, id } = subject;
  const value = await fieldOf(spec, name).another(subject.inputs(await subject.known()));
  if (value === undefined || value === null || !kit.api.has(spec.operations.read)) return;
  // A part might empty the rest of somebody's.
  if (isWhole(kit, spec) && !subject.mayLose("")) return;
  const read = () => kit.api.call(spec.operations.read, { path: { [spec.idParameter]: id } });
  const isShown = (exchange: Exchange) => hasMember(asReceived(exchange).json, name, value);
  if (isShown(await read())) return;
  const { accepted } = await subject.send({}, { base: { [name]: value }, partial: true });
  const exchange = await read();
  const because = () => `the binding says that ${spec.one} has no ${name}, but an update took it, and a read shows it`;
  kit.check([spec.shows], !accepted || !isShown(exchange), because, exchange);
}

const hasMember = (body: JsonValue | undefined, name: string, value: JsonValue): boolean =>
  typeof body === "object" &&
  body !== null &&
  Object.entries(body).some(([own, one]) => (own === name && isSame(one, value)) || hasMember(one, name, value));

/** The JSON:API envelope requires this header. The flat envelope has none. */
const apiVersion: Contract = {
  id: "api-version",
  ids: ["Q-49"],
  title: "JSON:API refuses every version except 3, and the flat envelope has no version",
  serialGroup: "names",
  needs: ["upload"],
  sends: "reads",
  async run(kit) {
    if (!kit.api.has("getUpload")) return kit.notVerified(this.ids, "the target does not support reading uploads");
    const { id } = kit.borrowed("upload") ?? (await kit.fixture("upload"));
    const headers = { "X-Api-Version": "2" };
    const exchange = await kit.api.call("getUpload", { path: { upload_id: id }, headers });
    const wanted = documentOf(kit.api.target.envelope) === "json-api" ? 422 : 200;
    const because = () => `${told(exchange)} with X-Api-Version: 2; Standin returns ${wanted}`;
    kit.check(["Q-49"], exchange.status === wanted, because, exchange);
  },
};

/** Requests that are refused whatever the fields of a resource accept. */
export const errorContracts: readonly Contract[] = [...unknownFields, ...requestErrors, apiVersion];
