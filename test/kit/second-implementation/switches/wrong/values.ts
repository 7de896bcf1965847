import type { JsonValue } from "../../../../../src/base/json.js";
import type { Switch } from "../../server.js";
import { callsWith } from "../calls.js";
import { hook, storedTexts, upload } from "../fields.js";
import {
  all,
  asList,
  asObject,
  change,
  inLocales,
  isNumber,
  isText,
  isUpdateOf,
  mapped,
  onReply,
  result,
} from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const isPlainNumber = (text: JsonValue) => isText(text) && /^0\d+$/.test(text);
const toNumber = (text: JsonValue): JsonValue => (isPlainNumber(text) ? String(Number(text)) : text);

/** Takes some wrong values while a job of the upload waits. */
const takesMeanwhile = (name: string, to: (value: JsonValue) => JsonValue): Switch =>
  all(
    change("violations", (inner, { jobs }) => (of, fields, current) => {
      const found = inner(of, fields, current);
      return of === "upload" && current && jobs.queues(current.id)
        ? found.filter(({ field }) => field !== name)
        : found;
    }),
    upload.stored((fields) => mapped(fields, (value, field) => (field === name ? to(value) : value))),
  );

/** Accepts updates of nothing of whatever it does not know. */
const acceptsNothing = (kind: "upload" | "webhook"): Switch =>
  onReply((reply, incoming, { state }) => {
    const isNothing = Object.keys(incoming.fields ?? {}).length === 0;
    const [first] = state[kind].values();
    return isUpdateOf(kind, incoming) && reply.status === 404 && isNothing && first
      ? { status: 200, kind, resource: first }
      : reply;
  });

/** Values that careless code takes for others, alone or beside some. */
export const wrongValues: WrongRow[] = [
  ...wrong(["W-13"], hook.auto_retry.only, {
    "takes 2 for true (retry-two)": hook.auto_retry.coerces(
      (value) => isNumber(value) && value > 1,
      () => true,
    ),
  }),
  ...wrong(["W-06"], hook.headers.only, {
    "takes a list of names and values for headers (headers-pairs)": hook.headers.coerces(
      (value) => asList(value).length > 0 && asList(value).every((one) => isText(asObject(one).name)),
      (value) =>
        Object.fromEntries(asList(value).map((one) => [String(asObject(one).name), asObject(one).value ?? ""])),
    ),
  }),
  ...wrong(["W-08"], ["webhook-texts"], {
    "keeps of a user what is before an @ (user-at)": hook.http_basic_user.stored((value) =>
      isText(value) ? (value.split("@")[0] ?? "") : value,
    ),
  }),
  ...wrong(["U-05", "U-06", "U-07"], ["upload-texts"], {
    "makes a sign of (c) (text-sign)": storedTexts((text) => text.replaceAll("(c)", "©")),
  }),
  ...wrong(["W-05"], hook.custom_payload.only, {
    "makes a text of an object with several members (payload-object)": hook.custom_payload.coerces(
      (value) => Object.keys(asObject(value)).length > 1,
      (value) => JSON.stringify(value),
    ),
  }),
  ...wrong(["W-03"], ["webhook-names"], {
    "keeps the url that comes with a name in use (name-taken-half)": result(
      "violations",
      (found, of, { name, url }, current, { state }) => {
        const isTaken = [...state.webhook.values()].some((one) => one.id !== current?.id && one.name === name);
        if (of === "webhook" && current && isTaken && url !== undefined)
          state.webhook.set(current.id, { ...current, url });
        return found;
      },
    ),
  }),
  ...wrong(["C-01"], ["call-changes"], {
    "calls a webhook with another name no more, until events are passed (name-stops-calls)": (service) => {
      const silent = new Set<string>();
      all(
        hook.updated((next, current, fields) => {
          if ("events" in fields) silent.delete(next.id);
          else if (next.name !== current.name) silent.add(next.id);
          return next;
        }),
        change("wants", (inner) => (one, event) => inner(one, event) && !silent.has(one.id)),
      )(service);
    },
  }),
  ...wrong(["C-02"], ["call-made"], {
    "takes zeros before numbers out of headers (header-digits)": callsWith(({ headers = null }) => ({
      headers: mapped(headers, toNumber),
    })),
  }),
  ...wrong(["C-03"], ["call-credentials"], {
    "takes zeros before numbers out of users (user-digits)": callsWith(({ http_basic_user: user = null }) => ({
      http_basic_user: toNumber(user),
    })),
  }),
  ...wrong(["U-01"], ["upload-identity"], {
    "accepts an update of nothing of an unknown upload (upload-unknown-nothing)": acceptsNothing("upload"),
  }),
  ...wrong(["W-01"], ["webhook-identity"], {
    "accepts an update of nothing of an unknown webhook (webhook-unknown-nothing)": acceptsNothing("webhook"),
  }),
  ...wrong(["U-09"], upload.default_field_metadata.only, {
    "has the title for an empty alt (alt-from-title)": upload.default_field_metadata.stored((value) =>
      inLocales(value, (members) =>
        members.alt === "" && isText(members.title) ? { ...members, alt: members.title } : members,
      ),
    ),
  }),
  ...wrong(["U-11"], upload.upload_collection.only, {
    "takes a type that is written otherwise (collection-type-written)": upload.upload_collection.coerces(
      (value) => asObject(value).type === "upload-collection",
      (value) => ({ ...asObject(value), type: "upload_collection" }),
    ),
  }),
  ...wrong(["U-04"], ["upload-jobs"], {
    "takes null for a name while a job waits (job-name-null)": takesMeanwhile("basename", (value) => value ?? "null"),
  }),
  ...wrong(["U-07"], ["upload-jobs"], {
    "takes numbers for notes while a job waits (job-notes-number)": takesMeanwhile("notes", (value) =>
      isNumber(value) ? String(value) : value,
    ),
  }),
  ...wrong(["U-16"], ["upload-jobs"], {
    "takes a path of nothing while a job waits (job-path-unknown)": takesMeanwhile("path", (value) => value),
  }),
];
