import { type Incoming, type Kind, timeAt } from "../../model.js";
import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { all, change, isText, isUpdate, onReply, seen } from "../switch.js";

const responses = [
  "upload-response",
  "webhook-response",
  "upload-notes",
  "webhook-headers",
  "upload-empty",
  "webhook-empty",
];

const passwords = [
  "webhook-http-basic-password",
  "webhook-together",
  "webhook-keeps",
  "webhook-empty",
  "call-credentials",
];

/** Changes the response to an update that went well. */
const answeredWith = (to: (fields: Record<string, never>, incoming: Incoming, kind: Kind) => object): Switch =>
  change("answered", (inner) => (kind, resource, incoming) => {
    const shown = inner(kind, resource, incoming);
    return JSON.parse(JSON.stringify(to(shown as Record<string, never>, incoming, kind)));
  });

/** What responses show. */
export const rightResponses: RightRow[] = [
  right("reads-counted", "counts the reads of an upload, and shows their number and the time of the last one", [], {
    may: ["Q-04"],
    only: ["upload-notes", "upload-together", "upload-empty", "upload-errors", "upload-basename", "upload-version"],
    apply: ({ behaviour, clock }) => {
      const { shown } = behaviour;
      let count = 0;
      behaviour.shown = (kind, resource) =>
        kind === "upload"
          ? { ...shown(kind, resource), views: ++count, seen_at: new Date(clock.now() + count).toISOString() }
          : shown(kind, resource);
    },
  }),
  right("response-id", "returns the id alone of what it updated", ["Q-04", "Q-05"], {
    may: ["Q-43"],
    only: responses,
    set: 1,
    apply: answeredWith(({ id }) => ({ id })),
  }),
  right("response-passed", "returns the id and what was passed", ["Q-04", "Q-05", "Q-43"], {
    only: responses,
    set: 3,
    apply: answeredWith((shown, { fields }) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => name === "id" || name in (fields ?? {}))),
    ),
  }),
  right("shown-without-null", "leaves out what is null", ["Q-04", "Q-05", "Q-43"], {
    only: [...responses, "upload-copyright", "webhook-custom-payload", "upload-upload-collection"],
    set: 4,
    apply: all(seen("upload", withoutNull), seen("webhook", withoutNull)),
  }),
  right("shown-more", "shows a revision that grows", ["Q-04", "Q-05"], {
    only: responses,
    set: 2,
    apply: all(
      ...(["upload", "webhook"] as const).map((kind) =>
        change("shown", (inner, { state }) => (of, resource) => {
          const shown = inner(of, resource);
          return of === kind
            ? { ...shown, revision: ++state.count, "@links": { self: `/${String(shown.id)}` } }
            : shown;
        }),
      ),
    ),
  }),
  right("shown-no-creator", "does not show the creator", ["Q-04"], {
    open: ["U-10"],
    only: ["upload-creator", "upload-references", "upload-together"],
    set: 4,
    apply: seen("upload", ({ creator: _, ...shown }) => shown),
  }),
  right("shown-no-url", "shows no url of the file", ["Q-04"], {
    only: ["upload-basename", "upload-version", "upload-kinds"],
    apply: seen("upload", ({ url: _, ...shown }) => shown),
  }),
  right("password-masked", "masks the password", ["Q-43"], {
    only: passwords,
    set: 1,
    apply: seen("webhook", (hook) => ({
      ...hook,
      http_basic_password: hook.http_basic_password === null ? null : "********",
    })),
  }),
  right("headers-masked", "masks the values of headers", ["Q-43"], {
    open: ["W-06"],
    only: ["webhook-headers", "webhook-together", "webhook-keeps", "webhook-lasting", "call-made", "call-changes"],
    set: 1,
    apply: seen("webhook", (hook) => ({
      ...hook,
      headers: Object.fromEntries(Object.keys(Object(hook.headers)).map((name) => [name, "***"])),
    })),
  }),
  right("password-omitted", "does not show the password", ["Q-43"], {
    may: ["Q-05"],
    open: ["W-09"],
    only: passwords,
    set: 2,
    apply: seen("webhook", ({ http_basic_password: _, ...hook }) => hook),
  }),
  right("times-in-seconds", "shows times without milliseconds", [], {
    may: ["Q-04"],
    only: ["upload-read", "upload-empty", "upload-response"],
    set: 1,
    apply: seen("upload", (upload) => ({ ...upload, updated_at: String(upload.updated_at).replace(/\.\d+Z/, "Z") })),
  }),
  right("times-none", "shows no times", ["Q-04"], {
    only: ["upload-empty", "upload-response"],
    set: 2,
    apply: seen("upload", ({ updated_at: _, created_at: __, ...shown }) => shown),
  }),
  right("ids-number", "has numbers as ids of its resources", ["Q-04", "Q-05"], {
    may: ["Q-47"],
    only: ["upload-response", "upload-identity", "webhook-identity", "upload-version", "call-made"],
    binding: "fixtures: { upload_id: 1, webhook_id: 1 }",
    apply: all(
      ...(["upload", "webhook"] as const).flatMap((kind) => [
        seen(kind, (shown) => ({ ...shown, id: Number(String(shown.id).replace(/^\D+/, "")) })),
        change(
          "find",
          (inner) => (of, id, incoming) =>
            inner(of, of === kind && /^\d+$/.test(id) ? `${kind === "upload" ? "a" : "h"}-${id}` : id, incoming),
        ),
      ]),
    ),
  }),
  right("status-201", "returns 201 for an update", ["Q-30"], {
    only: responses,
    set: 3,
    apply: onReply((reply, incoming) =>
      isUpdate(incoming) && reply.status === 200 ? { ...reply, status: 201 } : reply,
    ),
  }),
  right("media-type-own", "has a media type of its own", ["Q-30"], {
    may: ["Q-18"],
    only: responses,
    set: 4,
    apply: onReply((reply) => ({
      ...reply,
      headers: { "content-type": "application/vnd.assets+json; v=2", ...reply.headers },
    })),
  }),
  right("etag", "sends an ETag", [], {
    only: responses,
    set: 1,
    apply: onReply((reply) =>
      reply.resource
        ? { ...reply, headers: { etag: `"${Object.keys(reply.resource).length}"`, ...reply.headers } }
        : reply,
    ),
  }),
  right("shown-no-author", "shows neither author nor tags", ["Q-04"], {
    open: ["U-06", "U-08"],
    only: responses,
    apply: seen("upload", ({ author: _, tags: __, ...shown }) => shown),
  }),
  right("creator-null-shown", "shows no creator", ["Q-04"], {
    open: ["U-10"],
    only: ["upload-author", "upload-read", "upload-response"],
    apply: seen("upload", (shown) => ({ ...shown, creator: null })),
  }),
  right("password-ends", "shows the last letters of the password", ["Q-43"], {
    only: passwords,
    apply: seen("webhook", ({ http_basic_password: secret = null, ...hook }) => ({
      ...hook,
      http_basic_password: isText(secret) ? `****${secret.slice(-2)}` : secret,
    })),
  }),
  right("password-null", "shows the password as null", ["Q-43"], {
    only: passwords,
    apply: seen("webhook", (hook) => ({ ...hook, http_basic_password: null })),
  }),
  right("times-of-reads", "shows when an upload was read as when it was updated", ["Q-38"], {
    only: ["upload-empty"],
    apply: change(
      "shown",
      (inner, { state }) =>
        (kind, resource) =>
          kind === "upload"
            ? { ...inner(kind, resource), updated_at: timeAt(1e12 + ++state.count) }
            : inner(kind, resource),
    ),
  }),
  right("limits-said", "says how many requests it takes", ["Q-24"], {
    only: ["Q-24"],
    apply: onReply((reply) => ({ ...reply, headers: { "x-ratelimit-limit": "60", ...reply.headers } })),
  }),
];

function withoutNull<Some extends object>(fields: Some): Some {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Some;
}
