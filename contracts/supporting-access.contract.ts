import {
  type CallOptions,
  type Contract,
  conclude,
  type Exchange,
  isSuccess,
  type JsonObject,
  type Kit,
  type OperationId,
  proveAbsent,
  type Removable,
  resourceSpecs,
  told,
  uploadResource,
} from "../src/kit/index.js";

/** The spec states that both updates need a token. For other operations it is an assumption. */
export const supportingAccess: Contract = {
  id: "supporting-without-token",
  ids: ["Q-29"],
  title: "each supporting operation is refused without a token",
  serialGroup: "names",
  needs: [],
  async run(kit) {
    for (const spec of resourceSpecs) await tryResource(kit, spec);
    await tryCollection(kit);
    await refuse(kit, "listWebhookCalls");
    const undo = kit.api.notes.leavesNothing();
    const asked = bodyOf(kit, "createUploadRequest", { filename: "standin-no-token.txt" });
    await refuse(kit, "createUploadRequest", { ...asked, undo });
    const nobody = `standin-${kit.unique()}`;
    await refuse(kit, "getJobResult", { path: { job_id: nobody } });
    const idParameter = "webhook_call_id";
    const call = { path: { [idParameter]: nobody } };
    await refuse(kit, "getWebhookCall", call);
    const spec = { kind: idParameter, idParameter, operations: { read: "getWebhookCall" as const } };
    const { undo: resent } = await proveAbsent(kit.api, spec, nobody);
    if (resent) await refuse(kit, "resendWebhookCall", { ...call, undo: resent });
  },
};

/** Sends an operation without a token. Resolves with the exchange if the target performed it. */
async function refuse(kit: Kit, operationId: OperationId, options: CallOptions = {}): Promise<Exchange | undefined> {
  if (!kit.api.has(operationId)) return undefined;
  const exchange = await kit.api.call(operationId, { ...options, token: null });
  const isTaken = isSuccess(exchange.status);
  kit.check(["Q-29"], !isTaken, () => `without a token ${told(exchange)}`, exchange);
  return isTaken ? exchange : undefined;
}

const bodyOf = (kit: Kit, operationId: OperationId, fields: JsonObject): CallOptions => ({
  body: kit.api.codec.encode(operationId, fields),
});

async function tryResource(kit: Kit, spec: (typeof resourceSpecs)[number]): Promise<void> {
  const { kind, idParameter, operations } = spec;
  await refuse(kit, operations.list);
  const made = kit.api.has(operations.create) ? await kit.another(kind).catch(() => undefined) : undefined;
  const id = made?.id ?? kit.borrowed(kind)?.id;
  if (id !== undefined) await refuse(kit, operations.read, { path: { [idParameter]: id } });
  if (!made) return;
  const file = async (name: string, bytes: Buffer) => (await kit.file(kind, name, bytes)).path;
  const word = kit.unique();
  const draft: JsonObject | undefined = await spec.draft({ unique: () => word, file });
  if (draft) await refuseCreation(kit, spec, draft, word);
  // Last, since it may delete the resource.
  const undo = kit.api.notes.deletes({ kind, id: made.id });
  await refuse(kit, operations.delete, { path: { [idParameter]: made.id }, undo });
}

/** A resource created without a token is deleted with one. `draft` has the word in its mark. */
async function refuseCreation(kit: Kit, spec: Removable, draft: JsonObject, word: string): Promise<void> {
  const { kind, mark, operations } = spec;
  const undo = kit.api.notes.creates(kind, mark, draft[mark] ?? null, word);
  const taken = await refuse(kit, operations.create, { ...bodyOf(kit, operations.create, draft), undo });
  if (!taken) return undo.gone();
  const { resource } = await conclude(kit.api, spec, taken);
  if (resource?.id === undefined) return;
  await undo.made(String(resource.id));
  await kit.drop(kind, String(resource.id));
}

async function tryCollection(kit: Kit): Promise<void> {
  const [spec] = uploadResource.related;
  await refuse(kit, spec.operations.list);
  const word = kit.unique();
  await refuseCreation(kit, spec, { [spec.mark]: `Standin ${word}` }, word);
  const { collection_id: id } = kit.api.target.fixtures;
  if (id !== undefined) await refuse(kit, spec.operations.read, { path: { [spec.idParameter]: String(id) } });
}
