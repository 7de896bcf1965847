import { FormData } from "undici";
import { isObject, type JsonValue, toJson } from "../../base/json.js";
import type { BoundOperation } from "../binding/target.js";
import { UnsayableError } from "./unavailable.js";

/** A request that brings a file: its bytes, and everything else of the body in a part of its own or as parts. Throws an UnsayableError. */
export function toMultipart(
  { file, rest }: NonNullable<BoundOperation["multipart"]>,
  body: JsonValue | undefined,
  { name, bytes }: { name: string; bytes: Uint8Array },
): FormData {
  const form = new FormData();
  const members = rest === undefined ? (isObject(body) ? body : {}) : { [rest]: body ?? {} };
  for (const [member, value] of Object.entries(members)) {
    if (value === null) throw new UnsayableError(`a part of multipart/form-data cannot be null, as /${member} is`);
    form.append(member, typeof value === "string" ? value : toJson(value));
  }
  // Last, since a server may want to know about the file before it comes.
  form.append(
    file,
    new Blob([new Uint8Array(bytes)], { type: name.endsWith(".png") ? "image/png" : "text/plain" }),
    name,
  );
  return form;
}
