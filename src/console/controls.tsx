import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isObject } from "../base/json.js";
import type { Upload } from "../openapi/page-types.js";
import { asJson } from "./format.js";
import { overview } from "./model.js";
import { Button, Options } from "./parts.js";
import { Picture } from "./pictures.js";
import { fieldsOfRow, readMembers } from "./read.js";
import { type Choices, type Field, fieldsOf, type Kind } from "./schema.js";

interface Described {
  "aria-describedby": string | undefined;
  "aria-invalid": "true" | undefined;
}

interface FieldProps {
  field: Field;
  problem?: string | undefined;
}

/** A label, its control, what explains it, and what was refused of it. The browser keeps what is written. */
export function FieldView({ field, problem }: FieldProps) {
  const { at, label, hint } = field;
  const texts = { [`${at}-hint`]: hint, [`${at}-problem`]: problem };
  const described = Object.entries(texts).filter(([, text]) => text);
  const own: Described = {
    "aria-describedby": described.map(([id]) => id).join(" ") || undefined,
    "aria-invalid": problem ? "true" : undefined,
  };
  const group = groups[field.kind];
  const Box = group ? "fieldset" : "div";
  return (
    <Box class="field" data-at={at} data-refused={problem} aria-describedby={group && own["aria-describedby"]}>
      {group ? <legend>{label}</legend> : <label for={at}>{label}</label>}
      {group ? group(field) : <Control field={field} own={own} />}
      {described.map(([id, text]) => (
        <small key={id} id={id} class={text === hint ? undefined : "problem"}>
          {text}
        </small>
      ))}
    </Box>
  );
}

/** Kinds of several controls, which have a legend instead of a label. */
const groups: { readonly [Name in Kind]?: (field: Field) => JSX.Element } = {
  checks: (field) => <Checks {...field} />,
  struct: (field) => <Struct {...field} />,
  rows: (field) => <Rows field={field} />,
  pairs: (field) => <Rows field={field} />,
};

const types: { readonly [Name in Kind]?: string } = {
  ...{ number: "number", check: "checkbox", file: "file", password: "password" },
};

function Control({ field, own }: { field: Field; own: Described }) {
  const { at, kind, shown, required } = field;
  const common = { ...own, id: at, name: at };
  if (kind === "choice" || kind === "reference") {
    const chosen = String((isObject(shown) ? shown.id : shown) ?? "");
    const choices = kind === "choice" ? field.choices : collections(chosen);
    return (
      <select {...common}>
        {!(required && chosen) && <option value="">None</option>}
        <Options choices={choices} chosen={chosen} />
      </select>
    );
  }
  const text = kind === "json" ? asJson(shown ?? null).replace(/^null$/, "") : [shown ?? ""].flat().join(", ");
  if (kind === "json" || kind === "long") return <textarea {...common} rows={3} defaultValue={text} />;
  return (
    <input
      {...common}
      type={types[kind] ?? "text"}
      step="any"
      required={kind === "password"}
      defaultChecked={shown === true}
      defaultValue={text}
    />
  );
}

/** The collections as they are now, and the one that stands there. */
function collections(chosen: string): Choices {
  const known = (overview.value?.upload_collections ?? []).map(({ id, label }) => [id, label] as const);
  return chosen === "" || known.some(([id]) => id === chosen) ? known : [...known, [chosen, chosen]];
}

const Checks = ({ at, choices, shown }: Field) => (
  <div class="inline">
    {choices.map(([value, label]) => (
      <label key={value}>
        <input type="checkbox" name={at} value={value} defaultChecked={Array.isArray(shown) && shown.includes(value)} />
        {label}
      </label>
    ))}
  </div>
);

const Struct = ({ schema, shown, at, upload }: Field) => (
  <div class="inline">
    {upload?.is_image && schema.properties?.x && <Point upload={upload} at={at} shown={shown} />}
    {fieldsOf(schema, shown, at).map((field) => (
      <FieldView key={field.at} field={{ ...field, required: false, hint: undefined }} />
    ))}
  </div>
);

/** Rows of one kind, which can be added and removed; each keeps its controls when another goes. */
function Rows({ field }: { field: Field }) {
  const { shown, kind, label, at } = field;
  const first = kind === "pairs" ? Object.entries(shown ?? {}).map(([name, value]) => ({ name, value })) : shown;
  const [rows, setRows] = useState(() => (Array.isArray(first) ? first : []).map((row, key) => ({ key, row })));
  const one = label.replace(/s$/, "").toLowerCase();
  const add = () => setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, row: {} }]);
  return (
    <>
      {rows.map(({ key, row }, index) => (
        <div
          key={key}
          id={`${at}/${key}`}
          class="item"
          data-rows={at}
          role="group"
          aria-label={`${label} ${index + 1}`}
        >
          <Row field={field} at={`${at}/${key}`} first={row} name={`${one} ${index + 1}`} />
          <Button label={`Remove ${one} ${index + 1}`} run={() => setRows(rows.toSpliced(index, 1))} text="Remove" />
        </div>
      ))}
      <p>
        <Button run={add} text={`${/^[aeiou]/.test(one) ? "Add an" : "Add a"} ${one}`} />
      </p>
    </>
  );
}

function Row({ field, at, first, name }: { field: Field; at: string; first: unknown; name: string }) {
  const [row, setRow] = useState(first);
  const change = ({ currentTarget }: JSX.TargetedEvent<HTMLElement>) => {
    const form = currentTarget.closest("form");
    if (form) setRow(readMembers(fieldsOfRow(field, at, row), form));
  };
  return (
    <div class="inline" onInput={change}>
      {fieldsOfRow(field, at, row, first).map((inner) => {
        const label = field.kind === "pairs" ? `${inner.label} of ${name}` : inner.label;
        return <FieldView key={inner.at} field={{ ...inner, label, hint: undefined }} />;
      })}
    </div>
  );
}

/** A click on the picture sets the point, in the numbers beside it. */
function Point({ upload, at, shown }: { upload: Upload; at: string; shown: unknown }) {
  const [{ x, y }, setPoint] = useState(isObject(shown) ? shown : {});
  const click = ({ currentTarget, clientX, clientY }: JSX.TargetedMouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const part = (from: number, size: number) => Math.min(1, Math.max(0, Math.round((from / size) * 100) / 100));
    const point = { x: part(clientX - left, width), y: part(clientY - top, height) };
    setPoint(point);
    for (const [name, value] of Object.entries(point)) {
      const number = document.getElementById(`${at}/${name}`);
      if (number instanceof HTMLInputElement) number.value = String(value);
    }
  };
  return (
    <div class="point" onClick={click}>
      <Picture upload={upload} alt="Click to set the focal point" />
      {x !== undefined && <span class="dot" style={{ left: `${Number(x) * 100}%`, top: `${Number(y) * 100}%` }} />}
    </div>
  );
}
