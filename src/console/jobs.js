import { sendJson } from "./api.js";
import { el, find } from "./dom.js";
import { openForm } from "./form.js";
import { counted, tone } from "./format.js";
import { renderKeyed } from "./keyed.js";
import { say } from "./say.js";
import { listIn } from "./section.js";

/** @typedef {import("../openapi/page-types.js").JobSummary} Job */

/** The newest jobs are shown, up to this number; those that run always. */
const maximumShown = 8;

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showJobs({ environment, jobs, job_scripts }) {
  const scripts = find("#scripts", HTMLElement);
  scripts.hidden = job_scripts.length === 0;
  scripts.replaceChildren(...job_scripts.map(scriptRow));
  const shown = jobs.filter(({ status }, index) => status === null || index < maximumShown);
  const list = listIn("jobs", "ul", "rows", shown.length, () => [
    "No jobs yet. An update that renames an upload or gives it another file becomes one; ",
    el("code", {}, "Prefer: respond-async"),
    " asks for one.",
  ]);
  if (list)
    renderKeyed(
      list,
      shown,
      ({ id }) => id,
      (job) => row(environment, job),
    );
}

/**
 * @param {string} environment
 * @param {Job} job
 */
function row(environment, { id, upload_id, operation, status }) {
  const isRunning = status === null;
  const release = async () => {
    const job = await sendJson("/jobs", environment, { release: id });
    // The response to a script is another.
    if (!("status" in job)) return;
    say(job.status === null ? `Job ${id} ends when those before it have.` : `Job ${id} ended with ${job.status}.`);
  };
  return el(
    "li",
    { class: "row-head job" },
    el(
      "div",
      {},
      el("p", {}, `${operation} of `, el("code", {}, upload_id)),
      el("p", { class: "soft" }, "Job ", el("code", {}, id)),
    ),
    isRunning && el("button", { type: "button", onclick: release, "aria-label": `Release job ${id}` }, "Release"),
    el(
      "span",
      {
        class: isRunning ? "state running" : "state",
        "data-tone": tone(status),
        tabindex: "-1",
        "data-focus": "state",
      },
      isRunning ? "Running" : `Ended ${status}`,
    ),
  );
}

/** @param {import("../openapi/page-types.js").JobScript} script */
function scriptRow({ ends = "due", fail }) {
  const when = typeof ends === "object" ? `after ${counted(ends.after_polls, "poll")}` : endings[ends];
  const how = fail ? `, with ${fail.status}` : "";
  return el("li", { class: "soft" }, el("strong", {}, "Script:"), ` the next job ends ${when}${how}`);
}

/** @type {Record<"due" | "released" | "never", string>} */
const endings = { due: "in its time", released: "when it is released", never: "never" };

/** @param {() => string} environment */
export function wireScripts(environment) {
  find("#script-job", HTMLButtonElement).addEventListener("click", () =>
    openForm({
      title: "Script the next job",
      hint: "The next update or creation of an upload becomes a job that does this. Scripts are used in their order.",
      action: "Add the script",
      fields: [
        {
          at: "/ends",
          label: "It ends",
          kind: "choice",
          shown: '"due"',
          read: JSON.parse,
          choices: [
            ['"due"', "in its time"],
            ['"released"', "when it is released"],
            ['{"after_polls":1}', "after one poll"],
            ['{"after_polls":3}', "after three polls"],
            ['"never"', "never"],
          ],
        },
        {
          at: "/fail/status",
          label: "It fails with the status",
          kind: "text",
          read: Number,
          hint: "From 400 to 599; empty: it does its work.",
        },
      ],
      async submit(script) {
        await sendJson("/jobs", environment(), script);
        say("The script is added.");
      },
    }),
  );
}
