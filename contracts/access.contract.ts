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
import { contractOn, specs } from "./steps/subject.js";

/** The token that a Standin treats as one without access. */
const standinsTokenWithoutAccess = "no-management-access";

interface Attempt {
  what: string;
  options: CallOptions;
}

/** A token of the same form that nobody has issued: other letters and digits in the same places. */
const unissued = (token: string): string =>
  token.replace(/[a-z\d]/gi, (one) => {
    const all = ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"].find((some) =>
      some.includes(one),
    );
    return all?.at((all.indexOf(one) + 7) % all.length) ?? one;
  });

function attemptsWithoutToken({ api, isStandin }: Kit): Attempt[] {
  const { header, token, passed } = api.target.access;
  const attempts: Attempt[] = [
    { what: "an update without a token", options: { token: null } },
    { what: "an update with an empty token", options: { token: "" } },
  ];
  // A Standin takes any token, and whoever passes none says nothing of tokens.
  if (!isStandin && passed === "a token") {
    const cut = token.length > 7 ? [token.slice(0, -1)] : [];
    // No report may show most of a token.
    for (const one of cut) api.seen.secrets.add(one);
    const what = "an update with a token that was never issued";
    for (const one of new Set([unissued(token), `${token}x`, ...cut])) attempts.push({ what, options: { token: one } });
  }
  if (header.toLowerCase() !== "authorization") return attempts;
  const bare = { token: null, headers: { [header]: "Bearer" } };
  return [...attempts, { what: "an update with a scheme and no token", options: bare }];
}

/** Ways to lack authorization. */
const ways = {
  token: {
    id: "access-without-token",
    words: "without a token",
    code: "INVALID_AUTHORIZATION_HEADER",
    toAttempts: attemptsWithoutToken,
    needs: [],
  },
  access: {
    id: "access-without-rights",
    words: "with a token that has no access",
    code: "INSUFFICIENT_PERMISSIONS",
    toAttempts: ({ api: { target } }: Kit): Attempt[] => [
      {
        what: "an update with a token that has no access",
        options: { token: target.fixtures.token_without_access ?? standinsTokenWithoutAccess },
      },
    ],
    needs: ["token without access"],
  },
} as const;

/** Each update without a token, and with one that has no access. */
const updates = Object.entries(ways).flatMap(([missing, { id, words, needs, code, toAttempts }]) =>
  specs.map((spec) => {
    const about = {
      id: spec.kind === "upload" ? id : `${id}-${spec.kind}`,
      ids: ["A-01", "Q-18"],
      title: `an update of ${spec.one} ${words} is refused with nothing changed`,
      needs: [spec.kind, ...needs],
    } as const;
    return contractOn(spec, about, async (subject) => {
      const refusals = subject.refusals(await subject.read());
      const value = spec.kind === "upload" ? "Without access" : '{"without":"access"}';
      for (const { what, options } of toAttempts(subject.kit)) {
        for (const patch of [{ [spec.long]: value }, {}]) {
          const part = `${spec.kind}_${missing}`;
          await refusals.check(await subject.send(patch, options), { ids: ["A-01"], error: { code }, what, part });
        }
      }
    });
  }),
);

/** The spec states that both updates need a token. For other operations it is an assumption. */
const supportingAccess: Contract = {
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

/** What a token is needed for. */
export const accessContracts: readonly Contract[] = [...updates, supportingAccess];
