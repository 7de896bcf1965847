import type { RequestHandler } from "express";
import { DomainError } from "../../domain/errors.js";
import { getUpload } from "../../domain/uploads.js";
import { flatEnvelope } from "../../wire/flat.js";
import { Exchange } from "../exchange.js";
import type { Host } from "../host.js";
import { sendFile } from "../storage.js";
import { nameOfEnvironment } from "./call.js";

/** `GET /_standin/pictures/{upload_id}`: the bytes of an upload for the page, which must not show in the journal. */
export function showPicture(host: Host): RequestHandler {
  return async (request, response) => {
    const exchange = new Exchange(host, flatEnvelope, request, response);
    try {
      const { state } = host.environment(nameOfEnvironment(request)).domain;
      const upload = getUpload(state, String(request.params.upload_id));
      const file = state.files.get(upload.path);
      if (!file) throw new DomainError("NOT_FOUND", `Upload ${upload.id} has no file.`);
      await sendFile(file, request.method, response);
      exchange.concludeStream();
    } catch (error) {
      exchange.sendThrown(error);
    }
  };
}
