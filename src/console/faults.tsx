import { computed } from "@preact/signals";
import type { JsonValue } from "../base/json.js";
import type { FaultRule, FaultSpec } from "../openapi/page-types.js";
import { control, schemaOf } from "./api.js";
import { openForm } from "./form.js";
import { counted } from "./format.js";
import { choices, overview } from "./model.js";
import type { Choices } from "./schema.js";
import type { View } from "./section.js";

export const faults = (): View<FaultRule> => ({
  isNotable: Boolean(overview.value?.faults.length),
  items: overview.value?.faults,
  empty: "No faults: every operation does its work.",
  row(fault) {
    const { id, method, times, used } = fault;
    const left = times === undefined ? "until it is released" : `${counted(times - used, "request")} more`;
    return {
      id: `fault-${id}`,
      title: sentenceOf(fault),
      lines: [`Fault ${id} · ${method ? `only ${method} · ` : ""}${left} · met ${used} so far`],
      actions: [{ text: "Release", "aria-label": `Release fault ${id}`, run: () => release(id) }],
    };
  },
});

async function release(id: string): Promise<string> {
  await control("delete", "/faults/{fault_id}", { part: id });
  document.getElementById("add-fault")?.focus();
  return `Fault ${id} is released.`;
}

function sentenceOf({ operation, probability = 0, ...fault }: FaultRule): string {
  const names = Object.keys(fault.headers ?? {}).join(", ");
  const percent = Math.round(probability * 100);
  const parts = [
    operation === "*" ? "Every operation" : (operation ?? "Every request"),
    fault.path && `to ${fault.path}`,
    fault.entity_id && `for ${fault.entity_id}`,
    fault.after && `after ${fault.after} of them`,
    percent > 0 && `(${percent} %)`,
    fault.disconnect && "drops the connection",
    fault.truncate && "cuts its response in the middle",
    fault.code && `responds with ${fault.code}`,
    fault.status && `responds with ${fault.status}`,
    fault.field && `marks ${fault.field}`,
    fault.delay_ms && `waits ${fault.delay_ms} ms`,
    fault.bandwidth && `at ${fault.bandwidth} bytes a second`,
    fault.content_type && `as ${fault.content_type}`,
    names && `with headers ${names}`,
  ];
  return parts.filter(Boolean).join(" ");
}

const kinds: Choices = [
  ["code", "It responds with an error"],
  ["status", "It responds with a status"],
  ["delay_ms", "It responds late"],
  ["disconnect", "The connection is dropped, nothing is done"],
  ["truncate", "The work is done, the response cut in the middle"],
  ["more", "As the fields below say"],
];

/** What stands in the form first, where the document leaves it open. */
const effects = { code: "RATE_LIMIT_EXCEEDED", status: 503, delay_ms: 2000, disconnect: true, truncate: true };
const shown = { kind: "code", operation: "updateUpload", times: 1, ...effects };

export async function addFault(): Promise<void> {
  const { properties } = await schemaOf("control", "FaultSpec");
  openForm({
    title: "Add a fault",
    hint: "The first fault that fits a request is used, in the order in which they were added.",
    action: "Add the fault",
    schema: {
      properties: { kind: { label: "What happens", kind: "choice", choices: kinds }, ...properties },
      required: ["kind", ...Object.keys(effects)],
    },
    shown,
    looks: ({ kind, operation }) => ({
      ...Object.fromEntries(Object.keys(effects).map((name) => [name, name === kind ? {} : null])),
      ...(kind === "code" ? { code: { choices: codesOf(operation) } } : {}),
    }),
    async send({ kind: _, ...body }) {
      // The chosen and written values. The server validates them.
      const fault = await control("post", "/faults", { body: body as FaultSpec });
      return `Fault ${fault.id} is added.`;
    },
  });
}

/** Only the errors that the operation documents, each with its status and title. */
function codesOf(operation: JsonValue | undefined): Choices {
  const { operations = [], errors = [] } = choices.value ?? {};
  const codes: readonly string[] | undefined = operations.find(({ id }) => id === operation)?.codes;
  const offered = errors.filter(({ code }) => codes?.includes(code) ?? true);
  return offered.map(({ code, status, title }) => [code, `${status} ${code}: ${title}`]);
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
