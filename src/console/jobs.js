import { sendJson } from "./api.js";
import { el } from "./dom.js";
import { tone } from "./format.js";
import { renderKeyed } from "./keyed.js";
import { say } from "./say.js";
import { listIn } from "./section.js";

/** @typedef {import("../openapi/page-types.js").JobSummary} Job */

/** The newest jobs are shown, up to this number; those that run always. */
const maximumShown = 8;

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showJobs({ environment, jobs }) {
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
