import type { JobScript, JobSummary } from "../openapi/page-types.js";
import { sendJson } from "./api.js";
import { fieldsOfSchema } from "./documents.js";
import { openForm } from "./form.js";
import { counted, tone } from "./format.js";
import { overview, say } from "./model.js";
import { Button, List, Section } from "./parts.js";

/** The newest jobs are shown, up to this number; those that run always. */
const maximumShown = 8;

export function Jobs() {
  const { jobs, job_scripts: scripts = [] } = overview.value ?? {};
  const shown = jobs?.filter(({ status }, index) => status === null || index < maximumShown) ?? null;
  const tools = <Button onClick={scriptJob} text="Script the next job" />;
  return (
    <Section id="jobs" title="Jobs" tools={tools}>
      {scripts.length > 0 && (
        <ul id="scripts" class="rows" aria-label="Scripts of the next jobs">
          {scripts.map((script) => (
            <Script script={script} />
          ))}
        </ul>
      )}
      <List items={shown} class="rows" empty={<Empty />} draw={(job) => <Row job={job} />} />
    </Section>
  );
}

const Empty = () => (
  <>
    No jobs yet. An update that renames an upload or gives it another file becomes one;{" "}
    <code>Prefer: respond-async</code> asks for one.
  </>
);

function Row({ job: { id, upload_id, operation, status } }: { job: JobSummary }) {
  const isRunning = status === null;
  const release = async () => {
    const job = await sendJson("/jobs", { release: id });
    // The response to a script is another.
    if (!("status" in job)) return;
    say(job.status === null ? `Job ${id} ends when those before it have.` : `Job ${id} ended with ${job.status}.`);
  };
  return (
    <li class="row-head job">
      <div>
        <p>
          {operation} of <code>{upload_id}</code>
        </p>
        <p class="soft">
          Job <code>{id}</code>
        </p>
      </div>
      {isRunning && <Button label={`Release job ${id}`} onClick={release} text="Release" />}
      <span class={isRunning ? "state running" : "state"} data-tone={tone(status)} tabIndex={-1}>
        {isRunning ? "Running" : `Ended ${status}`}
      </span>
    </li>
  );
}

function Script({ script: { ends = "due", fail } }: { script: JobScript }) {
  const when = typeof ends === "object" ? `after ${counted(ends.after_polls, "poll")}` : endings[ends];
  return (
    <li class="soft">
      <strong>Script:</strong> the next job ends {when}
      {fail ? `, with ${fail.status}` : ""}
    </li>
  );
}

const endings = { due: "in its time", released: "when it is released", never: "never" };

async function scriptJob(): Promise<void> {
  const fields = await fieldsOfSchema(
    "control",
    "JobScript",
    {},
    {
      "/ends": {
        label: "It ends",
        hint: undefined,
        kind: {
          is: "choice",
          choices: [
            ['"due"', "in its time"],
            ['"released"', "when it is released"],
            ['{"after_polls":1}', "after one poll"],
            ['{"after_polls":3}', "after three polls"],
            ['"never"', "never"],
          ],
        },
        required: true,
        shown: '"due"',
      },
      "/fail": {
        at: "/fail/status",
        label: "It fails with the status",
        hint: "Empty: it does its work.",
        kind: { is: "number" },
      },
    },
  );
  openForm({
    title: "Script the next job",
    hint: "The next update or creation of an upload becomes a job that does this. Scripts are used in their order.",
    action: "Add the script",
    isNew: true,
    fields,
    async submit({ ends, ...body }) {
      await sendJson("/jobs", { ...body, ends: JSON.parse(String(ends)) });
      say("The script is added.");
    },
  });
}
