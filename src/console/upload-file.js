import { callApi, Refusal } from "./api.js";
import { find } from "./dom.js";
import { say } from "./say.js";

/**
 * Sends the bytes of a file to Standin, as a client of the API does; resolves with the path to make an upload of, or a version.
 * @param {string} environment
 * @param {File} file
 * @returns {Promise<string>}
 */
export async function sendFile(environment, file) {
  const { body } = await callApi("POST", "/upload-requests", environment, { filename: file.name });
  const { id, url } = /** @type {{ id: string, url: string }} */ (body);
  // By its path: another name of this server would be another origin.
  const { pathname, search } = new URL(url);
  const response = await fetch(pathname + search, { method: "PUT", body: file }).catch(() => undefined);
  if (!response?.ok) {
    const came = response ? `the response was ${response.status}` : "the connection was dropped";
    throw new Refusal(`${file.name} was not stored; ${came}.`);
  }
  return id;
}

/**
 * @param {string} environment
 * @param {Iterable<File>} files
 */
async function addFiles(environment, files) {
  for (const file of files) {
    const path = await sendFile(environment, file);
    const { status, body } = await callApi("POST", "/uploads", environment, { path });
    const { id } = /** @type {{ id: string }} */ (body);
    say(status === 202 ? `${file.name} is added by job ${id}, when that ends.` : `${file.name} is upload ${id}.`);
  }
}

/**
 * Files are chosen with the button, or dropped on the section.
 * @param {() => string} environment
 */
export function wireFiles(environment) {
  const section = find("#uploads", HTMLElement);
  const input = find("#new-file", HTMLInputElement);
  find("#add-file", HTMLButtonElement).addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    // The same file may be chosen again.
    input.value = "";
    void addFiles(environment(), files);
  });
  section.addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    section.dataset.drop = "over";
  });
  section.addEventListener("dragleave", (event) => {
    if (!(event.relatedTarget instanceof Node && section.contains(event.relatedTarget))) delete section.dataset.drop;
  });
  section.addEventListener("drop", (event) => {
    delete section.dataset.drop;
    const { files } = event.dataTransfer ?? {};
    if (!files || files.length === 0) return;
    event.preventDefault();
    void addFiles(environment(), [...files]);
  });
}
