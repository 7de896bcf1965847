import { signal } from "@preact/signals";
import { Refusal, readJson, request } from "./api.js";
import { Clock } from "./clock.js";
import { openForm, Twice } from "./form.js";
import { asJson, messageOf } from "./format.js";
import { choose } from "./live.js";
import { connection, environment, overview, say } from "./model.js";
import { Button, FileButton, Options } from "./parts.js";
import { toChoices } from "./schema.js";

const connections = { waiting: "Connecting", live: "Live", lost: "Not connected, trying again" };

export const Bar = () => (
  <header class="bar">
    <h1>
      <img src="/_standin/page/mark.svg" alt="" width="22" height="22" />
      Standin
    </h1>
    <p id="connection" class="connection" data-state={connection}>
      {connections[connection.value]}
    </p>
    <p class="links">
      <a href="/docs/">Documentation</a> <a href="/docs/control.html">Control interface</a>
    </p>
    <div class="tools">
      <Environments />
      <Clock />
      <State />
    </div>
  </header>
);

function Environments() {
  const chosen = environment.value;
  const names = [...new Set([...(overview.value?.environments ?? []), chosen])];
  const remove = async () => {
    await request(`/environments/${encodeURIComponent(chosen)}`, { method: "DELETE", of: "main" });
    say(`The environment ${chosen} is deleted.`);
    choose("main");
  };
  return (
    <div class="tool environment">
      <label>
        <span>Environment</span>{" "}
        <select value={chosen} onChange={({ currentTarget: { value } }) => choose(value)}>
          <Options choices={toChoices(names)} />
        </select>
      </label>
      <Button label="New environment" onClick={makeEnvironment} text="New" />
      {chosen !== "main" && <Twice key={chosen} first="Delete" second={`Delete ${chosen}`} onClick={remove} />}
    </div>
  );
}

/** An environment is made by the first request that names it. */
const makeEnvironment = () =>
  openForm({
    title: "New environment",
    hint: "It starts from the seed, with a state of its own. Requests with this name in X-Environment are for it.",
    action: "Make it",
    fields: [
      {
        ...{
          at: "/name",
          name: "name",
          label: "Name",
          kind: { is: "text" },
          nullable: false,
          required: true,
          schema: {},
        },
        hint: "1 to 64 letters, digits, “-” and “_”.",
      },
    ],
    async submit({ name = "" }) {
      try {
        await readJson("/clock", `?environment=${encodeURIComponent(String(name))}`);
      } catch (error) {
        throw new Refusal(messageOf(error), [{ pointer: "/name", detail: messageOf(error) }]);
      }
      choose(String(name));
    },
  });

interface Lost {
  of: string;
  by: "reset" | "load";
  state: unknown;
}

/** What the last reset or load took away, which can be loaded again. */
const lost = signal<Lost | null>(null);

const readState = async (): Promise<unknown> => (await request("/state")).json();

async function save(): Promise<void> {
  const address = URL.createObjectURL(new Blob([asJson(await readState())], { type: "application/json" }));
  const name = `standin-${environment.value}.json`;
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
  say(`The state is saved as ${name}; it can be loaded here, and be a --seed.`);
}

async function load(file: File): Promise<void> {
  const of = environment.value;
  const text = await file.text();
  const state = await readState();
  await request("/state", { of, method: "PUT", body: parse(file.name, text) });
  lost.value = { of, by: "load", state };
  say(`${of} has the state of ${file.name}.`);
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${name} is not JSON: ${messageOf(error)}`);
  }
}

async function reset(): Promise<void> {
  const of = environment.value;
  const state = await readState();
  await request("/reset", { of, method: "POST" });
  lost.value = { of, by: "reset", state };
  say(`${of} is back to its seed. Undo brings uploads, webhooks and collections back, not the journal.`);
}

async function undo({ of, by, state }: Lost): Promise<void> {
  await request("/state", { of, method: "PUT", body: state });
  lost.value = null;
  document.getElementById("reset")?.focus();
  say(`${of} is as it was before the ${by}.`);
}

function State() {
  // Of another environment it would be a surprise.
  const undone = lost.value?.of === environment.value ? lost.value : null;
  return (
    <fieldset class="tool">
      <legend class="visually-hidden">State</legend>
      <Button label="Save the state as a file" onClick={save} text="Save" />
      <FileButton
        text="Load"
        label="Load a state from a file"
        input="State to load"
        accept="application/json,.json"
        onFiles={([file]) => file && load(file)}
      />
      <button id="reset" type="button" class="quiet-danger" onClick={reset}>
        Reset
      </button>
      {undone && <Button onClick={() => undo(undone)} text={`Undo ${undone.by}`} />}
    </fieldset>
  );
}
