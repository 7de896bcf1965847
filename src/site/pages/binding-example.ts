/** A whole binding, of an implementation that differs nearly everywhere. A test holds it to what the kit reads. */
export const bindingExample = `# standin.binding.yaml: how this implementation puts the spec on the wire.
# Every part is optional; what is absent comes from openapi.yaml.

# Where a resource stands in a body: flat, json-api, or a JSON pointer for each kind.
envelope: { upload: /asset, webhook: /hook }

# Names of fields, ours and theirs; or camelCase, for all of them.
fields: { upload: { default_field_metadata: meta } }

# Its elements of events, and where a call says which event it is for.
events: { upload.create: { on: asset.added }, upload.update: { on: asset.changed }, upload.delete: { on: asset.gone } }
callEvent: /what

# How the token is sent. By default: Authorization, "Bearer {token}".
token: { header: X-Api-Token, format: "{token}" }

# Sent with every request.
headers: { X-Api-Version: "3" }

# Operations by their ids here; null where this implementation has none.
operations:
  updateUpload: PATCH /v2/assets/{upload_id}
  updateWebhook: PATCH /v2/hooks/{webhook_id}
  getUpload: GET /v2/assets/{upload_id}
  getWebhook: GET /v2/hooks/{webhook_id}
  createUpload: POST /v2/assets
  deleteUpload: DELETE /v2/assets/{upload_id}
  listUploads: { route: GET /v2/assets, response: /items, next: { pointer: /next, query: cursor } }
  createUploadRequest: { route: POST /v2/files, response: /file }
  createWebhook: null

# A job that may be returned instead of the upload (U-17), and how it is followed.
job:
  accepted: 202                      # the status that announces it
  id: /job/id                        # where its identifier stands in that response
  follow: GET /v2/jobs/{job_id}      # or Location: the address in that header
  pending: { pointer: /state, in: [queued, running] }    # or { status: 404 }
  result: { payload: /asset, ok: { pointer: /state, in: [done] } }

# What the kit may borrow. It restores every value.
fixtures:
  upload_id: "1001"
  webhook_id: "2001"
  spare_path: /seed/spare.png        # a file that was uploaded, and that no upload uses
  collection_id: "3001"
  locale: en
`;
