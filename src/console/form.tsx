import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isObject, isSame, type JsonObject } from "../base/json.js";
import { valueAt } from "../base/json-pointer.js";
import type { Upload } from "../openapi/page-types.js";
import { Refusal } from "./api.js";
import { asJson, messageOf } from "./format.js";
import { say, set } from "./model.js";
import { Button, Picture, Select } from "./parts.js";
import {
  bodyOf,
  choicesOf,
  type Kind,
  kindOf,
  labelOf,
  membersOf,
  noneOf,
  type Place,
  placesOf,
  read,
  type Schema,
} from "./schema.js";

export interface FormOf {
  title: string;
  action: string;
  /** Of what is sent, and what stands in it first. */
  schema: Schema;
  shown?: JsonObject | undefined;
  /** By default it makes something, which takes what is offered for it as well as what was changed. */
  isNew?: boolean;
  /** Stands beside the field with this pointer. */
  beside?: Readonly<Record<string, (now: JsonObject) => ComponentChildren>> | undefined;
  /** Resolves with what came of it, in words. */
  send(body: JsonObject): Promise<string>;
  remove?: (() => Promise<string>) | undefined;
}

const opened = signal<FormOf | null>(null);

/** Opens a dialog with these fields. What the server refuses is shown at the field that it is about, and the dialog stays open. */
export const openForm = (form: FormOf): void => set(opened, form);

export const OpenForm = () => opened.value && <Form key={opened.value} {...opened.value} />;

/** So many fields need no "More". */
const few = 4;

function Form({ title, action, schema, shown = {}, isNew = true, beside = {}, send, remove }: FormOf) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<JsonObject>({});
  const [now, setNow] = useState(shown);
  const [refusal, setRefusal] = useState<unknown>();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    first.current = read(dialog.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of new problems the first gets the focus
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>("[data-refused] :is(input, select, textarea, button)")?.focus();
  }, [refusal]);

  const leave = (event: KeyboardEvent) => {
    const isKept = () => !isSame(first.current, read(dialog.current)) && !confirm("Leave without your changes?");
    if (event.key === "Escape" && isKept()) event.preventDefault();
  };
  const attempt = async (work: () => Promise<string>) => {
    try {
      say(await work());
      dialog.current?.close();
    } catch (error) {
      setRefusal(error);
    }
  };
  const places = placesOf(schema, shown, now);
  const submit = (event: Event) => {
    event.preventDefault();
    void attempt(() => send(bodyOf(places, isNew, first.current, read(dialog.current))));
  };
  const { cause: violations = [] } = refusal instanceof Refusal ? refusal : {};
  const problemAt = (place: Place) => violations.find((one) => isOf(one, place))?.detail;
  const isPlaced = violations.length > 0 && violations.every((one) => places.some((place) => isOf(one, place)));
  const view = (place: Place) => (
    <div key={place.at} class="beside">
      <Field {...place} whole={shown} now={now} problem={problemAt(place)} />
      {beside[place.at]?.(now)}
    </div>
  );
  const isSeldom = ({ isRequired, shown }: Place) => isNew && !isRequired && shown === undefined && places.length > few;
  const seldom = places.filter(isSeldom);
  return (
    <dialog ref={dialog} aria-labelledby="form-title" onKeyDown={leave} onClose={() => set(opened, null)}>
      <form autocomplete="off" onInput={() => setNow(read(dialog.current))} onSubmit={submit}>
        <h2 id="form-title">{title}</h2>
        {places.filter((place) => !isSeldom(place)).map(view)}
        {seldom.length > 0 && (
          <details
            open={seldom.some(problemAt)}
            onInvalidCapture={({ currentTarget }) => currentTarget.setAttribute("open", "")}
          >
            <summary>More</summary>
            {seldom.map(view)}
          </details>
        )}
        {refusal !== undefined && !isPlaced && (
          <p class="problem" role="alert">
            {messageOf(refusal)}
          </p>
        )}
        <p class="buttons">
          {remove && <Button isDanger text="Delete" second="Delete for good" run={() => attempt(remove)} />}
          <Button run={() => dialog.current?.close()} text="Cancel" />
          <button type="submit" class="primary">
            {action}
          </button>
        </p>
      </form>
    </dialog>
  );
}

/** Whether a violation is of a field, or of something in it. */
const isOf = ({ pointer }: { pointer: string }, { at }: Place) => `${pointer}/`.startsWith(`${at}/`);

interface FieldProps extends Place {
  /** Whether it is in another field: it needs no explanation, and an empty one says nothing. */
  isInner?: boolean;
  /** What was refused of it. */
  problem?: string | undefined;
  /** What the form has shown, which may be an upload with a picture for its points, and what stands in it now. */
  whole?: JsonObject;
  now?: JsonObject | undefined;
}

/** A label, its control, what explains it, and what was refused of it. */
function Field(props: FieldProps) {
  const { at, schema, isInner = false, problem } = props;
  const { label = labelOf(at.split("/").at(-1) ?? ""), description } = schema;
  const kind = kindOf(schema, isInner);
  const hint = isInner || description === `${label}.` ? "" : description?.replaceAll("`", "");
  const described = [hint && `${at}-hint`, problem && `${at}-problem`].filter(Boolean).join(" ") || undefined;
  const none = isInner ? undefined : JSON.stringify(noneOf(schema, kind));
  const said = { id: at, "data-kind": kind, "data-none": none, "aria-describedby": described };
  const Group = groups[kind];
  const Box = Group ? "fieldset" : "div";
  return (
    <Box class="field" data-refused={problem} {...(Group && said)}>
      {Group ? <legend>{label}</legend> : <label for={at}>{label}</label>}
      {Group ? <Group {...props} /> : single(props, { ...said, "aria-invalid": problem ? "true" : undefined })}
      {hint && <small id={`${at}-hint`}>{hint}</small>}
      {problem && <small id={`${at}-problem`}>{problem}</small>}
    </Box>
  );
}

function single(
  { schema, shown, isRequired }: FieldProps,
  said: JSX.AriaAttributes & { id: string; "data-kind": Kind },
) {
  const kind = said["data-kind"];
  if (kind === "choice") {
    const hasNone = !isRequired || (shown ?? "") === "";
    return <Select {...said} data-kind="json" choices={choicesOf(schema)} chosen={shown} hasNone={hasNone} />;
  }
  const text = kind === "json" ? asJson(shown ?? null).replace(/^null$/, "") : [shown ?? ""].flat().join(", ");
  if (kind === "json" || kind === "long") return <textarea {...said} rows={3} defaultValue={text} />;
  const type = kind === "check" ? "checkbox" : kind;
  const first = kind === "file" ? {} : { defaultValue: text, defaultChecked: shown === true };
  return <input {...said} {...first} type={type} step="any" placeholder={kind === "list" ? "one, two" : ""} />;
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
function Members({ at, schema, shown, whole, now = {} }: FieldProps) {
  const values = valueAt(now, at) ?? shown;
  const members = isObject(values) ? values : {};
  return (
    <div class="inline">
      {whole?.is_image && schema.properties?.x && (
        <div class="point" onClick={setPoint}>
          <Picture upload={whole as unknown as Upload} alt="Click to set the focal point" />
          {members.x !== undefined && (
            <span class="dot" style={{ left: `${Number(members.x) * 100}%`, top: `${Number(members.y) * 100}%` }} />
          )}
        </div>
      )}
      {membersOf(schema, members).map(([name, member]) => (
        <Field key={name} at={`${at}/${name}`} schema={member} shown={valueAt(shown, `/${name}`)} isInner />
      ))}
    </div>
  );
}

/** A click on the picture writes the point into the controls beside it. */
function setPoint({ currentTarget, clientX, clientY }: JSX.TargetedMouseEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const [x, y] = currentTarget.parentElement?.querySelectorAll("input") ?? [];
  if (!x || !y) return;
  x.value = ((clientX - left) / width).toFixed(2);
  y.value = ((clientY - top) / height).toFixed(2);
  y.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Rows of one kind, which can be added and removed; the others keep their keys, and so what is written in them. */
function Rows({ at, schema, shown, now }: FieldProps) {
  const { label = labelOf(at.split("/").at(-1) ?? ""), items } = schema;
  const rows = Object.entries(shown ?? {}).map(([name, value]) => (items ? value : { name, value }));
  const [keys, setKeys] = useState([...rows.keys()]);
  const one = label.replace(/s$/, "").toLowerCase();
  const add = () => setKeys([...keys, Math.max(rows.length, ...keys.map((key) => key + 1))]);
  const remove = (key: number) => setKeys(keys.filter((other) => other !== key));
  return (
    <>
      {keys.map((key, index) => (
        <fieldset key={key} class="item" aria-label={`${label} ${index + 1}`} id={`${at}/${key}`} {...row}>
          <Members at={`${at}/${key}`} schema={items ?? pairOf(`${one} ${index + 1}`)} shown={rows[key]} now={now} />
          <Button text={`Remove ${one}`} aria-label={`Remove ${one} ${index + 1}`} run={() => remove(key)} />
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

const pairOf = (what: string): Schema => ({
  properties: {
    name: { type: "string", label: `Name of ${what}` },
    value: { type: "string", label: `Value of ${what}` },
  },
});
