import { isObject, type JsonValue } from "../../../src/base/json.js";
import { type Fields, type Resource, type State, timeAt } from "./model.js";

const extensionOf = (path: string) => /\.[^./]*$/.exec(path)?.[0] ?? "";
const fileOf = (path: string) => path.split("/").at(-1) ?? "";

/**
 * The upload after an update: a new path brings its file and its name, and a basename renames what there is then. A rename
 * gives the file a path of its new name; the old one stays good.
 */
export function updatedAsset(state: State, current: Resource, fields: Fields, now: number): Resource {
  if (Object.keys(fields).length === 0) return current;
  const { default_field_metadata: metadata, ...plain } = fields;
  const next: Resource = { ...current, ...plain, id: current.id, updated_at: timeAt(now) };
  if (metadata !== undefined) {
    next.default_field_metadata = mergedMetadata(current.default_field_metadata ?? {}, metadata);
  }
  const isVersion = typeof fields.path === "string" && fields.path !== current.path;
  if (isVersion) {
    const path = String(fields.path);
    next.content = path;
    next.basename = fields.basename ?? fileOf(path).slice(0, fileOf(path).length - extensionOf(path).length);
  }
  next.filename = `${next.basename}${extensionOf(String(next.content))}`;
  if (!isVersion && next.basename !== current.basename) next.path = renamedPath(next);
  const bytes = state.files.get(String(next.content))?.bytes;
  if (next.path !== next.content && next.path !== current.path) state.files.set(String(next.path), { bytes });
  return next;
}

/** The path of an upload's file under the name that it has now. */
export const renamedPath = ({ path, filename }: Fields): string =>
  `${String(path).split("/").slice(0, -1).join("/")}/${filename}`;

/** Locales and members that are not passed keep their values. */
function mergedMetadata(current: JsonValue, passed: JsonValue): JsonValue {
  if (!isObject(current) || !isObject(passed)) return passed;
  const merged = { ...current };
  for (const [locale, members] of Object.entries(passed)) {
    merged[locale] = {
      title: null,
      alt: null,
      custom_data: {},
      focal_point: null,
      ...(isObject(merged[locale]) ? merged[locale] : {}),
      ...(isObject(members) ? members : {}),
    };
  }
  return merged;
}
