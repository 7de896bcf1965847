import { el, find } from "./dom.js";
import { fileSize } from "./format.js";
import { renderKeyed } from "./keyed.js";
import { showPicture } from "./pictures.js";
import { listIn } from "./section.js";

/** @typedef {import("../openapi/page-types.js").Upload} Upload */

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showUploads({ environment, uploads, upload_collections, counts }) {
  const list = listIn("uploads", "ul", "cards", uploads.length, () => [
    "There are no uploads. ",
    el("code", {}, "POST /upload-requests"),
    " gives an address for a file, ",
    el("code", {}, "POST /uploads"),
    " makes an upload of it.",
  ]);
  const labels = new Map(upload_collections.map(({ id, label }) => [id, label]));
  if (list) {
    const items = uploads.map((upload) => ({ ...upload, collection: labels.get(upload.upload_collection?.id ?? "") }));
    renderKeyed(
      list,
      items,
      ({ id }) => `${environment} ${id}`,
      (upload) => card(environment, upload),
    );
  }
  const more = find("#uploads .body", HTMLElement);
  more.dataset.more = counts.uploads > uploads.length ? `and ${counts.uploads - uploads.length} more` : "";
}

/**
 * @param {string} environment
 * @param {Upload & { collection: string | undefined }} upload
 */
function card(environment, upload) {
  const { id, filename, url, format, size, width, height, author, copyright, tags, collection } = upload;
  const facts = [format?.toUpperCase(), width && height ? `${width} × ${height}` : undefined, fileSize(size)];
  const told = [author, copyright && `© ${copyright}`, collection && `in ${collection}`];
  return el(
    "li",
    { class: "card" },
    picture(environment, upload),
    el(
      "div",
      { class: "card-text" },
      el("h3", {}, el("a", { href: url, target: "_blank", rel: "noreferrer", "data-focus": "link" }, filename)),
      el("p", { class: "soft" }, el("code", {}, id), ` · ${facts.filter(Boolean).join(" · ")}`),
      told.some(Boolean) && el("p", { class: "soft" }, told.filter(Boolean).join(" · ")),
      tags.length > 0 && el("ul", { class: "tags", "aria-label": "Tags" }, ...tags.map((tag) => el("li", {}, tag))),
    ),
  );
}

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
