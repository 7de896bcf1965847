import type { Upload } from "./entities.js";
import type { StoredFile } from "./stored-file.js";

/** An upload together with its file: what an update makes a new one of. */
export interface Version {
  readonly upload: Upload;
  readonly file: StoredFile;
}
