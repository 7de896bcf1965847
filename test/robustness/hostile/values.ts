import type { JsonObject, JsonValue } from "../../../src/base/json.js";

/** Stands for text that `JSON.stringify` would not write. */
const raw = (text: string) => `@raw:${text}@`;

/** JSON with what stands for raw text replaced by it. */
export const toText = (value: JsonValue): string =>
  JSON.stringify(value).replace(/"@raw:(.*?)@"/g, (_, text: string) => JSON.parse(`"${text}"`));

const nested = (depth: number, open: string, close: string): string => raw(open.repeat(depth) + close.repeat(depth));

/** Values that something, somewhere, once took badly. */
export const hostileValues: readonly JsonValue[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e-308, 2 ** 53, raw("1e999"), raw("-0"), raw("1E400")],
  ...["", " ", "a\u0000b", "a\r\nX-Injected: 1", "\ud800", "\udfff\ud800", "\u2028", "\ufeff", "é".repeat(200), "🪨"],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "undefined", "NaN", "null"],
  ...["../../etc/passwd", "..", ".", "/", "//", "/..", "%2e%2e%2f", "a\\b", "C:\\a", "file:///etc/passwd", "a%00b"],
  ...["http://127.0.0.1/{{#a}}", "{{{", "{{=<% %>=}}{{{{{{", "{{entity.constructor}}", "{{>__proto__}}"],
  ...["javascript:1"],
  ...["http://a b/", "http://[::1", "http://\ud800/", "//a", "https://user:password@a/", "http://127.0.0.1:99999/"],
  ...["<script>alert(1)</script>", "'; DROP TABLE uploads; --", "$(id)", "x".repeat(5000), "2026-13-01T00:00:00Z"],
  ...["9999-12-31T23:59:60Z", "0000-00-00T00:00:00Z", "1h".repeat(40), "9".repeat(400), "-1d", "1e5ms"],
  ...[[], [[]], [null], ["a", "a"], [1, "a", {}], {}, { "": "" }, { a: null }],
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('{"toString":1,"valueOf":2,"toJSON":3,"length":-1}'),
  ...[nested(70, "[", "]"), nested(70, '{"a":[', "]}"), raw('{"a":1,"a":2}')],
];

/** Names of members that something, somewhere, once took badly. */
export const hostileNames = [
  ...["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "length", "then", "toJSON"],
  ...[
    "",
    " ",
    "a\r\nb",
    "a\u0000b",
    "\ud800",
    "a/b",
    "a~b",
    "~0~1",
    "../a",
    "🪨",
    "x".repeat(3000),
    "id",
    "type",
    "Id",
  ],
] as const;

/** Every pointer into a value, itself first. */
export function pointersOf(value: JsonValue, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, member]) => pointersOf(member, [...at, key]))];
}

/** A copy of a value with another at a pointer. */
export function withValue(value: JsonValue, pointer: readonly string[], other: JsonValue): JsonValue {
  const [key, ...rest] = pointer;
  if (key === undefined) return other;
  const member = (value as JsonObject)[key] as JsonValue;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? withValue(one, rest, other) : one));
  return fromEntries([
    ...Object.entries(value as JsonObject).filter(([name]) => name !== key),
    [key, withValue(member, rest, other)],
  ]);
}

/** Made of entries, since a member may be called `__proto__`. */
const fromEntries = (entries: [string, JsonValue][]): JsonObject => Object.fromEntries(entries);
