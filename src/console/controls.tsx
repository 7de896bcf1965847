import type { JSX } from "preact";
import type { Upload } from "../openapi/page-types.js";
import { type Draft, type Drafts, draftsOf, type Pairs } from "./draft.js";
import { overview } from "./model.js";
import { Button, Options } from "./parts.js";
import { Picture } from "./pictures.js";
import { type Field, type Schema, toChoices } from "./schema.js";

export interface Described {
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: "true" | undefined;
}

interface ControlProps {
  field: Field;
  draft: Draft;
  onChange(draft: Draft): void;
  /** What the form is about, for a point in its picture. */
  upload?: Upload | undefined;
  described?: Described;
}

/** Kinds of several controls, which have a legend instead of a label. */
export const isGroup = ({ kind: { is } }: Field): boolean => ["checks", "pairs", "struct", "rows"].includes(is);

export function Control({ field, draft, onChange, upload, described = {} }: ControlProps): JSX.Element {
  const { kind } = field;
  // A draft has the form of its kind: draftOf made it, and the controls keep it.
  const text = draft as string;
  const onText = ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange(value);
  switch (kind.is) {
    case "check":
      return (
        <input
          {...described}
          type="checkbox"
          checked={draft === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case "file":
      return (
        <input {...described} type="file" onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)} />
      );
    case "number":
      return <input {...described} type="number" step="any" value={text} onInput={onText} />;
    case "choice":
      return (
        <Choice {...described} value={text} choices={kind.choices} isOptional={!field.required} onChange={onText} />
      );
    case "reference":
      return <Choice {...described} value={text} choices={collections(text)} isOptional onChange={onText} />;
    case "long":
    case "json": {
      const rows = Math.min(12, Math.max(kind.is === "json" ? 2 : 3, text.split("\n").length));
      return <textarea {...described} rows={rows} spellcheck={false} value={text} onInput={onText} />;
    }
    case "checks":
      return <Checks choices={kind.choices} chosen={draft as readonly string[]} onChange={onChange} />;
    case "pairs":
      return <PairRows name={field.label} pairs={draft as Pairs} onChange={onChange} />;
    case "struct":
      return <Struct fields={kind.fields} drafts={draft as Drafts} onChange={onChange} upload={upload} />;
    case "rows":
      return <Rows field={field} fields={kind.fields} rows={draft as readonly Drafts[]} onChange={onChange} />;
    default:
      return <input {...described} value={text} autocomplete="off" spellcheck={false} onInput={onText} />;
  }
}

/** The collections as they are now, and the one that stands there. */
function collections(chosen: string) {
  const known = (overview.value?.upload_collections ?? []).map(({ id, label }) => [id, label] as const);
  return chosen === "" || known.some(([id]) => id === chosen) ? known : [...known, [chosen, chosen] as const];
}

interface ChoiceProps extends Described {
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  isOptional?: boolean;
  onChange(event: JSX.TargetedEvent<HTMLSelectElement>): void;
}

const Choice = ({ value, choices, isOptional, onChange, ...rest }: ChoiceProps) => (
  <select {...rest} value={value} onChange={onChange}>
    {(isOptional || value === "") && <option value="">None</option>}
    <Options choices={choices} />
  </select>
);

interface ChecksProps {
  choices: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

const Checks = ({ choices, chosen, onChange }: ChecksProps) => (
  <div class="checks">
    {choices.map(([value, label]) => (
      <label key={value} class="check">
        {label}
        <input
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(choices.map(([one]) => one).filter((one) => (one === value ? checked : chosen.includes(one))))
          }
        />
      </label>
    ))}
  </div>
);

interface ButtonProps {
  label: string;
  onClick(): void;
}

const Remove = ({ label, onClick }: ButtonProps) => <Button small label={label} onClick={onClick} text="Remove" />;

const Add = ({ label, onClick }: ButtonProps) => (
  <p>
    <Button small onClick={onClick} text={label} />
  </p>
);

function PairRows({ name, pairs, onChange }: { name: string; pairs: Pairs; onChange(pairs: Pairs): void }) {
  const one = name.replace(/s$/, "").toLowerCase();
  const set = (index: number, pair: Pairs[number]) => onChange(pairs.with(index, pair));
  return (
    <>
      {pairs.map(([key, value], index) => (
        <div class="pair">
          <input
            aria-label={`Name of ${one} ${index + 1}`}
            value={key}
            onInput={(event) => set(index, [event.currentTarget.value, value])}
          />
          <input
            aria-label={`Value of ${one} ${index + 1}`}
            value={value}
            onInput={(event) => set(index, [key, event.currentTarget.value])}
          />
          <Remove label={`Remove ${one} ${index + 1}`} onClick={() => onChange(pairs.toSpliced(index, 1))} />
        </div>
      ))}
      <Add label={`Add a ${one}`} onClick={() => onChange([...pairs, ["", ""]])} />
    </>
  );
}

interface RowsProps {
  field: Field;
  fields: readonly Field[];
  rows: readonly Drafts[];
  onChange(rows: readonly Drafts[]): void;
}

function Rows({ field, fields, rows, onChange }: RowsProps) {
  const one = field.label.replace(/s$/, "").toLowerCase();
  return (
    <>
      {rows.map((row, index) => (
        <div class="row" role="group" aria-label={`${field.label} ${index + 1}`}>
          {fieldsOfRow(field.schema.items, fields, row).map((inner) => (
            <Labeled key={inner.name} field={inner}>
              <Control
                field={inner}
                draft={row[inner.name] ?? ""}
                onChange={(draft) => onChange(rows.with(index, fitting(field, { ...row, [inner.name]: draft })))}
              />
            </Labeled>
          ))}
          <Remove label={`Remove ${one} ${index + 1}`} onClick={() => onChange(rows.toSpliced(index, 1))} />
        </div>
      ))}
      <Add
        label={`Add an ${one}`.replace(/ an (?![aeiou])/, " a ")}
        onClick={() => onChange([...rows, draftsOf(fields)])}
      />
    </>
  );
}

/** What else can be chosen in a row may depend on one of its values: the schema has a variant for each. */
function fieldsOfRow(items: Schema | undefined, fields: readonly Field[], row: Drafts): readonly Field[] {
  const variant = items?.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).some(([name, property]) => property.const !== undefined && property.const === row[name]),
  );
  return fields.map((field): Field => {
    const values = variant?.properties?.[field.name]?.items?.enum;
    return values && field.kind.is === "checks"
      ? { ...field, kind: { is: "checks", choices: toChoices(values) } }
      : field;
  });
}

/** What can no longer be chosen is not kept unseen. */
function fitting({ schema, kind }: Field, row: Drafts): Drafts {
  const fields = kind.is === "rows" ? fieldsOfRow(schema.items, kind.fields, row) : [];
  const kept = fields.flatMap(({ name, kind: inner }) => {
    const chosen = row[name];
    if (inner.is !== "checks" || !Array.isArray(chosen)) return [];
    return [[name, inner.choices.map(([one]) => one).filter((one) => chosen.includes(one))] as const];
  });
  return { ...row, ...Object.fromEntries(kept) };
}

interface StructProps {
  fields: readonly Field[];
  drafts: Drafts;
  onChange(drafts: Drafts): void;
  upload: Upload | undefined;
}

function Struct({ fields, drafts, onChange, upload }: StructProps) {
  const isPoint = fields.map(({ name }) => name).join() === "x,y";
  return (
    <div class={isPoint ? "struct point" : "struct"}>
      {isPoint && upload?.is_image && <Point upload={upload} drafts={drafts} onChange={onChange} />}
      {fields.map((field) => (
        <Labeled key={field.name} field={field}>
          <Control
            field={{ ...field, required: false }}
            draft={drafts[field.name] ?? ""}
            onChange={(draft) => onChange({ ...drafts, [field.name]: draft })}
          />
        </Labeled>
      ))}
    </div>
  );
}

const percent = (draft: Draft | undefined) => `${Number(draft) * 100}%`;

/** A click on the picture sets the point; without a mouse the numbers beside it do. */
function Point({ upload, drafts, onChange }: Omit<StructProps, "fields"> & { upload: Upload }) {
  const choose = (event: JSX.TargetedMouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const part = (at: number, size: number) => Math.min(1, Math.max(0, at / size)).toFixed(2);
    onChange({ x: part(event.clientX - left, width), y: part(event.clientY - top, height) });
  };
  return (
    <div class="picture-point" onClick={choose}>
      <Picture upload={upload} alt="Click to set the focal point" />
      {drafts.x !== "" && drafts.y !== "" && (
        <span class="dot" style={{ left: percent(drafts.x), top: percent(drafts.y) }} />
      )}
    </div>
  );
}

const Labeled = ({ field, children }: { field: Field; children: JSX.Element }) =>
  isGroup(field) ? (
    <div role="group" aria-label={field.label}>
      {children}
    </div>
  ) : (
    <label class={field.kind.is === "check" ? "check" : undefined}>
      {field.label}
      {children}
    </label>
  );
