import { batch, computed, signal } from "@preact/signals";
import { fromJson } from "../base/json.js";
import type { BodyOf } from "../openapi/page-types.js";
import { control, Refusal } from "./api.js";
import { openForm } from "./form.js";
import { asJson, counted, dateAndTime, messageOf, orElse } from "./format.js";
import { collection, connection, environment, overview, set } from "./model.js";
import { Button, Select, State } from "./parts.js";
import { toChoices } from "./schema.js";

const connections = {
  waiting: ["waiting", "Connecting"],
  live: ["good", "Live"],
  lost: ["bad", "Not connected, trying again"],
} as const;

/** Whether what is shown is up to date, and whether it is on disk. */
export function Connection() {
  const reason = overview.value?.not_saved;
  return (
    <>
      <State of={connections[connection.value]} />
      {reason && (
        <details class="unsaved" role="alert">
          <summary data-tone="bad">Not saved</summary>
          {reason}
        </details>
      )}
    </>
  );
}

/** Shows another environment, which has other collections. */
const choose = (name: string) =>
  batch(() => {
    environment.value = name;
    collection.value = "";
  });

export function Environments() {
  const chosen = environment.value;
  const names = new Set([...(overview.value?.environments ?? []), chosen]);
  const remove = async () => {
    // A page that shows an environment makes it anew.
    choose("main");
    await control("delete", "/environments/{environment_name}", { part: chosen });
    return `The environment ${chosen} is deleted.`;
  };
  return (
    <>
      <label>
        <span class="soft">Environment</span>{" "}
        <Select choices={toChoices([...names])} chosen={chosen} onChoose={choose} />
      </label>
      <Button aria-label="New environment" run={makeEnvironment} text="New" />
      {chosen !== "main" && <Button key={chosen} isDanger text="Delete" second={`Delete ${chosen}`} run={remove} />}
    </>
  );
}

/** An environment is made by the first request that names it. */
const makeEnvironment = () =>
  openForm({
    title: "New environment",
    action: "Make it",
    schema: {
      properties: { name: { type: "string", description: "It starts from the seed. Name it in X-Environment." } },
      required: ["name"],
    },
    async send({ name = "" }) {
      await control("get", "/clock", { query: { environment: String(name) } }).catch((error) => {
        throw new Refusal(messageOf(error), { cause: [{ pointer: "/name", detail: messageOf(error) }] });
      });
      choose(String(name));
      return `The environment ${name} is made.`;
    },
  });

/** Advances the clock, and resolves with what ran; `told` is the new time, for a sentence. */
export async function moveClock(advance: string | number, told: string): Promise<string> {
  const { ran } = await control("post", "/clock", { body: { advance } });
  const count = (kind: string) => ran.filter((one) => one.kind === kind).length;
  const kinds = [counted(count("job"), "job"), counted(count("webhook_call"), "retry", "retries")];
  const some = kinds.filter((text) => !text.startsWith("0 "));
  return `The clock is ${told}; ${some.length > 0 ? `${some.join(" and ")} ran` : "nothing fell due"}.`;
}

export const advance = (text: string) => moveClock(text, `${text} ahead of where it was`);

/** The page's own clock in milliseconds, each second, and when it was read what time it is. */
const ticks = signal(0);
setInterval(() => set(ticks, performance.now()), 1000);
const readAt = computed(() => overview.value && performance.now());

export function Now() {
  const { now, runs } = overview.value?.clock ?? {};
  if (now === undefined) return null;
  const passed = runs ? Math.max(0, ticks.value - (readAt.value ?? 0)) : 0;
  return <time>{dateAndTime(Date.parse(now) + passed)}</time>;
}

/** What takes the last reset or load back, of an environment. */
const undo = signal<{ of: string; text: string; run(): Promise<string> } | null>(null);

/** Replaces the state of the environment that is shown, and keeps what it was; resolves with its name. */
async function replace(by: string, make: (of: string) => Promise<unknown>): Promise<string> {
  const of = environment.value;
  const body = await control("get", "/state", { of });
  const run = async () => {
    await control("put", "/state", { of, body });
    undo.value = null;
    document.getElementById("reset")?.focus();
    return `${of} is as it was before the ${by}.`;
  };
  await make(of);
  undo.value = { of, text: `Undo ${by}`, run };
  return of;
}

export async function save(): Promise<string> {
  const of = environment.value;
  const text = asJson(await control("get", "/state", { of }));
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const name = `standin-${of}.json`;
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
  return `The state is saved as ${name}; it can be loaded here, and be a --seed.`;
}

export async function load([file]: readonly File[]): Promise<string | undefined> {
  if (!file) return undefined;
  const text = await file.text();
  const body = orElse(
    // The server checks it.
    () => fromJson(text) as BodyOf<"put", "/state">,
    (message): never => {
      throw new Refusal(`${file.name} is not JSON: ${message}`);
    },
  );
  return `${await replace("load", (of) => control("put", "/state", { of, body }))} has the state of ${file.name}.`;
}

export async function reset(): Promise<string> {
  return `${await replace("reset", (of) => control("post", "/reset", { of }))} is back to its seed.`;
}

export function Undo() {
  // Of another environment it would be a surprise.
  const undone = undo.value?.of === environment.value ? undo.value : null;
  return undone && <Button run={undone.run} text={undone.text} />;
}
