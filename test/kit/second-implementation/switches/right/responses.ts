import { type Fields, type Incoming, timeAt } from "../../model.js";
import { hook, upload } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { all, entries, given, isText, mapped, onReply, result } from "../switch.js";

const ofUploads = ["upload-response", "upload-notes", "upload-empty"];
const responses = [...ofUploads, "webhook-response", "webhook-headers", "webhook-empty"];

const { http_basic_password: password } = hook;
const passwords = [...password.only, "webhook-together", "webhook-keeps", "webhook-empty", "call-credentials"];

/** Shows other things of each resource of both kinds. */
const seen = (to: (shown: Fields) => Fields) => all(upload.seen(to), hook.seen(to));
const answered = (to: (shown: Fields, incoming: Incoming) => Fields) => all(upload.answered(to), hook.answered(to));

/** What responses show. */
export const rightResponses: RightRow[] = [
  ...right(["Q-04?"], [...ofUploads, "upload-together", "upload-errors", "upload-basename", "upload-version"], {
    "counts the reads of an upload, and shows their number and the time of the last one (reads-counted)": result(
      "shown",
      (shown, kind, _, { clock, state }) => {
        const views = ++state.count;
        return kind === "upload" ? { ...shown, views, seen_at: timeAt(clock.now() + views) } : shown;
      },
    ),
  }),
  ...right(["Q-04", "Q-05", "Q-43?"], responses, {
    "returns the id alone of what it updated (response-id)": answered(({ id = "" }) => ({ id })),
    "shows a revision that grows (shown-more)": result("shown", (shown, _, { id }, { state }) => ({
      ...{ ...shown, revision: ++state.count, "@links": { self: `/${id}` } },
    })),
  }),
  ...right(["Q-04", "Q-05", "Q-43"], responses, {
    "returns the id and what was passed (response-passed)": answered((shown, { fields = {} }) =>
      entries(shown, (all) => all.filter(([name]) => name === "id" || name in fields)),
    ),
  }),
  ...right(
    ["Q-04", "Q-05", "Q-43"],
    [...responses, "upload-copyright", "webhook-custom-payload", "upload-upload-collection"],
    {
      "leaves out what is null (shown-without-null)": seen((shown) =>
        entries(shown, (all) => all.filter(([, value]) => value !== null)),
      ),
    },
  ),
  ...right(["Q-04", "U-10"], ["upload-creator", "upload-references", "upload-together"], {
    "does not show the creator (shown-no-creator)": upload.hides("creator"),
  }),
  ...right(["Q-04"], ["upload-basename", "upload-version", "upload-kinds"], {
    "shows no url of the file (shown-no-url)": upload.hides("url"),
  }),
  ...right(["Q-43"], passwords, {
    "masks the password (password-masked)": password.shown((secret) => (secret === null ? null : "********")),
    "shows the last letters of the password (password-ends)": password.shown((secret) =>
      isText(secret) ? `****${secret.slice(-2)}` : secret,
    ),
    "shows the last four letters of the password (password-last-four)": password.shown((secret) =>
      isText(secret) ? `…${secret.slice(-4)}` : secret,
    ),
    "shows the password as null (password-null)": password.shown(() => null),
  }),
  ...right(["Q-43", "Q-05?", "W-09"], passwords, {
    "does not show the password (password-omitted)": hook.hides("http_basic_password"),
  }),
  ...right(
    ["Q-43", "W-06"],
    ["webhook-headers", "webhook-together", "webhook-keeps", "webhook-lasting", "call-made", "call-changes"],
    { "masks the values of headers (headers-masked)": hook.headers.shown((value) => mapped(value, () => "***")) },
  ),
  ...right(
    ["Q-05", "Q-43", "W-04", "W-06"],
    [
      "webhook-response",
      "webhook-headers",
      "webhook-url",
      "webhook-keeps",
      "webhook-together",
      "call-made",
      "call-changes",
    ],
    {
      "masks the address and the headers where they are read (addresses-masked)": onReply((reply, { operation }) => {
        const masked = (shown: Fields): Fields => ({ ...shown, url: "*****", headers: "*****" });
        if (operation === "listWebhooks") return { ...reply, list: reply.list?.map(masked) ?? [] };
        return operation === "getWebhook" && reply.resource ? { ...reply, resource: masked(reply.resource) } : reply;
      }),
    },
  ),
  ...right(["Q-04?"], ["upload-read", "upload-empty", "upload-response"], {
    "shows times without milliseconds (times-in-seconds)": upload.seen((shown) =>
      mapped(shown, (value, name) => (name === "updated_at" ? String(value).replace(/\.\d+Z/, "Z") : value)),
    ),
  }),
  ...right(["Q-04"], ["upload-empty", "upload-response"], {
    "shows no times (times-none)": upload.hides("updated_at", "created_at"),
  }),
  ...right(
    ["Q-04", "Q-05", "Q-47?"],
    ["upload-response", "upload-identity", "webhook-identity", "upload-version", "call-made"],
    {
      "has numbers as ids of its resources (ids-number)": {
        binding: "fixtures: { upload_id: 1, webhook_id: 1 }",
        apply: all(
          seen((shown) => ({ ...shown, id: Number(String(shown.id).replace(/^\D+/, "")) })),
          given("find", (kind, id, incoming) => {
            const letter = kind === "upload" ? "a" : "h";
            return [kind, /^\d+$/.test(id) ? `${letter}-${id}` : id, incoming];
          }),
        ),
      },
    },
  ),
  ...right(["Q-03", "Q-43?", "U-12", "W-14"], responses, {
    "returns what it updated inside of a member, which no binding says (updated-inside)": onReply(
      (reply, { operation }) =>
        operation.startsWith("update") && reply.resource
          ? { status: reply.status, raw: { message: "Updated", doc: reply.resource } }
          : reply,
    ),
  }),
  ...right(["Q-30"], responses, {
    "returns 201 for an update (status-201)": onReply((reply, { operation }) =>
      operation.startsWith("update") && reply.status === 200 ? { ...reply, status: 201 } : reply,
    ),
  }),
  ...right([], [...responses, "upload-jobs"], {
    "shows what it updated only to clients that prefer it (prefer-representation)": {
      binding: "headers: { Prefer: return=representation }",
      apply: onReply((reply, { operation, headers }) =>
        operation.startsWith("update") && reply.status === 200 && !headers.prefer?.includes("return=representation")
          ? { status: 204, raw: "" }
          : reply,
      ),
    },
  }),
  ...right(["Q-30", "Q-18?"], responses, {
    "has a media type of its own (media-type-own)": onReply(({ headers, ...reply }) => ({
      ...{ ...reply, headers: { "content-type": "application/vnd.assets+json; v=2", ...headers } },
    })),
  }),
  ...right([], responses, {
    "sends an ETag (etag)": onReply(({ headers, ...reply }) => {
      const size = Object.keys(reply.resource ?? {}).length;
      return { ...reply, headers: { ...(size > 0 && { etag: `"${size}"` }), ...headers } };
    }),
  }),
  ...right(["Q-04", "U-06", "U-08"], responses, {
    "shows neither author nor tags (shown-no-author)": upload.hides("author", "tags"),
  }),
  ...right(["Q-04", "U-10"], ["upload-author", "upload-read", "upload-response"], {
    "shows no creator (creator-null-shown)": upload.creator.shown(() => null),
  }),
  ...right(["Q-38"], ["upload-empty"], {
    "shows when an upload was read as when it was updated (times-of-reads)": result(
      "shown",
      (shown, kind, _, { state }) =>
        kind === "upload" ? { ...shown, updated_at: timeAt(1e12 + ++state.count) } : shown,
    ),
  }),
  ...right(["Q-24"], ["Q-24"], {
    "says how many requests it takes (limits-said)": onReply(({ headers, ...reply }) => ({
      ...{ ...reply, headers: { "x-ratelimit-limit": "60", ...headers } },
    })),
  }),
];
