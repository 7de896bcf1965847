import {
  type CallOptions,
  type Contract,
  check,
  conclude,
  declared,
  type Exchange,
  isSame,
  isSuccess,
  type JsonObject,
  type Kit,
  type OperationId,
  resourceSpecs,
  type StatementId,
  show,
  told,
} from "../src/kit/index.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { askForPath, listOf, onePixel } from "./steps/files.js";
import { contractOn } from "./steps/subject.js";

/** The supporting operations exist, in their published form, and need a token. */
const supportingOperations: Contract = {
  id: "supporting-operations",
  ids: ["Q-29"],
  title: "uploads, webhooks, collections, jobs and calls can be created, read, listed and deleted, with a token",
  serialGroup: "names",
  needs: [],
  // It deletes an upload, and that would call webhooks that other contracts have enabled.
  starts: "after calls",
  async run(kit) {
    for (const spec of resourceSpecs) await makeReadDelete(kit, spec);
    for (const list of ["listUploadCollections", "listWebhookCalls"] as const) await look(kit, list);
    // An upload is put into collections that the kit creates and deletes.
    const [collection] = await kit.related("collection");
    const path = { upload_collection_id: String(collection) };
    if (collection !== undefined) await look(kit, "getUploadCollection", { path });
    for (const operationId of others) hasOperation(kit, operationId);
    // The upload URLs that the target returned when uploads were created.
    const { because, exchange } = kit.fileProblem() ?? {};
    if (because === undefined) return;
    if (exchange) kit.check(["Q-29"], false, () => because, exchange);
    else kit.notVerified(["Q-29"], because);
  },
};

const others: readonly OperationId[] = [
  ...(["createUploadCollection", "deleteUploadCollection"] as const),
  ...(["createUploadRequest", "getJobResult", "getWebhookCall", "resendWebhookCall"] as const),
];

function hasOperation(kit: Kit, operationId: OperationId): boolean {
  const isThere = kit.api.has(operationId);
  const one = check(["Q-29"], isThere, () => `the target does not support ${operationId}`);
  kit.report([kit.api.target.operations[operationId] === null ? declared(one) : one]);
  return isThere;
}

/** Sends a request that reads, without a token and with one, and holds its response against the document. */
async function look(kit: Kit, operationId: OperationId, options: CallOptions = {}): Promise<Exchange | undefined> {
  if (!hasOperation(kit, operationId)) return undefined;
  await refuse(kit, operationId, options);
  const exchange = await kit.api.call(operationId, options);
  checkForm(kit, operationId, exchange);
  return exchange;
}

function checkForm(kit: Kit, operationId: OperationId, exchange: Exchange): void {
  const [violation] = exchange.status === 200 ? kit.api.codec.violations(operationId, 200, exchange.json) : [];
  const because = () => `${told(exchange)}${violation ? `: ${violation.detail}` : "; Standin returns 200"}`;
  kit.check(["Q-29"], exchange.status === 200 && !violation, because, exchange);
}

/** Sends an operation without a token. Resolves with the exchange if the target performed it. */
async function refuse(kit: Kit, operationId: OperationId, options: CallOptions): Promise<Exchange | undefined> {
  const exchange = await kit.api.call(operationId, { ...options, token: null });
  const isTaken = isSuccess(exchange.status);
  kit.check(["Q-29"], !isTaken, () => `without a token ${told(exchange)}`, exchange);
  return isTaken ? exchange : undefined;
}

async function makeReadDelete(kit: Kit, spec: (typeof resourceSpecs)[number]): Promise<void> {
  const { kind, idParameter, mark, operations } = spec;
  const made = hasOperation(kit, operations.create) ? await kit.another(kind).catch(() => undefined) : undefined;
  const query = kind === "upload" && made ? { query: { "filter[ids]": made.id } } : {};
  // A list may show a resource as it was before its last update.
  const field = kind === "upload" ? "notes" : mark;
  const isUpdated = made?.mayTouch(field) && (await made.send({ [field]: `standin-${kit.unique()}` })).accepted;
  const now = made && isUpdated ? (await made.read())[field] : undefined;
  const listed = await look(kit, operations.list, query);
  if (!made) return;
  const row = kit.api.codec.decodeList(listed?.json)?.find((one) => String(one.id) === made.id);
  const because = () => `the list of ${kind}s does not have ${made.id}, which was created`;
  if (listed) kit.check(["Q-29"], row !== undefined, because, listed);
  const { [field]: shown } = row ?? {};
  const isOld = shown !== undefined && isSame(shown, made.copy[field] ?? null) && !isSame(shown, now ?? shown);
  const old = () => `the list shows /${field} as ${show(shown)}, but a read before it showed ${show(now)}`;
  if (listed && row) kit.check(["Q-29"], !isOld, old, listed);
  const path = { [idParameter]: made.id };
  await look(kit, operations.read, { path });
  await refuseCreation(kit, spec);
  await refuse(kit, operations.delete, { path, undo: kit.api.ledger.deletes({ kind, id: made.id }) });
  const removed = await kit.remove(made);
  checkForm(kit, operations.delete, removed);
  if (!kit.api.has(operations.read)) return;
  const gone = await kit.api.call(operations.read, { path });
  kit.check(["Q-29"], gone.status === 404, () => `after its deletion, ${told(gone)}`, gone);
}

/** A resource that was created without a token is deleted with one. */
async function refuseCreation(kit: Kit, spec: (typeof resourceSpecs)[number]): Promise<void> {
  const { kind, mark, operations } = spec;
  const word = kit.unique();
  const file = async (name: string, bytes: Buffer) => (await kit.file(kind, name, bytes)).path;
  const draft: JsonObject | undefined = await spec.draft({ unique: () => word, file });
  if (!draft) return;
  const undo = kit.api.ledger.creates(kind, mark, draft[mark] ?? null, word);
  const taken = await refuse(kit, operations.create, { body: kit.api.codec.encode(operations.create, draft), undo });
  if (!taken) return;
  const { resource } = await conclude(kit.api, spec, taken);
  if (resource?.id === undefined) return;
  await undo.made(String(resource.id));
  await kit.drop(kind, String(resource.id));
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
    const filename = `Standin Verify ${kit.unique()} Ä.TXT`;
    const { path, exchange } = (await askForPath(kit, filename)) ?? {};
    if (!exchange) return kit.notVerified(["Q-50"], "the target returns no upload URLs for files");
    const isSlug = typeof path === "string" && /^[a-z0-9._-]+$/.test(path.split("/").at(-1) ?? "");
    const because = () => `a file ${show(filename)} gets the path ${show(path)}`;
    if (isSuccess(exchange.status)) kit.check(["Q-50"], isSlug, because, exchange);
    else kit.notVerified(["Q-50"], told(exchange), exchange);
    // A picture with the file name of a text, as a new version.
    const file = await kit.file("upload", `standin-verify-${kit.unique()}.txt`, onePixel(kit));
    if (!file.bytes || !upload.mayTouch("path"))
      return kit.notVerified(["Q-50"], "the kit cannot use its own file as a new version");
    if (!(await upload.send({ path: file.path })).accepted) return;
    const { mime_type: type } = await upload.read();
    const named = () => `a PNG named .txt has the media type ${show(type)}`;
    if (type !== undefined) kit.check(["Q-50"], type === "image/png", named, upload.lastRead);
  },
);

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
    const { reached, said, unsaid } = limits;
    const isFlat = kit.api.target.envelope === "flat";
    const other = isFlat ? said : unsaid;
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

/** The operations around the two updates, and what only they could show. */
export const supportingContracts: readonly Contract[] = [
  unseen("upload-record-level", "default_field_metadata applies where nothing is specified at record level", [
    ["U-19", "no operation shows records, so the kit cannot see the metadata that they use"],
  ]),
  unseen("bulk-and-records", "bulk operations have a limit, and uploads that records use are not deleted", [
    ["Q-52", "the kit sends no bulk operations, because it changes only its own uploads"],
    ["Q-53", "the kit cannot create records that use an upload"],
  ]),
  unseen("numbers", "numbers that a double cannot hold exactly are kept as sent, or refused", [
    ["Q-58", "the kit sends no such numbers, because it could not tell what became of them"],
  ]),
  ...[uploadLists, fileNames, supportingOperations, rateLimits],
];
