import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isObject, type JsonObject } from "../base/json.js";
import type { Upload } from "../openapi/page-types.js";
import { asJson, messageOf } from "./format.js";
import { overview } from "./model.js";
import { Button, Options } from "./parts.js";
import { Picture } from "./pictures.js";
import { type Choices, type Field, fieldsOf, fieldsOfRow, type Kind } from "./schema.js";

/** Makes a value of the one that stands there; undefined is none. */
export type Change = (now: unknown) => unknown;

interface Control extends JSX.AriaAttributes {
  /** With what stands in it now. */
  field: Field;
  /** More than one change may come before the page is painted. */
  set(change: Change): void;
}

/** A label, its control, what explains it, and what was refused of it. */
export function FieldView({ field, set, problem }: Control & { problem?: string | undefined }) {
  const { at, label, hint, kind } = field;
  const texts = { [`${at}-hint`]: hint, [`${at}-problem`]: problem };
  const described = Object.entries(texts).filter(([, text]) => text);
  const describedBy = described.map(([id]) => id).join(" ") || undefined;
  const Group = groups[kind];
  const [Box, Controls] = Group ? (["fieldset", Group] as const) : (["div", Single] as const);
  return (
    <Box class="field" data-at={at} data-refused={problem} aria-describedby={Group && describedBy}>
      {Group ? <legend>{label}</legend> : <label for={at}>{label}</label>}
      <Controls field={field} set={set} aria-describedby={describedBy} aria-invalid={problem ? "true" : undefined} />
      {described.map(([id, text]) => (
        <small key={id} id={id} class={text === hint ? undefined : "problem"}>
          {text}
        </small>
      ))}
    </Box>
  );
}

const types: { readonly [Name in Kind]?: string } = {
  ...{ number: "number", check: "checkbox", file: "file", password: "password" },
};

/** One control. The browser keeps what is written in it; `field` says what it means. */
function Single({ field, set, ...aria }: Control) {
  const { at, kind, shown, required } = field;
  const take = ({ currentTarget }: { currentTarget: Written }) => {
    const meaning = meaningOf(field, currentTarget);
    set(() => meaning);
  };
  const common = { ...aria, id: at, onInput: take };
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
      checked={shown === true}
      defaultValue={kind === "file" ? undefined : text}
    />
  );
}

type Written = Pick<HTMLInputElement, "value" | "setCustomValidity"> & Partial<HTMLInputElement>;

function meaningOf({ kind, schema, nullable }: Field, element: Written): unknown {
  const text = element.value;
  element.setCustomValidity("");
  if (kind === "check") return element.checked;
  if (kind === "file") return element.files?.[0];
  if (kind === "list") return text.split(",").flatMap((one) => one.trim() || []);
  if (text === "") return nullable ? null : kind === "text" || kind === "long" ? "" : undefined;
  if (kind === "number") return Number(text);
  if (kind === "choice") return schema.enum?.find((one) => String(one) === text) ?? text;
  if (kind === "reference") return { type: schema.properties?.type?.const, id: text };
  if (kind !== "json") return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    element.setCustomValidity(`This is not JSON: ${messageOf(error)}`);
  }
}

/** The collections as they are now, and the one that stands there. */
function collections(chosen: string): Choices {
  const known = (overview.value?.upload_collections ?? []).map(({ id, label }) => [id, label] as const);
  return chosen === "" || known.some(([id]) => id === chosen) ? known : [...known, [chosen, chosen]];
}

/** Kinds of several controls, which have a legend instead of a label. */
const groups: { readonly [Name in Kind]?: (props: Control) => JSX.Element } = {
  ...{ checks: Checks, struct: Struct, rows: Rows, pairs: Rows },
};

function Checks({ field: { choices, shown }, set }: Control) {
  return (
    <div class="inline">
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={listOf<unknown>(shown).includes(value)}
            onInput={({ currentTarget: { checked } }) =>
              set((now) =>
                choices.flatMap(([one]) => ((one === value ? checked : listOf<unknown>(now).includes(one)) ? one : [])),
              )
            }
          />
          {label}
        </label>
      ))}
    </div>
  );
}

/** What says something, of an object's members. */
const spoken = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? "") !== ""));

function Struct({ field: { schema, shown, at, upload, nullable }, set }: Control) {
  const [clicks, setClicks] = useState(0);
  const point = (changed: object) => {
    set(() => changed);
    // The numbers show it anew, whatever was written there.
    setClicks(clicks + 1);
  };
  const changed = (now: unknown, name: string, change: Change) => {
    const before = isObject(now) ? now : {};
    const values = spoken({ ...before, [name]: change(before[name]) });
    return Object.keys(values).length > 0 ? values : nullable ? null : undefined;
  };
  return (
    <div class="inline">
      {upload?.is_image && schema.properties?.x && <Point upload={upload} shown={shown} set={point} />}
      {fieldsOf(schema, shown, at).map((field) => (
        <FieldView
          key={`${field.at} ${clicks}`}
          field={{ ...field, required: false, hint: undefined }}
          set={(change) => set((now) => changed(now, field.name, change))}
        />
      ))}
    </div>
  );
}

/** A click on the picture sets the point. */
function Point({ upload, shown, set }: { upload: Upload; shown: unknown; set(point: object): void }) {
  const { x, y } = isObject(shown) ? shown : {};
  const click = ({ currentTarget, clientX, clientY }: JSX.TargetedMouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const part = (from: number, size: number) => Math.min(1, Math.max(0, Math.round((from / size) * 100) / 100));
    set({ x: part(clientX - left, width), y: part(clientY - top, height) });
  };
  return (
    <div class="point" onClick={click}>
      <Picture upload={upload} alt="Click to set the focal point" />
      {x !== undefined && <span class="dot" style={{ left: `${Number(x) * 100}%`, top: `${Number(y) * 100}%` }} />}
    </div>
  );
}

/** Rows of one kind, which can be added and removed; then each shows anew what stands in it. */
function Rows({ field, set }: Control) {
  const { shown, kind, label, at } = field;
  const rows = listOf(shown);
  const one = label.replace(/s$/, "").toLowerCase();
  return (
    <>
      {rows.map((row, index) => (
        <div key={`${rows.length} ${index}`} class="item" role="group" aria-label={`${label} ${index + 1}`}>
          <div class="inline">
            {fieldsOfRow(field, `${at}/${index}`, row).map(({ name, label: own, ...inner }) => (
              <FieldView
                key={inner.at}
                field={{
                  ...inner,
                  name,
                  label: kind === "pairs" ? `${own} of ${one} ${index + 1}` : own,
                  hint: undefined,
                }}
                set={(change) =>
                  set((now) =>
                    listOf(now).map((item, place) =>
                      place === index ? rowWith(field, { ...item, [name]: change(item[name]) }) : item,
                    ),
                  )
                }
              />
            ))}
          </div>
          <Button
            label={`Remove ${one} ${index + 1}`}
            text="Remove"
            run={() => set((now) => listOf(now).toSpliced(index, 1))}
          />
        </div>
      ))}
      <p>
        <Button
          run={() => set((now) => [...listOf(now), {}])}
          text={`${/^[aeiou]/.test(one) ? "Add an" : "Add a"} ${one}`}
        />
      </p>
    </>
  );
}

const listOf = <Item = JsonObject>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);

/** A row with what its fields offer: one value may decide what others there are, and boxes without a mark are an empty list. */
const rowWith = (list: Field, row: object): object =>
  spoken(
    Object.fromEntries(
      fieldsOfRow(list, "", row).map(({ name, kind, shown }) => [name, kind === "checks" ? listOf(shown) : shown]),
    ),
  );
