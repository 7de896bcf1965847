import type { Field, FieldContext, JsonObject, JsonValue, StatementId } from "../../src/kit/index.js";
import { knownLocale } from "../steps/locale.js";
import { metadata } from "./compare-metadata.js";
import { plainHard } from "./hard-texts.js";
import { isMetadata } from "./stated.js";
import { wrong, wrongStringsIn } from "./wrong-values.js";

/** A locale of the project, or else the default locale of a new project. */
export const localeOf = (context: Pick<FieldContext, "kit" | "now">): string => knownLocale(context) ?? "en";

/** If no locale is known, a refusal may be about the locale. */
const openLocale = (context: FieldContext): readonly StatementId[] =>
  knownLocale(context) === undefined ? ["Q-09"] : [];

const fullMetadata: JsonObject = {
  title: "A title ✓",
  alt: "An alt",
  custom_data: {
    shelf: "B2",
    count: 3,
    half: 0.5,
    flag: false,
  },
  focal_point: { x: 0.25, y: 0.75 },
};

/** The spec does not say which values the pairs may have, but an accepted value must be kept. */
const openData: readonly JsonObject[] = [
  { none: null, list: [1, "two", null], nested: { deep: { deeper: [true, {}] }, none: null } },
  { "a.b": 1, $d: 2, "": 3, "Zoë 𝒳": "👩‍🚀 & <b>", [plainHard]: plainHard },
];

export const metadataField: Field = {
  name: "default_field_metadata",
  rule: "U-09",
  nullable: false,
  isStated: isMetadata,
  trials(context) {
    const locale = localeOf(context);
    const openTo = openLocale(context);
    const inLocale: JsonObject[] = [
      fullMetadata,
      { title: "Only a title" },
      { alt: "Only an alt" },
      { custom_data: { only: "custom data" } },
      { focal_point: { x: 0.5, y: 0.125 } },
      { focal_point: { x: 0, y: 1 } },
      { custom_data: {} },
    ];
    const open = openData.map((custom_data) => ({
      value: { [locale]: { custom_data } },
      openTo: ["Q-10", ...openTo] as const,
    }));
    const [whole, ...parts] = inLocale.map((members) => ({ [locale]: members }));
    return [
      { value: whole as JsonObject, ...(openTo.length > 0 ? { openTo } : {}) },
      // It is open which members may be missing.
      ...parts.map((value) => ({ value, openTo: ["Q-10", ...openTo] as const })),
      ...open,
      // A service may require its default locale.
      { value: {}, openTo: ["Q-10"] as const },
    ];
  },
  // In every locale that the upload shows: a service may want all of them in each update.
  ordinary: ({ now }) => {
    const shown = Object.keys(
      isMetadata(now.default_field_metadata ?? null) ? (now.default_field_metadata as JsonObject) : {},
    );
    return [fullMetadata, { ...fullMetadata, title: "Another title" }].map((members) =>
      Object.fromEntries(shown.map((locale) => [locale, members])),
    );
  },
  withText: (text, context) => ({
    [localeOf(context)]: { title: text, alt: `${text} alt`, custom_data: { text, list: [text] } },
  }),
  wrong(context) {
    const locale = localeOf(context);
    const at = (value: JsonValue) => ({ [locale]: value });
    const point = (value: JsonValue) => at({ focal_point: value });
    return [
      ...wrong(["text", "", 7, 0, true, false, [], [{ locale }]]),
      ...wrong(["text", 7, true, [], [{ title: "x" }]].map(at)),
      ...wrongStringsIn((value) => at({ title: value }), false),
      ...wrongStringsIn((value) => at({ alt: value }), false),
      ...wrong(["text", 7, true, ["text"]].map((value) => at({ custom_data: value }))),
      ...wrong(["center", 0.5, true, [0.5, 0.5]].map(point)),
      ...wrong(
        [
          { x: "0.5", y: 0.5 },
          { x: 0.5, y: "0.5" },
          { x: true, y: 0.5 },
          { x: [0.5], y: {} },
        ].map(point),
      ),
    ];
  },
  compare: metadata,
  assumes: ["Q-42"],
  fillValue(context) {
    const locale = knownLocale(context);
    if (locale === undefined) return undefined;
    return {
      [locale]: {
        title: "Filled title",
        alt: "Filled alt",
        custom_data: { filled: "yes" },
        focal_point: { x: 0.125, y: 0.875 },
      },
    };
  },
};
