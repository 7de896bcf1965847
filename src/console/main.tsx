import { effect } from "@preact/signals";
import { type ComponentChild, options, render } from "preact";
import * as bar from "./bar.js";
import { edit } from "./edit.js";
import { addFault, faults, jobs, latency, scriptJob, setLatency } from "./faults.js";
import { OpenForm } from "./form.js";
import { journal } from "./journal.js";
import { start } from "./live.js";
import { act, filter, news, say, searched, set, toast } from "./model.js";
import { Count, Section, type View } from "./parts.js";
import { addFiles, takeFiles, uploads } from "./uploads.js";
import { calls, raiseEvent, webhooks } from "./webhooks.js";

/** Of the package; the build puts it in. */
declare const VERSION: string;

/** An element of index.html. */
const at = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

const views: Readonly<Record<string, () => View>> = { journal, calls, jobs, uploads, webhooks, faults };

/** What is shown in each place. */
const places: Readonly<Record<string, ComponentChild>> = {
  version: VERSION,
  connection: <bar.Connection />,
  environments: <bar.Environments />,
  now: <bar.Now />,
  undo: <bar.Undo />,
  toast,
  news,
  form: <OpenForm />,
};

const buttons: Readonly<Record<string, () => unknown>> = {
  save: bar.save,
  reset: bar.reset,
  "raise-event": raiseEvent,
  "script-job": scriptJob,
  "new-webhook": () => edit("Webhook"),
  "add-fault": addFault,
};

// Report failed actions like refusals.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Error)) return;
  event.preventDefault();
  say(event.reason.message);
});
// Hundreds of requests may come at once; they are painted together.
options.debounceRendering = requestAnimationFrame;
for (const [id, shown] of Object.entries(places)) render(shown, at(id));
for (const [id, view] of Object.entries(views)) {
  render(<Count of={view} />, at(`${id}-count`));
  render(<Section of={view} />, at(`${id}-list`));
}
for (const [id, run] of Object.entries(buttons)) at(id).addEventListener("click", () => void act(run));
for (const [id, words] of Object.entries({ filter, search: searched })) {
  const input = at<HTMLInputElement>(id);
  input.value = words.value;
  input.addEventListener("input", () => set(words, input.value));
}
for (const [id, take] of Object.entries({ load: bar.load, "add-files": addFiles })) {
  const input = at<HTMLInputElement>(id);
  input.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    // The same file may be chosen again.
    input.value = "";
    void act(() => take(files));
  });
}
// Once a value is set, it stands there, until it is another.
for (const [id, take] of Object.entries({ clock: bar.advance, latency: setLatency })) {
  const input = at<HTMLInputElement>(id);
  input.form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    await act(() => take(input.value.trim()));
    input.defaultValue = input.value;
    input.form?.reset();
  });
}
effect(() => at("latency").setAttribute("value", latency.value));
takeFiles(at("uploads"));
start();
