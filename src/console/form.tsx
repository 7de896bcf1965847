import { useEffect, useRef, useState } from "preact/hooks";
import type { JsonObject } from "../base/json.js";
import { namesIn } from "../base/json-pointer.js";
import { Refusal } from "./api.js";
import { type Change, FieldView } from "./controls.js";
import { messageOf } from "./format.js";
import { type FormOf, openForms, type Values } from "./forms.js";
import { say } from "./model.js";
import { Button } from "./parts.js";
import { type Field, sentOf } from "./schema.js";

export const Forms = () => openForms.value.map((form) => <Form key={form.title + form.hint} form={form} />);

/** A field with what stands in it now, and what stood there first. */
interface Filled extends Field {
  first: unknown;
}

function Form({ form }: { form: FormOf }) {
  const { title, hint, action, isNew = false, isUnavoidable = false, extra, send, remove } = form;
  const element = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState<Values>({});
  const [refusal, setRefusal] = useState<Error>();
  const given = typeof form.fields === "function" ? form.fields(changes) : form.fields;
  const fields = given.map((one) => ({
    ...one,
    first: one.shown,
    shown: one.at in changes && isOffered(one, changes[one.at]) ? changes[one.at] : one.shown,
  }));
  const values: Values = Object.fromEntries(fields.map(({ at, shown }) => [at, shown]));
  const close = () => element.current?.closest("dialog")?.close();
  useEffect(() => element.current?.closest("dialog")?.showModal(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of new problems the first gets the focus
  useEffect(() => {
    element.current?.querySelector<HTMLElement>("[data-refused] :is(input, select, textarea, button)")?.focus();
  }, [refusal]);

  const attempt = async (work: () => Promise<string>) => {
    try {
      say(await work());
      close();
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const submit = async () => {
    assertValid(element.current);
    const isSent = ({ shown, first }: Filled) =>
      shown !== undefined && ((isNew && first !== undefined) || written(shown) !== written(first));
    return send(bodyOf(fields.filter((field) => field.kind !== "file" && isSent(field))), values);
  };
  const change = ({ at, shown }: Field, make: Change) =>
    setChanges((before) => ({ ...before, [at]: make(at in before ? before[at] : shown) }));
  const problems = problemsOf(fields, refusal);
  const isPlaced = refusal instanceof Refusal && refusal.violations.length > 0 && !problems[""];
  return (
    <dialog
      aria-labelledby="form-title"
      aria-describedby="form-hint"
      onCancel={(event) => isUnavoidable && event.preventDefault()}
      onClose={() => {
        openForms.value = openForms.value.filter((one) => one !== form);
      }}
    >
      <form
        ref={element}
        noValidate
        autocomplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(submit);
        }}
      >
        <h2 id="form-title">{title}</h2>
        <p id="form-hint" class="soft">
          {hint}
        </p>
        <Fields fields={fields} isNew={isNew} problems={problems} change={change} />
        {extra?.(values)}
        {refusal && (
          <p class="problem" role="alert">
            {isPlaced ? "It was refused, and nothing has changed. The fields above say why." : messageOf(refusal)}
          </p>
        )}
        <p class="buttons">
          {remove && <Button isDanger text="Delete" second="Delete for good" run={() => attempt(remove)} />}
          {!isUnavoidable && <Button run={close} text="Cancel" />}
          <button type="submit" class="primary">
            {action}
          </button>
        </p>
      </form>
    </dialog>
  );
}

/** Whether a choice can still be made: what is offered may depend on what stands in other fields. */
const isOffered = ({ kind, choices }: Field, value: unknown) =>
  kind !== "choice" || (value ?? "") === "" || choices.some(([one]) => one === String(value));

/** A value to compare: an empty control says the same as none. */
const written = (value: unknown) => JSON.stringify(String(value ?? "") === "" ? "" : value);

interface FieldsProps {
  fields: readonly Filled[];
  isNew: boolean;
  problems: Readonly<Record<string, string>>;
  change(field: Field, make: Change): void;
}

function Fields({ fields, isNew, problems, change }: FieldsProps) {
  const show = (some: readonly Field[]) =>
    some.map((field) => (
      <FieldView key={field.at} field={field} problem={problems[field.at]} set={(make) => change(field, make)} />
    ));
  const isSeldom = ({ required, first, isSeldom: own }: Filled) => own ?? (isNew && !required && first === undefined);
  const seldom = fields.filter(isSeldom);
  return (
    <>
      {show(fields.filter((field) => !isSeldom(field)))}
      {seldom.length > 0 && (
        <details open={seldom.some(({ at }) => problems[at])}>
          <summary>More</summary>
          {show(seldom)}
        </details>
      )}
    </>
  );
}

/** Throws a Refusal with what the browser finds invalid. */
function assertValid(form: HTMLFormElement | null): void {
  const invalid = [...(form?.querySelectorAll<HTMLInputElement>(":is(input, textarea):invalid") ?? [])];
  const violations = invalid.map((one) => {
    const { at = "" } = one.closest<HTMLElement>("form > [data-at], details > [data-at]")?.dataset ?? {};
    return { pointer: at, detail: one.validationMessage };
  });
  if (violations.length > 0) throw new Refusal("Nothing was sent.", violations);
}

/** An object with what is sent of each field, at its pointer. */
function bodyOf(fields: readonly Field[]): Record<string, unknown> {
  const body: JsonObject = {};
  for (const field of fields) {
    const names = namesIn(field.at);
    const last = names.pop() ?? "";
    const place = names.reduce((at, name) => {
      at[name] ??= {};
      return at[name] as JsonObject;
    }, body);
    Object.assign(place, { [last]: sentOf(field) });
  }
  return body;
}

/** Each violation at its field, or at the one that it is in; what is of no field is at "". */
function problemsOf(fields: readonly Field[], refusal: Error | undefined): Readonly<Record<string, string>> {
  const violations = refusal instanceof Refusal ? refusal.violations : [];
  const fieldOf = (pointer: string) => fields.find(({ at }) => pointer === at || pointer.startsWith(`${at}/`));
  return Object.fromEntries(violations.map(({ pointer, detail }) => [fieldOf(pointer)?.at ?? "", detail]));
}
