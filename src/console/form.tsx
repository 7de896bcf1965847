import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Upload } from "../openapi/page-types.js";
import { Refusal } from "./api.js";
import { Control, type Described, isGroup } from "./controls.js";
import { bodyOf, type Draft, type Drafts, draftOf } from "./draft.js";
import { messageOf } from "./format.js";
import { Button } from "./parts.js";
import type { Field } from "./schema.js";

export interface FormOf {
  title: string;
  hint: string;
  action: string;
  /** May depend on what stands in the others. */
  fields: readonly Field[] | ((drafts: Drafts) => readonly Field[]);
  /** What is needed seldom. */
  more?: readonly Field[];
  /** Whether it makes something, which takes what is offered for it as well as what was changed. */
  isNew?: boolean;
  upload?: Upload;
  extra?(drafts: Drafts): ComponentChildren;
  submit(body: Record<string, unknown>, drafts: Drafts): Promise<void>;
  remove?(): Promise<void>;
}

const opened = signal<FormOf | null>(null);

/** Opens a dialog with these fields. What the server refuses is shown at the field that it is about, and the dialog stays open. */
export function openForm(form: FormOf): void {
  opened.value = form;
}

export const Forms = () => opened.value && <Form form={opened.value} />;

interface DialogProps {
  id: string;
  title: string;
  onClose?(): void;
  children: ComponentChildren;
  onSubmit(): unknown;
  onCancel?(event: Event): void;
}

/** A modal dialog with a form; where it was opened from gets the focus back. */
export function Dialog({ id, title, children, onClose, onSubmit, onCancel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = (event: JSX.TargetedEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <dialog id={id} ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose} onCancel={onCancel}>
      <form noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </form>
    </dialog>
  );
}

interface Problems {
  whole: string;
  at: Readonly<Record<string, string>>;
}

function Form({ form }: { form: FormOf }) {
  const { title, hint, action, more = [], isNew = false, extra } = form;
  const [drafts, setDrafts] = useState<Drafts>({});
  const [problems, setProblems] = useState<Problems>();
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of new problems the first gets the focus
  useEffect(() => {
    const first = top.current?.querySelector('[aria-invalid="true"], .invalid input, .invalid select, .invalid button');
    if (first instanceof HTMLElement) first.focus();
  }, [problems]);
  const fields = typeof form.fields === "function" ? form.fields(drafts) : form.fields;
  const close = () => top.current?.closest("dialog")?.close();
  const attempt = (work: () => Promise<void>) =>
    work().then(close, (error) => setProblems(problemsOf([...fields, ...more], error)));
  const submit = () => attempt(async () => form.submit(bodyOf([...fields, ...more], drafts, isNew), drafts));
  const show = (field: Field) => (
    <FormField
      key={field.at}
      field={field}
      upload={form.upload}
      draft={drafts[field.at] ?? draftOf(field)}
      problem={problems?.at[field.at]}
      onChange={(draft) => setDrafts((now) => ({ ...now, [field.at]: draft }))}
    />
  );
  const closed = () => {
    if (opened.value === form) opened.value = null;
  };
  return (
    <Dialog id="form-dialog" title={title} onSubmit={submit} onClose={closed}>
      <p class="hint">{hint}</p>
      <div class="fields" ref={top}>
        {fields.map(show)}
        {more.length > 0 && (
          <details open={more.some(({ at }) => problems?.at[at])}>
            <summary>More</summary>
            <div class="fields">{more.map(show)}</div>
          </details>
        )}
        {extra?.(drafts)}
      </div>
      {problems && (
        <p class="problem" role="alert">
          {problems.whole}
        </p>
      )}
      <p class="buttons">
        {form.remove && (
          <Twice first="Delete" second="Delete for good" onClick={() => form.remove && attempt(form.remove)} />
        )}
        <Button onClick={close} text="Cancel" />
        <button type="submit" class="primary">
          {action}
        </button>
      </p>
    </Dialog>
  );
}

/** What cannot be taken back needs a second click. */
export function Twice({ first, second, onClick }: { first: string; second: string; onClick(): unknown }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class="quiet-danger"
      onClick={() => (isAsked ? onClick() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? second : first}
    </button>
  );
}

interface FieldProps {
  field: Field;
  draft: Draft;
  upload: Upload | undefined;
  problem: string | undefined;
  onChange(draft: Draft): void;
}

function FormField({ field, draft, upload, problem, onChange }: FieldProps) {
  const id = field.at.replace(/\W/g, "-");
  const described: Described = {
    "aria-describedby": [field.hint && `hint${id}`, problem && `problem${id}`].filter(Boolean).join(" ") || undefined,
    "aria-invalid": problem === undefined ? undefined : "true",
  };
  const control = <Control field={field} draft={draft} upload={upload} described={described} onChange={onChange} />;
  const texts = (
    <>
      {field.hint && (
        <span class="hint" id={`hint${id}`}>
          {field.hint}
        </span>
      )}
      {problem && (
        <span class="problem" id={`problem${id}`}>
          {problem}
        </span>
      )}
    </>
  );
  if (isGroup(field)) {
    return (
      <fieldset class={problem ? "field invalid" : "field"} aria-describedby={described["aria-describedby"]}>
        <legend>{field.label}</legend>
        {control}
        {texts}
      </fieldset>
    );
  }
  return (
    <div class="field">
      <label class={field.kind.is === "check" ? "check" : undefined}>
        {field.label}
        {control}
      </label>
      {texts}
    </div>
  );
}

/** Each violation at its field, or at the one that it is in; what is of no field stands above the buttons. */
function problemsOf(fields: readonly Field[], error: unknown): Problems {
  const violations = error instanceof Refusal ? error.violations : [];
  const placed = violations.flatMap(({ pointer, detail }) => {
    const field = fields.find(({ at }) => pointer === at || pointer.startsWith(`${at}/`));
    return field ? [[field.at, detail] as const] : [];
  });
  const isPlaced = violations.length > 0 && placed.length === violations.length;
  return {
    whole: isPlaced ? "It was refused, and nothing has changed. The fields above say why." : messageOf(error),
    at: Object.fromEntries(placed),
  };
}
