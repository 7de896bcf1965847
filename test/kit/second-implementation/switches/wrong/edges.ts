import type { Fields, Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { callsWith } from "../calls.js";
import { hook, upload } from "../fields.js";
import { all, asList, asObject, given, isNumber, isText, result, setting, without } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const isEmpty = (value: unknown) => Object.keys(asObject(value as never)).length === 0;
const addressOf = (url: unknown) => String(url).split("?")[0];

/** Loses a field of an update that comes behind others of its upload, whose jobs wait. */
const losesBehind =
  (name: string, isBehind: (waiting: number, fields: Fields, current: Resource) => boolean): Switch =>
  (service) => {
    const behind = new Set<Fields>();
    all(
      setting({ jobTime: 200 }),
      result("violations", (found, _kind, fields, current, { state }) => {
        const waiting = [...state.jobs.values()].filter((one) => one.asset === current?.id && one.state === "queued");
        if (current && isBehind(waiting.length, fields, current)) behind.add(fields);
        return found;
      }),
      given("commit", (kind, id, fields, incoming) => [
        kind,
        id,
        behind.has(fields) ? without(fields, name) : fields,
        incoming,
      ]),
    )(service);
  };

/** The uploads for which a new version waits. */
const versions = new Set<string>();

function isBehindVersion(waiting: number, fields: Fields, { id, path }: Resource): boolean {
  if (waiting === 0) versions.delete(id);
  const isVersion = "path" in fields && fields.path !== path;
  if (isVersion) versions.add(id);
  return !isVersion && versions.has(id);
}

/** Has for calls a setting that a webhook had when it was switched off, until it is set while it is on. */
const settingOfThen =
  (name: "headers" | "custom_payload"): Switch =>
  (service) => {
    const then = new Map<string, Resource[string]>();
    all(
      hook.updated((next, current, fields) => {
        if (name in fields && current.enabled === true) then.delete(next.id);
        else if (name in fields && fields.enabled !== true && !then.has(next.id))
          then.set(next.id, current[name] ?? null);
        return next;
      }),
      callsWith((one) => (then.has(one.id) ? { [name]: then.get(one.id) ?? null } : {})),
    )(service);
  };

/** What only one value shows: an empty one beside others, a decimal, a query, a third job. */
export const wrongEdges: WrongRow[] = [
  ...wrong(["U-06"], upload.author.only, {
    "makes a text of a decimal number (author-decimal)": upload.author.coerces(
      (value) => isNumber(value) && !Number.isInteger(value),
      String,
    ),
  }),
  ...wrong(["W-13"], hook.auto_retry.only, {
    'takes "on" for auto_retry (retry-on)': hook.auto_retry.coerces(
      (value) => value === "on",
      () => true,
    ),
  }),
  ...wrong(["W-04", "W-16"], ["webhook-together"], {
    "keeps the address where its query alone is another (url-query)": hook.stored((fields, current) =>
      "url" in fields && addressOf(fields.url) === addressOf(current.url) ? without(fields, "url") : fields,
    ),
  }),
  ...wrong(["W-06", "W-16"], ["webhook-together"], {
    "keeps the headers where none come with an address (headers-emptied)": hook.stored((fields) =>
      "url" in fields && "headers" in fields && isEmpty(fields.headers) ? without(fields, "headers") : fields,
    ),
  }),
  ...wrong(["W-11", "W-16"], ["webhook-together"], {
    "keeps the version where it comes with no events (version-no-events)": hook.stored((fields) =>
      "events" in fields && asList(fields.events).length === 0 ? without(fields, "payload_api_version") : fields,
    ),
  }),
  ...wrong(["U-13", "U-18"], ["upload-all-kinds"], {
    "keeps the collection where null comes with a new version (version-keeps-collection)": upload.stored(
      (fields, current) =>
        "path" in fields && fields.path !== current.path && fields.upload_collection === null
          ? without(fields, "upload_collection")
          : fields,
    ),
  }),
  ...wrong(["U-05"], ["upload-copyright", "upload-kinds", "upload-name-pairs"], {
    'shows "" where the copyright is null, alone or with others (copyright-null-empty)': {
      apply: upload.copyright.shown((value) => value ?? ""),
      notBroken: ["U-18"],
    },
  }),
  ...wrong(["U-06"], ["upload-author", "upload-kinds", "upload-name-pairs"], {
    "loses an author of two words, alone or with others (author-two-words)": {
      apply: upload.author.stored((value) => (isText(value) && value.includes(" ") ? undefined : value)),
      notBroken: ["U-18"],
    },
  }),
  ...wrong(["U-13", "U-18"], ["upload-kinds"], {
    "does nothing where the name that it has comes with notes (same-name-skips)": upload.stored((fields, current) =>
      "basename" in fields && fields.basename === current.basename ? {} : fields,
    ),
    "does nothing where the path that it has comes with notes (same-path-skips)": upload.stored((fields, current) =>
      fields.path === current.path && Object.keys(fields).length > 1 ? {} : fields,
    ),
  }),
  ...wrong(["U-13"], ["upload-locales"], {
    "empties the metadata of the second locale in a rename (rename-empties-locale)": upload.updated(
      (next, current, fields) => {
        const [, locale] = Object.keys(asObject(next.default_field_metadata));
        const isRename = next.basename !== current.basename && !("default_field_metadata" in fields);
        return isRename && locale !== undefined
          ? { ...next, default_field_metadata: { ...asObject(next.default_field_metadata), [locale]: {} } }
          : next;
      },
    ),
  }),
  ...wrong(["U-14", "U-17", "U-13"], ["upload-jobs"], {
    "loses a name that comes behind new versions (name-behind-versions)": losesBehind("basename", isBehindVersion),
  }),
  ...wrong(["C-02"], ["call-changes"], {
    "calls with the headers from before it was switched off (off-headers)": settingOfThen("headers"),
  }),
  ...wrong(["C-04"], ["call-changes"], {
    "calls with the template from before it was switched off (off-template)": settingOfThen("custom_payload"),
  }),
  ...wrong(["W-12", "W-16"], ["call-changes"], {
    "has blocks folded again after a call (nested-after-call)": result("callBody", (body, { hook: one }, { state }) => {
      const now = state.webhook.get(one.id);
      if (now) state.webhook.set(one.id, { ...now, nested_items_in_payload: false });
      return body;
    }),
  }),
  ...wrong(["U-13", "U-17"], ["upload-jobs"], {
    "loses the tags of an update behind two jobs (third-job)": losesBehind("tags", (waiting) => waiting > 1),
  }),
];
