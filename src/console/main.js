import { readJson } from "./api.js";
import { showCalls } from "./calls.js";
import { showClock, wireClock } from "./clock.js";
import { find } from "./dom.js";
import { showEnvironments, wireEnvironments } from "./environments.js";
import { wireEvent } from "./event.js";
import { showFaults, wireFaults } from "./faults.js";
import { showJobs, wireScripts } from "./jobs.js";
import { addEntry, clearJournal, loadJournal, watchFilter } from "./journal.js";
import { showLatency, wireLatency } from "./latency.js";
import { say } from "./say.js";
import { makeSectionLinks, showCount } from "./section.js";
import { forgetReset, wireState } from "./state.js";
import { follow } from "./stream.js";
import { wireFiles } from "./upload-file.js";
import { searchOfUploads, showUploads, watchSearch } from "./uploads.js";
import { showWebhooks } from "./webhooks.js";

let environment = new URLSearchParams(location.search).get("environment") ?? "main";
let following = new AbortController();
const nameOfEnvironment = () => environment;

// Report failed actions like refusals.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Error)) return;
  event.preventDefault();
  say(event.reason.message);
});

let isReading = false;
let isStale = false;

/** Reads everything but the journal anew; whoever asks while it is read gets it read once more. */
async function refresh() {
  isStale = true;
  if (isReading) return;
  isReading = true;
  try {
    while (isStale) {
      isStale = false;
      const words = searchOfUploads();
      const query = words === "" ? "" : `?uploads=${encodeURIComponent(words)}`;
      const overview = await readJson("/overview", environment, query);
      if (overview.environment === environment) show(overview);
    }
  } finally {
    isReading = false;
  }
}

/** @param {import("../openapi/page-types.js").Overview} overview */
function show(overview) {
  showClock(overview);
  showEnvironments(overview, environment);
  showLatency(overview);
  showUploads(overview);
  showWebhooks(overview);
  showFaults(overview);
  showJobs(overview);
  showCalls(overview);
  const { counts, webhooks, faults, jobs } = overview;
  showCount("uploads", counts.uploads);
  showCount("webhooks", webhooks.length);
  showCount("faults", faults.length, faults.length > 0);
  const running = jobs.filter(({ status }) => status === null).length;
  showCount("jobs", running || counts.jobs, running > 0);
  showCount("calls", counts.webhook_calls);
}

/**
 * @param {"waiting" | "live" | "lost"} state
 * @param {string} text
 */
function showConnection(state, text) {
  const connection = find("#connection", HTMLParagraphElement);
  connection.dataset.state = state;
  connection.textContent = text;
}

function start() {
  following.abort();
  following = new AbortController();
  const { signal } = following;
  document.title = environment === "main" ? "Standin" : `${environment} · Standin`;
  const readAll = async () => {
    await Promise.all([loadJournal(environment), refresh()]);
    if (!signal.aborted) showConnection("live", "Live");
  };
  void follow(environment, signal, {
    opened: readAll,
    lost: () => showConnection("lost", "Not connected, trying again"),
    event(told) {
      if (told.event === "journal") addEntry(told.data);
      if (told.event === "reset") clearJournal();
      // A request that only reads changes nothing here but the journal.
      if (told.event !== "journal" || told.data.method !== "GET") void refresh();
    },
  });
}

/** @param {string} name */
function choose(name) {
  environment = name;
  const address = name === "main" ? location.pathname : `?environment=${encodeURIComponent(name)}`;
  history.replaceState(null, "", address);
  forgetReset();
  start();
}

makeSectionLinks();
watchFilter();
watchSearch(() => void refresh());
wireClock(nameOfEnvironment);
wireEnvironments(choose);
wireFiles(nameOfEnvironment);
wireLatency(nameOfEnvironment);
wireScripts(nameOfEnvironment);
wireState(nameOfEnvironment);
start();
const choices = await readJson("/choices", environment);
wireFaults(nameOfEnvironment, choices);
wireEvent(nameOfEnvironment, choices.event_types);
