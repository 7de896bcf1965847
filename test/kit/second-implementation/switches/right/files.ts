import { renamedPath } from "../../assets.js";
import { type RightRow, right } from "../right-row.js";
import { all, change, coerces, refuses, seen, stored } from "../switch.js";

const names = ["upload-basename", "upload-version", "upload-kinds", "upload-all-kinds"];

/** Names, versions and addresses of files. */
export const rightFiles: RightRow[] = [
  right("rename-keeps-path", "keeps the path of an upload that is renamed", ["Q-16"], {
    only: names,
    set: 2,
    apply: change("updated", (inner) => (kind, current, fields, incoming) => {
      const next = inner(kind, current, fields, incoming);
      return kind === "upload" && fields.path === undefined && current.path !== ""
        ? { ...next, path: current.path ?? null }
        : next;
    }),
  }),
  right("rename-moves-file", "moves the file of an upload that is renamed, so that its old path is of nothing", [], {
    only: [...names, "upload-jobs", "upload-path"],
    may: ["Q-14", "Q-15", "Q-16"],
    apply: change("updated", (inner, { state }) => (kind, current, fields, incoming) => {
      const next = inner(kind, current, fields, incoming);
      if (kind !== "upload" || current.path === "" || next.path === current.path || fields.path !== undefined)
        return next;
      state.files.set(String(next.path), { bytes: state.files.get(String(current.content))?.bytes });
      state.files.delete(String(current.path));
      return { ...next, content: next.path ?? null };
    }),
  }),
  right("url-signed", "signs the url anew whenever it shows it", [], {
    only: [...names, "upload-empty", "upload-read", "upload-response", "upload-notes"],
    apply: change("shown", (inner, { state }) => (kind, resource) => {
      const shown = inner(kind, resource);
      return kind === "upload" ? { ...shown, url: `${shown.url}?expires=60&signature=${++state.count}` } : shown;
    }),
  }),
  right("url-signed-in-path", "has a signature in the path of the url, anew whenever it shows it", [], {
    only: [...names, "upload-empty", "upload-read"],
    apply: change("shown", (inner, { state }) => (kind, resource) => {
      const shown = inner(kind, resource);
      const signed = String(shown.url).replace("/cdn/", `/cdn/s${++state.count}/`);
      return kind === "upload" ? { ...shown, url: signed } : shown;
    }),
  }),
  right("url-opaque", "has no name in the url of a file", [], {
    only: names,
    may: ["Q-16", "Q-29"],
    apply: seen("upload", (shown) => ({ ...shown, url: String(shown.url).replace(/[^/]*$/, "content") })),
  }),
  right("version-renamed", "keeps a new version that comes with a name under a path of that name", [], {
    may: ["Q-15", "Q-16"],
    only: names,
    apply: change("updated", (inner, { state }) => (kind, current, fields, incoming) => {
      const next = inner(kind, current, fields, incoming);
      if (kind !== "upload" || fields.path === undefined || fields.basename === undefined) return next;
      const path = renamedPath(next);
      state.files.set(path, { bytes: state.files.get(String(next.content))?.bytes });
      return { ...next, path };
    }),
  }),
  right("version-keeps-basename", "keeps the basename where a new version comes", ["Q-15"], {
    only: names,
    apply: stored("upload", (fields, current) =>
      typeof fields.path === "string" &&
      current.basename !== "" &&
      fields.path !== current.path &&
      fields.basename === undefined
        ? { ...fields, basename: current.basename ?? "" }
        : fields,
    ),
  }),
  right("version-in-url", "has the number of the version in the url, which grows with each path that is passed", [], {
    may: ["Q-04"],
    only: names,
    set: 3,
    apply: all(
      change("updated", (inner) => (kind, current, fields, incoming) => {
        const next = inner(kind, current, fields, incoming);
        return "path" in fields ? { ...next, version: Number(current.version ?? 0) + 1 } : next;
      }),
      change("addressOf", (inner) => (asset) => `${inner(asset)}?v=${Number(asset.version ?? 0)}`),
      change("fileAt", (_, { state }) => (address) => {
        const asset = [...state.upload.values()].find(({ id }) => address.split("/")[2] === id);
        const isNamed = asset && address.split("/")[3]?.startsWith(encodeURIComponent(String(asset.filename)));
        return isNamed ? state.files.get(String(asset.content))?.bytes : undefined;
      }),
      seen("upload", ({ version: _, ...shown }) => shown),
    ),
  }),
  right("version-same-type", "wants a new version to have the type of the old one", ["Q-56"], {
    may: ["Q-15", "Q-50"],
    only: [...names, "upload-jobs", "upload-lasting", "upload-together", "upload-errors"],
    apply: change("violations", (inner) => (kind, fields, current) => {
      const found = inner(kind, fields, current);
      const typeOf = (path: unknown) => /\.\w+$/.exec(String(path))?.[0];
      const isOther =
        kind === "upload" && current && typeof fields.path === "string" && typeOf(fields.path) !== typeOf(current.path);
      return isOther && found.length === 0 ? [{ field: "path", reason: "is of another type" }] : found;
    }),
  }),
  right("path-once", "takes a path once", ["Q-15"], {
    only: names,
    apply: change("violations", (inner, { state }) => (kind, fields, current) => {
      const found = inner(kind, fields, current);
      if (kind !== "upload" || typeof fields.path !== "string" || fields.path === current?.path) return found;
      const isUsed = state.memory.has(`used ${fields.path}`);
      if (current && found.length === 0) state.memory.set(`used ${String(current.path)}`, true);
      return isUsed ? [...found, { field: "path", reason: "is used" }] : found;
    }),
  }),
  right("old-url-serves", "serves the file at the old url too", ["Q-16"], {
    only: ["upload-basename", "upload-version"],
    set: 1,
    apply: change("fileAt", (inner, { state }) => (address) => {
      const file = inner(address);
      const known = asMap(state.memory);
      if (file) known.set(address, file);
      return file ?? known.get(address);
    }),
  }),
  right("names-short", "refuses names of more than 40 characters, with capitals, and odd ones", ["Q-16"], {
    only: ["upload-basename"],
    set: 1,
    apply: refuses("upload", "basename", (name) => !/^[a-z0-9-]{1,40}$/.test(String(name))),
  }),
  right("names-any", "takes names that are empty or have slashes", [], {
    may: ["Q-16"],
    only: ["upload-basename"],
    apply: all(
      change(
        "violations",
        (inner) => (kind, fields, current) =>
          inner(
            kind,
            kind === "upload" && typeof fields.basename === "string" ? { ...fields, basename: "some" } : fields,
            current,
          ),
      ),
      change(
        "addressOf",
        (_, { url }) =>
          ({ id, filename }) =>
            `${url}/cdn/${id}/${encodeURIComponent(String(filename))}`,
      ),
    ),
  }),
  right("name-empty-ignored", "takes an empty name for none", ["Q-16"], {
    only: ["upload-basename-refused"],
    apply: coerces(
      "upload",
      "basename",
      (name) => name === "",
      () => undefined,
    ),
  }),
  right("type-by-name", "takes the media type of a file from its name", ["Q-50"], {
    only: ["file-names"],
    apply: seen("upload", (upload) =>
      /\.txt$/.test(String(upload.filename)) ? { ...upload, mime_type: "text/plain" } : upload,
    ),
  }),
];

const asMap = (memory: Map<string, unknown>) => memory as Map<string, Buffer>;
