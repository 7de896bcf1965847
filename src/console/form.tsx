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
  hint: string;
  action: string;
  /** Of what is sent, and what stands in it first. */
  schema: Schema;
  shown?: unknown;
  /** May depend on what stands in it now. */
  looks?: Looks | ((now: JsonObject) => Looks);
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

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();
const forget = () => set(opened, null);

export const OpenForm = () =>
  opened.value && (
    <dialog key={opened.value} ref={show} aria-labelledby="form-title" aria-describedby="form-hint" onClose={forget}>
      <Form {...opened.value} />
    </dialog>
  );

function Form({ title, hint, action, isNew = true, upload, extra, send, remove, ...form }: FormOf) {
  const element = useRef<HTMLFormElement>(null);
  const first = useRef<JsonObject>({});
  const [now, setNow] = useState((form.shown ?? {}) as JsonObject);
  const [refusal, setRefusal] = useState<unknown>();
  // Before anybody can write.
  useLayoutEffect(() => void Object.assign(first, { current: read(element.current) }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of new problems the first gets the focus
  useEffect(() => {
    element.current?.querySelector<HTMLElement>("[data-refused] :is(input, select, textarea, button)")?.focus();
  }, [refusal]);

  const close = () => element.current?.closest("dialog")?.close();
  const attempt = async (work: () => Promise<string>) => {
    try {
      say(await work());
      close();
    } catch (error) {
      setRefusal(error);
    }
  };
  const fields = fieldsOf(form.schema, form.shown, typeof form.looks === "function" ? form.looks(now) : form.looks);
  // Custom data may be too large to be read at each key.
  const isFollowed = Boolean(extra) || typeof form.looks === "function";
  const submit = async () => {
    // Reading tells the browser what is no JSON.
    const said = read(element.current);
    assertValid(element.current);
    return send(bodyOf(fields, isNew, first.current, said));
  };
  const { cause: violations = [] } = refusal instanceof Refusal ? refusal : {};
  const isPlaced = violations.length > 0 && violations.every((one) => fields.some((field) => isOf(one, field)));
  const isSeldom = ({ schema, isRequired, shown }: FieldProps) =>
    schema.isSeldom ?? (isNew && !isRequired && shown === undefined);
  const problemOf = (field: FieldProps) => violations.find((one) => isOf(one, field))?.detail;
  const view = (field: FieldProps) => <Field key={field.at} {...field} upload={upload} problem={problemOf(field)} />;
  const seldom = fields.filter(isSeldom);
  return (
    <form
      ref={element}
      noValidate
      autocomplete="off"
      onInput={isFollowed ? () => setNow(read(element.current)) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(submit);
      }}
    >
      <h2 id="form-title">{title}</h2>
      <p id="form-hint" class="soft">
        {hint}
      </p>
      {fields.filter((field) => !isSeldom(field)).map(view)}
      {seldom.length > 0 && (
        <details open={seldom.some(problemOf)}>
          <summary>More</summary>
          {seldom.map(view)}
        </details>
      )}
      {extra?.(now)}
      {refusal !== undefined && (
        <p class="problem" role="alert">
          {isPlaced ? "It was refused, and nothing has changed. The fields above say why." : messageOf(refusal)}
        </p>
      )}
      <p class="buttons">
        {remove && <Button isDanger text="Delete" second="Delete for good" run={() => attempt(remove)} />}
        <Button run={close} text="Cancel" />
        <button type="submit" class="primary">
          {action}
        </button>
      </p>
    </form>
  );
}

/** Whether a violation is of a field, or of something in it. */
const isOf = ({ pointer }: { pointer: string }, { at }: FieldProps) => pointer === at || pointer.startsWith(`${at}/`);

/** Throws a Refusal with what the browser finds invalid. */
function assertValid(form: HTMLFormElement | null): void {
  const invalid = [...(form?.querySelectorAll<HTMLInputElement>(":is(input, textarea):invalid") ?? [])];
  const violations = invalid.map(({ id, validationMessage }) => ({ pointer: id, detail: validationMessage }));
  if (violations.length > 0) throw new Refusal("Nothing was sent.", { cause: violations });
}

/** What differs from what the form said first; of something new, what is offered for it or required, too. */
function bodyOf(fields: readonly FieldProps[], isNew: boolean, first: JsonObject, said: JsonObject): JsonObject {
  const sent = fields.flatMap(({ at, schema, shown, isRequired }) => {
    const before = isNew && (shown !== undefined || isRequired) ? undefined : valueAt(first, at);
    const value = valueAt(said, at);
    return value === undefined || isSame(value, before) ? [] : objectWith(at, sentOf(schema, value));
  });
  return sent.reduce<JsonObject>((body, one) => merge(body, one) as JsonObject, {});
}
