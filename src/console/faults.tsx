import { computed } from "@preact/signals";
import type { FaultRule, FaultSpec } from "../openapi/page-types.js";
import { control, schemaOf } from "./api.js";
import { openForm } from "./form.js";
import { factsOf } from "./format.js";
import { overview } from "./model.js";
import type { View } from "./section.js";

export const faults = (): View<FaultRule> => ({
  isNotable: Boolean(overview.value?.faults.length),
  items: overview.value?.faults,
  empty: "No faults: every operation does its work.",
  row: ({ id, used, operation = "any request", ...members }) => ({
    id: `fault-${id}`,
    title: <code>{operation}</code>,
    lines: [factsOf(members), factsOf({ fault: id, used })],
    actions: [{ text: "Release", "aria-label": `Release fault ${id}`, run: () => release(id) }],
  }),
});

async function release(id: string): Promise<string> {
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
