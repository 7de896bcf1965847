import { LineCounter, parseDocument } from "yaml";
import { isObject, type JsonObject, type JsonValue } from "../base/json.js";
import { valueAt } from "../base/json-pointer.js";

/** A file that cannot be compared: which, where, and why. */
export class DocumentError extends Error {}

/** An OpenAPI document, and the file that it came from. */
export interface SourceDocument {
  file: string;
  root: JsonObject;
}

/** Reads an OpenAPI document of version 3, YAML or JSON. Throws a DocumentError. */
export function parseOpenApi(text: string, file: string): SourceDocument {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const [error] = parsed.errors;
  if (error) {
    const [reason] = error.message.replace(/ at line \d+, column \d+:?/, "").split("\n");
    throw new DocumentError(`${file}:${lines.linePos(error.pos[0]).line}: ${reason}`);
  }
  const root: JsonValue = parsed.toJS({ maxAliasCount: 100 });
  const version = isObject(root) ? root.openapi : undefined;
  if (!isObject(root) || typeof version !== "string" || !version.startsWith("3.")) {
    throw new DocumentError(`${file} is no OpenAPI document of version 3: it has no "openapi: 3.…" at its root.`);
  }
  return { file, root };
}

/** What a reference leads to, whatever it leads through, and where that stands. Throws a DocumentError where it leads nowhere. */
export function follow(
  { file, root }: SourceDocument,
  value: JsonValue | undefined,
  place: string,
): { value: JsonValue | undefined; place: string } {
  const passed: string[] = [];
  let [at, where] = [value, place];
  while (isObject(at) && typeof at.$ref === "string") {
    const { $ref } = at;
    if (!$ref.startsWith("#"))
      throw new DocumentError(
        `${file}: ${where}: "$ref: ${$ref}" leads out of the file; bundle it first (npx redocly bundle).`,
      );
    if (passed.includes($ref)) throw new DocumentError(`${file}: ${where}: "$ref: ${$ref}" leads to itself.`);
    passed.push($ref);
    at = valueAt(root, decodeURIComponent($ref.slice(1)));
    if (at === undefined) throw new DocumentError(`${file}: ${where}: "$ref: ${$ref}" leads nowhere.`);
    where = $ref;
  }
  return { value: at, place: where };
}
