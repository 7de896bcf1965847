import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isObject, type JsonObject, type JsonValue, merge } from "../base/json.js";
import { objectWith, valueAt } from "../base/json-pointer.js";
import type { Upload } from "../openapi/page-types.js";
import { asJson, messageOf } from "./format.js";
import { Button, Options } from "./parts.js";
import { Picture } from "./pictures.js";
import { choicesOf, type FormField, isNullable, type Kind, kindOf, labelOf, membersOf, type Schema } from "./schema.js";

/*
 * The browser keeps what is written in a form. An element with `data-kind` says a value: its ID is the pointer of the
 * value, and `data-none` what it means if nothing is written.
 */

type Control = HTMLInputElement;

/** What the controls in an element say, as an object with each value at its pointer; rows are members with a number. */
export function read(element: Element | null): JsonObject {
  const controls = [...(element?.querySelectorAll<Control>("[data-kind]") ?? [])];
  return controls.reduce<JsonObject>((said, control) => {
    const meaning = meaningOf(control);
    return meaning === undefined ? said : (merge(said, objectWith(control.id, meaning)) as JsonObject);
  }, {});
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

/** What is sent of what a field says: of rows a list, and of pairs an object of those that have a name. */
export function sentOf(schema: Schema, said: JsonValue): JsonValue {
  const kind = kindOf(schema);
  if (kind === "rows") return Object.values(said as JsonObject);
  if (kind !== "pairs") return said;
  const pairs = Object.values(said as JsonObject).filter(isObject);
  return Object.fromEntries(pairs.flatMap(({ name, value = "" }) => (name === undefined ? [] : [[name, value]])));
}

interface FieldProps extends FormField {
  /** In another field; there it needs no explanation, and an empty one says nothing. */
  isInner?: boolean;
  /** What was refused of it. */
  problem?: string | undefined;
  /** The upload that it is of, for a point in its picture. */
  upload?: Upload | undefined;
}

/** A label, its control, what explains it, and what was refused of it. */
export function Field(props: FieldProps) {
  const { at, schema, isInner = false, problem } = props;
  const kind = kindOf(schema, isInner);
  const { label = labelOf(at.split("/").at(-1) ?? "") } = schema;
  const hint = isInner || schema.description === `${label}.` ? "" : schema.description?.replaceAll("`", "");
  const none = isInner
    ? undefined
    : isNullable(schema)
      ? null
      : { text: "", long: "", rows: {}, pairs: {} }[String(kind)];
  const described = [hint && `${at}-hint`, problem && `${at}-problem`].filter(Boolean).join(" ") || undefined;
  const said = { id: at, "data-kind": kind, "data-none": JSON.stringify(none), "aria-describedby": described };
  const Group = groups[kind];
  const Box = Group ? "fieldset" : "div";
  return (
    <Box class="field" data-refused={problem} {...(Group && said)}>
      {Group ? <legend>{label}</legend> : <label for={at}>{label}</label>}
      {Group ? (
        <Group {...props} />
      ) : (
        <Single {...props} said={{ ...said, "aria-invalid": problem ? "true" : undefined }} />
      )}
      {hint && <small id={`${at}-hint`}>{hint}</small>}
      {problem && (
        <small id={`${at}-problem`} class="problem">
          {problem}
        </small>
      )}
    </Box>
  );
}

interface SingleProps extends FieldProps {
  said: { id: string; "data-kind": Kind } & JSX.AriaAttributes;
}

function Single({ schema, shown, isRequired, said }: SingleProps) {
  const kind = said["data-kind"];
  if (kind === "choice") {
    const choices = choicesOf(schema);
    const isJson = choices.some(([value]) => typeof value !== "string");
    return (
      <select {...said} data-kind={isJson ? "json" : "text"}>
        {!(isRequired && (shown ?? "") !== "") && <option value="">None</option>}
        <Options choices={choices} chosen={shown} isJson={isJson} />
      </select>
    );
  }
  const text = kind === "json" ? asJson(shown ?? null).replace(/^null$/, "") : [shown ?? ""].flat().join(", ");
  if (kind === "json" || kind === "long") return <textarea {...said} rows={3} defaultValue={text} />;
  const type = kind === "check" ? "checkbox" : kind;
  const first = kind === "file" ? {} : { defaultValue: text, defaultChecked: shown === true };
  return <input {...said} {...first} type={type} step="any" required={kind === "password"} />;
}

/** Kinds of several controls, which have a legend instead of a label. */
const groups: { readonly [Name in Kind]?: (props: FieldProps) => JSX.Element } = {
  ...{ checks: Checks, struct: Members, rows: Rows, pairs: Rows },
};

function Checks({ schema, shown }: FieldProps) {
  return (
    <div class="inline">
      {choicesOf(schema).map(([value, label]) => (
        <label key={label}>
          <input type="checkbox" value={label} defaultChecked={Array.isArray(shown) && shown.includes(value)} />
          {label}
        </label>
      ))}
    </div>
  );
}

/** The members of an object; what else there is may depend on what stands in one of them. */
function Members({ at, schema, shown, upload }: FieldProps) {
  const [now, setNow] = useState(isObject(shown) ? shown : {});
  const hear = ({ currentTarget }: JSX.TargetedEvent<HTMLElement>) =>
    setNow((valueAt(read(currentTarget), at) ?? {}) as JsonObject);
  return (
    <div class="inline" onInput={hear}>
      {upload?.is_image && schema.properties?.x && <Point upload={upload} {...now} />}
      {membersOf(schema, now).map(([name, member]) => (
        <Field key={name} at={`${at}/${name}`} schema={member} shown={now[name]} isInner />
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

/** Rows of one kind, which can be added and removed; the others keep what is written in them. */
function Rows({ at, schema, shown }: FieldProps) {
  const { label = labelOf(at.slice(1)), items } = schema;
  const rows = Object.entries(shown ?? {}).map(([name, value]) => (items ? value : { name, value }));
  const [keys, setKeys] = useState([...rows.keys()]);
  const one = label.replace(/s$/, "").toLowerCase();
  const add = () => setKeys([...keys, Math.max(rows.length, ...keys.map((key) => key + 1))]);
  const pair = (number: number): Schema => ({
    properties: {
      name: { type: "string", label: `Name of ${one} ${number}` },
      value: { type: "string", label: `Value of ${one} ${number}` },
    },
  });
  return (
    <>
      {keys.map((key, index) => (
        <fieldset key={key} class="item" aria-label={`${label} ${index + 1}`} id={`${at}/${index}`} {...row}>
          <Members at={`${at}/${index}`} schema={items ?? pair(index + 1)} shown={rows[key]} />
          <Button
            label={`Remove ${one} ${index + 1}`}
            text="Remove"
            run={() => setKeys(keys.filter((other) => other !== key))}
          />
        </fieldset>
      ))}
      <p>
        <Button run={add} text={`${/^[aeiou]/.test(one) ? "Add an" : "Add a"} ${one}`} />
      </p>
    </>
  );
}

/** A row says that it is there, whatever stands in it. */
const row = { "data-kind": "row", "data-none": "{}" };
