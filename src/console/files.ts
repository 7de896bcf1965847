import { callApi, request } from "./api.js";
import { say } from "./model.js";

/** Sends the bytes of a file to Standin, as a client of the API does; resolves with the path to make an upload or a version of. */
export async function sendFile(file: File): Promise<string> {
  const { id, url } = (await callApi("POST", "/upload-requests", { filename: file.name })).body;
  // By its path: another name of this server would be another origin.
  const { pathname, search } = new URL(url);
  await request(pathname + search, { method: "PUT", body: file });
  return id;
}

export async function addFiles(files: Iterable<File>): Promise<void> {
  for (const file of files) {
    const { status, body } = await callApi("POST", "/uploads", { path: await sendFile(file) });
    say(
      status === 202
        ? `${file.name} is added by job ${body.id}, when that ends.`
        : `${file.name} is upload ${body.id}.`,
    );
  }
}
