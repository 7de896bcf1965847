import type { JsonValue } from "../../../../../src/base/json.js";
import { renamedPath } from "../../assets.js";
import type { Fields, Resource, State } from "../../model.js";
import type { Switch } from "../../server.js";
import { field, upload } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { all, isText, nothing, result, setting } from "../switch.js";

const names = ["upload-basename", "upload-version", "upload-kinds", "upload-all-kinds"];

/** Changes an upload that was there, or its path where a new one comes. */
const updated = (to: (next: Resource, current: Resource, fields: Fields, state: State) => Resource): Switch =>
  result("updated", (next, kind, current, fields, _, { state }) =>
    kind === "upload" ? to(next, current, fields, state) : next,
  );

/** Has something new in the url whenever it shows it. */
const signs = (to: (url: string, count: number) => string): Switch =>
  result("shown", (shown, kind, _, { state }) =>
    kind === "upload" ? { ...shown, url: to(String(shown.url), ++state.count) } : shown,
  );

const typeOf = (path: unknown) => /\.\w+$/.exec(String(path))?.[0];

/** Names, versions and addresses of files. */
export const rightFiles: RightRow[] = [
  ...right(["Q-16"], names, {
    "keeps the path of an upload that is renamed (rename-keeps-path)": updated((next, { path = "" }, fields) =>
      fields.path === undefined && path !== "" ? { ...next, path } : next,
    ),
  }),
  ...right(["Q-16?"], names, {
    "has the name of a file as a folder of its url (name-as-folder)": setting(({ url }) => ({
      addressOf: ({ id, basename }) => `${url}/cdn/${id}/${encodeURIComponent(String(basename))}/original.txt`,
    })),
  }),
  ...right(["Q-14?", "Q-15?", "Q-16?"], [...names, "upload-jobs", "upload-path"], {
    "moves the file of an upload that is renamed, so that its old path is of nothing (rename-moves-file)": updated(
      (next, current, fields, { files }) => {
        const { path = "" } = next;
        if (current.path === "" || path === current.path || fields.path !== undefined) return next;
        files.set(String(path), { bytes: files.get(String(current.content))?.bytes });
        files.delete(String(current.path));
        return { ...next, content: path };
      },
    ),
  }),
  ...right([], [...names, "upload-empty", "upload-read", "upload-response", "upload-notes"], {
    "signs the url anew whenever it shows it (url-signed)": signs(
      (url, count) => `${url}?expires=60&signature=${count}`,
    ),
    "has a signature in the path of the url, anew whenever it shows it (url-signed-in-path)": signs((url, count) =>
      url.replace("/cdn/", `/cdn/s${count}/`),
    ),
  }),
  ...right(["Q-16?", "Q-29?"], names, {
    "has no name in the url of a file (url-opaque)": field("upload", "url").shown((url) =>
      String(url).replace(/[^/]*$/, "content"),
    ),
  }),
  ...right(["Q-15?", "Q-16?"], names, {
    "keeps a new version that comes with a name under a path of that name (version-renamed)": updated(
      (next, _, fields, { files }) => {
        if (fields.path === undefined || fields.basename === undefined) return next;
        const path = renamedPath(next);
        files.set(path, { bytes: files.get(String(next.content))?.bytes });
        return { ...next, path };
      },
    ),
  }),
  ...right(["Q-15"], names, {
    "keeps the basename where a new version comes (version-keeps-basename)": upload.stored((fields, current) => {
      const { basename = "", path } = current;
      const isVersion = isText(fields.path) && fields.path !== path && basename !== "";
      return isVersion ? { basename, ...fields } : fields;
    }),
    "takes a path once (path-once)": upload.path.refuses((path, current, { state }) => {
      const isUsed = state.memory.has(`used ${path}`);
      if (current && path !== current.path && state.files.get(String(path))?.bytes)
        state.memory.set(`used ${current.path}`, true);
      return isUsed && path !== current?.path;
    }),
  }),
  ...right(["Q-04?"], names, {
    "has the number of the version in the url, which grows with each path that is passed (version-in-url)": all(
      updated((next, { version = 0 }, fields) => ("path" in fields ? { ...next, version: Number(version) + 1 } : next)),
      result("addressOf", (address, { version = 0 }) => `${address}?v=${Number(version)}`),
      result("fileAt", (_, address, { state }) => {
        const [, , asked, name] = address.split("/");
        const asset = [...state.upload.values()].find(({ id }) => asked === id);
        const isNamed = asset && name?.startsWith(encodeURIComponent(String(asset.filename)));
        return isNamed ? state.files.get(String(asset.content))?.bytes : undefined;
      }),
      upload.hides("version"),
    ),
  }),
  ...right(
    ["Q-56", "Q-15?", "Q-50?"],
    [...names, "upload-jobs", "upload-lasting", "upload-together", "upload-errors"],
    {
      "wants a new version to have the type of the old one (version-same-type)": upload.path.refuses(
        (path, current) => isText(path) && current !== undefined && typeOf(path) !== typeOf(current.path),
      ),
    },
  ),
  ...right(["Q-16"], ["upload-basename", "upload-version"], {
    "serves the file at the old url too (old-url-serves)": result("fileAt", (file, address, { state }) => {
      if (file) state.memory.set(address, file);
      return file ?? (state.memory.get(address) as Buffer | undefined);
    }),
  }),
  ...right(["Q-16"], ["upload-basename"], {
    "refuses names of more than 40 characters, with capitals, and odd ones (names-short)": upload.basename.refuses(
      (name) => !/^[a-z0-9-]{1,40}$/.test(String(name)),
    ),
  }),
  ...right(["Q-16?"], ["upload-basename"], {
    "takes names that are empty or have slashes (names-any)": all(
      upload.basename.takes(isText),
      setting(({ url }) => ({
        addressOf: ({ id, filename }) => `${url}/cdn/${id}/${encodeURIComponent(String(filename))}`,
      })),
    ),
  }),
  ...right(["Q-16"], ["upload-basename-refused"], {
    "takes an empty name for none (name-empty-ignored)": upload.basename.coerces((name) => name === "", nothing),
  }),
  ...right(["Q-50"], ["file-names"], {
    "takes the media type of a file from its name (type-by-name)": upload.seen((shown) =>
      /\.txt$/.test(String(shown.filename)) ? { ...shown, mime_type: "text/plain" } : shown,
    ),
  }),
  ...right([], ["upload-version", "upload-kinds", "upload-basename"], {
    "serves the bytes of files with a token alone (files-private)": setting({
      mayFetch: (token) => token !== undefined,
    }),
  }),
  // What a file is like is a hint: a product may round its size, or keep that of the first version.
  ...right([], ["upload-version"], {
    "shows the size of the old file (version-old-size)": result("shown", (shown, kind, { id }, { state }) => {
      const size = (state.memory.get(`size ${id}`) ?? shown.size ?? 0) as JsonValue;
      state.memory.set(`size ${id}`, size);
      return kind === "upload" ? { ...shown, size } : shown;
    }),
  }),
];
