/** Where the documentation is, in its files as they are built: it may be served at any path. */
export const basePlaceholder = "/standin-docs-base/";

/** The root of the mock that serves the pages; nothing where no mock does. */
export const mockPlaceholder = "standin-mock-root";

/** Which files of the documentation have these two in them; the others find their base when they run. */
const placed = /^(?:.*\.html|first\.js)$/;

/** A file of the documentation, for any folder or for `base`; `mock` is where the mock is that serves it. */
export const placeDocs = (name: string, bytes: Buffer, { base = "./", mock = "" } = {}): Buffer =>
  placed.test(name)
    ? Buffer.from(bytes.toString("utf8").replaceAll(basePlaceholder, base).replaceAll(mockPlaceholder, mock))
    : bytes;
