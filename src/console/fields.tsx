import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isObject, type JsonObject, type JsonValue } from "../base/json.js";
import { namesIn, valueAt } from "../base/json-pointer.js";
import type { Upload } from "../openapi/page-types.js";
import { asJson, messageOf } from "./format.js";
import { Button, Options } from "./parts.js";
import { Picture } from "./pictures.js";
import { type Field, type Kind, membersOf } from "./schema.js";

/*
 * The browser keeps what is written in a form. An element with `data-kind` says a value: its ID is the pointer of the
 * value, and `data-none` what it means if nothing is written.
 */

type Control = HTMLInputElement;

/** What the controls in an element say, as an object with each value at its pointer. */
export function read(element: Element | null): JsonObject {
  const said: JsonObject = {};
  for (const control of element?.querySelectorAll<Control>("[data-kind]") ?? []) {
    const meaning = meaningOf(control);
    if (meaning !== undefined) put(said, namesIn(control.id), meaning);
  }
  return said;
}

function put(place: JsonObject, [name = "", ...rest]: readonly string[], value: JsonValue): void {
  if (rest.length > 0) put(Object.assign(place, { [name]: place[name] ?? {} })[name] as JsonObject, rest, value);
  else place[name] = value;
}

/** Undefined is nothing. What is not valid says so to the browser. */
function meaningOf(control: Control): JsonValue | undefined {
  const { value: text = "", dataset } = control;
  const { kind, none } = dataset;
  control.setCustomValidity?.("");
  if (kind === "check") return control.checked;
  if (kind === "checks") return [...control.querySelectorAll<Control>(":checked")].map(({ value }) => value);
  if (kind === "list") return text.split(",").flatMap((one) => one.trim() || []);
  // No JSON, but sent before the others are.
  if (kind === "file") return control.files?.[0] as unknown as JsonObject | undefined;
  if (text === "") return none && JSON.parse(none);
  if (kind === "number") return Number(text);
  if (kind !== "json") return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    control.setCustomValidity(`This is not JSON: ${messageOf(error)}`);
  }
}

/** A label, its control, what explains it, and what was refused of it. */
export function FieldView({ field, problem }: { field: Field; problem?: string | undefined }) {
  const { at, label, hint, kind, none } = field;
  const texts = { [`${at}-hint`]: hint, [`${at}-problem`]: problem };
  const described = Object.entries(texts).filter(([, text]) => text);
  const aria = { "aria-describedby": described.map(([id]) => id).join(" ") || undefined };
  const explained = described.map(([id, text]) => (
    <small key={id} id={id} class={text === hint ? undefined : "problem"}>
      {text}
    </small>
  ));
  const said = { id: at, "data-kind": kind, "data-none": JSON.stringify(none) };
  const Group = groups[kind];
  if (Group) {
    return (
      <fieldset class="field" data-refused={problem} {...aria} {...said}>
        <legend>{label}</legend>
        <Group field={field} />
        {explained}
      </fieldset>
    );
  }
  return (
    <div class="field" data-refused={problem}>
      <label for={at}>{label}</label>
      <Single field={field} {...aria} {...said} aria-invalid={problem ? "true" : undefined} />
      {explained}
    </div>
  );
}

function Single({ field, ...common }: { field: Field; id: string } & JSX.AriaAttributes) {
  const { kind, shown, choices, isRequired } = field;
  if (kind === "choice") {
    const isJson = choices.some(([value]) => typeof value !== "string");
    return (
      <select {...common} data-kind={isJson ? "json" : "text"}>
        {!(isRequired && (shown ?? "") !== "") && <option value="">None</option>}
        <Options choices={choices} chosen={shown} isJson={isJson} />
      </select>
    );
  }
  const text = kind === "json" ? asJson(shown ?? null).replace(/^null$/, "") : [shown ?? ""].flat().join(", ");
  if (kind === "json" || kind === "long") return <textarea {...common} rows={3} defaultValue={text} />;
  return (
    <input
      {...common}
      type={kind === "check" ? "checkbox" : kind}
      step="any"
      required={kind === "password"}
      defaultChecked={shown === true}
      defaultValue={kind === "file" ? undefined : text}
    />
  );
}

/** Kinds of several controls, which have a legend instead of a label. */
const groups: { readonly [Name in Kind]?: (props: { field: Field }) => JSX.Element } = {
  ...{ checks: Checks, struct: Members, rows: Rows, pairs: Rows },
};

function Checks({ field: { choices, shown } }: { field: Field }) {
  return (
    <div class="inline">
      {choices.map(([value, label]) => (
        <label key={label}>
          <input type="checkbox" value={label} defaultChecked={Array.isArray(shown) && shown.includes(value)} />
          {label}
        </label>
      ))}
    </div>
  );
}

/** The members of an object; what else there is may depend on what stands in one of them. */
function Members({ field, suffix = "" }: { field: Field; suffix?: string }) {
  const { at, shown, upload, schema } = field;
  const [now, setNow] = useState(isObject(shown) ? shown : {});
  const hear = ({ currentTarget }: JSX.TargetedEvent<HTMLElement>) =>
    setNow((valueAt(read(currentTarget), at) ?? {}) as JsonObject);
  return (
    <div class="inline" onInput={hear}>
      {upload?.is_image && schema.properties?.x && <Point upload={upload} {...now} />}
      {membersOf(field, now).map((member) => (
        <FieldView key={member.at.slice(at.length)} field={{ ...member, label: member.label + suffix }} />
      ))}
    </div>
  );
}

/** A click on the picture writes the point into the controls beside it. */
function Point({ upload, x, y }: { upload: Upload; x?: JsonValue; y?: JsonValue }) {
  const click = ({ currentTarget, clientX, clientY }: JSX.TargetedMouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const parts = [(clientX - left) / width, (clientY - top) / height];
    const controls = currentTarget.parentElement?.querySelectorAll("input") ?? [];
    for (const [index, control] of controls.entries()) {
      control.value = String(Math.min(1, Math.max(0, Math.round((parts[index] ?? 0) * 100) / 100)));
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  return (
    <div class="point" onClick={click}>
      <Picture upload={upload} alt="Click to set the focal point" />
      {x !== undefined && <span class="dot" style={{ left: `${Number(x) * 100}%`, top: `${Number(y) * 100}%` }} />}
    </div>
  );
}

const text = { type: "string" };
const pair = { properties: { name: text, value: text } };

/** Rows of one kind, which can be added and removed; the others keep what is written in them. */
function Rows({ field }: { field: Field }) {
  const { shown, kind, label, at } = field;
  const isPairs = kind === "pairs";
  const pairs = Object.entries(shown ?? {}).map(([name, value]) => ({ name, value }));
  const rows = isPairs ? pairs : Object.values(shown ?? {});
  const [keys, setKeys] = useState([...rows.keys()]);
  const one = label.replace(/s$/, "").toLowerCase();
  const schema = isPairs ? pair : (field.schema.items ?? {});
  return (
    <>
      {keys.map((key, index) => (
        <div
          key={key}
          class="item"
          role="group"
          aria-label={`${label} ${index + 1}`}
          id={`${at}/${index}`}
          data-kind="row"
          data-none="{}"
        >
          <Members
            field={{ ...field, at: `${at}/${index}`, schema, shown: rows[key] }}
            suffix={isPairs ? ` of ${one} ${index + 1}` : ""}
          />
          <Button
            label={`Remove ${one} ${index + 1}`}
            text="Remove"
            run={() => setKeys(keys.filter((other) => other !== key))}
          />
        </div>
      ))}
      <p>
        <Button
          run={() => setKeys([...keys, Math.max(rows.length, ...keys.map((other) => other + 1))])}
          text={`${/^[aeiou]/.test(one) ? "Add an" : "Add a"} ${one}`}
        />
      </p>
    </>
  );
}
