import { sendFile } from "../api/files.js";
import type { Handler } from "../api/handler.js";
import { getUpload } from "../domain/uploads.js";
import { DomainError } from "../openapi/errors.js";
import { nameOfEnvironment } from "./call.js";

/** `GET /_standin/pictures/{upload_id}`: the bytes of an upload for the page, which must not show in the journal. */
export const showPicture: Handler = async (context, { upload_id: id }) => {
  const store = context.mock.environments.storeToRead(nameOfEnvironment(context.request));
  const upload = getUpload(store, String(id));
  const file = store.files.get(upload.path);
  if (!file) throw new DomainError("NOT_FOUND", `Upload ${upload.id} has no file.`);
  await sendFile(context, file);
};
