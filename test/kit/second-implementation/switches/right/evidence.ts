import { basic, credentials } from "../calls.js";
import { field, hook, upload } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { all, asObject, isText, mapped, onReply, result } from "../switch.js";

const versions = ["upload-version", "upload-kinds", "upload-all-kinds"];
const token = Buffer.from("ada:Secret-of-ada-1").toString("base64");

/** What an observation does not prove. */
export const rightEvidence: RightRow[] = [
  ...right(["Q-05?", "Q-23?", "Q-56?", "W-11"], ["webhook-payload-api-version", "webhook-together"], {
    "has no payload_api_version, and refuses it as unknown (version-absent)": {
      apply: all(
        hook.hides("payload_api_version"),
        hook.payload_api_version.refuses(() => true),
      ),
      notHeld: ["W-11"],
    },
  }),
  ...right(["Q-04?", "Q-38?"], ["call-events", "call-template", "call-count"], {
    "has no basename, as its binding says (basename-absent)": {
      binding: "fields: { upload: { basename: null } }",
      apply: all(
        upload.hides("basename"),
        upload.basename.refuses(() => true),
      ),
    },
  }),
  ...right(["Q-25"], ["upload-notes", "upload-texts"], {
    "fails with 500 at notes of more than 1,000 characters (notes-long-500)": upload.notes.refuses(
      (value) => isText(value) && value.length > 1000,
      500,
    ),
  }),
  ...right(["Q-04?", "Q-15?", "Q-29?"], versions, {
    "shows sizes in whole kilobytes (size-rounded)": field("upload", "size").shown((size) =>
      Math.ceil(Number(size) / 1024),
    ),
    "keeps a height that no new version takes back (height-stale)": upload.updated((next, current) =>
      next.content === current.content ? next : { ...next, height: Number(current.height ?? 0) + 1 },
    ),
  }),
  ...right(["Q-17?", "Q-29?"], ["access-without-token", "access-without-token-webhook"], {
    "reads Basic credentials as leniently as many do (token-basic-lenient)": {
      ...{ wire: "own", token, binding: 'token: { header: Authorization, format: "Basic {token}" }' },
      apply: (service) => {
        service.wire.token = ({ authorization = "" }) => /^Basic (.+)$/.exec(authorization)?.[1];
        result("admit", (status, incoming) => {
          const isSame = Buffer.from(incoming.token ?? "", "base64").toString() === "ada:Secret-of-ada-1";
          return status === 200 && !isSame ? 401 : status;
        })(service);
      },
    },
  }),
  ...right(["Q-57"], ["call-credentials"], {
    "encodes credentials in Latin-1 (credentials-latin1)": credentials((...both) =>
      basic(Buffer.from(both.join(":"), "latin1")),
    ),
  }),
  ...right(
    // Contracts that send nothing show nothing of the other fields either.
    [
      ...["Q-59", "Q-04?", "Q-11?", "Q-31?", "U-10", "U-11", "U-13"],
      ...["U-01", "U-03", "U-04", "U-05", "U-06", "U-07", "U-08", "U-09", "U-12"],
    ],
    ["upload-creator", "upload-upload-collection"],
    {
      "shows references as identifiers alone (references-ids)": result("shown", (shown, kind) =>
        kind === "upload"
          ? mapped(shown, (value, name) =>
              (name === "creator" || name === "upload_collection") && value !== null
                ? (asObject(value).id ?? null)
                : value,
            )
          : shown,
      ),
    },
  ),
  ...right(["Q-04?", "Q-05?", "Q-19?", "U-07", "W-05"], ["upload-identity", "webhook-identity"], {
    "has neither notes nor templates (no-long-texts)": all(
      upload.hides("notes"),
      upload.notes.refuses(() => true),
      hook.hides("custom_payload"),
      hook.custom_payload.refuses((_, current) => current !== undefined),
    ),
  }),
  ...right(["Q-29"], ["supporting-operations"], {
    "lists uploads as they were before their last update (list-stale)": (service) => {
      const previous = new Map<string, ReturnType<typeof service.behaviour.shown>>();
      all(
        upload.updated((next, current) => {
          previous.set(next.id, service.behaviour.shown("upload", current));
          return next;
        }),
        onReply((reply, { operation }) =>
          operation === "listUploads" && reply.list
            ? { ...reply, list: reply.list.map((one) => previous.get(String(one.id)) ?? one) }
            : reply,
        ),
      )(service);
    },
  }),
];
