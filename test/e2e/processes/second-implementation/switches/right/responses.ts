import type { Incoming, Kind, Reply } from "../../model.js";
import type { RunningService, Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { all, change, seen } from "../switch.js";

const responses = [
  "upload-response",
  "webhook-response",
  "upload-notes",
  "webhook-headers",
  "upload-empty",
  "webhook-empty",
];

/** Changes the response to an update that went well. */
const answeredWith = (to: (fields: Record<string, never>, incoming: Incoming, kind: Kind) => object): Switch =>
  change("answered", (inner) => (kind, resource, incoming) => {
    const shown = inner(kind, resource, incoming);
    return JSON.parse(JSON.stringify(to(shown as Record<string, never>, incoming, kind)));
  });

const onReply = (to: (reply: Reply, incoming: Incoming, service: RunningService) => Reply): Switch =>
  change("reply", (inner, service) => (reply, incoming) => to(inner(reply, incoming), incoming, service));

const isUpdate = ({ operation }: Incoming) => operation.startsWith("update");

/** What responses show. */
export const rightResponses: RightRow[] = [
  right(
    "response-id",
    "returns the id alone of what it updated",
    ["Q-04", "Q-05", "Q-43"],
    answeredWith(({ id }) => ({ id })),
    {
      only: responses,
      set: 1,
    },
  ),
  right(
    "response-id-own-wire",
    "returns the id alone of what it updated, in an envelope of its own",
    ["Q-04", "Q-05", "Q-43"],
    answeredWith(({ id }) => ({ id })),
    { only: responses, wire: "own" },
  ),
  right(
    "response-id-type",
    "returns id and type of what it updated",
    ["Q-04", "Q-05", "Q-43"],
    answeredWith(({ id, type }) => ({ id, type })),
    {
      only: responses,
      set: 2,
    },
  ),
  right(
    "response-passed",
    "returns the id and what was passed",
    ["Q-04", "Q-05", "Q-43"],
    answeredWith((shown, { fields }) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => name === "id" || name in (fields ?? {}))),
    ),
    { only: responses, set: 3 },
  ),
  right(
    "shown-without-null",
    "leaves out what is null",
    ["Q-04", "Q-05", "Q-43"],
    all(seen("upload", withoutNull), seen("webhook", withoutNull)),
    { only: [...responses, "upload-copyright", "webhook-custom-payload", "upload-upload-collection"], set: 4 },
  ),
  right(
    "shown-more",
    "shows a revision that grows",
    ["Q-04", "Q-05"],
    all(
      ...(["upload", "webhook"] as const).map((kind) =>
        change("shown", (inner, { state }) => (of, resource) => {
          const shown = inner(of, resource);
          return of === kind
            ? { ...shown, revision: ++state.count, "@links": { self: `/${String(shown.id)}` } }
            : shown;
        }),
      ),
    ),
    { only: responses, set: 2 },
  ),
  right(
    "shown-no-creator",
    "does not show the creator",
    ["Q-04"],
    seen("upload", ({ creator: _, ...shown }) => shown),
    {
      only: ["upload-creator", "upload-references", "upload-together"],
      set: 4,
    },
  ),
  right(
    "shown-no-url",
    "shows no url of the file",
    ["Q-04"],
    seen("upload", ({ url: _, ...shown }) => shown),
    {
      only: ["upload-basename", "upload-version", "upload-kinds"],
    },
  ),
  right(
    "password-masked",
    "masks the password",
    ["Q-43"],
    seen("webhook", (hook) => ({
      ...hook,
      http_basic_password: hook.http_basic_password === null ? null : "********",
    })),
    {
      only: ["webhook-http-basic-password", "webhook-together", "webhook-keeps", "webhook-empty", "call-credentials"],
      set: 1,
    },
  ),
  right(
    "password-omitted",
    "does not show the password",
    ["Q-43", "Q-05"],
    seen("webhook", ({ http_basic_password: _, ...hook }) => hook),
    {
      only: ["webhook-http-basic-password", "webhook-together", "webhook-keeps", "webhook-empty", "call-credentials"],
      set: 2,
    },
  ),
  right(
    "times-in-seconds",
    "shows times without milliseconds",
    ["Q-04"],
    seen("upload", (upload) => ({ ...upload, updated_at: String(upload.updated_at).replace(/\.\d+Z/, "Z") })),
    { only: ["upload-read", "upload-empty", "upload-response"], set: 1 },
  ),
  right(
    "times-none",
    "shows no times",
    ["Q-04"],
    seen("upload", ({ updated_at: _, created_at: __, ...shown }) => shown),
    {
      only: ["upload-empty", "upload-response"],
      set: 2,
    },
  ),
  right(
    "ids-number",
    "has numbers as ids of its resources",
    ["Q-04", "Q-05", "Q-47"],
    all(
      ...(["upload", "webhook"] as const).flatMap((kind) => [
        seen(kind, (shown) => ({ ...shown, id: Number(String(shown.id).replace(/^\D+/, "")) })),
        change(
          "find",
          (inner) => (of, id, incoming) =>
            inner(of, of === kind && /^\d+$/.test(id) ? `${kind === "upload" ? "a" : "h"}-${id}` : id, incoming),
        ),
      ]),
    ),
    {
      only: ["upload-response", "upload-identity", "webhook-identity", "upload-version", "call-made"],
      binding: "fixtures: { upload_id: 1, webhook_id: 1 }",
    },
  ),
  right(
    "status-201",
    "returns 201 for an update",
    ["Q-30"],
    onReply((reply, incoming) => (isUpdate(incoming) && reply.status === 200 ? { ...reply, status: 201 } : reply)),
    { only: responses, set: 3 },
  ),
  right(
    "media-type-own",
    "has a media type of its own",
    ["Q-30", "Q-18"],
    onReply((reply) => ({
      ...reply,
      headers: { "content-type": "application/vnd.assets+json; v=2", ...reply.headers },
    })),
    { only: responses, set: 4 },
  ),
  right(
    "etag",
    "sends an ETag",
    [],
    onReply((reply) =>
      reply.resource
        ? { ...reply, headers: { etag: `"${Object.keys(reply.resource).length}"`, ...reply.headers } }
        : reply,
    ),
    { only: responses, set: 1 },
  ),
];

function withoutNull<Some extends object>(fields: Some): Some {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Some;
}
