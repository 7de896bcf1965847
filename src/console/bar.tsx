import { batch, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { control, Refusal } from "./api.js";
import { asJson, counted, dateAndTime, messageOf, span } from "./format.js";
import { openForm } from "./forms.js";
import { collection, connection, environment, overview } from "./model.js";
import { Button, FileButton, Options, Setting } from "./parts.js";
import { toChoices } from "./schema.js";
import { State } from "./section.js";

/** Of the package; the build puts it in. */
declare const VERSION: string;

const connections = {
  waiting: ["waiting", "Connecting"],
  live: ["good", "Live"],
  lost: ["bad", "Not connected, trying again"],
} as const;

export const Bar = () => (
  <header class="bar">
    <h1>
      <img src="/_standin/page/mark.svg" alt="" width="22" height="22" /> Standin
    </h1>
    <a class="soft" href="/docs/changes.html" title="What changed in this version">
      {VERSION}
    </a>
    <State of={connections[connection.value]} />
    <p class="links">
      <a href="/docs/">Documentation</a> <a href="/docs/control.html">Control interface</a>
    </p>
    <div class="tools">
      <Environments />
      <Clock />
      <StateOfAll />
    </div>
  </header>
);

/** Shows another environment, which has other collections. */
const choose = (name: string) =>
  batch(() => {
    environment.value = name;
    collection.value = "";
  });

function Environments() {
  const chosen = environment.value;
  const names = new Set([...(overview.value?.environments ?? []), chosen]);
  const remove = async () => {
    await control("delete", "/environments/{environment_name}", { part: chosen, of: "main" });
    choose("main");
  };
  const said = `The environment ${chosen} is deleted.`;
  return (
    <div class="tool">
      <label>
        <span class="soft">Environment</span>{" "}
        <select onChange={({ currentTarget: { value } }) => choose(value)}>
          <Options choices={toChoices([...names])} chosen={chosen} />
        </select>
      </label>
      <Button label="New environment" run={makeEnvironment} text="New" />
      {chosen !== "main" && (
        <Button key={chosen} isDanger text="Delete" second={`Delete ${chosen}`} run={remove} said={said} />
      )}
    </div>
  );
}

/** An environment is made by the first request that names it. */
const makeEnvironment = () =>
  openForm({
    title: "New environment",
    hint: "It starts from the seed, with a state of its own. Requests with this name in X-Environment are for it.",
    action: "Make it",
    schema: { properties: { name: { type: "string", description: "1 to 64 letters, digits, “-” and “_”." } } },
    async send({ name = "" }) {
      await control("get", "/clock", { query: `?${new URLSearchParams({ environment: String(name) })}` }).catch(
        (error) => {
          throw new Refusal(messageOf(error), [{ pointer: "/name", detail: messageOf(error) }]);
        },
      );
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

function Clock() {
  const [step, setStep] = useState("2m");
  const clock = overview.value?.clock;
  const advance = async (text: string) => {
    const told = await moveClock(text, `${text} ahead of where it was`);
    setStep(text);
    return told;
  };
  return (
    <Setting label="Advance the clock by a time such as 90s, 2m, 1h or 1d" action="Advance" value={step} set={advance}>
      <p class="now">
        {clock && <Now from={Date.parse(clock.now)} runs={clock.runs} />}{" "}
        {clock && clock.offset_ms !== 0 && <span title="How far it was advanced">+{span(clock.offset_ms)}</span>}
      </p>
    </Setting>
  );
}

/** The time as it was told last, and what has passed since by the page's own clock. */
function Now({ from, runs }: { from: number; runs: boolean }) {
  const [now, setNow] = useState(from);
  useEffect(() => {
    const started = performance.now();
    const tick = () => setNow(from + (runs ? performance.now() - started : 0));
    tick();
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, [from, runs]);
  return <time dateTime={new Date(now).toISOString()}>{dateAndTime(now)}</time>;
}

const readState = (of: string) => control("get", "/state", { of });

type Saved = Awaited<ReturnType<typeof readState>>;

/** What the last reset or load took away, which can be loaded again. */
const lost = signal<{ of: string; by: string; state: Saved } | null>(null);

/** Replaces the state of the environment that is shown, and keeps what it was; resolves with its name. */
async function replace(by: string, make: (of: string) => Promise<unknown>): Promise<string> {
  const of = environment.value;
  const state = await readState(of);
  await make(of);
  lost.value = { of, by, state };
  return of;
}

async function save(): Promise<string> {
  const of = environment.value;
  const address = URL.createObjectURL(new Blob([asJson(await readState(of))], { type: "application/json" }));
  const name = `standin-${of}.json`;
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
  return `The state is saved as ${name}; it can be loaded here, and be a --seed.`;
}

async function load([file]: readonly File[]): Promise<string | undefined> {
  if (!file) return undefined;
  const text = await file.text();
  const of = await replace("load", (of) => control("put", "/state", { of, body: parse(file.name, text) }));
  return `${of} has the state of ${file.name}.`;
}

function parse(name: string, text: string): Saved {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${name} is not JSON: ${messageOf(error)}`);
  }
}

async function reset(): Promise<string> {
  const of = await replace("reset", (of) => control("post", "/reset", { of }));
  return `${of} is back to its seed. Undo brings uploads, webhooks and collections back, not the journal.`;
}

async function undo({ of, by, state }: NonNullable<typeof lost.value>): Promise<string> {
  await control("put", "/state", { of, body: state });
  lost.value = null;
  document.getElementById("reset")?.focus();
  return `${of} is as it was before the ${by}.`;
}

function StateOfAll() {
  // Of another environment it would be a surprise.
  const undone = lost.value?.of === environment.value ? lost.value : null;
  return (
    <div class="tool" role="group" aria-label="State">
      <Button label="Save the state as a file" run={save} text="Save" />
      <FileButton text="Load" aria-label="State to load" accept=".json" take={load} />
      <Button id="reset" isDanger run={reset} text="Reset" />
      {undone && <Button run={() => undo(undone)} text={`Undo ${undone.by}`} />}
    </div>
  );
}
