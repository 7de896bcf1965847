import type { Platform } from "../base/platform.js";
import { type Steps, sorted } from "../base/steps.js";
import { toUtf8 } from "../base/text.js";
import { refuseViolations } from "../openapi/errors.js";
import { type Violation, wrongLength } from "../openapi/violations.js";
import type { Domain } from "./domain.js";
import type { UploadTag } from "./entities.js";

/** The most tags of a list, and the most characters of a tag. */
const maximumTags = 200;
const maximumCharacters = 255;

/** What is wrong with the size of a list of tags. */
export function tagViolations(tags: readonly string[], pointer = "/tags"): Violation[] {
  if (tags.length > maximumTags)
    return [{ pointer, code: "VALIDATION_LENGTH", says: wrongLength("at most", maximumTags, "item") }];
  const violations: Violation[] = [];
  for (const [index, tag] of tags.entries()) violations.push(...nameViolations(tag, `${pointer}/${index}`));
  return violations;
}

const nameViolations = (tag: string, pointer: string): Violation[] =>
  tag.length > maximumCharacters && countsOver(tag)
    ? [{ pointer, code: "VALIDATION_LENGTH", says: wrongLength("at most", maximumCharacters, "character") }]
    : [];

/** Whether a long text has too many characters as people count them: an emoji is one, however many code units it takes. */
function countsOver(tag: string): boolean {
  let count = 0;
  for (const _ of new Intl.Segmenter().segment(tag)) if (++count > maximumCharacters) return true;
  return false;
}

const tagExists = ": the tag exists. Set it on an upload, or choose another.";

type TagQuery = { "page[offset]"?: number; "page[limit]"?: number; "filter[query]"?: string };

/** Creates a tag that no upload has yet. Throws INVALID_FIELD if the name exists. */
export function createTag({ store, platform }: Domain, { name }: { name: string }): UploadTag {
  refuseViolations(nameViolations(name, "/name"), "upload_tag");
  if (store.tags.has(name) || store.uploads.tags.has(name))
    refuseViolations([{ pointer: "/name", code: "VALIDATION_UNIQUENESS", says: tagExists }], "upload_tag");
  store.memory.hold("tags", name);
  store.tags.add(name);
  return toTag(platform, name);
}

/** A page of the tags that uploads have or that were created, by name, and how many there are in all. */
export function* listTags({ store, platform }: Domain, query: TagQuery): Steps<{ page: UploadTag[]; total: number }> {
  const { "page[offset]": offset = 0, "page[limit]": limit = 50, "filter[query]": wanted = "" } = query;
  const lower = wanted.toLowerCase();
  const found: string[] = [];
  for (const name of new Set([...store.uploads.tags.keys(), ...store.tags])) {
    if (name.toLowerCase().includes(lower)) found.push(name);
    yield;
  }
  const matching = yield* sorted(found, (one, other) => (one < other ? -1 : Number(one !== other)));
  return {
    page: matching.slice(offset, offset + limit).map((name) => toTag(platform, name)),
    total: matching.length,
  };
}

/** A tag is known by its name: its identifier is a digest of that, 22 characters of URL-safe base64. */
const toTag = (platform: Platform, name: string): UploadTag => ({
  id: digestOf(platform, name),
  type: "upload_tag",
  name,
});

function digestOf({ md5, toBase64 }: Platform, text: string): string {
  const bytes = md5([toUtf8(text)]).match(/../g) ?? [];
  const base64 = toBase64(Uint8Array.from(bytes, (hex) => Number.parseInt(hex, 16)));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
