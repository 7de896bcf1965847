import { useEffect, useRef } from "preact/hooks";
import type { FaultRule, FaultSpec } from "../openapi/page-types.js";
import { request, sendJson } from "./api.js";
import { fieldsOfSchema } from "./documents.js";
import { openForm } from "./form.js";
import { counted } from "./format.js";
import { choices, overview, say } from "./model.js";
import { Button, List, Section } from "./parts.js";
import type { Field } from "./schema.js";

export const Faults = () => (
  <Section id="faults" title="Faults" tools={<Button id="add-fault" onClick={addFault} text="Add a fault" />}>
    <List
      items={overview.value?.faults ?? null}
      class="rows"
      empty="No faults: every operation does its work."
      draw={(fault) => <Row fault={fault} />}
    />
    <Latency />
  </Section>
);

function Row({ fault }: { fault: FaultRule }) {
  const { id, method, times, used } = fault;
  const left = times === undefined ? "until it is released" : `${counted(times - used, "request")} more`;
  const release = async () => {
    await request(`/faults/${id}`, { method: "DELETE" });
    say(`Fault ${id} is released.`);
    document.getElementById("add-fault")?.focus();
  };
  return (
    <li class="row-head">
      <div>
        <p>
          <strong>{whatOf(fault)}</strong> {effectOf(fault)}
        </p>
        <p class="soft">
          Fault {id}
          {method ? ` · only ${method}` : ""} · {left} · met {used} so far
        </p>
      </div>
      <Button label={`Release fault ${id}`} onClick={release} text="Release" />
    </li>
  );
}

function whatOf({ operation, path, entity_id, after, probability }: FaultRule): string {
  return [
    operation === "*" ? "Every operation" : (operation ?? "Every request"),
    ...(path === undefined ? [] : [`to ${path}`]),
    ...(entity_id === undefined ? [] : [`for ${entity_id}`]),
    ...(after === undefined ? [] : [`after ${after} of them`]),
    ...(probability === undefined ? [] : [`(${Math.round(probability * 100)} %)`]),
  ].join(" ");
}

function effectOf({ code, status, delay_ms, disconnect, truncate, bandwidth, content_type }: FaultRule): string {
  const late = [
    delay_ms ? ` after ${delay_ms} ms` : "",
    bandwidth ? ` at ${bandwidth} bytes a second` : "",
    content_type ? ` as ${content_type}` : "",
  ].join("");
  if (code) return `responds with ${code}${late}`;
  if (status) return `responds with ${status}${late}`;
  if (disconnect) return `drops the connection${late}`;
  return truncate ? `cuts its response in the middle${late}` : `responds${late}`;
}

const kinds = [
  ["code", "It responds with an error"],
  ["status", "It responds with a status"],
  ["delay_ms", "It responds late"],
  ["disconnect", "The connection is dropped, nothing is done"],
  ["truncate", "The work is done, the response cut in the middle"],
  ["more", "As the fields below say"],
] as const;

/** What the form starts with, where the document leaves it open. */
const first: Partial<FaultSpec> = {
  operation: "updateUpload",
  code: "RATE_LIMIT_EXCEEDED",
  status: 503,
  delay_ms: 2000,
  disconnect: true,
  truncate: true,
  times: 1,
};

async function addFault(): Promise<void> {
  const fields = await fieldsOfSchema("control", "FaultSpec", first, {
    "/code": { label: "Error", hint: undefined },
    "/delay_ms": { label: "Milliseconds", hint: undefined },
    "/times": { label: "How many requests", hint: "Empty: all, until it is released." },
    "/id": { label: "Only for the ID" },
    "/after": { label: "After so many requests" },
    "/path": { label: "Path" },
  });
  const at = (name: string) => fields.filter((field) => field.at === `/${name}`);
  const kind: Field = {
    at: "/kind",
    name: "kind",
    label: "What happens",
    kind: { is: "choice", choices: kinds },
    nullable: false,
    required: true,
    shown: "code",
    schema: {},
  };
  const main = ["operation", "times", ...kinds.map(([name]) => name as string)];
  openForm({
    title: "Add a fault",
    hint: "The first fault that fits a request is used, in the order in which they were added.",
    action: "Add the fault",
    isNew: true,
    fields: ({ "/kind": chosen = "code", "/operation": operation = "updateUpload" }) => [
      ...at("operation"),
      kind,
      ...at(String(chosen))
        .filter((field) => field.kind.is !== "check")
        .map((field) => withCodes(field, String(operation))),
      ...at("times"),
    ],
    more: fields.filter(({ name }) => !main.includes(name)),
    async submit({ kind: chosen, ...body }) {
      const isFlag = chosen === "disconnect" || chosen === "truncate";
      // The chosen and written values. The server validates them.
      const spec = { ...body, ...(isFlag ? { [chosen]: true } : {}) } as FaultSpec;
      const fault = await sendJson("/faults", spec);
      say(`Fault ${fault.id} is added.`);
    },
  });
}

/** Only the errors that the operation documents, each with its status and title. */
function withCodes(field: Field, operation: string): Field {
  if (field.name !== "code") return field;
  const { operations = [], errors = [] } = choices.value ?? {};
  const codes: readonly string[] | undefined = operations.find(({ id }) => id === operation)?.codes;
  const offered = errors.filter(({ code }) => codes?.includes(code) ?? true);
  const named = offered.map(({ code, status, title }) => [code, `${status} ${code}: ${title}`] as const);
  return { ...field, required: true, kind: { is: "choice", choices: named } };
}

function Latency() {
  const field = useRef<HTMLInputElement>(null);
  const { minimum_ms: least = 0, maximum_ms: most = 0 } = overview.value?.latency ?? {};
  useEffect(() => {
    // Keep the text while the user writes.
    if (field.current && document.activeElement !== field.current) {
      field.current.value = least === most ? String(least) : `${least}-${most}`;
    }
  });
  const submit = async (event: Event) => {
    event.preventDefault();
    const latency = field.current?.value.trim();
    await request("/latency", { method: "PUT", body: { latency } });
    say(`Each request to the API waits ${latency} ms.`);
  };
  return (
    <form id="latency" class="tool" aria-label="Latency" onSubmit={submit}>
      <label for="latency-of">Latency</label>
      <input
        id="latency-of"
        ref={field}
        size={8}
        autocomplete="off"
        spellcheck={false}
        aria-describedby="latency-hint"
      />
      <span id="latency-hint" class="soft">
        ms, or a range such as 100-300
      </span>
      <button type="submit">Set</button>
    </form>
  );
}
