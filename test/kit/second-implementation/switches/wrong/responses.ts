import type { Incoming, Job, Kind, Reply } from "../../model.js";
import type { RunningService, Switch } from "../../server.js";
import { hook, upload } from "../fields.js";
import { given, isUpdateOf, onReply } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Responds to updates that went well with something else. */
const updated = (kind: Kind, to: (reply: Reply, incoming: Incoming, service: RunningService) => Reply): Switch =>
  onReply((reply, incoming, service) =>
    isUpdateOf(kind, incoming) && reply.status === 200 ? to(reply, incoming, service) : reply,
  );

const replied = (kind: Kind, status: number, raw: unknown): Switch => updated(kind, () => ({ status, raw }));

/** Shows a resource as it was before its update. */
const old = (kind: Kind): Switch =>
  given("answered", (of, resource, incoming) => [of, (of === kind && incoming.before) || resource, incoming]);

/** Shows something in the place of what is read. */
const reads = (operation: string, shown: object): Switch =>
  onReply((reply, incoming) =>
    incoming.operation === operation && reply.resource
      ? { ...reply, resource: { ...reply.resource, ...shown } }
      : reply,
  );

/** Responses that do not show what came of an update. */
export const wrongResponses: WrongRow[] = [
  ...wrong(["U-12", "U-13", "U-07", "U-06"], ["upload-notes", "upload-author"], {
    "shows an upload as it was before its update (upload-response-old)": old("upload"),
  }),
  ...wrong(["W-14", "W-16", "W-06"], ["webhook-headers"], {
    "shows a webhook as it was before its update (webhook-response-old)": old("webhook"),
  }),
  ...wrong(["U-12"], ["upload-response"], {
    "returns nothing for an update of an upload (upload-response-empty)": replied("upload", 200, { ok: true }),
    "returns 204 for an update of an upload (upload-response-204)": replied("upload", 204, ""),
  }),
  ...wrong(["W-14"], ["webhook-response"], {
    "returns nothing for an update of a webhook (webhook-response-empty)": replied("webhook", 204, ""),
    "shows another webhook (webhook-response-other)": hook.answered((shown) => ({ ...shown, id: "h-2" })),
    "updates webhooks by a job (webhook-job)": updated("webhook", (result, { id: asset }, { state }) => {
      const job: Job = { id: `j-${state.jobs.size + 1}`, asset, state: "done", result };
      state.jobs.set(job.id, job);
      return { status: 202, job };
    }),
  }),
  ...wrong(["U-12", "U-01"], ["upload-response"], {
    "shows another upload (upload-response-other)": upload.answered((shown) => ({ ...shown, id: "a-99" })),
  }),
  ...wrong(["U-06", "U-13"], ["upload-author"], {
    "shows updates of author in the response alone (upload-read-stale)": reads("getUpload", { author: "Somebody" }),
  }),
  ...wrong(["U-08"], ["upload-tags"], {
    "fails with 500 at every update with tags (upload-5xx)": onReply((reply, incoming) =>
      incoming.fields?.tags !== undefined && isUpdateOf("upload", incoming) ? { status: 500, raw: "oops" } : reply,
    ),
  }),
  ...wrong(["W-16"], ["webhook-headers"], {
    "shows updates of headers in the response alone (webhook-read-stale)": reads("getWebhook", { headers: {} }),
  }),
];
