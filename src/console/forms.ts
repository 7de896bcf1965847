import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { JsonObject } from "../base/json.js";
import type { Upload } from "../openapi/page-types.js";
import type { Looks, Schema } from "./schema.js";

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
  /** Whether nothing works without it. */
  isUnavoidable?: boolean;
  extra?: ((now: JsonObject) => ComponentChildren) | undefined;
  /** Resolves with what came of it, in words. */
  send(body: JsonObject): Promise<string>;
  remove?: (() => Promise<string>) | undefined;
}

/** The forms that are open: the last is in front. */
export const openForms = signal<readonly FormOf[]>([]);

/** Opens a dialog with these fields. What the server refuses is shown at the field that it is about, and the dialog stays open. */
export function openForm(form: FormOf): void {
  openForms.value = [...openForms.value, form];
}
