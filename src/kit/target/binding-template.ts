/** The binding that `standin verify --init` writes: every part with what it is for, all of it commented out. */
export const bindingTemplate = `# How this implementation puts the spec on the wire, for \`standin verify --binding\`.
# Every part is optional; what is absent comes from openapi.yaml. Take the # away from what differs.

# Where a resource stands in a body: flat (the body itself), json-api, or a JSON pointer for each kind.
# envelope: { upload: /asset, webhook: /hook }

# How the token is sent. By default: Authorization, "Bearer {token}".
# token: { header: X-Api-Token, format: "{token}" }

# Sent with every request.
# headers: { X-Api-Version: "3" }

# Operations by their id in openapi.yaml; null where this implementation has none.
# operations:
#   updateUpload: PATCH /v2/assets/{upload_id}
#   updateWebhook: PATCH /v2/hooks/{webhook_id}
#   getUpload: GET /v2/assets/{upload_id}
#   getWebhook: GET /v2/hooks/{webhook_id}
#   createUpload: null
#   createWebhook: null

# A job that may be answered instead of the resource, and how it is followed.
# job:
#   accepted: 202                      # the status that announces a job
#   id: /job/id                        # where its identifier stands in that response
#   follow: GET /v2/jobs/{job_id}      # or Location: the address in that header
#   pending: { pointer: /state, in: [queued, running] }    # or { status: 404 }
#   result: { payload: /asset, ok: { pointer: /state, in: [done] } }
#   # or, where the job tells the status: { status: /result/status, payload: /result/body }

# What the kit may borrow. It restores every value.
# fixtures:
#   upload_id: "1001"
#   webhook_id: "2001"
#   spare_path: /seed/spare.png        # a file that was uploaded and that no upload uses
#   collection_id: "3001"
#   locale: en
#   token_without_access: guest        # a token that has no access to the management API
#   taken_webhook_name: Another        # a name that another webhook has
`;
