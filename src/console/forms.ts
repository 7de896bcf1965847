import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Field } from "./schema.js";

/** What stands in a form, by the pointer of each field. */
export type Values = Readonly<Record<string, unknown>>;

export interface FormOf {
  title: string;
  hint: string;
  action: string;
  /** May depend on what stands in the others. */
  fields: readonly Field[] | ((values: Values) => readonly Field[]);
  /** Whether it makes something, which takes what is offered for it as well as what was changed. */
  isNew?: boolean;
  /** Whether nothing works without it. */
  isUnavoidable?: boolean;
  extra?: ((values: Values) => ComponentChildren) | undefined;
  /** Resolves with what came of it, in words. */
  send(body: Record<string, unknown>, values: Values): Promise<string>;
  remove?: (() => Promise<string>) | undefined;
}

/** The forms that are open: the last is in front. */
export const openForms = signal<readonly FormOf[]>([]);

/** Opens a dialog with these fields. What the server refuses is shown at the field that it is about, and the dialog stays open. */
export function openForm(form: FormOf): void {
  openForms.value = [...openForms.value, form];
}
