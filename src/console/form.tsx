import { useEffect, useRef, useState } from "preact/hooks";
import { isObject } from "../base/json.js";
import { Refusal } from "./api.js";
import { FieldView } from "./controls.js";
import { messageOf } from "./format.js";
import { type FormOf, openForms, type Values } from "./forms.js";
import { say } from "./model.js";
import { Button, Twice } from "./parts.js";
import { read } from "./read.js";
import type { Field } from "./schema.js";

export const Forms = () => openForms.value.map((form) => <Form key={form.title + form.hint} form={form} />);

function Form({ form }: { form: FormOf }) {
  const { title, hint, action, isNew = false, isUnavoidable = false, extra, send, remove } = form;
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({});
  const [first, setFirst] = useState<Values>({});
  const [refusal, setRefusal] = useState<Error>();
  const fields = typeof form.fields === "function" ? form.fields(values) : form.fields;
  const readAll = (): Values =>
    Object.fromEntries(fields.map((field) => [field.at, element.current && read(field, element.current)]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in it at first
  useEffect(() => {
    element.current?.closest("dialog")?.showModal();
    setFirst(readAll());
    setValues(readAll());
  }, []);
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
      setRefusal(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const submit = async () => {
    const now = readAll();
    assertValid(element.current);
    const isChanged = ({ at }: Field) => JSON.stringify(now[at]) !== JSON.stringify(first[at]);
    const isOffered = ({ required, shown }: Field) => isNew && (required || shown !== undefined);
    const sent = fields.filter((field) => field.kind !== "file" && (isOffered(field) || isChanged(field)));
    return send(bodyOf(sent, now), now);
  };
  const { whole, at: problems } = problemsOf(fields, refusal);
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
        onInput={() => setValues(readAll())}
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(submit);
        }}
      >
        <h2 id="form-title">{title}</h2>
        <p id="form-hint" class="soft">
          {hint}
        </p>
        <Fields fields={fields} problems={problems} />
        {extra?.(values)}
        {refusal && (
          <p class="problem" role="alert">
            {whole}
          </p>
        )}
        <p class="buttons">
          {remove && <Twice first="Delete" second="Delete for good" run={() => attempt(remove)} />}
          {!isUnavoidable && <Button run={close} text="Cancel" />}
          <button type="submit" class="primary">
            {action}
          </button>
        </p>
      </form>
    </dialog>
  );
}

function Fields({ fields, problems }: { fields: readonly Field[]; problems: Readonly<Record<string, string>> }) {
  const show = (some: readonly Field[]) =>
    some.map((field) => <FieldView key={field.at} field={field} problem={problems[field.at]} />);
  const seldom = fields.filter(({ isSeldom }) => isSeldom);
  return (
    <>
      {show(fields.filter(({ isSeldom }) => !isSeldom))}
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

function bodyOf(fields: readonly Field[], values: Values): Record<string, unknown> {
  const body = {};
  for (const { at } of fields) setAt(body, at, values[at]);
  return body;
}

function setAt(body: Record<string, unknown>, pointer: string, value: unknown): void {
  if (value === undefined) return;
  const names = pointer.split("/").slice(1);
  const last = names.pop() ?? "";
  let at = body;
  for (const name of names) {
    const below = at[name];
    const object: Record<string, unknown> = isObject(below) ? below : {};
    at[name] = object;
    at = object;
  }
  at[last] = value;
}

/** Each violation at its field, or at the one that it is in; what is of no field stands above the buttons. */
function problemsOf(fields: readonly Field[], refusal: Error | undefined) {
  const violations = refusal instanceof Refusal ? refusal.violations : [];
  const placed = violations.flatMap(({ pointer, detail }) => {
    const field = fields.find(({ at }) => pointer === at || pointer.startsWith(`${at}/`));
    return field ? [[field.at, detail] as const] : [];
  });
  const isPlaced = violations.length > 0 && placed.length === violations.length;
  const at: Readonly<Record<string, string>> = Object.fromEntries(placed);
  return {
    whole: isPlaced ? "It was refused, and nothing has changed. The fields above say why." : messageOf(refusal),
    at,
  };
}
