import type { Job } from "../../model.js";
import { change, isUpdateOf, onReply } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Responses that do not show what came of an update. */
export const wrongResponses: WrongRow[] = [
  wrong("upload-response-old", "shows an upload as it was before its update", ["U-12", "U-13", "U-07", "U-06"], {
    only: ["upload-notes", "upload-author"],
    apply: change(
      "answered",
      (inner) => (kind, resource, incoming) =>
        inner(kind, kind === "upload" && incoming.before ? incoming.before : resource, incoming),
    ),
  }),
  wrong("webhook-response-old", "shows a webhook as it was before its update", ["W-14", "W-16", "W-06"], {
    only: ["webhook-headers"],
    apply: change(
      "answered",
      (inner) => (kind, resource, incoming) =>
        inner(kind, kind === "webhook" && incoming.before ? incoming.before : resource, incoming),
    ),
  }),
  wrong("upload-response-empty", "returns nothing for an update of an upload", ["U-12"], {
    only: ["upload-response"],
    apply: onReply((reply, incoming) =>
      isUpdateOf("upload", incoming) && reply.status === 200 ? { status: 200, raw: { ok: true } } : reply,
    ),
  }),
  wrong("webhook-response-empty", "returns nothing for an update of a webhook", ["W-14"], {
    only: ["webhook-response"],
    apply: onReply((reply, incoming) =>
      isUpdateOf("webhook", incoming) && reply.status === 200 ? { status: 204, raw: "" } : reply,
    ),
  }),
  wrong("upload-response-other", "shows another upload", ["U-12", "U-01"], {
    only: ["upload-response"],
    apply: change(
      "answered",
      (inner) => (kind, resource, incoming) =>
        kind === "upload" ? { ...inner(kind, resource, incoming), id: "a-99" } : inner(kind, resource, incoming),
    ),
  }),
  wrong("upload-read-stale", "shows updates of author in the response alone", ["U-06", "U-13"], {
    only: ["upload-author"],
    apply: onReply((reply, incoming) =>
      incoming.operation === "getUpload" && reply.resource
        ? { ...reply, resource: { ...reply.resource, author: "Somebody" } }
        : reply,
    ),
  }),
  wrong("upload-5xx", "fails with 500 at every update with tags", ["U-08"], {
    only: ["upload-tags"],
    apply: onReply((reply, incoming) =>
      incoming.fields?.tags !== undefined && isUpdateOf("upload", incoming) ? { status: 500, raw: "oops" } : reply,
    ),
  }),
  wrong("upload-response-204", "returns 204 for an update of an upload", ["U-12"], {
    only: ["upload-response"],
    apply: onReply((reply, incoming) =>
      isUpdateOf("upload", incoming) && reply.status === 200 ? { status: 204, raw: "" } : reply,
    ),
  }),
  wrong("webhook-response-other", "shows another webhook", ["W-14"], {
    only: ["webhook-response"],
    apply: change(
      "answered",
      (inner) => (kind, resource, incoming) =>
        kind === "webhook" ? { ...inner(kind, resource, incoming), id: "h-2" } : inner(kind, resource, incoming),
    ),
  }),
  wrong("webhook-read-stale", "shows updates of headers in the response alone", ["W-16"], {
    only: ["webhook-headers"],
    apply: onReply((reply, incoming) =>
      incoming.operation === "getWebhook" && reply.resource
        ? { ...reply, resource: { ...reply.resource, headers: {} } }
        : reply,
    ),
  }),
  wrong("webhook-job", "updates webhooks by a job", ["W-14"], {
    only: ["webhook-response"],
    apply: onReply((reply, incoming, { state }) => {
      if (!isUpdateOf("webhook", incoming) || reply.status !== 200) return reply;
      const job: Job = { id: `j-${state.jobs.size + 1}`, asset: incoming.id, state: "done", result: reply };
      state.jobs.set(job.id, job);
      return { status: 202, job };
    }),
  }),
];
