import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { admits, change, onReply } from "../switch.js";

const refusals = [
  "upload-tags",
  "upload-path",
  "webhook-name",
  "upload-identity",
  "webhook-identity",
  "access-without-token",
];

const moving = ["upload-notes", "webhook-name", "upload-response", "upload-identity"];

/** Gives refusals of one status another one. */
const otherStatus = (from: number, to: number): Switch =>
  change("refusal", (inner) => (status, reasons) => inner(status === from ? to : status, reasons));

/** How a refusal is told, and what there is not. */
export const rightRefusals: RightRow[] = [
  right(
    "deleted-204",
    "returns nothing for a deletion",
    ["Q-29"],
    onReply((reply, { operation }) =>
      operation.startsWith("delete") && reply.status === 200 ? { status: 204, raw: "" } : reply,
    ),
    { only: ["supporting-operations", "upload-identity"], set: 3 },
  ),
  right("refused-400", "refuses with 400", ["Q-18"], otherStatus(422, 400), { only: refusals, set: 1 }),
  right("refused-409", "refuses with 409 what is in conflict", ["Q-18"], otherStatus(422, 409), {
    may: ["Q-15", "Q-20"],
    only: [...refusals, "webhook-names"],
    set: 2,
  }),
  right(
    "refused-in-words",
    "refuses in words",
    ["Q-18"],
    change("refusal", (inner) => (status, reasons) => ({ ...inner(status, reasons), raw: "I would rather not.\n" })),
    { only: [...refusals, "upload-jobs"], set: 3 },
  ),
  right(
    "refused-empty",
    "refuses without a body",
    ["Q-18", "Q-13"],
    change("refusal", (inner) => (status, reasons) => ({ ...inner(status, reasons), raw: "" })),
    { only: [...refusals, "upload-jobs"], set: 4 },
  ),
  right("unknown-410", "returns 410 for an id that it does not know", ["Q-18", "Q-29"], otherStatus(404, 410), {
    only: ["upload-identity", "webhook-identity", "supporting-operations"],
    set: 3,
  }),
  right("unknown-403", "returns 403 for an id that it does not know", ["Q-18", "Q-29"], otherStatus(404, 403), {
    only: ["upload-identity", "webhook-identity", "supporting-operations"],
    wire: "own",
  }),
  right("no-access-404", "returns 404 without a right", ["Q-18"], otherStatus(403, 404), {
    only: ["access-without-rights", "access-without-rights-webhook"],
    set: 1,
  }),
  right("no-access-401", "returns 401 without a right", ["Q-18"], otherStatus(403, 401), {
    only: ["access-without-rights", "access-without-rights-webhook"],
    set: 2,
  }),
  right("no-token-403", "returns 403 without a token", ["Q-18"], otherStatus(401, 403), {
    only: ["access-without-token", "access-without-token-webhook"],
    set: 2,
  }),
  right("nothing-made", "makes no resources of its own", [], () => undefined, {
    may: ["Q-29"],
    only: ["upload-notes", "webhook-headers", "upload-basename", "call-made", "upload-identity"],
    wire: "own",
    binding:
      "operations: { createUpload: null, createWebhook: null, deleteUpload: null, deleteWebhook: null, createUploadRequest: null, listUploads: null, listWebhooks: null }",
  }),
  right("nothing-read", "shows its resources in the responses to updates alone", [], () => undefined, {
    may: ["Q-29", "Q-04", "Q-05"],
    only: ["upload-notes", "webhook-headers", "upload-basename", "upload-together"],
    wire: "own",
    binding: "operations: { getUpload: null, getWebhook: null }",
  }),
  ...(["listUploads", "getWebhook", "createWebhook", "createUpload", "deleteUpload"] as const).map((operation) =>
    right(`open-${operation}`, `takes ${operation} without a token`, ["Q-29"], admits(operation, 401), {
      only: ["supporting-without-token"],
    }),
  ),
  right(
    "api-version-wanted",
    "takes no other version of the API",
    ["Q-49"],
    change("admit", (inner) => (incoming) => (incoming.headers["x-api-version"] === "2" ? 422 : inner(incoming))),
    { only: ["api-version"] },
  ),
  ...[301, 302, 307, 308].map((status) =>
    right(`redirects-reads-${status}`, `sends reads on with ${status}`, [], movedBy(["GET"], status), { only: moving }),
  ),
  ...[307, 308].map((status) =>
    right(`redirects-all-${status}`, `sends everything on with ${status}`, [], movedBy(undefined, status), {
      only: [...moving, "upload-basename", "upload-jobs"],
      wire: "own",
    }),
  ),
];

function movedBy(methods: readonly string[] | undefined, status: number): Switch {
  return (service) => {
    service.movedBy = (method) => (!methods || methods.includes(method) ? status : undefined);
  };
}
