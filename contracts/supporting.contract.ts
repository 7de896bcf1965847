import {
  type Contract,
  check,
  declared,
  type Exchange,
  type Kit,
  type OperationId,
  resourceSpecs,
  told,
} from "../src/kit/index.js";

/** The supporting operations exist, in their published form. */
export const supportingOperations: Contract = {
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
    checkFiles(kit);
  },
};

function hasOperation(kit: Kit, operationId: OperationId): boolean {
  const isThere = kit.api.has(operationId);
  const one = check(["Q-29"], isThere, () => `the target does not support ${operationId}`);
  kit.report([kit.api.target.operations[operationId] === null ? declared(one) : one]);
  return isThere;
}

/** The upload URLs that the target returned when uploads were created. */
function checkFiles(kit: Kit): void {
  const { because, exchange } = kit.fileProblem() ?? {};
  if (because === undefined) return;
  if (exchange) kit.check(["Q-29"], false, () => because, exchange);
  else kit.notVerified(["Q-29"], because);
}

/** Sends an operation and holds its response against the document. */
async function look(
  kit: Kit,
  operationId: OperationId,
  status = 200,
  options: Parameters<Kit["api"]["call"]>[1] = {},
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
  const listed = await look(kit, operations.list, 200, query);
  if (!made) return;
  const ids = (kit.api.codec.decodeList(listed?.json) ?? []).map((one) => String(one.id));
  const because = () => `the list of ${kind}s does not have ${made.id}, which was created`;
  if (listed) kit.check(["Q-29"], ids.includes(made.id), because, listed);
  const path = { [idParameter]: made.id };
  await look(kit, operations.read, 200, { path });
  const removed = await kit.remove(made);
  const [violation] = kit.api.codec.violations(operations.delete, removed.status, removed.json);
  kit.check(
    ["Q-29"],
    removed.status === 200 && !violation,
    () => `${told(removed)} ${violation?.detail ?? ""}`,
    removed,
  );
  if (!kit.api.has(operations.read)) return;
  const gone = await kit.api.call(operations.read, { path });
  kit.check(["Q-29"], gone.status === 404, () => `after its deletion, ${told(gone)}`, gone);
}

async function makeCollection(kit: Kit): Promise<void> {
  const { codec } = kit.api;
  const word = kit.unique();
  const draft = { label: `Standin ${word}` };
  const undo = kit.api.notes.creates("collection", "label", draft.label, word);
  const body = codec.encode("createUploadCollection", draft);
  const made = await look(kit, "createUploadCollection", 201, { body, undo });
  const shown = made && codec.decode(made.json)?.id;
  if (made && made.status >= 400 && made.status < 500) undo.gone();
  if (typeof shown !== "string" && typeof shown !== "number") return;
  const id = String(shown);
  await undo.made(id);
  const path = { upload_collection_id: id };
  let deleted: Exchange | undefined;
  try {
    await look(kit, "getUploadCollection", 200, { path });
    const other = { label: `Standin, other label ${word}` };
    const label = codec.encode("updateUploadCollection", other, id);
    const change = kit.api.notes.changes({ kind: "collection", id }, {}, other);
    await look(kit, "updateUploadCollection", 200, { path, body: label, undo: change });
    const deletion = { path, undo: kit.api.notes.deletes({ kind: "collection", id }) };
    deleted = await look(kit, "deleteUploadCollection", 200, deletion);
  } finally {
    await kit.drop("collection", id, deleted);
  }
}

/** Runs last, and judges the rate limits of the whole run. */
export const rateLimits: Contract = {
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
