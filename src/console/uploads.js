import { el, find } from "./dom.js";
import { editUpload } from "./edit.js";
import { fileSize } from "./format.js";
import { renderKeyed } from "./keyed.js";
import { showPicture } from "./pictures.js";
import { listIn } from "./section.js";

/** @typedef {import("../openapi/page-types.js").Upload} Upload */

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showUploads({ environment, uploads, locales, upload_collections, counts }) {
  const list = listIn("uploads", "ul", "cards", uploads.length, () => whenEmpty(counts.uploads));
  const project = { locales, upload_collections };
  const labels = new Map(upload_collections.map(({ id, label }) => [id, label]));
  if (list) {
    const items = uploads.map((upload) => ({ ...upload, collection: labels.get(upload.upload_collection?.id ?? "") }));
    renderKeyed(
      list,
      items,
      ({ id }) => `${environment} ${id}`,
      (upload) => card(environment, upload, () => editUpload(environment, upload.id, project)),
    );
  }
  const more = find("#uploads .body", HTMLElement);
  more.dataset.more = counts.uploads_found > uploads.length ? `and ${counts.uploads_found - uploads.length} more` : "";
}

/** @param {number} count how many there are, whatever is searched for */
function whenEmpty(count) {
  if (count > 0) return ["No upload matches the search."];
  return ["There are no uploads. Drop a file here, or send ", el("code", {}, "POST /upload-requests"), "."];
}

/** What is searched for; the server searches, since not all are here. */
export const searchOfUploads = () => find("#search-uploads", HTMLInputElement).value.trim();

/** @param {() => void} search */
export function watchSearch(search) {
  find("#search-uploads", HTMLInputElement).addEventListener("input", search);
}

/**
 * @param {string} environment
 * @param {Upload & { collection: string | undefined }} upload
 * @param {() => Promise<void>} edit
 */
function card(environment, upload, edit) {
  const { id, filename, url, format, size, width, height, author, copyright, tags, collection } = upload;
  const facts = [format?.toUpperCase(), width && height ? `${width} × ${height}` : undefined, fileSize(size)];
  const told = [author, copyright && `© ${copyright}`, collection && `in ${collection}`];
  return el(
    "li",
    { class: "card", id: `upload-${id}` },
    picture(environment, upload),
    el(
      "div",
      { class: "card-text" },
      el("h3", {}, el("a", { href: url, target: "_blank", rel: "noreferrer", "data-focus": "link" }, filename)),
      el("p", { class: "soft" }, el("code", {}, id), ` · ${facts.filter(Boolean).join(" · ")}`),
      told.some(Boolean) && el("p", { class: "soft" }, told.filter(Boolean).join(" · ")),
      tags.length > 0 && el("ul", { class: "tags", "aria-label": "Tags" }, ...tags.map((tag) => el("li", {}, tag))),
    ),
    el("p", { class: "actions" }, editButton(filename, edit)),
  );
}

/**
 * @param {string} name
 * @param {() => Promise<void>} edit
 */
const editButton = (name, edit) =>
  el(
    "button",
    { type: "button", class: "small", onclick: edit, "data-focus": "edit", "aria-label": `Edit ${name}` },
    "Edit",
  );

/**
 * @param {string} environment
 * @param {Upload} upload
 */
function picture(environment, upload) {
  if (!upload.mime_type?.startsWith("image/")) {
    return el("div", { class: "picture none", "aria-hidden": "true" }, upload.format?.slice(0, 4) || "file");
  }
  const [metadata] = Object.values(upload.default_field_metadata);
  const image = el("img", { alt: metadata?.alt ?? `Picture of ${upload.filename}` });
  showPicture(image, environment, upload);
  return el("div", { class: upload.mime_type === "image/svg+xml" ? "picture drawing" : "picture" }, image);
}
