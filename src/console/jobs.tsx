import type { JobScript, JobSummary } from "../openapi/page-types.js";
import { control, schemaOf } from "./api.js";
import { openForm } from "./form.js";
import { factsOf, toneOf } from "./format.js";
import { overview } from "./model.js";
import { toChoices } from "./schema.js";
import { Rows, type View } from "./section.js";

export function jobs(): View<JobSummary> {
  const { jobs: items, job_scripts: scripts = [], counts } = overview.value ?? {};
  const running = items?.filter(({ status }) => status === null).length;
  return {
    count: running || counts?.jobs,
    isNotable: Boolean(running),
    above: scripts.length > 0 && (
      <Rows rows={scripts.map((script, index) => ({ id: `script-${index}`, title: `Next job: ${factsOf(script)}` }))} />
    ),
    items,
    empty: "No jobs yet. An update that renames an upload or gives it another file becomes one.",
    shown: 8,
    row: ({ id, upload_id, operation, status }) => ({
      id: `job-${id}`,
      title: [operation, " of ", <code>{upload_id}</code>],
      lines: [["Job ", <code>{id}</code>]],
      state: [toneOf(status), status === null ? "Running" : `Ended ${status}`],
      actions: status === null ? [{ text: "Release", "aria-label": `Release job ${id}`, run: () => release(id) }] : [],
    }),
  };
}

async function release(id: string): Promise<string> {
  const job = await control("post", "/jobs", { body: { release: id } });
  const status = "status" in job ? job.status : null;
  return status === null ? `Job ${id} ends when those before it have.` : `Job ${id} ended with ${status}.`;
}

export async function scriptJob(): Promise<void> {
  const { properties: { ends = {}, time = {} } = {} } = await schemaOf("control", "JobScript");
  openForm({
    title: "Script the next job",
    action: "Add the script",
    schema: {
      properties: {
        ends: {
          ...ends,
          kind: "choice",
          choices: toChoices([...(ends.enum ?? []), { after_polls: 1 }, { after_polls: 3 }]),
        },
        time: { ...time, isOffered: true },
        "fail/status": { type: "integer", label: "It fails with the status", isOffered: true },
      },
    },
    shown: { ends: "due" },
    async send(body) {
      await control("post", "/jobs", { body: body as JobScript });
      return "The script is added.";
    },
  });
}
