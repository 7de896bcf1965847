import type { Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { change, seen, stored } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const names = ["upload-basename"];

const versions = ["upload-version"];

const kinds = ["upload-kinds", "upload-all-kinds"];

const onVersion = (to: (next: Resource, current: Resource) => Resource): Switch =>
  change("updated", (inner) => (kind, current, fields, incoming) => {
    const next = inner(kind, current, fields, incoming);
    const isVersion = kind === "upload" && current.path !== "" && "path" in fields && fields.path !== current.path;
    return isVersion ? to(next, current) : next;
  });

const onRename = (to: (next: Resource, current: Resource) => Resource): Switch =>
  change("updated", (inner) => (kind, current, fields, incoming) => {
    const next = inner(kind, current, fields, incoming);
    return kind === "upload" && current.path !== "" && "basename" in fields ? to(next, current) : next;
  });

/** Takes paths that are of no file that was uploaded. */
const anyPath = (takes: (path: string, isAsked: boolean) => boolean): Switch =>
  change("violations", (inner, { state }) => (kind, fields, current) => {
    const { path } = fields;
    const isTaken = kind === "upload" && typeof path === "string" && takes(path, state.files.has(path));
    const { path: _, ...rest } = fields;
    return inner(kind, isTaken ? rest : fields, current);
  });

/** Renames, new versions, and what they bring. */
export const wrongFiles: WrongRow[] = [
  wrong("rename-ignores-case", "ignores a rename that differs in case alone", ["U-14", "U-04"], {
    only: names,
    apply: stored("upload", (fields, { basename }) => {
      if (String(fields.basename).toLowerCase() !== String(basename).toLowerCase()) return fields;
      const { basename: _, ...rest } = fields;
      return rest;
    }),
  }),
  wrong("rename-keeps-url", "keeps the url of an upload that is renamed", ["U-14"], {
    only: names,
    apply: change(
      "addressOf",
      (_, { url }) =>
        ({ id }) =>
          `${url}/cdn/${id}/file.txt`,
    ),
  }),
  wrong("rename-old-url-serves", "serves a renamed file at the old url alone", ["U-14"], {
    only: names,
    apply: change("fileAt", (inner, { state }) => (address) => {
      const id = address.split("/")[2] ?? "";
      const first = state.memory.get(`url ${id}`) ?? address;
      state.memory.set(`url ${id}`, first);
      return first === address ? state.files.get(String(state.upload.get(id)?.content))?.bytes : inner("");
    }),
  }),
  wrong("rename-empties-file", "serves a renamed file without its bytes", ["U-14"], {
    only: names,
    apply: change("fileAt", (inner, { state }) => (address) => {
      const [, , id = "", name = ""] = address.split("/");
      const file = inner(address);
      const content = state.upload.get(id)?.content;
      return file && !String(content).endsWith(decodeURIComponent(name)) ? Buffer.from("") : file;
    }),
  }),
  wrong("rename-in-response", "shows a rename in the response alone", ["U-04", "U-14"], {
    only: names,
    apply: onRename((next, current) => ({ ...next, basename: current.basename ?? "" })),
  }),
  wrong("rename-cut", "cuts names off after 20 characters", ["U-04", "U-14"], {
    only: names,
    apply: stored("upload", (fields) =>
      typeof fields.basename === "string" ? { ...fields, basename: fields.basename.slice(0, 20) } : fields,
    ),
  }),
  wrong("version-new-id", "makes another upload of a new version", ["U-15", "U-12", "U-01"], {
    only: versions,
    apply: versionElsewhere,
  }),
  wrong("version-copy", "makes another upload beside a new version", ["U-15"], {
    only: versions,
    apply: change("commit", (inner, { state }) => (kind, id, fields, incoming) => {
      const next = inner(kind, id, fields, incoming);
      const copy = `a-${++state.count}`;
      if (kind === "upload" && "path" in fields) state.upload.set(copy, { ...next, id: copy });
      return next;
    }),
  }),
  wrong("version-old-file", "keeps the old file with a new path", ["U-15"], {
    only: versions,
    apply: onVersion((next, current) => ({ ...next, content: current.content ?? "" })),
  }),
  wrong("version-old-size", "shows the size of the old file", ["U-15"], {
    only: versions,
    apply: change("shown", (inner, { state }) => (kind, resource) => {
      const shown = inner(kind, resource);
      const first = state.memory.get(`size ${resource.id}`) ?? shown.size ?? 0;
      state.memory.set(`size ${resource.id}`, first);
      return kind === "upload" ? { ...shown, size: Number(first) } : shown;
    }),
  }),
  wrong("version-old-bytes", "serves the bytes of the old file", ["U-15"], { only: versions, apply: oldBytes }),
  wrong("version-path-ignored", "ignores a path", ["U-15", "U-03"], {
    only: versions,
    apply: stored("upload", ({ path, ...fields }, current) =>
      current.path === "" ? { path: path ?? "", ...fields } : fields,
    ),
  }),
  wrong("path-never-sent", "takes the path of a file that was asked for and never sent", ["U-16"], {
    only: ["upload-path"],
    apply: anyPath((_, isAsked) => isAsked),
  }),
  wrong("path-unknown-elsewhere", "takes the path of another project's file", ["U-16"], {
    only: ["upload-path"],
    apply: anyPath((path, isAsked) => !isAsked && path.startsWith("/") && path.length > 1),
  }),
  wrong("path-refused-with-notes", "keeps the notes beside a path that it refuses", ["U-16", "U-03"], {
    only: ["upload-path"],
    apply: change("violations", (inner, { state }) => (kind, fields, current) => {
      const found = inner(kind, fields, current);
      if (kind === "upload" && current && found.some(({ field }) => field === "path") && fields.notes !== undefined) {
        state.upload.set(current.id, { ...current, notes: fields.notes });
      }
      return found;
    }),
  }),
  wrong("kinds-attributes-lost-with-name", "loses attributes that come with a name", ["U-18", "U-13"], {
    only: kinds,
    apply: stored("upload", (fields, current) =>
      "basename" in fields && !("path" in fields) && current.path !== "" ? { basename: fields.basename ?? "" } : fields,
    ),
  }),
  wrong("kinds-attributes-lost-with-file", "loses attributes that come with a file", ["U-18", "U-13"], {
    only: kinds,
    apply: stored("upload", (fields, current) => {
      if (!("path" in fields) || current.path === "") return fields;
      const { path = "", basename } = fields;
      return basename === undefined ? { path } : { path, basename };
    }),
  }),
  wrong("kinds-name-lost-with-file", "loses a name that comes with a file", ["U-18", "U-14", "U-04"], {
    only: kinds,
    apply: stored("upload", ({ basename, ...fields }) =>
      "path" in fields || basename === undefined ? fields : { ...fields, basename },
    ),
  }),
  wrong("kinds-file-lost-with-name", "loses a file that comes with a name", ["U-18", "U-15", "U-03"], {
    only: kinds,
    apply: stored("upload", ({ path, ...fields }, current) =>
      path === undefined || ("basename" in fields && current.path !== "") ? fields : { ...fields, path },
    ),
  }),
  wrong("shown-tags-text", "shows tags as a text", ["U-08"], {
    only: ["upload-read", "upload-tags"],
    apply: seen("upload", (upload) => ({ ...upload, tags: JSON.stringify(upload.tags) })),
  }),
];

function versionElsewhere(service: Parameters<Switch>[0]): void {
  const { state } = service;
  change("commit", (inner) => (kind, id, fields, incoming) => {
    const before = state.upload.get(id);
    const next = inner(kind, id, fields, incoming);
    if (kind !== "upload" || !("path" in fields) || fields.path === before?.path || !before) return next;
    const other = { ...next, id: `a-${++state.count}` };
    state.upload.set(id, before);
    state.upload.set(other.id, other);
    return other;
  })(service);
}

function oldBytes(service: Parameters<Switch>[0]): void {
  const { state } = service;
  const old = new Map<string, Buffer>();
  onVersion((next, current) => {
    const bytes = state.files.get(String(current.content))?.bytes;
    if (bytes) old.set(next.id, bytes);
    return next;
  })(service);
  change(
    "fileAt",
    (inner) => (address) => inner(address) && (old.get(address.split("/")[2] ?? "") ?? inner(address)),
  )(service);
}
