import type { Kind } from "../../model.js";
import type { Switch } from "../../server.js";
import { admits, change, issued, isUpdateOf, onReply } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Identifiers and tokens that are not looked at. */
export const wrongAccess: WrongRow[] = [
  wrong("upload-unknown-made", "makes an upload of an id that it does not know", ["U-01"], {
    only: ["upload-identity"],
    apply: upsert("upload"),
  }),
  wrong("webhook-unknown-made", "makes a webhook of an id that it does not know", ["W-01"], {
    only: ["webhook-identity"],
    apply: upsert("webhook"),
  }),
  wrong("upload-unknown-accepted", "accepts an update of an unknown upload, and does nothing", ["U-01"], {
    only: ["upload-identity"],
    apply: onReply((reply, incoming) =>
      isUpdateOf("upload", incoming) && reply.status === 404
        ? { status: 200, kind: "upload", resource: { id: incoming.id, ...incoming.fields } }
        : reply,
    ),
  }),
  wrong("upload-id-prefix", "reads an id as far as it understands it", ["U-01"], {
    only: ["upload-identity"],
    apply: change(
      "find",
      (inner) => (kind, id, incoming) => inner(kind, kind === "upload" ? (/a-\d+/.exec(id)?.[0] ?? id) : id, incoming),
    ),
  }),
  wrong("webhook-id-prefix", "reads the id of a webhook as far as it understands it", ["W-01"], {
    only: ["webhook-identity"],
    apply: change(
      "find",
      (inner) => (kind, id, incoming) => inner(kind, kind === "webhook" ? (/h-\d+/.exec(id)?.[0] ?? id) : id, incoming),
    ),
  }),
  wrong("upload-others-too", "changes the notes of every upload", ["U-01"], {
    only: ["upload-identity"],
    apply: change("commit", (inner, { state }) => (kind, id, fields, incoming) => {
      if (kind === "upload" && fields.notes !== undefined)
        for (const one of state.upload.values()) one.notes = fields.notes;
      return inner(kind, id, fields, incoming);
    }),
  }),
  wrong("token-none-upload", "takes updates of uploads without a token", ["A-01"], {
    only: ["A-01"],
    apply: admits("updateUpload", 401),
  }),
  wrong("token-none-webhook", "takes updates of webhooks without a token", ["A-01"], {
    only: ["A-01"],
    apply: admits("updateWebhook", 401),
  }),
  wrong("token-guest-upload", "takes updates of uploads with a token that has no access", ["A-01"], {
    only: ["A-01"],
    apply: admits("updateUpload", 403),
  }),
  wrong("token-guest-webhook", "takes updates of webhooks with a token that has no access", ["A-01"], {
    only: ["A-01"],
    apply: admits("updateWebhook", 403),
  }),
  wrong("token-unissued", "takes any token", ["A-01"], {
    only: ["access-without-token", "access-without-token-webhook"],
    token: issued,
    apply: () => undefined,
  }),
  wrong("token-late", "looks at the token when the work is done", ["A-01"], {
    only: ["A-01"],
    apply: change("reply", (inner, { behaviour }) => {
      const admit = behaviour.admit;
      behaviour.admit = () => 200;
      return (reply, incoming) => {
        const status = admit(incoming);
        return inner(status === 200 ? reply : { status, reasons: [{ field: "token", reason: "is wrong" }] }, incoming);
      };
    }),
  }),
  wrong("token-empty", "takes an empty token", ["A-01"], {
    only: ["A-01"],
    apply: change(
      "admit",
      (inner) => (incoming) => (incoming.headers.authorization?.trim() === "Bearer" ? 200 : inner(incoming)),
    ),
  }),
  wrong("webhook-others-too", "changes the first webhook too", ["W-01"], {
    only: ["webhook-identity"],
    apply: change("commit", (inner, { state }) => (kind, id, fields, incoming) => {
      const [first] = state.webhook.values();
      if (kind === "webhook" && first && fields.custom_payload !== undefined)
        first.custom_payload = fields.custom_payload;
      return inner(kind, id, fields, incoming);
    }),
  }),
];

function upsert(kind: Kind): Switch {
  return change("find", (inner, { state }) => (of, id, incoming) => {
    const found = inner(of, id, incoming);
    const [first] = state[kind].values();
    if (found || of !== kind || !first || !isUpdateOf(kind, incoming)) return found;
    const made = { ...first, id, name: `made ${id}` };
    state[kind].set(id, made);
    return made;
  });
}
