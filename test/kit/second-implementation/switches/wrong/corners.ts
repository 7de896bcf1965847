import { isObject, type JsonObject, type JsonValue } from "../../../../../src/base/json.js";
import type { Fields, Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { hook, upload } from "../fields.js";
import { asList, asObject, change, inLocales, isText, mapped, result, without } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const metadata = upload.default_field_metadata;

/** Changes the members of each locale that is passed. */
const locales = (to: (members: JsonObject) => JsonObject): Switch => metadata.stored((value) => inLocales(value, to));

/** Changes the metadata of the locales that an update does not pass, by those that it does. */
const inOthers = (to: (members: JsonObject, passed: JsonObject) => JsonObject): Switch =>
  upload.updated((next, _, { default_field_metadata: sent }) => {
    const [passed] = Object.values(asObject(sent));
    if (!isObject(passed)) return next;
    const all = mapped(next.default_field_metadata, (one, locale) =>
      locale in asObject(sent) || !isObject(one) ? one : to(one, passed),
    );
    return { ...next, default_field_metadata: all };
  });

const isJob = (fields: Fields, current: Resource) =>
  ("basename" in fields && fields.basename !== current.basename) || ("path" in fields && fields.path !== current.path);

/** Makes objects of lists, as where a job was kept in another form. */
const withoutLists = (value: JsonValue): JsonValue =>
  Array.isArray(value)
    ? Object.fromEntries(value.map((one, at) => [String(at), withoutLists(one)]))
    : isObject(value)
      ? mapped(value, withoutLists)
      : value;

/** Goes back to no name that an upload had before. */
const neverBack: Switch = (service) => {
  const former = new Map<string, JsonValue | undefined>();
  upload.updated((next, current, fields) => {
    const isBack = "basename" in fields && !("path" in fields) && next.basename === former.get(next.id);
    if (next.basename !== current.basename) former.set(next.id, current.basename);
    if (!isBack) return next;
    const { basename = null, filename = null, path = null } = current;
    return { ...next, basename, filename, path };
  })(service);
};

/** What is right in most places, and wrong in the second locale, in a job, for the second name, or for bytes that are no text. */
export const wrongCorners: WrongRow[] = [
  ...wrong(["U-09", "U-13"], ["upload-locales"], {
    "empties the title of the other locales where one has none (title-null-leaks)": inOthers((members, passed) =>
      passed.title === null ? { ...members, title: null } : members,
    ),
    "gives an alt to the locales that have none (alt-spreads-to-none)": inOthers((members, passed) =>
      members.alt === null ? { ...members, alt: passed.alt ?? null } : members,
    ),
    "takes characters beyond the basic plane out of all locales but the first (plane-second-locale)": metadata.stored(
      (value) => {
        const [first] = Object.keys(asObject(value));
        const plain = (one: JsonValue) => (isText(one) ? one.replace(/[\u{10000}-\u{10ffff}]/gu, "") : one);
        return mapped(value, (members, locale) =>
          locale === first && Object.keys(asObject(value)).length > 1 ? members : mapped(members, plain),
        );
      },
    ),
  }),
  ...wrong(["U-09"], ["upload-metadata-answers"], {
    "ignores the alt where there is no title (alt-without-title)": locales((members) =>
      members.title === null ? without(members, "alt") : members,
    ),
  }),
  ...wrong(["U-09"], ["upload-texts", ...metadata.only], {
    "has no alt that says what the title says (alt-as-title)": locales((members) =>
      isText(members.alt) && members.alt === members.title ? { ...members, alt: null } : members,
    ),
  }),
  ...wrong(["U-09"], metadata.only, {
    "takes the title from the data, if there is one (title-from-data)": locales((members) => {
      const { title } = asObject(members.custom_data);
      return title !== undefined && "title" in members ? { ...members, title } : members;
    }),
    "takes a focal point at 1 for a percentage (focal-one)": locales((members) => {
      const { x, y } = asObject(members.focal_point);
      return x === 1 && typeof y === "number" ? { ...members, focal_point: { x: x / 100, y: y / 100 } } : members;
    }),
  }),
  ...wrong(["U-13"], ["upload-version"], {
    "resets the focal points of all locales but the first with a new version (version-second-focal)": upload.updated(
      (next, current) => {
        if (next.content === current.content) return next;
        const [first] = Object.keys(asObject(next.default_field_metadata));
        const reset = mapped(next.default_field_metadata, (members, locale) =>
          locale === first ? members : { ...asObject(members), focal_point: null },
        );
        return { ...next, default_field_metadata: reset };
      },
    ),
  }),
  ...wrong(["U-14", "U-04"], ["upload-name-pairs"], {
    "goes back to no name that an upload had (name-never-back)": neverBack,
  }),
  ...wrong(["U-14"], ["upload-basename"], {
    "does not serve files with spaces in their names (spaces-not-served)": result("fileAt", (file, address) =>
      address.includes("%20") ? undefined : file,
    ),
  }),
  ...wrong(["U-15"], ["upload-version"], {
    "takes the bytes of files for text (bytes-as-text)": result(
      "fileAt",
      (file) => file && Buffer.from(file.toString("utf8"), "utf8"),
    ),
  }),
  ...wrong(["U-14", "U-18"], ["upload-kinds"], {
    "takes the name of a new version, if its own comes with it (version-own-name)": upload.stored((fields, current) =>
      "path" in fields && fields.path !== current.path && fields.basename === current.basename
        ? without(fields, "basename")
        : fields,
    ),
  }),
  ...wrong(["U-13", "U-18"], ["upload-kinds"], {
    "makes objects of the lists in the data that comes with a rename (job-lists)": upload.stored((fields, current) =>
      "default_field_metadata" in fields && isJob(fields, current)
        ? { ...fields, default_field_metadata: withoutLists(fields.default_field_metadata ?? null) }
        : fields,
    ),
  }),
  ...wrong(["U-01"], ["upload-identity"], {
    "gives every upload of the same file the notes of one (notes-of-same-file)": change(
      "commit",
      (inner, { state }) =>
        (kind, id, fields, incoming) => {
          const next = inner(kind, id, fields, incoming);
          const bytesOf = ({ content }: Resource) => state.files.get(String(content))?.bytes;
          const bytes = kind === "upload" && "notes" in fields ? bytesOf(next) : undefined;
          for (const one of bytes ? state.upload.values() : [])
            if (bytes && bytesOf(one)?.equals(bytes)) one.notes = fields.notes ?? null;
          return next;
        },
    ),
  }),
  ...wrong(["U-03"], ["upload-path"], {
    "takes the path in a list (path-in-list)": upload.path.coerces(
      (value) => Array.isArray(value) && isText(value[0] ?? null) && String(value[0]).startsWith("/"),
      (value) => asList(value)[0],
    ),
  }),
  ...wrong(["W-04"], hook.url.only, {
    "takes the url in a list (url-in-list)": hook.url.coerces(
      (value) => Array.isArray(value) && String(value[0]).startsWith("http"),
      (value) => asList(value)[0],
    ),
  }),
  ...wrong(["W-02", "W-16"], ["webhook-together"], {
    "loses the filters of events with an update of another setting (filters-lost)": hook.updated((next, _, fields) =>
      "events" in fields
        ? next
        : { ...next, events: asList(next.events).map((one) => without(one, "filters")) as JsonValue },
    ),
  }),
];
