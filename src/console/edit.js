import { callApi } from "./api.js";
import { openForm } from "./form.js";
import { say } from "./say.js";
import { sendFile } from "./upload-file.js";

/** @typedef {import("./form.js").Field} Field */
/** @typedef {import("../openapi/page-types.js").Upload} Upload */
/** @typedef {import("../openapi/page-types.js").Webhook} Webhook */
/** @typedef {import("../openapi/page-types.js").Overview} Overview */

/** An empty field of these is null. @param {string} text */
const orNull = (text) => (text === "" ? null : text);

/** @param {unknown} value */
const asJson = (value) => JSON.stringify(value, null, 2);

/**
 * Edits an upload through the API: whatever the API refuses is shown at its field.
 * @param {string} environment
 * @param {string} id
 * @param {Pick<Overview, "locales" | "upload_collections">} project
 */
export async function editUpload(environment, id, { locales, upload_collections: collections }) {
  const path = `/uploads/${encodeURIComponent(id)}`;
  const { body: read } = await callApi("GET", path, environment);
  const upload = /** @type {Upload} */ (read);
  const { basename, author, copyright, notes, tags, upload_collection: collection } = upload;
  /** @type {Field[]} */
  const fields = [
    { at: "/basename", label: "Basename", kind: "text", shown: basename },
    { at: "/author", label: "Author", kind: "text", shown: author ?? "", read: orNull },
    { at: "/copyright", label: "Copyright", kind: "text", shown: copyright ?? "", read: orNull },
    { at: "/notes", label: "Notes", kind: "long", shown: notes ?? "", read: orNull },
    {
      at: "/tags",
      label: "Tags",
      kind: "text",
      shown: tags.join(", "),
      read: toTags,
      hint: "With commas between them.",
    },
    {
      at: "/upload_collection",
      label: "Collection",
      kind: "choice",
      shown: collection?.id ?? "",
      read: (text) => (text === "" ? null : { type: "upload_collection", id: text }),
      choices: [["", "None"], ...collections.map((one) => /** @type {const} */ ([one.id, one.label]))],
    },
    ...locales.flatMap((locale) => metadataFields(locale, upload.default_field_metadata[locale])),
    { at: "/path", label: "Another file", kind: "file", hint: "Becomes a new version of this upload." },
  ];
  openForm({
    title: `Edit upload ${id}`,
    hint: "Sent as PUT, with the fields that differ.",
    action: "Update the upload",
    fields,
    async submit(changed, file) {
      const body = file ? { ...changed, path: await sendFile(environment, file) } : changed;
      tell(`Upload ${id}`, await callApi("PUT", path, environment, body));
    },
  });
}

/**
 * @param {string} locale
 * @param {Upload["default_field_metadata"][string] | undefined} metadata
 * @returns {Field[]}
 */
function metadataFields(locale, metadata) {
  const at = `/default_field_metadata/${locale}`;
  return [
    { at: `${at}/title`, label: `Title (${locale})`, kind: "text", shown: metadata?.title ?? "", read: orNull },
    { at: `${at}/alt`, label: `Alternative text (${locale})`, kind: "text", shown: metadata?.alt ?? "", read: orNull },
  ];
}

/** @param {string} text */
const toTags = (text) =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);

/**
 * Edits a webhook through the API.
 * @param {string} environment
 * @param {string} id
 */
export async function editWebhook(environment, id) {
  const path = `/webhooks/${encodeURIComponent(id)}`;
  const { body: read } = await callApi("GET", path, environment);
  const webhook = /** @type {Webhook} */ (read);
  /** @type {Field[]} */
  const fields = [
    { at: "/name", label: "Name", kind: "text", shown: webhook.name },
    { at: "/url", label: "URL", kind: "text", shown: webhook.url },
    { at: "/enabled", label: "Enabled", kind: "check", shown: String(webhook.enabled) },
    { at: "/auto_retry", label: "Retries by itself", kind: "check", shown: String(webhook.auto_retry) },
    { at: "/events", label: "Events", kind: "long", shown: asJson(webhook.events), read: JSON.parse, hint: "As JSON." },
    {
      at: "/headers",
      label: "Headers",
      kind: "long",
      shown: asJson(webhook.headers),
      read: JSON.parse,
      hint: "As JSON.",
    },
    {
      at: "/custom_payload",
      label: "Payload",
      kind: "long",
      shown: webhook.custom_payload ?? "",
      read: orNull,
      hint: "A Mustache template; empty for the default payload.",
    },
    { at: "/http_basic_user", label: "User", kind: "text", shown: webhook.http_basic_user ?? "", read: orNull },
    {
      at: "/http_basic_password",
      label: "Password",
      kind: "text",
      shown: webhook.http_basic_password ?? "",
      read: orNull,
    },
  ];
  openForm({
    title: `Edit webhook ${id}`,
    hint: "Sent as PUT, with the fields that differ.",
    action: "Update the webhook",
    fields,
    submit: async (body) => tell(`Webhook ${id}`, await callApi("PUT", path, environment, body)),
  });
}

/**
 * @param {string} what
 * @param {{ status: number, body: unknown }} response
 */
function tell(what, { status, body }) {
  const { id } = /** @type {{ id: string }} */ (body);
  say(status === 202 ? `${what} is changed by job ${id}, when that ends.` : `${what} is updated.`);
}
