import { childPointer, namesIn } from "../base/json-pointer.js";
import type { components } from "./generated/types.js";
import type { Violation } from "./violations.js";

/** How default metadata looks: by locale, as the specification has it, or by field, as newer projects of the published service have it. */
export type MetadataForm = "locale" | "field";

/** The state keeps the time of a poster in each locale, as it does what else all share; the specification's form does not have it. */
type Members = components["schemas"]["FieldMetadata"] & { poster_time?: number | null };
type Localized = Pick<Members, "alt" | "title" | "custom_data">;
type Shared = Required<Pick<Members, "focal_point" | "poster_time">>;

export type MetadataByLocale = Readonly<Record<string, Partial<Members>>>;
export type MetadataByField = { [Name in keyof Localized]: Record<string, Localized[Name]> } & Shared;

const localized = ["alt", "title", "custom_data"] as const;
const shared = ["focal_point", "poster_time"] as const;

/** Complete metadata by field. A value that all locales share is the first value of any locale. */
export function toMetadataByField(metadata: Readonly<Record<string, Members>>): MetadataByField {
  const locales = Object.entries(metadata);
  const each = <Name extends keyof Localized>(name: Name) =>
    Object.fromEntries(locales.map(([locale, members]) => [locale, members[name]]));
  const one = <Name extends keyof Shared>(name: Name) =>
    locales.map(([, members]) => members[name]).find((value) => value !== undefined && value !== null) ?? null;
  return {
    alt: each("alt"),
    title: each("title"),
    custom_data: each("custom_data"),
    focal_point: one("focal_point"),
    poster_time: one("poster_time"),
  };
}

/** Converts metadata by field to metadata by locale. Each locale of the project gets the shared values. */
export function toMetadataByLocale(sent: Partial<MetadataByField>, locales: readonly string[]): MetadataByLocale {
  const members = new Map<string, Partial<Members>>();
  const add = (locale: string, member: Partial<Members>) => members.set(locale, { ...members.get(locale), ...member });
  for (const name of localized)
    for (const [locale, value] of Object.entries(sent[name] ?? {})) add(locale, { [name]: value });
  for (const name of shared) {
    const value = sent[name];
    if (value !== undefined) for (const locale of locales) add(locale, { [name]: value });
  }
  return Object.fromEntries(members);
}

const place = "default_field_metadata";

/** Points each violation in a locale to where that locale was sent: once in each field that has it. */
export function toViolationsByField(violations: readonly Violation[], sent: Partial<MetadataByField>): Violation[] {
  return violations.flatMap((violation) => {
    const [field, locale, ...within] = namesIn(violation.pointer);
    if (field !== place || locale === undefined) return [violation];
    const names = localized.filter((name) => Object.hasOwn(sent[name] ?? {}, locale));
    return names.map((name) => ({
      ...violation,
      pointer: [place, name, locale, ...within].reduce(childPointer, ""),
    }));
  });
}
