import type { JobScript, JobSummary } from "../openapi/page-types.js";
import { control, schemaOf } from "./api.js";
import { openForm } from "./form.js";
import { counted, toneOf } from "./format.js";
import { overview } from "./model.js";
import { code } from "./parts.js";
import { Rows, type View } from "./section.js";

/** The newest jobs are shown, up to this number; those that run always. */
const maximumShown = 8;

export function jobs(): View<JobSummary> {
  const { jobs: all, job_scripts: scripts = [], counts } = overview.value ?? {};
  const running = all?.filter(({ status }) => status === null).length;
  return {
    count: running || counts?.jobs,
    isNotable: Boolean(running),
    above: scripts.length > 0 && (
      <Rows rows={scripts.map((script, index) => ({ id: `script-${index}`, title: told(script) }))} />
    ),
    items: all?.filter(({ status }, index) => status === null || index < maximumShown),
    empty: [
      "No jobs yet. An update that renames an upload or gives it another file becomes one; ",
      code("Prefer: respond-async"),
      " asks for one.",
    ],
    row: ({ id, upload_id, operation, status }) => ({
      id: `job-${id}`,
      title: [operation, " of ", code(upload_id)],
      lines: [["Job ", code(id)]],
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

const endings = { due: "in its time", released: "when it is released", never: "never" };

function told({ ends = "due", time, fail }: JobScript): string {
  const when = typeof ends === "object" ? `after ${counted(ends.after_polls, "poll")}` : endings[ends];
  const failure = fail ? `, with ${fail.status}` : "";
  return `Script: the next job ends ${time === undefined ? when : `after ${time}`}${failure}`;
}

const polls = [1, 3].map((count) => [{ after_polls: count }, `after ${counted(count, "poll")}`] as const);

export async function scriptJob(): Promise<void> {
  const { properties } = await schemaOf("control", "JobScript");
  openForm({
    title: "Script the next job",
    hint: "The next update or creation of an upload becomes a job that does this. Scripts are used in their order.",
    action: "Add the script",
    schema: { properties: { ...properties, "fail/status": { type: "integer" } } },
    shown: { ends: "due" },
    looks: {
      ends: { label: "It ends", description: "", kind: "choice", choices: [...Object.entries(endings), ...polls] },
      time: { isSeldom: false },
      fail: null,
      "fail/status": { label: "It fails with the status", description: "Empty: it does its work.", isSeldom: false },
    },
    async send(body) {
      await control("post", "/jobs", { body: body as JobScript });
      return "The script is added.";
    },
  });
}
