import type { Fields, Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { upload } from "../fields.js";
import { all, change, isText, result, setting, without } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const names = ["upload-basename"];
const versions = ["upload-version"];
const kinds = ["upload-kinds", "upload-all-kinds"];

type Change = (next: Resource, current: Resource) => Resource;
const onVersion = (to: Change): Switch =>
  upload.updated((next, current, fields) =>
    "path" in fields && fields.path !== current.path ? to(next, current) : next,
  );
const onRename = (to: Change): Switch =>
  upload.updated((next, current, fields) => ("basename" in fields ? to(next, current) : next));

/** Loses something of updates of uploads, and nothing where they are made. */
const loses = (to: (fields: Fields) => Fields): Switch =>
  upload.stored((fields, current) => (current.path === "" ? fields : to(fields)));

/** Takes paths that are of no file that was uploaded. */
const anyPath = (takes: (path: string, isAsked: boolean) => boolean): Switch =>
  upload.path.takes((path, _, { state }) => isText(path) && takes(path, state.files.has(path)));

const versionElsewhere: Switch = change("commit", (inner, { state }) => (kind, id, fields, incoming) => {
  const before = state.upload.get(id);
  const next = inner(kind, id, fields, incoming);
  if (kind !== "upload" || !("path" in fields) || fields.path === before?.path || !before) return next;
  const other = { ...next, id: `a-${++state.count}` };
  state.upload.set(id, before);
  state.upload.set(other.id, other);
  return other;
});

const oldBytes: Switch = (service) => {
  const { state } = service;
  const old = new Map<string, Buffer>();
  const keep = onVersion((next, current) => {
    const bytes = state.files.get(String(current.content))?.bytes;
    if (bytes) old.set(next.id, bytes);
    return next;
  });
  const serve = result("fileAt", (file, address) => file && (old.get(address.split("/")[2] ?? "") ?? file));
  all(keep, serve)(service);
};

/** Renames, new versions, and what they bring. */
export const wrongFiles: WrongRow[] = [
  ...wrong(["U-14", "U-04"], names, {
    "ignores a rename that differs in case alone (rename-ignores-case)": upload.basename.stored((name, now) =>
      String(name).toLowerCase() === String(now).toLowerCase() ? undefined : name,
    ),
  }),
  ...wrong(["U-14"], names, {
    "keeps the url of an upload that is renamed (rename-keeps-url)": setting(({ url }) => ({
      addressOf: ({ id }) => `${url}/cdn/${id}/file.txt`,
    })),
    "serves a renamed file at the old url alone (rename-old-url-serves)": result("fileAt", (_, address, { state }) => {
      const id = address.split("/")[2] ?? "";
      const first = state.memory.get(`url ${id}`) ?? address;
      state.memory.set(`url ${id}`, first);
      return first === address ? state.files.get(String(state.upload.get(id)?.content))?.bytes : undefined;
    }),
    "serves a renamed file without its bytes (rename-empties-file)": result("fileAt", (file, address, { state }) => {
      const [, , id = "", name = ""] = address.split("/");
      const content = String(state.upload.get(id)?.content);
      return file && !content.endsWith(decodeURIComponent(name)) ? Buffer.from("") : file;
    }),
  }),
  ...wrong(["U-04", "U-14"], names, {
    "shows a rename in the response alone (rename-in-response)": onRename((next, { basename = "" }) => ({
      ...next,
      basename,
    })),
    "cuts names off after 20 characters (rename-cut)": upload.basename.stored((name) =>
      isText(name) ? name.slice(0, 20) : name,
    ),
  }),
  ...wrong(["U-15", "U-12", "U-01"], versions, {
    "makes another upload of a new version (version-new-id)": versionElsewhere,
  }),
  ...wrong(["U-15"], versions, {
    "makes another upload beside a new version (version-copy)": result(
      "commit",
      (next, kind, _, fields, __, { state }) => {
        const copy = `a-${++state.count}`;
        if (kind === "upload" && "path" in fields) state.upload.set(copy, { ...next, id: copy });
        return next;
      },
    ),
    "keeps the old file with a new path (version-old-file)": onVersion((next, { content = "" }) => ({
      ...next,
      content,
    })),
    "serves the bytes of the old file (version-old-bytes)": oldBytes,
  }),
  ...wrong(["U-15", "U-03"], versions, {
    "ignores a path (version-path-ignored)": loses((fields) => without(fields, "path")),
  }),
  ...wrong(["U-16"], ["upload-path"], {
    "takes the path of a file that was asked for and never sent (path-never-sent)": anyPath((_, isAsked) => isAsked),
    "takes the path of another project's file (path-unknown-elsewhere)": anyPath(
      (path, isAsked) => !isAsked && path.startsWith("/") && path.length > 1,
    ),
  }),
  ...wrong(["U-16", "U-03"], ["upload-path"], {
    "keeps the notes beside a path that it refuses (path-refused-with-notes)": result(
      "violations",
      (found, kind, { notes }, current, { state }) => {
        const isOfPath = kind === "upload" && found.some(({ field }) => field === "path");
        if (isOfPath && current && notes !== undefined) state.upload.set(current.id, { ...current, notes });
        return found;
      },
    ),
  }),
  ...wrong(["U-18", "U-13"], kinds, {
    "loses attributes that come with a name (kinds-attributes-lost-with-name)": loses((fields) =>
      "basename" in fields && !("path" in fields) ? { basename: fields.basename ?? "" } : fields,
    ),
    "loses attributes that come with a file (kinds-attributes-lost-with-file)": loses((fields) => {
      if (!("path" in fields)) return fields;
      const { path = "", basename } = fields;
      return basename === undefined ? { path } : { path, basename };
    }),
  }),
  ...wrong(["U-18", "U-14", "U-04"], kinds, {
    "loses a name that comes with a file (kinds-name-lost-with-file)": upload.stored((fields) =>
      "path" in fields ? without(fields, "basename") : fields,
    ),
  }),
  ...wrong(["U-18", "U-15", "U-03"], kinds, {
    "loses a file that comes with a name (kinds-file-lost-with-name)": loses((fields) =>
      "basename" in fields ? without(fields, "path") : fields,
    ),
  }),
  ...wrong(["U-08"], ["upload-read", "upload-tags"], {
    "shows tags as a text (shown-tags-text)": upload.seen(({ tags = null, ...shown }) => ({
      ...shown,
      tags: JSON.stringify(tags),
    })),
  }),
];
