import { computed } from "@preact/signals";
import type { FaultRule, FaultSpec, JobScript, JobSummary } from "../openapi/page-types.js";
import { control, schemaOf } from "./api.js";
import { openForm } from "./form.js";
import { factsOf, toneOf } from "./format.js";
import { overview } from "./model.js";
import { Rows, type View } from "./parts.js";

export const faults = (): View<FaultRule> => ({
  isNotable: Boolean(overview.value?.faults.length),
  items: overview.value?.faults,
  empty: "No faults: every operation does its work.",
  row: ({ id, used, operation = "any request", ...members }) => ({
    id: `fault-${id}`,
    title: <code>{operation}</code>,
    lines: [factsOf(members), factsOf({ fault: id, used })],
    actions: [{ text: "Release", "aria-label": `Release fault ${id}`, run: () => releaseFault(id) }],
  }),
});

async function releaseFault(id: string): Promise<string> {
  await control("delete", "/faults/{fault_id}", { part: id });
  document.getElementById("add-fault")?.focus();
  return `Fault ${id} is released.`;
}

/** What can happen, and what stands in the form first, where the document leaves it open. */
const effects = { code: "RATE_LIMIT_EXCEEDED", status: 503, delay_ms: 2000, disconnect: true, truncate: true };
const names = Object.keys(effects);

export async function addFault(): Promise<void> {
  const { properties = {} } = await schemaOf("control", "FaultSpec");
  const others = Object.entries(properties).filter(([name]) => !names.includes(name));
  openForm({
    title: "Add a fault",
    action: "Add the fault",
    schema: {
      properties: { kind: { label: "What happens", enum: [...names, "more"] }, ...Object.fromEntries(others) },
      oneOf: names.map((name) => ({ properties: { kind: { const: name }, [name]: properties[name] ?? {} } })),
      required: ["kind", ...names],
    },
    shown: { kind: "code", operation: "updateUpload", times: 1, ...effects },
    async send({ kind: _, ...body }) {
      // The chosen and written values. The server validates them.
      const fault = await control("post", "/faults", { body: body as FaultSpec });
      return `Fault ${fault.id} is added.`;
    },
  });
}

/** As it is set. */
export const latency = computed(() => {
  const { minimum_ms: least = 0, maximum_ms: most = 0 } = overview.value?.latency ?? {};
  return least === most ? String(least) : `${least}-${most}`;
});

export async function setLatency(text: string): Promise<string> {
  await control("put", "/latency", { body: { latency: text } });
  return `Each request to the API waits ${text} ms.`;
}

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
      actions:
        status === null ? [{ text: "Release", "aria-label": `Release job ${id}`, run: () => releaseJob(id) }] : [],
    }),
  };
}

async function releaseJob(id: string): Promise<string> {
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
        ends,
        time,
        polls: { type: "integer", label: "Or after so many polls" },
        "fail/status": { type: "integer", label: "It fails with the status" },
      },
    },
    shown: { ends: "due" },
    async send({ polls, ...body }) {
      const ends = polls === undefined ? {} : { ends: { after_polls: polls } };
      await control("post", "/jobs", { body: { ...body, ...ends } as JobScript });
      return "The script is added.";
    },
  });
}
