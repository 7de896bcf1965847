import type { Attempt } from "../../behaviour.js";
import type { Fields, Kind, Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { callsWith } from "../calls.js";
import { hook, upload } from "../fields.js";
import { all, change, given, inLocales, isNumber, isUpdateOf, mapped, result, without } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Does one field of an update that it refuses for another. */
const doesOne = (kind: Kind, name: string): Switch =>
  result("violations", (found, of, fields, current, { state }) => {
    const isGood = name in fields && !found.some(({ field }) => field === name);
    if (of === kind && current && found.length > 0 && isGood)
      state[kind].set(current.id, { ...current, [name]: fields[name] ?? null });
    return found;
  });

/** Loses a field once, in the first update that passes it after another one. */
const losesAfter = (kind: Kind, name: string, is: (fields: Fields, isRefused: boolean) => boolean): Switch => {
  const marked = new Set<string>();
  return all(
    result("violations", (found, of, fields, current) => {
      if (of === kind && current && is(fields, found.length > 0)) marked.add(current.id);
      return found;
    }),
    { upload, webhook: hook }[kind].stored((fields, { id }) =>
      name in fields && marked.delete(id) ? without(fields, name) : fields,
    ),
  );
};

const isEmpty = (fields: Fields) => Object.keys(fields).length === 0;

/** Gives whoever has this in common with the resource a field of its update. */
const spreads = (kind: Kind, name: string, common: string): Switch =>
  change("commit", (inner, { state }) => (of, id, fields, incoming) => {
    const next = inner(of, id, fields, incoming);
    if (of !== kind || !(name in fields) || next[common] === null) return next;
    for (const one of state[kind].values())
      if (JSON.stringify(one[common]) === JSON.stringify(next[common])) one[name] = fields[name] ?? null;
    return next;
  });

/** Takes anything for a field where another one comes with it. */
export const takesBeside = (kind: Kind, name: string, other: string, to: Fields[string]): Switch => {
  const isWrong = (fields: Fields) => name in fields && other in fields;
  return all(
    change(
      "violations",
      (inner) => (of, fields, current) =>
        of === kind && current && isWrong(fields) && inner(of, fields, current).every(({ field }) => field === name)
          ? inner(of, without(fields, name), current)
          : inner(of, fields, current),
    ),
    { upload, webhook: hook }[kind].stored((fields) =>
      isWrong(fields) && typeof fields[name] !== typeof to ? { ...fields, [name]: to ?? null } : fields,
    ),
  );
};

/** Keeps for calls the events that a webhook had when it was switched off. */
const eventsOfThen: Switch = (service) => {
  const then = new Map<string, Resource[string]>();
  all(
    hook.updated((next, current, fields) => {
      if (current.enabled === false && fields.enabled !== true && "events" in fields && !then.has(next.id))
        then.set(next.id, current.events ?? null);
      return next;
    }),
    given("wants", (one, event) => [{ ...one, events: then.get(one.id) ?? one.events ?? null }, event]),
  )(service);
};

/** Goes on to call a webhook that is switched off with another name. */
const callsOn: Switch = (service) => {
  const on = new Set<string>();
  all(
    hook.updated((next, current, fields) => {
      if (fields.enabled === false && current.enabled === true && "name" in fields) on.add(next.id);
      else if ("enabled" in fields) on.delete(next.id);
      return next;
    }),
    given("wants", (one, event) => [{ ...one, enabled: on.has(one.id) || (one.enabled ?? null) }, event]),
  )(service);
};

const isRename = ({ event: { type, asset, previous } }: Attempt) =>
  type === "update" && asset.basename !== previous?.basename;
const isVersion = ({ event: { type, asset, previous } }: Attempt) =>
  type === "update" && asset.content !== previous?.content;

/** Serves the first file of an upload from its second name on, since its last new version. */
const firstFileAgain: Switch = (service) => {
  const first = new Map<string, string>();
  const names = new Map<string, number>();
  all(
    upload.updated((next, current) => {
      if (next.content !== current.content) {
        if (!first.has(next.id)) first.set(next.id, String(current.content));
        names.set(next.id, 0);
      } else if (next.basename !== current.basename) names.set(next.id, (names.get(next.id) ?? 0) + 1);
      return next;
    }),
    result("fileAt", (file, address, { state }) => {
      const id = address.split("/")[2] ?? "";
      const old = (names.get(id) ?? 0) > 1 && first.has(id) ? state.files.get(first.get(id) ?? "")?.bytes : undefined;
      return file && (old ?? file);
    }),
  )(service);
};

const roundedTo = (places: number) => (value: Fields[string]) =>
  isNumber(value) ? Math.round(value * 10 ** places) / 10 ** places : value;

const rounds = (member: string, places: number): Switch =>
  upload.default_field_metadata.stored((value) =>
    inLocales(value, (members) =>
      member in members && members[member] !== null
        ? { ...members, [member]: mapped(members[member], roundedTo(places)) }
        : members,
    ),
  );

const third = (fields: Fields): Fields => {
  const names = Object.keys(fields);
  return names.length === 3 ? without(fields, names[2] ?? "") : fields;
};

/** What depends on what came before, on what comes with it, or on what another one has in common. */
export const wrongAftermath: WrongRow[] = [
  ...wrong(["U-06"], ["upload-author"], {
    "does the tags of an update that it refuses for another field (half-tags)": doesOne("upload", "tags"),
    "puts an upload into a collection although it refuses the update (half-collection)": doesOne(
      "upload",
      "upload_collection",
    ),
  }),
  ...wrong(["W-04"], ["webhook-url"], {
    "does the headers of an update that it refuses for another field (half-headers)": doesOne("webhook", "headers"),
  }),
  ...wrong(["U-16"], ["upload-path"], {
    "does the copyright of an update to an unknown path (half-unknown-path)": doesOne("upload", "copyright"),
  }),
  ...wrong(["U-08"], ["upload-tags"], {
    "takes anything for tags where an author comes with it (beside-tags-author)": takesBeside(
      "upload",
      "tags",
      "author",
      ["made"],
    ),
  }),
  ...wrong(["W-07"], ["webhook-events"], {
    "takes anything for events where headers come with it (beside-events-headers)": takesBeside(
      "webhook",
      "events",
      "headers",
      [],
    ),
  }),
  ...wrong(["U-13"], ["upload-path"], {
    "loses an author after a refused update (after-refused-author)": losesAfter("upload", "author", (_, is) => is),
  }),
  ...wrong(["W-16"], ["webhook-names"], {
    "loses headers after a name that is in use (after-conflict-headers)": losesAfter(
      "webhook",
      "headers",
      (fields: Fields, is: boolean) => is && "name" in fields,
    ),
  }),
  ...wrong(["U-13"], ["upload-empty"], {
    "loses tags after an update of nothing (after-empty-tags)": losesAfter("upload", "tags", isEmpty),
  }),
  ...wrong(["W-16"], ["webhook-empty"], {
    "loses the template after an update of nothing (after-empty-template)": losesAfter(
      "webhook",
      "custom_payload",
      isEmpty,
    ),
  }),
  ...wrong(["W-15"], ["webhook-empty"], {
    "refuses an update of nothing while a webhook is on (empty-enabled)": hook.refuses(
      (fields, { enabled }) => isEmpty(fields) && enabled === true,
    ),
    "refuses an update of nothing where a webhook has no events (empty-no-events)": hook.refuses(
      (fields, { events }) => isEmpty(fields) && JSON.stringify(events) === "[]",
    ),
  }),
  ...wrong(["U-13"], ["upload-together"], {
    "loses the third of three fields (three-upload)": upload.stored(third),
  }),
  ...wrong(["W-16"], ["webhook-together"], {
    "loses the third of three fields of a webhook (three-webhook)": hook.stored(third),
  }),
  ...wrong(["W-03"], ["webhook-names"], {
    "takes the name of a webhook that is on (name-of-enabled)": result(
      "violations",
      (found, kind, fields, _, service) =>
        kind === "webhook" &&
        [...service.state.webhook.values()].some((one) => one.name === fields.name && one.enabled === true)
          ? found.filter(({ reason }) => reason !== "is taken")
          : found,
    ),
  }),
  ...wrong(["C-01"], ["call-changes"], {
    "calls for the events that a webhook had before it was switched off (events-of-then)": eventsOfThen,
  }),
  ...wrong(["C-01"], ["call-events"], {
    "goes on to call a webhook that is switched off with another name (off-with-name)": callsOn,
  }),
  ...wrong(["A-01"], ["access-without-token"], {
    "renames an upload for whoever asks (rename-without-token)": result("admit", (status, incoming) =>
      isUpdateOf("upload", incoming) && "basename" in (incoming.fields ?? {}) ? 200 : status,
    ),
  }),
  ...wrong(["C-02"], ["call-events"], {
    "sends no headers about a new version (version-no-headers)": callsWith((_, attempt) =>
      isVersion(attempt) ? { headers: {} } : {},
    ),
  }),
  ...wrong(["C-03"], ["call-events"], {
    "sends no credentials about a new version (version-no-credentials)": given("credentials", (attempt) => [
      isVersion(attempt)
        ? { ...attempt, hook: { ...attempt.hook, http_basic_user: null, http_basic_password: null } }
        : attempt,
    ]),
  }),
  ...wrong(["C-04"], ["call-events"], {
    "has no template about a new version (version-no-template)": callsWith((_, attempt) =>
      isVersion(attempt) ? { custom_payload: null } : {},
    ),
  }),
  ...wrong(["C-05"], ["call-default-payload"], {
    "has an empty default payload about a rename (rename-no-payload)": result("payload", (payload, attempt) =>
      isRename(attempt) ? {} : payload,
    ),
  }),
  ...wrong(["C-04"], ["call-template"], {
    "renders the first ten tags of a template (template-ten)": callsWith(({ custom_payload: text }) => {
      let count = 0;
      return typeof text === "string"
        ? { custom_payload: text.replace(/\{\{(?:event|entity)_type\}\}/g, (tag) => (++count > 10 ? "" : tag)) }
        : {};
    }),
  }),
  ...wrong(["C-02"], ["call-made"], {
    "cuts the value of a header after 256 characters (header-cut)": result("callHeaders", (headers) =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.slice(0, 256)])),
    ),
  }),
  ...wrong(["U-09"], ["upload-default-field-metadata"], {
    "rounds focal points to three decimals (focal-rounded)": rounds("focal_point", 3),
    "rounds numbers in custom data to two decimals (custom-rounded)": rounds("custom_data", 2),
  }),
  ...wrong(["U-13", "U-18"], ["upload-kinds"], {
    "keeps the author where null comes with a new name (rename-keeps-author)": upload.stored((fields, current) =>
      "basename" in fields && fields.author === null && fields.basename !== current.basename
        ? without(fields, "author")
        : fields,
    ),
  }),
  ...wrong(["U-06"], ["upload-author", "upload-kinds"], {
    "keeps the author where null comes, alone or with others (author-keeps-null)": {
      apply: upload.author.stored((value) => (value === null ? undefined : value)),
      notBroken: ["U-18"],
    },
  }),
  ...wrong(["U-01"], ["upload-identity"], {
    "gives all uploads of a collection the notes of one (spread-collection)": spreads(
      "upload",
      "notes",
      "upload_collection",
    ),
  }),
  ...wrong(["W-01"], ["webhook-identity"], {
    "gives all webhooks at an address the headers of one (spread-address)": spreads("webhook", "headers", "url"),
  }),
  ...wrong(["U-15", "U-14"], ["upload-version"], {
    "serves the first file again after a second rename (first-file-again)": firstFileAgain,
  }),
];
