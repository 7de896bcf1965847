import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isSame, type JsonObject, merge } from "../base/json.js";
import { objectWith, valueAt } from "../base/json-pointer.js";
import type { Upload } from "../openapi/page-types.js";
import { Refusal } from "./api.js";
import { Field, read, sentOf } from "./fields.js";
import { messageOf } from "./format.js";
import { say, set } from "./model.js";
import { Button } from "./parts.js";
import { type FieldProps, fieldsOf, type Looks, type Schema } from "./schema.js";

export interface FormOf {
  title: string;
  action: string;
  /** Of what is sent, and what stands in it first. */
  schema: Schema;
  shown?: JsonObject | undefined;
  looks?: Looks | undefined;
  /** Of an upload, for the points in its picture. */
  upload?: Upload | undefined;
  /** By default it makes something, which takes what is offered for it as well as what was changed. */
  isNew?: boolean;
  extra?: ((now: JsonObject) => ComponentChildren) | undefined;
  /** Resolves with what came of it, in words. */
  send(body: JsonObject): Promise<string>;
  remove?: (() => Promise<string>) | undefined;
}

const opened = signal<FormOf | null>(null);

/** Opens a dialog with these fields. What the server refuses is shown at the field that it is about, and the dialog stays open. */
export const openForm = (form: FormOf): void => set(opened, form);

export const OpenForm = () => opened.value && <Form key={opened.value} {...opened.value} />;

/** What the browser finds invalid must be seen. */
const reveal = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
  void Object.assign(currentTarget, { open: true });

function Form({ title, action, schema, shown = {}, looks, upload, isNew = true, extra, send, remove }: FormOf) {
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

  const attempt = async (work: () => Promise<string>) => {
    try {
      say(await work());
      dialog.current?.close();
    } catch (error) {
      setRefusal(error);
    }
  };
  const fields = fieldsOf(schema, { shown, now, looks, isNew });
  const submit = (event: Event) => {
    event.preventDefault();
    void attempt(() => send(bodyOf(fields, isNew, first.current, read(dialog.current))));
  };
  const { cause: violations = [] } = refusal instanceof Refusal ? refusal : {};
  const problemOf = (field: FieldProps) => violations.find((one) => isOf(one, field))?.detail;
  const isPlaced = violations.length > 0 && violations.every((one) => fields.some((field) => isOf(one, field)));
  const view = (field: FieldProps) => (
    <Field key={field.at} {...field} upload={upload} now={now} problem={problemOf(field)} />
  );
  const seldom = fields.filter((field) => field.isSeldom);
  return (
    <dialog ref={dialog} aria-labelledby="form-title" onClose={() => set(opened, null)}>
      <form autocomplete="off" onInput={() => setNow(read(dialog.current))} onSubmit={submit}>
        <h2 id="form-title">{title}</h2>
        {fields.filter((field) => !field.isSeldom).map(view)}
        {seldom.length > 0 && (
          <details open={seldom.some(problemOf)} onInvalidCapture={reveal}>
            <summary>More</summary>
            {seldom.map(view)}
          </details>
        )}
        {extra?.(now)}
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
const isOf = ({ pointer }: { pointer: string }, { at }: FieldProps) => pointer === at || pointer.startsWith(`${at}/`);

/** What differs from what the form said first; of something new, what is offered for it or required, too. */
function bodyOf(fields: readonly FieldProps[], isNew: boolean, first: JsonObject, said: JsonObject): JsonObject {
  const sent = fields.flatMap(({ at, schema, shown, isRequired }) => {
    const before = isNew && (shown !== undefined || isRequired) ? undefined : valueAt(first, at);
    const value = valueAt(said, at);
    return value === undefined || isSame(value, before) ? [] : objectWith(at, sentOf(schema, value));
  });
  return sent.reduce<JsonObject>((body, one) => merge(body, one) as JsonObject, {});
}
