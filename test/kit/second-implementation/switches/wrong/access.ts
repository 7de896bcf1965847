import type { Kind } from "../../model.js";
import type { Switch } from "../../server.js";
import { admits, asIs, change, given, issued, isUpdateOf, onReply, result } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Reads an id of a kind as far as it understands it. */
const prefixOf = (kind: Kind, understood: RegExp): Switch =>
  given("find", (of, id, incoming) => [of, of === kind ? (understood.exec(id)?.[0] ?? id) : id, incoming]);

/** Makes a resource of an id that it does not know. */
const upsert = (kind: Kind): Switch =>
  change("find", (inner, { state }) => (of, id, incoming) => {
    const found = inner(of, id, incoming);
    const [first] = state[kind].values();
    if (found || of !== kind || !first || !isUpdateOf(kind, incoming)) return found;
    const made = { ...first, id, name: `made ${id}` };
    state[kind].set(id, made);
    return made;
  });

/** Tokens that were never issued, and that resemble one that was. */
const takes = (isLike: (token: string) => boolean) => ({
  token: issued,
  apply: result("admit", (status, { token = "" }) => (token !== "" && isLike(token) ? status : 401)),
});

/** Identifiers and tokens that are not looked at. */
export const wrongAccess: WrongRow[] = [
  ...wrong(["U-01"], ["upload-identity"], {
    "makes an upload of an id that it does not know (upload-unknown-made)": upsert("upload"),
    "accepts an update of an unknown upload, and does nothing (upload-unknown-accepted)": onReply((reply, incoming) =>
      isUpdateOf("upload", incoming) && reply.status === 404
        ? { status: 200, kind: "upload", resource: { id: incoming.id, ...incoming.fields } }
        : reply,
    ),
    "reads an id as far as it understands it (upload-id-prefix)": prefixOf("upload", /a-\d+/),
    "changes the notes of every upload (upload-others-too)": change(
      "commit",
      (inner, { state }) =>
        (kind, ...others) => {
          const [, { notes }] = others;
          if (kind === "upload" && notes !== undefined) for (const one of state.upload.values()) one.notes = notes;
          return inner(kind, ...others);
        },
    ),
  }),
  ...wrong(["W-01"], ["webhook-identity"], {
    "makes a webhook of an id that it does not know (webhook-unknown-made)": upsert("webhook"),
    "reads the id of a webhook as far as it understands it (webhook-id-prefix)": prefixOf("webhook", /h-\d+/),
    "changes the first webhook too (webhook-others-too)": change("commit", (inner, { state }) => (kind, ...others) => {
      const [first, [, { custom_payload: template }]] = [[...state.webhook.values()][0], others];
      if (kind === "webhook" && first && template !== undefined) first.custom_payload = template;
      return inner(kind, ...others);
    }),
  }),
  ...wrong(["A-01"], ["A-01"], {
    "takes updates of uploads without a token (token-none-upload)": admits("updateUpload", 401),
    "takes updates of webhooks without a token (token-none-webhook)": admits("updateWebhook", 401),
    "takes updates of uploads with a token that has no access (token-guest-upload)": admits("updateUpload", 403),
    "takes updates of webhooks with a token that has no access (token-guest-webhook)": admits("updateWebhook", 403),
    "looks at the token when the work is done (token-late)": change("reply", (inner, { behaviour }) => {
      const admit = behaviour.admit;
      behaviour.admit = () => 200;
      return (reply, incoming) => {
        const status = admit(incoming);
        return inner(status === 200 ? reply : { status, reasons: [{ field: "token", reason: "is wrong" }] }, incoming);
      };
    }),
    "takes an empty token (token-empty)": result("admit", (status, { headers }) =>
      headers.authorization?.trim() === "Bearer" ? 200 : status,
    ),
  }),
  ...wrong(["A-01"], ["access-without-token", "access-without-token-webhook"], {
    "takes any token (token-unissued)": { token: issued, apply: asIs },
    "looks at the start of a token alone (token-prefix)": takes((token) => token.startsWith(issued)),
    "looks at the first characters of a token alone (token-cut)": takes((token) => issued.startsWith(token)),
  }),
];
