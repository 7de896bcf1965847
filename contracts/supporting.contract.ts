import {
  type CallOptions,
  type Contract,
  check,
  declared,
  type Exchange,
  isSuccess,
  type Kit,
  type OperationId,
  resourceSpecs,
  type StatementId,
  show,
  told,
} from "../src/kit/index.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { askForPath, listOf, onePixel } from "./steps/files.js";
import { contractOn, type Subject } from "./steps/subject.js";

/** The supporting operations exist, in their published form. */
const supportingOperations: Contract = {
  id: "supporting-operations",
  ids: ["Q-29"],
  title: "uploads, webhooks, collections, jobs and calls can be created, read, listed and deleted",
  serialGroup: "names",
  needs: [],
  // It deletes an upload, and that would call webhooks that other contracts have enabled.
  starts: "after calls",
  async run(kit) {
    for (const spec of resourceSpecs) await makeReadDelete(kit, spec);
    for (const list of ["listUploadCollections", "listWebhookCalls"] as const) await look(kit, list);
    if (hasOperation(kit, "createUploadCollection") && hasOperation(kit, "deleteUploadCollection"))
      await makeCollection(kit);
    const others: OperationId[] = ["createUploadRequest", "getJobResult", "getWebhookCall", "resendWebhookCall"];
    for (const operationId of others) hasOperation(kit, operationId);
    // The upload URLs that the target returned when uploads were created.
    const { because, exchange } = kit.fileProblem() ?? {};
    if (because === undefined) return;
    if (exchange) kit.check(["Q-29"], false, () => because, exchange);
    else kit.notVerified(["Q-29"], because);
  },
};

function hasOperation(kit: Kit, operationId: OperationId): boolean {
  const isThere = kit.api.has(operationId);
  const one = check(["Q-29"], isThere, () => `the target does not support ${operationId}`);
  kit.report([kit.api.target.operations[operationId] === null ? declared(one) : one]);
  return isThere;
}

/** Sends an operation and holds its response against the document. */
async function look(
  kit: Kit,
  operationId: OperationId,
  options: CallOptions = {},
  status = 200,
): Promise<Exchange | undefined> {
  if (!hasOperation(kit, operationId)) return undefined;
  const exchange = await kit.api.call(operationId, options);
  kit.check(["Q-29"], exchange.status === status, () => `${told(exchange)}; Standin returns ${status}`, exchange);
  const [violation] = exchange.status === status ? kit.api.codec.violations(operationId, status, exchange.json) : [];
  kit.check(["Q-29"], !violation, () => `${told(exchange)}: ${violation?.detail}`, exchange);
  return exchange;
}

async function makeReadDelete(
  kit: Kit,
  { kind, idParameter, operations }: (typeof resourceSpecs)[number],
): Promise<void> {
  hasOperation(kit, operations.create);
  const made = kit.api.has(operations.create) ? await kit.another(kind).catch(() => undefined) : undefined;
  const query = kind === "upload" && made ? { query: { "filter[ids]": made.id } } : {};
  const listed = await look(kit, operations.list, query);
  if (!made) return;
  const ids = (kit.api.codec.decodeList(listed?.json) ?? []).map((one) => String(one.id));
  const because = () => `the list of ${kind}s does not have ${made.id}, which was created`;
  if (listed) kit.check(["Q-29"], ids.includes(made.id), because, listed);
  const path = { [idParameter]: made.id };
  await look(kit, operations.read, { path });
  const removed = await kit.remove(made);
  const [violation] = kit.api.codec.violations(operations.delete, removed.status, removed.json);
  const isRemoved = removed.status === 200 && !violation;
  kit.check(["Q-29"], isRemoved, () => `${told(removed)} ${violation?.detail ?? ""}`, removed);
  if (!kit.api.has(operations.read)) return;
  const gone = await kit.api.call(operations.read, { path });
  kit.check(["Q-29"], gone.status === 404, () => `after its deletion, ${told(gone)}`, gone);
}

async function makeCollection(kit: Kit): Promise<void> {
  const { codec, notes } = kit.api;
  const word = kit.unique();
  const draft = { label: `Standin ${word}` };
  const undo = notes.creates("collection", "label", draft.label, word);
  const asked = { body: codec.encode("createUploadCollection", draft), undo };
  const made = await look(kit, "createUploadCollection", asked, 201);
  const shown = made && codec.decode(made.json)?.id;
  if (made && made.status >= 400 && made.status < 500) undo.gone();
  if (typeof shown !== "string" && typeof shown !== "number") return;
  const id = String(shown);
  await undo.made(id);
  const path = { upload_collection_id: id };
  let deleted: Exchange | undefined;
  try {
    await look(kit, "getUploadCollection", { path });
    const other = { label: `Standin, other label ${word}` };
    const body = codec.encode("updateUploadCollection", other, id);
    const change = notes.changes({ kind: "collection", id }, {}, other);
    await look(kit, "updateUploadCollection", { path, body, undo: change });
    deleted = await look(kit, "deleteUploadCollection", { path, undo: notes.deletes({ kind: "collection", id }) });
  } finally {
    await kit.drop("collection", id, deleted);
  }
}

/** Order, search and filters of the list of uploads, as published. */
const uploadLists: Contract = {
  id: "upload-lists",
  ids: ["Q-48"],
  title:
    "the list of uploads has the newest first, can be ordered and searched, and treats unknown parameters as its envelope does",
  serialGroup: "names",
  needs: ["own upload"],
  // It creates and deletes uploads.
  starts: "after calls",
  async run(kit) {
    if (!kit.api.has("listUploads")) return kit.notVerified(this.ids, "the target does not support listing uploads");
    // The group's own upload is older.
    const [older, newer] = [await kit.fixture("upload"), await kit.another("upload")];
    const own = { "filter[ids]": `${older.id},${newer.id}` };
    const expectIds = async (query: Record<string, string>, wanted: readonly string[], what: string) => {
      const { all, exchange } = await listOf(kit, "listUploads", query);
      const ids = all?.map(({ id }) => String(id));
      const because = () => `${what}, but the list has ${show(ids ?? null)}, not ${show([...wanted])}`;
      kit.check(["Q-48"], ids?.join() === wanted.join(), because, exchange);
    };
    await expectIds(own, [newer.id, older.id], "the newest uploads come first without an order");
    const oldest = { ...own, order_by: "_created_at_ASC" };
    await expectIds(oldest, [older.id, newer.id], "the oldest uploads were requested first");
    const { path, basename } = newer.copy;
    if (typeof path === "string" && typeof basename === "string") {
      await expectIds({ "filter[fields][path][eq]": path }, [newer.id], `the upload at ${path} was requested`);
      await expectIds({ "filter[query]": basename }, [newer.id], `uploads with ${basename} were searched for`);
    }
    const unknown = await kit.api.call("listUploads", { query: { "standin[unknown]": "1" } });
    const isIgnored = kit.api.target.envelope === "json-api";
    const wanted = () =>
      `${told(unknown)} with an unknown parameter, which ${isIgnored ? "is ignored" : "is refused with 422"}`;
    kit.check(["Q-48"], isIgnored ? isSuccess(unknown.status) : unknown.status === 422, wanted, unknown);
  },
};

/** The name of a file in the request for an upload URL, and the properties that come from its bytes. */
const fileNames = contractOn(
  uploadSpec,
  {
    id: "file-names",
    ids: ["Q-50"],
    title: "names of files become slugs, and pictures are recognized by their bytes",
    serialGroup: "versions",
    starts: "early",
    needs: ["own upload"],
  },
  async (upload) => {
    const { kit } = upload;
    if (!kit.api.has("createUploadRequest"))
      return kit.notVerified(["Q-50"], "the target returns no upload URLs for files");
    await askForSlug(kit);
    await sendPicture(upload);
  },
);

async function askForSlug(kit: Kit): Promise<void> {
  const filename = `Standin Verify ${kit.unique()} Ä.TXT`;
  const { path, exchange } = (await askForPath(kit, filename)) ?? {};
  if (!exchange || !isSuccess(exchange.status))
    return kit.notVerified(["Q-50"], exchange ? told(exchange) : "", exchange);
  const isSlug = typeof path === "string" && /^[a-z0-9._-]+$/.test(path.split("/").at(-1) ?? "");
  kit.check(["Q-50"], isSlug, () => `a file ${show(filename)} gets the path ${show(path)}`, exchange);
}

/** A picture with the file name of a text, as a new version of an upload. */
async function sendPicture(upload: Subject): Promise<void> {
  const { kit } = upload;
  const file = await kit.file("upload", `standin-verify-${kit.unique()}.txt`, onePixel(kit));
  if (!file.bytes || !upload.mayTouch("path"))
    return kit.notVerified(["Q-50"], "the kit cannot use its own file as a new version");
  if (!(await upload.send({ path: file.path })).accepted) return;
  const { mime_type: type } = await upload.read();
  const because = () => `a PNG named .txt has the media type ${show(type)}`;
  if (type !== undefined) kit.check(["Q-50"], type === "image/png", because, upload.lastRead);
}

/** Runs last, and judges the rate limits of the whole run. */
const rateLimits: Contract = {
  id: "rate-limits",
  ids: ["Q-24"],
  title: "requests are not limited, and only JSON:API has headers for a limit",
  serialGroup: "names",
  needs: [],
  starts: "last",
  sends: "reads",
  async run(kit) {
    const { limits, responses } = kit.api.seen;
    if (responses === 0) return kit.notVerified(["Q-24"], "the kit sent no requests to the target");
    const { reached } = limits;
    const isFlat = kit.api.target.envelope === "flat";
    const other = isFlat ? limits.said : limits.unsaid;
    const speaks = isFlat ? "headers announce a limit" : "a response of JSON:API has no X-RateLimit-Limit";
    const because = () => `${reached ? "requests are limited" : speaks}: ${told((reached ?? other) as Exchange)}`;
    kit.check(["Q-24"], !reached && !other, because, reached ?? other);
  },
};

/** What no operation shows, or what could change resources that nobody handed to the kit if a target confused IDs. */
const unseen = (id: string, title: string, reasons: readonly [StatementId, string][]): Contract => ({
  ...{ id, title, ids: reasons.map(([one]) => one), serialGroup: "attributes", needs: [], sends: "nothing" },
  run: async (kit) => {
    for (const [one, because] of reasons) kit.notVerified([one], because);
  },
});

const recordLevel = unseen(
  "upload-record-level",
  "default_field_metadata applies where nothing is specified at record level",
  [["U-19", "no operation shows records, so the kit cannot see the metadata that they use"]],
);

const bulkAndRecords = unseen(
  "bulk-and-records",
  "bulk operations have a limit, and uploads that records use are not deleted",
  [
    ["Q-52", "the kit sends no bulk operations, because it changes only its own uploads"],
    ["Q-53", "the kit cannot create records that use an upload"],
  ],
);

/** The operations around the two updates, and what only they could show. */
export const supportingContracts: readonly Contract[] = [
  ...[recordLevel, bulkAndRecords, uploadLists, fileNames, supportingOperations, rateLimits],
];
