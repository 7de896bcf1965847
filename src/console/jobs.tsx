import type { JobScript, JobSummary } from "../openapi/page-types.js";
import { control } from "./api.js";
import { fieldsOfSchema } from "./documents.js";
import { counted, toneOf } from "./format.js";
import { openForm } from "./forms.js";
import { overview } from "./model.js";
import { Button, code } from "./parts.js";
import { Rows, type View } from "./section.js";

/** The newest jobs are shown, up to this number; those that run always. */
const maximumShown = 8;

const running = () => overview.value?.jobs.filter(({ status }) => status === null).length ?? 0;

export const jobs: View<JobSummary> = {
  id: "jobs",
  title: "Jobs",
  count: () => running() || overview.value?.counts.jobs,
  isNotable: () => running() > 0,
  tools: () => <Button run={scriptJob} text="Script the next job" />,
  above() {
    const rows = overview.value?.job_scripts.map((script, index) => ({ id: `script-${index}`, title: told(script) }));
    return rows && rows.length > 0 && <Rows rows={rows} />;
  },
  items: () => overview.value?.jobs.filter(({ status }, index) => status === null || index < maximumShown),
  empty: () => [
    "No jobs yet. An update that renames an upload or gives it another file becomes one; ",
    code("Prefer: respond-async"),
    " asks for one.",
  ],
  row: ({ id, upload_id, operation, status }) => ({
    id: `job-${id}`,
    title: [operation, " of ", code(upload_id)],
    lines: [["Job ", code(id)]],
    state: [toneOf(status), status === null ? "Running" : `Ended ${status}`],
    actions: status === null ? [{ text: "Release", label: `Release job ${id}`, run: () => release(id) }] : [],
  }),
};

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

async function scriptJob(): Promise<void> {
  const polls = [1, 3].map((count) => [`{"after_polls":${count}}`, `after ${counted(count, "poll")}`] as const);
  const failure = { at: "/fail/status", label: "It fails with the status", hint: "Empty: it does its work." };
  const looks = {
    ends: { label: "It ends", hint: "", kind: "choice", choices: [...Object.entries(endings), ...polls] },
    time: { isSeldom: false },
    fail: { ...failure, kind: "number", isSeldom: false },
  } as const;
  openForm({
    title: "Script the next job",
    hint: "The next update or creation of an upload becomes a job that does this. Scripts are used in their order.",
    action: "Add the script",
    isNew: true,
    fields: await fieldsOfSchema("control", "JobScript", { ends: "due" }, looks),
    async send({ ends, ...body }) {
      const text = String(ends);
      await control("post", "/jobs", { body: { ...body, ends: text.startsWith("{") ? JSON.parse(text) : ends } });
      return "The script is added.";
    },
  });
}
