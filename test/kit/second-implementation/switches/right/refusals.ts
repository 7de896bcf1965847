import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { admits, change, issued, onReply } from "../switch.js";

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
  right("deleted-204", "returns nothing for a deletion", ["Q-29"], {
    only: ["supporting-operations", "upload-identity"],
    set: 3,
    apply: onReply((reply, { operation }) =>
      operation.startsWith("delete") && reply.status === 200 ? { status: 204, raw: "" } : reply,
    ),
  }),
  right("refused-400", "refuses with 400", ["Q-18"], { only: refusals, set: 1, apply: otherStatus(422, 400) }),
  right("refused-409", "refuses with 409 what is in conflict", ["Q-18"], {
    may: ["Q-15", "Q-20"],
    only: [...refusals, "webhook-names"],
    set: 2,
    apply: otherStatus(422, 409),
  }),
  right("refused-in-words", "refuses in words", ["Q-18"], {
    only: [...refusals, "upload-jobs"],
    set: 3,
    apply: change("refusal", (inner) => (status, reasons) => ({
      ...inner(status, reasons),
      raw: "I would rather not.\n",
    })),
  }),
  right("refused-empty", "refuses without a body", ["Q-18", "Q-13"], {
    only: [...refusals, "upload-jobs"],
    set: 4,
    apply: change("refusal", (inner) => (status, reasons) => ({ ...inner(status, reasons), raw: "" })),
  }),
  right("unknown-410", "returns 410 for an id that it does not know", ["Q-18", "Q-29"], {
    only: ["upload-identity", "webhook-identity", "supporting-operations"],
    set: 3,
    apply: otherStatus(404, 410),
  }),
  right("unknown-403", "returns 403 for an id that it does not know", ["Q-18", "Q-29"], {
    only: ["upload-identity", "webhook-identity", "supporting-operations"],
    wire: "own",
    apply: otherStatus(404, 403),
  }),
  right("no-access-404", "returns 404 without a right", ["Q-18"], {
    only: ["access-without-rights", "access-without-rights-webhook"],
    set: 1,
    apply: otherStatus(403, 404),
  }),
  right("no-access-401", "returns 401 without a right", ["Q-18"], {
    only: ["access-without-rights", "access-without-rights-webhook"],
    set: 2,
    apply: otherStatus(403, 401),
  }),
  right("token-issued", "takes the one token that it has issued", [], {
    only: ["access-without-token", "access-without-token-webhook", "upload-notes"],
    token: issued,
    apply: change("admit", (inner) => (incoming) => (incoming.token === issued ? inner(incoming) : 401)),
  }),
  right("no-token-403", "returns 403 without a token", ["Q-18"], {
    only: ["access-without-token", "access-without-token-webhook"],
    set: 2,
    apply: otherStatus(401, 403),
  }),
  right("nothing-made", "makes no resources of its own", [], {
    may: ["Q-29"],
    only: ["upload-notes", "webhook-headers", "upload-basename", "call-made", "upload-identity"],
    wire: "own",
    binding:
      "operations: { createUpload: null, createWebhook: null, deleteUpload: null, deleteWebhook: null, createUploadRequest: null, listUploads: null, listWebhooks: null }",
    apply: () => undefined,
  }),
  right("nothing-read", "shows its resources in the responses to updates alone", [], {
    may: ["Q-29", "Q-04", "Q-05"],
    only: ["upload-notes", "webhook-headers", "upload-basename", "upload-together"],
    wire: "own",
    binding: "operations: { getUpload: null, getWebhook: null }",
    apply: () => undefined,
  }),
  ...(["listUploads", "getWebhook", "createWebhook", "createUpload", "deleteUpload"] as const).map((operation) =>
    right(`open-${operation}`, `takes ${operation} without a token`, ["Q-29"], {
      only: ["supporting-without-token"],
      apply: admits(operation, 401),
    }),
  ),
  right("api-version-wanted", "takes no other version of the API", ["Q-49"], {
    only: ["api-version"],
    apply: change(
      "admit",
      (inner) => (incoming) => (incoming.headers["x-api-version"] === "2" ? 422 : inner(incoming)),
    ),
  }),
  ...[301, 302, 307, 308].map((status) =>
    right(`redirects-reads-${status}`, `sends reads on with ${status}`, [], {
      only: moving,
      apply: movedBy(["GET"], status),
    }),
  ),
  ...[307, 308].map((status) =>
    right(`redirects-all-${status}`, `sends everything on with ${status}`, [], {
      only: [...moving, "upload-basename", "upload-jobs"],
      wire: "own",
      apply: movedBy(undefined, status),
    }),
  ),
];

function movedBy(methods: readonly string[] | undefined, status: number): Switch {
  return (service) => {
    service.movedBy = (method) => (!methods || methods.includes(method) ? status : undefined);
  };
}
