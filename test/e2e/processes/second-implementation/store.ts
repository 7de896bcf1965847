/** What a client sends. */
export type Fields = Record<string, unknown>;

export interface Asset extends Fields {
  id: string;
}
export interface Hook extends Fields {
  id: string;
}

interface File {
  bytes: number;
}

export interface Store {
  assets: Map<string, Asset>;
  hooks: Map<string, Hook>;
  jobs: Map<string, { state: "queued" | "done"; asset: Asset | undefined }>;
  files: Map<string, File>;
  applied(asset: Asset, fields: Fields): Asset;
}

export function emptyStore(): Store {
  const files = new Map<string, File>([
    ["/in/first.jpg", { bytes: 1200 }],
    ["/in/second.jpg", { bytes: 3400 }],
  ]);
  const asset: Asset = {
    id: "a-1",
    path: "/in/first.jpg",
    basename: "first",
    url: "cdn:first.jpg",
    bytes: 1200,
    size: 1200,
    copyright: null,
    author: "Somebody",
    notes: null,
    tags: ["one"],
    default_field_metadata: { de: { title: "Titel" } },
    creator: { type: "access_token", id: "t-1" },
    upload_collection: null,
  };
  const hook = (id: string, name: string): Hook => ({
    id,
    name,
    url: "http://127.0.0.1:9/hook",
    custom_payload: null,
    headers: {},
    events: [],
    http_basic_user: null,
    http_basic_password: "never shown",
    enabled: true,
    payload_api_version: "v2",
    nested_items_in_payload: false,
    auto_retry: true,
  });
  return {
    assets: new Map([["a-1", asset]]),
    hooks: new Map([
      ["h-1", hook("h-1", "First")],
      ["h-2", hook("h-2", "Second")],
    ]),
    jobs: new Map(),
    files,
    applied: (current, fields) => applied(files, current, fields),
  };
}

/** A new path brings its file and its name; a basename renames what there is then. Metadata is replaced whole. */
function applied(files: Map<string, File>, current: Asset, fields: Fields): Asset {
  const next: Asset = { ...current, ...fields };
  if (fields.path !== undefined && fields.path !== current.path) {
    const file = files.get(String(fields.path)) as File;
    next.bytes = file.bytes;
    next.size = file.bytes;
    next.basename = fields.basename ?? (String(fields.path).split("/").at(-1) as string).replace(/\.\w+$/, "");
  }
  return { ...next, url: `cdn:${next.basename}.jpg` };
}

const text = (value: unknown) => typeof value === "string";
const textOrNull = (value: unknown) => value === null || text(value);
const flag = (value: unknown) => typeof value === "boolean";
const object = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const every = (value: unknown, is: (one: unknown) => boolean) => Array.isArray(value) && value.every(is);
const reference = (value: unknown, types: string[]) =>
  object(value) && types.includes(String(value.type)) && text(value.type) && text(value.id);

/** One locale's metadata: members may be left out, and are never null. */
const localeMetadata = (value: unknown) =>
  object(value) &&
  Object.entries(value).every(([name, member]) => {
    if (name === "title" || name === "alt") return text(member);
    if (name === "custom_data") return object(member);
    return name === "focal_point" && object(member) && typeof member.x === "number" && typeof member.y === "number";
  });

const assetChecks: Record<string, (value: unknown, store: Store) => boolean> = {
  path: (value, { files }) => text(value) && files.has(String(value)),
  basename: (value) => text(value) && /^[^/\n]{1,200}$/.test(String(value)),
  copyright: textOrNull,
  author: textOrNull,
  notes: textOrNull,
  tags: (value) => every(value, text),
  default_field_metadata: (value) =>
    object(value) &&
    Object.entries(value).every(([locale, one]) => ["de", "fr"].includes(locale) && localeMetadata(one)),
  creator: (value) => reference(value, ["access_token", "sso_user", "person"]),
  upload_collection: (value) =>
    value === null || (reference(value, ["upload_collection"]) && ["c-1"].includes(String((value as Fields).id))),
};

const hookChecks: Record<string, (value: unknown) => boolean> = {
  name: (value) => text(value) && value !== "",
  url: (value) => text(value) && /^https?:\/\/./.test(String(value)),
  custom_payload: textOrNull,
  headers: (value) =>
    object(value) &&
    Object.entries(value).every(([name, one]) => /^[\w-]+$/.test(name) && text(one) && !/[\r\n\0]/.test(String(one))),
  events: (value) => every(value, (one) => object(one) && text(one.entity_type) && every(one.event_types, text)),
  http_basic_user: textOrNull,
  http_basic_password: textOrNull,
  enabled: flag,
  payload_api_version: text,
  nested_items_in_payload: flag,
  auto_retry: flag,
};

export const assetViolations = (store: Store, fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([name, value]) => assetChecks[name]?.(value, store) !== true)
    .map(([name]) => `${name} is wrong`);

export function hookViolations({ hooks }: Store, id: string, fields: Fields): string[] {
  const taken = [...hooks.values()].some((other) => other.id !== id && other.name === fields.name);
  const wrong = Object.entries(fields).filter(([name, value]) => hookChecks[name]?.(value) !== true);
  return [...wrong.map(([name]) => `${name} is wrong`), ...(taken ? ["the name is taken"] : [])];
}
