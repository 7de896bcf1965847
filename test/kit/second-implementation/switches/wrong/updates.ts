import type { Fields, Kind, Violation } from "../../model.js";
import type { Switch } from "../../server.js";
import { hook, upload } from "../fields.js";
import { all, firsts, given, late, result, without } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Writes the whole resource as it was when the head of the request came, some turns before. */
const lostUpdates = (kind: Kind): Switch =>
  all(
    late,
    given("updated", (of, current, fields, incoming) => {
      const isOld = of === kind && incoming.before;
      return [of, isOld ? { ...isOld } : current, fields, incoming];
    }),
  );

/** Does something of an update that is wrong, and refuses it all the same. */
const doneAll =
  (done: (fields: Fields, found: Violation[]) => Fields) =>
  (kind: Kind): Switch =>
    result("violations", (found, of, fields, current, { state }) => {
      if (of === kind && current && found.length > 0)
        state[kind].set(current.id, { ...current, ...done(fields, found) });
      return found;
    });
const doesGoodHalf = doneAll((fields, found) => without(fields, ...found.map(({ field }) => field)));
const doesAll = doneAll((fields) => fields);

const isEmpty = (fields: Fields) => Object.keys(fields).length === 0;

/** Changes other fields with updates that pass one of them, or do not. */
const uploadWith = (is: (fields: Fields) => boolean, others: Fields): Switch =>
  upload.updated((next, _, fields) => (is(fields) ? { ...next, ...others } : next));
const hookWith = (is: (fields: Fields) => boolean, others: Fields): Switch =>
  hook.updated((next, _, fields) => (is(fields) ? { ...next, ...others } : next));

/** Updates that lose something, do too much, or are refused. */
export const wrongUpdates: WrongRow[] = [
  ...wrong(["U-13"], ["U-13"], {
    "loses one of two updates of an upload that overlap (upload-lost-update)": lostUpdates("upload"),
  }),
  ...wrong(["W-02", "W-16"], ["W-02", "W-16"], {
    "loses one of two updates of a webhook that overlap (webhook-lost-update)": lostUpdates("webhook"),
  }),
  ...wrong(["U-13"], ["upload-notes", "upload-empty"], {
    "empties what an update of an upload does not pass (upload-replaced)": all(
      uploadWith((fields) => !("notes" in fields), { notes: null }),
      uploadWith((fields) => !("author" in fields), { author: null }),
    ),
  }),
  ...wrong(["W-02", "W-16"], ["webhook-name", "webhook-empty"], {
    "empties the headers of a webhook where they are not passed (webhook-replaced)": hookWith(
      (fields) => !("headers" in fields),
      { headers: {} },
    ),
  }),
  ...wrong(["W-02", "W-16", "W-10"], ["webhook-headers", "webhook-together"], {
    "switches a webhook on with every update that does not pass enabled (webhook-enables)": hookWith(
      (fields) => !("enabled" in fields),
      { enabled: true },
    ),
  }),
  ...wrong(["W-02", "W-16", "W-09"], ["webhook-http-basic-user"], {
    "loses the password where the user is set (webhook-password-lost)": hookWith(
      (fields) => "http_basic_user" in fields && !("http_basic_password" in fields),
      { http_basic_password: null },
    ),
  }),
  ...wrong(["U-13"], ["upload-tags"], {
    "loses the author where tags are set (upload-tags-clear-author)": uploadWith(
      (fields) => "tags" in fields && !("author" in fields),
      { author: null },
    ),
  }),
  ...wrong(["U-02"], ["upload-copyright", "upload-together"], {
    "refuses a copyright without an author (upload-pair-refused)": upload.refuses(
      (fields) => "copyright" in fields && !("author" in fields),
    ),
  }),
  ...wrong(["U-05", "U-06", "U-07", "U-08"], ["upload-tags", "upload-author"], {
    "does the good half of an update that it refuses (upload-refused-half)": doesGoodHalf("upload"),
  }),
  ...wrong(["W-03", "W-06", "W-10"], ["webhook-headers", "webhook-enabled", "webhook-names"], {
    "does the good half of an update of a webhook that it refuses (webhook-refused-half)": doesGoodHalf("webhook"),
  }),
  ...wrong(["U-08", "U-06"], ["upload-tags"], {
    "does what it says that it refuses (upload-refused-all)": doesAll("upload"),
  }),
  ...wrong(["W-06", "W-10"], ["webhook-headers", "webhook-enabled"], {
    "does what it says that it refuses, of a webhook (webhook-refused-all)": doesAll("webhook"),
  }),
  ...wrong(["U-07"], ["U-07"], {
    "adds a remark where the same notes come again (upload-twice-drifts)": upload.notes.stored((value, now) =>
      value !== null && value === now ? `${value} (again)` : value,
    ),
  }),
  ...wrong(["W-10"], ["W-10"], {
    "switches a webhook off where it is switched on twice (webhook-twice-toggles)": hook.enabled.stored((value, now) =>
      value === true && now === true ? false : value,
    ),
  }),
  ...wrong(["U-02", "U-13"], ["upload-together"], {
    "takes the first five fields of an update (upload-many-fields)": upload.stored((fields) => firsts(fields, 5)),
  }),
  ...wrong(["U-02"], ["upload-author", "upload-together"], {
    "wants several fields in each update of an upload (upload-all-needed)": upload.refuses(
      (fields) => !isEmpty(fields) && Object.keys(fields).length < 4 && !("path" in fields),
    ),
  }),
  ...wrong(["U-13"], ["upload-author", "upload-together"], {
    "takes an upload out of its collection where none is passed (upload-collection-lost)": uploadWith(
      (fields) => "author" in fields && !("upload_collection" in fields),
      { upload_collection: null },
    ),
  }),
  ...wrong(["W-02"], ["webhook-headers", "webhook-together", "webhook-keeps"], {
    "switches a webhook off with every update that does not pass enabled (webhook-disables)": hookWith(
      (fields) => !("enabled" in fields) && !isEmpty(fields),
      { enabled: false },
    ),
  }),
  ...wrong(["W-16", "W-10"], ["webhook-keeps"], {
    "does not switch a webhook on or off where others come with it (webhook-enabled-alone)": hook.updated(
      (next, { enabled = true }, fields) => (Object.keys(fields).length > 3 ? { ...next, enabled } : next),
    ),
  }),
  ...wrong(["W-15"], ["webhook-empty"], {
    "resets a webhook where nothing is passed (webhook-empty-resets)": hookWith(isEmpty, {
      headers: {},
      custom_payload: null,
    }),
  }),
  ...wrong(["U-06"], ["upload-author"], {
    "refuses an author that it has (upload-twice-refused)": upload.author.refuses(
      (value, current) => value !== null && value === current?.author,
    ),
  }),
  ...wrong(["W-16"], ["webhook-custom-payload"], {
    "switches retries on where the template that it has comes again (webhook-twice-other)": hook.updated(
      (next, { custom_payload: current }, fields) =>
        Object.keys(fields).length === 1 && fields.custom_payload === current ? { ...next, auto_retry: true } : next,
    ),
  }),
];
