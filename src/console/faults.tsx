import type { FaultRule, FaultSpec } from "../openapi/page-types.js";
import { control } from "./api.js";
import { fieldsOfSchema } from "./documents.js";
import { counted } from "./format.js";
import { openForm } from "./forms.js";
import { choices, overview, say } from "./model.js";
import { Button, Setting } from "./parts.js";
import { type Choices, fieldAt } from "./schema.js";
import type { View } from "./section.js";

export const faults: View<FaultRule> = {
  id: "faults",
  title: "Faults",
  count: () => overview.value?.faults.length,
  isNotable: () => (overview.value?.faults.length ?? 0) > 0,
  tools: () => <Button id="add-fault" run={addFault} text="Add a fault" />,
  below: () => <Latency />,
  items: () => overview.value?.faults,
  empty: () => "No faults: every operation does its work.",
  row(fault) {
    const { id, method, times, used } = fault;
    const left = times === undefined ? "until it is released" : `${counted(times - used, "request")} more`;
    return {
      id: `fault-${id}`,
      title: sentenceOf(fault),
      lines: [`Fault ${id} · ${method ? `only ${method} · ` : ""}${left} · met ${used} so far`],
      actions: [{ text: "Release", label: `Release fault ${id}`, run: () => release(id) }],
    };
  },
};

async function release(id: string): Promise<void> {
  await control("delete", "/faults/{fault_id}", { part: id });
  say(`Fault ${id} is released.`);
  document.getElementById("add-fault")?.focus();
}

/** What each member of a fault adds to its sentence, in this order. */
const phrases: readonly (readonly [name: keyof FaultRule, phrase: string])[] = [
  ["path", "to $"],
  ["entity_id", "for $"],
  ["after", "after $ of them"],
  ["probability", "($ %)"],
  ["disconnect", "drops the connection"],
  ["truncate", "cuts its response in the middle"],
  ["code", "responds with $"],
  ["status", "responds with $"],
  ["field", "marks $"],
  ["delay_ms", "waits $ ms"],
  ["bandwidth", "at $ bytes a second"],
  ["content_type", "as $"],
  ["headers", "with headers $"],
];

function sentenceOf(fault: FaultRule): string {
  const all = fault.operation === "*" ? "Every operation" : (fault.operation ?? "Every request");
  const said = phrases.flatMap(([name, phrase]) => {
    const value = fault[name];
    if (!value) return [];
    if (name === "probability") return [phrase.replace("$", String(Math.round(Number(value) * 100)))];
    return [phrase.replace("$", () => (typeof value === "object" ? Object.keys(value).join(", ") : String(value)))];
  });
  return [all, ...said].join(" ");
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

async function addFault(): Promise<void> {
  const shown = { operation: "updateUpload", times: 1, ...effects };
  const fields = await fieldsOfSchema("control", "FaultSpec", shown, {
    code: { label: "Error", hint: "", required: true },
    delay_ms: { label: "Milliseconds", hint: "" },
    times: { label: "How many requests", hint: "Empty: all, until it is released." },
    id: { label: "Only for the ID" },
    after: { label: "After so many requests" },
  });
  const kind = fieldAt("/kind", {
    label: "What happens",
    kind: "choice",
    choices: kinds,
    required: true,
    shown: "code",
  });
  openForm({
    title: "Add a fault",
    hint: "The first fault that fits a request is used, in the order in which they were added.",
    action: "Add the fault",
    isNew: true,
    fields({ "/kind": chosen = "code", "/operation": operation = "updateUpload" }) {
      const offered = fields.filter(({ name }) => name === chosen || !(name in effects));
      return [kind, ...offered].map((field) => ({
        ...field,
        isSeldom: field !== kind && !(field.name in shown),
        choices: field.name === "code" ? codesOf(operation) : field.choices,
      }));
    },
    async send({ kind: _, ...body }) {
      // The chosen and written values. The server validates them.
      const fault = await control("post", "/faults", { body: body as FaultSpec });
      return `Fault ${fault.id} is added.`;
    },
  });
}

/** Only the errors that the operation documents, each with its status and title. */
function codesOf(operation: unknown): Choices {
  const { operations = [], errors = [] } = choices.value ?? {};
  const codes: readonly string[] | undefined = operations.find(({ id }) => id === operation)?.codes;
  const offered = errors.filter(({ code }) => codes?.includes(code) ?? true);
  return offered.map(({ code, status, title }) => [code, `${status} ${code}: ${title}`]);
}

function Latency() {
  const { minimum_ms: least = 0, maximum_ms: most = 0 } = overview.value?.latency ?? {};
  const set = async (latency: string) => {
    await control("put", "/latency", { body: { latency } });
    say(`Each request to the API waits ${latency} ms.`);
  };
  const texts = { title: "Latency", label: "Latency", hint: "ms, or a range such as 100-300", action: "Set" };
  return <Setting {...texts} value={least === most ? String(least) : `${least}-${most}`} set={set} />;
}
