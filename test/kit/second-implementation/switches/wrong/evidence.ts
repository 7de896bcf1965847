import { isObject, type JsonObject, type JsonValue } from "../../../../../src/base/json.js";
import type { Switch } from "../../server.js";
import { hook, upload } from "../fields.js";
import { all, asList, change, entries, given, isNumber, mapped, result, without } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const metadata = upload.default_field_metadata;
const locales = ["upload-locales"];

/** Changes the members of one locale, where they come. */
const inLocale = (locale: string, to: (members: JsonObject) => JsonObject): Switch =>
  metadata.stored((value) =>
    entries(value, (some) => some.map(([name, one]) => [name, name === locale && isObject(one) ? to(one) : one])),
  );

const isJson = (value: JsonValue): boolean => typeof value === "string" && /^[[{]/.test(value);
const parsed = (value: JsonValue): JsonValue => JSON.parse(String(value));

/** Changes the pairs of custom data in every locale, where they come. */
const ofCustomData = (to: (pair: [string, JsonValue]) => [string, JsonValue]): Switch =>
  metadata.stored((value) =>
    entries(value, (all) =>
      all.map(([locale, one]) => [
        locale,
        isObject(one) && isObject(one.custom_data)
          ? { ...one, custom_data: entries(one.custom_data, (pairs) => pairs.map(to)) }
          : one,
      ]),
    ),
  );

/** Loses a field of an update of an upload that comes while a job of it runs. */
const losesBehindJob = (name: string): Switch => {
  const behind = new WeakSet<object>();
  return all(
    change("violations", (inner, { jobs }) => (kind, fields, current) => {
      if (kind === "upload" && current && jobs.queues(current.id)) behind.add(fields);
      return inner(kind, fields, current);
    }),
    result("normal", (kept, _, fields) => (behind.has(fields) ? without(kept, name) : kept)),
  );
};

/** Serves the bytes of the first new version at the address of later ones. */
const keepsVersion =
  (most: number): Switch =>
  (service) => {
    const { state } = service;
    const versions = new Map<string, (Buffer | undefined)[]>();
    all(
      upload.updated((next, current) => {
        if (next.content !== current.content) {
          const bytes = state.files.get(String(next.content))?.bytes;
          versions.set(next.id, [...(versions.get(next.id) ?? []), bytes]);
        }
        return next;
      }),
      result("fileAt", (file, address) => {
        const known = versions.get(address.split("/")[2] ?? "") ?? [];
        return file && known.length > most ? known[most - 1] : file;
      }),
    )(service);
  };

/** An update of a webhook without one field, where it comes with others and a condition holds. */
const ignoredBeside = (name: string, isSo: (fields: JsonObject) => boolean): Switch => {
  const less = (fields: JsonObject) =>
    Object.keys(fields).length > 1 && isSo(fields) ? without(fields, name) : fields;
  return given("violations", (kind, fields, current) => [
    kind,
    kind === "webhook" && current ? less(fields) : fields,
    current,
  ]);
};

/** Makes a text of a number in one locale, where others refuse it. */
const takesNumberIn = (locale: string): Switch => {
  const to = (value: JsonValue | undefined): JsonObject =>
    mapped(value ?? null, (one, name) =>
      name === locale && isObject(one) && isNumber(one.alt) ? { ...one, alt: String(one.alt) } : one,
    ) as JsonObject;
  const field = "default_field_metadata";
  return all(
    given("violations", (kind, fields, current) => [
      kind,
      isObject(fields[field]) ? { ...fields, [field]: to(fields[field]) } : fields,
      current,
    ]),
    metadata.stored((value) => (isObject(value) ? to(value) : value)),
  );
};

/** A sentence that is broken in one part alone, or in another place than that of its contract. */
export const wrongEvidence: WrongRow[] = [
  // Found by mutants of somebody who did not know the kit.
  ...wrong(["W-03"], ["webhook-names"], {
    "takes a name in use where a url comes with it (name-taken-beside-url)": ignoredBeside(
      "name",
      ({ url }) => url !== undefined,
    ),
  }),
  ...wrong(["W-10"], ["webhook-enabled"], {
    "takes null where another field comes with it, and keeps the old value (enabled-null-beside)": all(
      ignoredBeside("enabled", ({ enabled }) => enabled === null),
      hook.enabled.stored((value, now) => (value === null ? now : value)),
    ),
  }),
  ...wrong(["U-09"], locales, {
    "makes a text of a number in the second locale (metadata-number-second)": takesNumberIn("fr"),
  }),
  ...wrong(["W-10"], ["call-silence"], {
    "shows that a webhook is enabled where it was switched off (enabled-answered-true)": {
      apply: hook.enabled.stored((value, now) => (value === false ? now : value)),
      notBroken: ["C-01"],
    },
  }),
  ...wrong(["W-07"], ["call-silence", "call-events"], {
    "keeps the first type of an event alone (events-one-type)": {
      apply: hook.events.stored((value) =>
        asList(value).map((one) =>
          isObject(one) ? { ...one, event_types: asList(one.event_types).slice(0, 1) } : one,
        ),
      ),
      notBroken: ["C-01"],
    },
  }),
  ...wrong(["U-13"], ["upload-together"], {
    "takes every update, and loses null where other fields come too (upload-null-beside)": {
      apply: upload.stored((fields) =>
        entries(fields, (some) => (some.length > 1 ? some.filter(([, value]) => value !== null) : some)),
      ),
      notBroken: ["U-02"],
    },
  }),
  ...wrong(["W-16"], ["webhook-together"], {
    "takes every update, and loses false where a name comes too (webhook-false-beside)": {
      apply: hook.stored((fields) =>
        "name" in fields && Object.keys(fields).length === 2
          ? entries(fields, (some) => some.filter(([, value]) => value !== false))
          : fields,
      ),
      notBroken: ["W-02"],
    },
    "takes every update, and loses true where headers come too (webhook-true-beside)": {
      apply: hook.stored((fields) =>
        "headers" in fields && Object.keys(fields).length === 2
          ? entries(fields, (some) => some.filter(([, value]) => value !== true))
          : fields,
      ),
      notBroken: ["W-02"],
    },
  }),
  ...wrong(["W-02"], ["W-02", "W-03", "W-06", "W-07", "W-10", "W-15"], {
    "wants a name and a url in every update of a webhook (webhook-whole)": {
      apply: hook.refuses((fields) => !("name" in fields && "url" in fields)),
      notHeld: ["W-03", "W-06", "W-07", "W-10"],
      notBroken: ["W-03", "W-04", "W-06", "W-07", "W-10"],
    },
  }),
  ...wrong(["U-09"], locales, {
    "loses the alt of the second locale (locale-second-alt)": inLocale("fr", (members) => without(members, "alt")),
    "loses the custom data of the third locale (locale-third-data)": inLocale("it", (members) =>
      without(members, "custom_data"),
    ),
    "loses nested members of custom data in the second locale (locale-second-nested)": inLocale("fr", (members) => ({
      ...members,
      ...(isObject(members.custom_data)
        ? { custom_data: entries(members.custom_data, (some) => some.filter(([, value]) => !isObject(value))) }
        : {}),
    })),
  }),
  ...wrong(["U-09"], ["upload-locales", "upload-default-field-metadata"], {
    "takes numbers as titles in the second locale (locale-second-type)": metadata.takes((value) => {
      const members = isObject(value) ? value.fr : undefined;
      return isObject(members) && typeof members.title === "number";
    }),
  }),
  ...wrong(["U-15"], ["upload-version"], {
    "serves the first new version for ever (version-first-served)": keepsVersion(1),
    "serves the second new version for ever (version-second-served)": keepsVersion(2),
    "serves the file from before a new version once that is renamed (version-rename-old)": (service) => {
      const { state } = service;
      const old = new Map<string, Buffer | undefined>();
      const renamed = new Set<string>();
      all(
        upload.updated((next, current) => {
          if (next.content !== current.content) old.set(next.id, state.files.get(String(current.content))?.bytes);
          else if (next.basename !== current.basename && old.has(next.id)) renamed.add(next.id);
          return next;
        }),
        result("fileAt", (file, address) => {
          const id = address.split("/")[2] ?? "";
          return file && renamed.has(id) ? old.get(id) : file;
        }),
      )(service);
    },
  }),
  ...wrong(["C-02"], ["call-made"], {
    "does not send headers with an underscore in their name (header-underscore)": result(
      "callHeaders",
      (headers) => entries(headers, (some) => some.filter(([name]) => !name.includes("_"))) as Record<string, string>,
    ),
  }),
  ...wrong(["C-02"], ["call-events"], {
    "does not send the last header with a call for a deletion (header-not-delete)": result(
      "callHeaders",
      (headers, { event }) =>
        event.type === "delete" ? Object.fromEntries(Object.entries(headers).slice(0, -1)) : headers,
    ),
  }),
  ...wrong(["U-14"], ["upload-version"], {
    "does not rename after two new versions (version-no-rename)": (service) => {
      const versions = new Map<string, number>();
      upload.updated((next, current, fields) => {
        const count = versions.get(next.id) ?? 0;
        if (next.content !== current.content) versions.set(next.id, count + 1);
        else if (count > 1 && "basename" in fields)
          return {
            ...next,
            basename: current.basename ?? null,
            filename: current.filename ?? null,
            path: current.path ?? null,
          };
        return next;
      })(service);
    },
  }),
  ...wrong(["U-06"], ["upload-author", "upload-texts"], {
    "ignores an author that differs in its letter case alone (author-case)": upload.author.stored((value, current) =>
      String(value).toLowerCase() === String(current).toLowerCase() ? undefined : value,
    ),
  }),
  ...wrong(["U-07"], ["upload-notes", "upload-texts"], {
    "ignores notes that are the beginning of the old ones (notes-beginning)": upload.notes.stored((value, current) =>
      value !== null && value !== "" && String(current).startsWith(String(value)) ? undefined : value,
    ),
  }),
  ...wrong(["U-09"], metadata.only, {
    "loses the sign of numbers in custom data (custom-negative)": ofCustomData(([name, value]) => [
      name,
      isNumber(value) ? Math.abs(Number(value)) : value,
    ]),
    "loses the type in custom data (custom-type)": ofCustomData(([name, value]) =>
      name === "type" ? ["kind", value] : [name, value],
    ),
  }),
  ...wrong(["U-08"], upload.tags.only, {
    "reads a list in the text of tags (tags-json)": upload.tags.coerces(isJson, parsed),
  }),
  ...wrong(["W-06"], hook.headers.only, {
    "reads an object in the text of headers (headers-json)": hook.headers.coerces(isJson, parsed),
  }),
  ...wrong(["U-15"], ["upload-version"], {
    "serves 64 KiB of each file (version-64k)": result("fileAt", (file) => file?.subarray(0, 65_536)),
  }),
  ...wrong(["U-13"], ["upload-jobs"], {
    "loses the author of an update that comes while a job runs (job-loses-author)": losesBehindJob("author"),
    "loses the metadata of an update that comes while a job runs (job-loses-metadata)":
      losesBehindJob("default_field_metadata"),
  }),
];
