import { isObject } from "../../../../../src/base/json.js";
import type { Attempt } from "../../behaviour.js";
import type { Fields, Kind, Resource, State } from "../../model.js";
import type { Switch } from "../../server.js";
import { callsWith } from "../calls.js";
import { hook, upload } from "../fields.js";
import { all, asList, asObject, mapped, result, setting, without } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";
import { takesBeside } from "./aftermath.js";

/** Remembers the good fields of an update that it refuses, and does them with the next one. */
const dirty = (kind: Kind): Switch => {
  const kept = new Map<string, Fields>();
  return all(
    result("violations", (found, of, fields, current) => {
      const bad = found.map(({ field }) => field);
      if (of === kind && current && found.length > 0) kept.set(current.id, without(fields, ...bad, "path", "name"));
      return found;
    }),
    { upload, webhook: hook }[kind].stored((fields, { id }) => {
      const old = kept.get(id) ?? {};
      kept.delete(id);
      return { ...old, ...fields };
    }),
  );
};

/** Takes a new version for none. */
const ignoresVersion = (is: (next: Resource, current: Resource, state: State) => boolean): Switch =>
  result("updated", (next, of, current, _, __, { state }) => {
    const { content, path, basename = null, filename = null } = current;
    const isVersion = of === "upload" && next.content !== content && content !== undefined;
    if (!isVersion || !is(next, current, state)) return next;
    return { ...next, ...{ content, basename, filename }, ...(path === undefined ? {} : { path }) };
  });

const fileOf = ({ content }: Resource) => String(content).split("/").at(-1);
const sizeOf = ({ content }: Resource, { files }: State) => files.get(String(content))?.bytes?.length;

/** Digits of custom data become numbers. */
const digitsAsNumbers = upload.default_field_metadata.stored((metadata) =>
  mapped(metadata, (members) =>
    isObject(members) && isObject(members.custom_data)
      ? {
          ...members,
          custom_data: mapped(members.custom_data, (one) =>
            typeof one === "string" && /^[1-9]\d*$/.test(one) ? Number(one) : one,
          ),
        }
      : members,
  ),
);

/** Still sends credentials that were taken away one after the other. */
const stepwise: Switch = (service) => {
  const last = new Map<string, string>();
  const atOnce = new Set<string>();
  all(
    hook.stored((fields, { id }) => {
      const names = ["http_basic_user", "http_basic_password"].filter((name) => name in fields);
      if (names.length === 2) atOnce.add(id);
      else if (names.length === 1) atOnce.delete(id);
      return fields;
    }),
    result("credentials", (sent, { hook: { id } }) => {
      if (sent !== undefined) last.set(id, sent);
      return sent ?? (atOnce.has(id) ? undefined : last.get(id));
    }),
  )(service);
};

const asksFor = ({ events }: Resource, type: string) =>
  asList(events).some(
    (one) => asObject(one).entity_type === "upload" && asList(asObject(one).event_types).includes(type),
  );

/** Makes no retry of a call where this is so of a call that was made before it, or since. */
const forgets = (isOver: (mine: Attempt, other: Attempt, isLater: boolean) => boolean): Switch =>
  setting(({ behaviour: { callUrl } }) => {
    const made: Attempt[] = [];
    return {
      callUrl(attempt) {
        if (attempt.retries === 0) made.push(attempt);
        const at = made.findIndex(({ hook: { id }, event }) => id === attempt.hook.id && event === attempt.event);
        const isNone = attempt.retries > 0 && made.some((other, index) => isOver(attempt, other, index > at));
        // The service sends nothing to other machines.
        return isNone ? "http://nobody.invalid/" : callUrl(attempt);
      },
    };
  });

/** What depends on what a value has in common with another one, or on what else happened meanwhile. */
export const wrongRelations: WrongRow[] = [
  ...wrong(["U-04"], ["upload-basename-refused"], {
    "takes null for a name where a path comes with it (basename-null-path)": all(
      result("violations", (found, kind, fields) =>
        kind === "upload" && fields.basename === null && "path" in fields
          ? found.filter(({ field }) => field !== "basename")
          : found,
      ),
      upload.stored((fields) => (fields.basename === null ? without(fields, "basename") : fields)),
    ),
  }),
  ...wrong(["U-06"], upload.author.only, {
    "takes anything for an author where a name comes with it (author-beside-name)": takesBeside(
      "upload",
      "author",
      "basename",
      "made",
    ),
  }),
  ...wrong(["C-02"], ["call-made"], {
    "still sends the last headers where all were taken away (headers-still-sent)": callsWith(
      ({ id, headers }, _, service) => {
        const { memory } = service.state;
        const isEmpty = Object.keys(asObject(headers)).length === 0;
        if (!isEmpty) memory.set(`headers ${id}`, headers);
        return isEmpty && memory.has(`headers ${id}`) ? { headers: memory.get(`headers ${id}`) as Fields } : {};
      },
    ),
  }),
  ...wrong(["U-09"], upload.default_field_metadata.only, {
    "makes numbers of digits in custom data (custom-data-digits)": digitsAsNumbers,
  }),
  ...wrong(["U-13"], ["upload-together"], {
    "does a refused update with the next one (refused-next-upload)": dirty("upload"),
  }),
  ...wrong(["W-02", "W-16"], ["webhook-together"], {
    "does a refused update of a webhook with the next one (refused-next-webhook)": dirty("webhook"),
  }),
  ...wrong(["U-03", "U-15"], ["upload-version"], {
    "takes a new version of the same size for none (version-same-size)": ignoresVersion(
      (next, current, state) => sizeOf(next, state) === sizeOf(current, state),
    ),
    "takes a new version of the same file name for none (version-same-name)": ignoresVersion(
      (next, { filename }) => fileOf(next) === filename,
    ),
  }),
  ...wrong(["C-03"], ["call-credentials"], {
    "sends credentials that were taken away one after the other (credentials-stepwise)": stepwise,
  }),
  ...wrong(["C-01"], ["call-count"], {
    "calls one address once for an event, whoever asked (same-url-once)": result(
      "wants",
      (isWanted, mine, { type }, { state }) => {
        const same = [...state.webhook.values()].filter(({ url, enabled }) => url === mine.url && enabled === true);
        return isWanted && same.find((one) => asksFor(one, type)) === mine;
      },
    ),
  }),
  ...wrong(["C-01"], ["call-silence"], {
    "takes the types of events of records for those of uploads too (events-crossed)": result(
      "wants",
      (isWanted, { events, enabled }, { type }) =>
        isWanted ||
        (enabled === true &&
          asList(events).some((one) => asObject(one).entity_type === "upload") &&
          asList(events).some((one) => asList(asObject(one).event_types).includes(type))),
    ),
  }),
  ...wrong(["C-08"], ["call-retries"], {
    "does not retry the second call that failed for an event (retries-first-webhook)": forgets(
      (mine, other, isLater) => !isLater && other.event === mine.event && other.hook.id !== mine.hook.id,
    ),
    "does not retry once a later event was told (retries-until-next)": forgets(
      (mine, other, isLater) => isLater && other.hook.id === mine.hook.id && other.event !== mine.event,
    ),
  }),
];
