import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { admits, asIs, given, issued, onReply, result } from "../switch.js";

const refusals = [
  ...["upload-tags", "upload-path", "webhook-name", "upload-identity", "webhook-identity", "access-without-token"],
];
const identities = ["upload-identity", "webhook-identity", "supporting-operations"];
const withoutToken = ["access-without-token", "access-without-token-webhook"];
const moving = ["upload-notes", "webhook-name", "upload-response", "upload-identity"];

/** Gives refusals of one status another one. */
const otherStatus = (from: number, to: number): Switch =>
  given("refusal", (status, reasons) => [status === from ? to : status, reasons]);

const movedBy =
  (status: number, isMoved: (method: string) => boolean = () => true): Switch =>
  (service) => {
    service.movedBy = (method) => (isMoved(method) ? status : undefined);
  };

/** How a refusal is told, and what there is not. */
export const rightRefusals: RightRow[] = [
  ...right(["Q-29"], ["supporting-operations", "upload-identity"], {
    "returns nothing for a deletion (deleted-204)": onReply((reply, { operation }) =>
      operation.startsWith("delete") && reply.status === 200 ? { status: 204, raw: "" } : reply,
    ),
  }),
  ...right(["Q-18"], refusals, { "refuses with 400 (refused-400)": otherStatus(422, 400) }),
  ...right(["Q-18", "Q-15?", "Q-20?"], [...refusals, "webhook-names"], {
    "refuses with 409 what is in conflict (refused-409)": otherStatus(422, 409),
  }),
  ...right(["Q-18"], [...refusals, "upload-jobs"], {
    "refuses in words (refused-in-words)": result("refusal", (reply) => ({ ...reply, raw: "I would rather not.\n" })),
  }),
  ...right(["Q-18", "Q-13"], [...refusals, "upload-jobs"], {
    "refuses without a body (refused-empty)": result("refusal", (reply) => ({ ...reply, raw: "" })),
  }),
  ...right(["Q-18", "Q-29"], identities, {
    "returns 410 for an id that it does not know (unknown-410)": otherStatus(404, 410),
    "returns 403 for an id that it does not know (unknown-403)": { wire: "own", apply: otherStatus(404, 403) },
  }),
  ...right(["Q-18"], ["access-without-rights", "access-without-rights-webhook"], {
    "returns 404 without a right (no-access-404)": otherStatus(403, 404),
    "returns 401 without a right (no-access-401)": otherStatus(403, 401),
  }),
  ...right(["Q-18"], withoutToken, { "returns 403 without a token (no-token-403)": otherStatus(401, 403) }),
  ...right([], [...withoutToken, "upload-notes"], {
    "takes the one token that it has issued (token-issued)": {
      token: issued,
      apply: result("admit", (status, { token }) => (token === issued ? status : 401)),
    },
  }),
  ...right(["Q-29?"], ["upload-notes", "webhook-headers", "upload-basename", "call-made", "upload-identity"], {
    "makes no resources of its own (nothing-made)": {
      wire: "own",
      binding:
        "operations: { createUpload: null, createWebhook: null, deleteUpload: null, deleteWebhook: null, createUploadRequest: null, listUploads: null, listWebhooks: null }",
      apply: asIs,
    },
  }),
  ...right(["Q-29?", "Q-04?", "Q-05?"], ["upload-notes", "webhook-headers", "upload-basename", "upload-together"], {
    "shows its resources in the responses to updates alone (nothing-read)": {
      ...{ wire: "own", binding: "operations: { getUpload: null, getWebhook: null }", apply: asIs },
    },
  }),
  ...(["listUploads", "getWebhook", "createWebhook", "createUpload", "deleteUpload"] as const).flatMap((operation) =>
    right(["Q-29"], ["supporting-operations"], {
      [`takes ${operation} without a token (open-${operation})`]: admits(operation, 401),
    }),
  ),
  ...right(["Q-49"], ["api-version"], {
    "takes no other version of the API (api-version-wanted)": result("admit", (status, { headers }) =>
      headers["x-api-version"] === "2" ? 422 : status,
    ),
  }),
  ...[301, 302, 307, 308].flatMap((status) =>
    right([], moving, {
      [`sends reads on with ${status} (redirects-reads-${status})`]: movedBy(status, (method) => method === "GET"),
    }),
  ),
  ...[307, 308].flatMap((status) =>
    right([], [...moving, "upload-basename", "upload-jobs"], {
      [`sends everything on with ${status} (redirects-all-${status})`]: {
        wire: "own" as const,
        apply: movedBy(status),
      },
    }),
  ),
];
