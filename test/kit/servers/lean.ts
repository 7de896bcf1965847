import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { isObject, type JsonObject } from "../../../src/base/json.js";

/**
 * A service as many are: files come by multipart, a folder is its number, lists come in pages, webhooks take only whole bodies and
 * have few fields, and what does not exist is forbidden. It keeps the spec in what it has.
 */
export async function startLean({ hasAuthor = false } = {}) {
  const files = new Map<number, JsonObject>();
  const folders = new Map<number, JsonObject>();
  const hooks = new Map<number, JsonObject>();
  const seen = { bodies: [] as string[], calls: 0 };
  const names = new Set<string>();
  /** No file replaces another: a name that is taken gets a number. */
  const freeName = (name: string): string => {
    const free = names.has(name) ? freeName(name.replace(".", "-1.")) : name;
    names.add(free);
    return free;
  };
  let next = 0;
  const refused = (reason: string) => ({ status: 400, json: { error: reason } });
  const shown = (one: JsonObject) => ({
    status: 200,
    json: { data: { ...one, secret: undefined } } as unknown as JsonObject,
  });
  const call = async (event: string, media: JsonObject) => {
    for (const hook of hooks.values()) {
      if (!hook.isEnabled || !(hook.events as string[]).includes(event)) continue;
      seen.calls++;
      const init = {
        method: "POST",
        body: JSON.stringify({ event, media }),
        headers: hook.headers as Record<string, string>,
      };
      await fetch(String(hook.url), init).catch(() => undefined);
    }
  };
  const isText = (value: unknown) => value === undefined || value === null || typeof value === "string";
  const checkFile = ({ caption, tags, folder, alt, author }: JsonObject) =>
    ![caption, alt, author].every(isText)
      ? "a text is no text"
      : tags !== undefined && !(Array.isArray(tags) && tags.every((one) => typeof one === "string"))
        ? "tags are no texts"
        : folder !== undefined &&
            folder !== null &&
            !folders.has(Number(typeof folder === "number" ? folder : Number.NaN))
          ? "no such folder"
          : undefined;
  const fileOf = (old: JsonObject, { caption, tags, folder, alt, author }: JsonObject, bytes?: File) => {
    const { rendered: _, ...was } = (isObject(old.caption) ? old.caption : {}) as JsonObject;
    const text = caption === undefined ? (was.raw ?? null) : caption;
    return {
      ...old,
      ...{
        caption: { raw: text, rendered: `<p>${text}</p>` },
        tags: tags ?? old.tags ?? [],
        alt: alt === undefined ? (old.alt ?? null) : alt,
      },
      folder:
        folder === undefined
          ? (old.folder ?? null)
          : folder === null
            ? null
            : { id: folder, label: folders.get(Number(folder))?.label ?? "" },
      ...(hasAuthor && author !== undefined ? { author } : {}),
      ...(bytes
        ? {
            size: bytes.size,
            source: `http://files.example/${Math.trunc(bytes.size)}/${freeName(bytes.name)}`,
            mime: bytes.type,
          }
        : {}),
    } as JsonObject;
  };
  const whole = ["name", "url", "headers", "events"];
  const checkHook = (body: JsonObject, isNew: boolean) => {
    const extra = Object.keys(body).find((name) => ![...whole, ...(isNew ? [] : ["isEnabled"])].includes(name));
    if (extra) return `${extra} is unknown`;
    const lack = [...whole, ...(isNew ? [] : ["isEnabled"])].find((name) => body[name] === undefined);
    if (lack) return `${lack} is missing`;
    const { name, url, headers, events, isEnabled = true } = body;
    const areTexts = isObject(headers) && Object.values(headers).every((one) => typeof one === "string");
    const areEvents = Array.isArray(events) && events.every((one) => typeof one === "string");
    return typeof name !== "string" ||
      typeof url !== "string" ||
      !URL.canParse(url) ||
      !areTexts ||
      !areEvents ||
      typeof isEnabled !== "boolean"
      ? "a value is of another type"
      : undefined;
  };
  async function answer(request: IncomingMessage): Promise<{ status: number; json?: JsonObject }> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://lean");
    const [, kind, key] = pathname.split("/");
    const { method } = request;
    const bytes = Buffer.concat(await request.toArray());
    if (request.headers.authorization !== "Bearer right") return { status: 401, json: { error: "who are you?" } };
    const type = request.headers["content-type"] ?? "";
    const form = type.startsWith("multipart/")
      ? await new Response(bytes, { headers: { "content-type": type } }).formData()
      : undefined;
    const file = form?.get("file");
    let body: unknown = {};
    try {
      if (form)
        body = Object.fromEntries(
          [...(form as unknown as Iterable<[string, unknown]>)].flatMap(([name, value]) =>
            typeof value === "string" ? [[name, name === "tags" || name === "folder" ? JSON.parse(value) : value]] : [],
          ),
        );
      else if (bytes.length > 0) body = JSON.parse(bytes.toString());
    } catch {
      return refused("no JSON");
    }
    if (method !== "GET" && method !== "DELETE") seen.bodies.push(JSON.stringify(body));
    if (!isObject(body)) return refused("no object");
    const all = { media: files, folders, hooks }[kind ?? ""];
    if (!all) return { status: 404, json: { error: "no such route" } };
    const id = Number(key);
    const old = all.get(id);
    if (key !== undefined && !old) return { status: 403, json: { error: "not allowed" } };
    if (method === "GET" && !old) {
      const page = Number(searchParams.get("page") ?? 1);
      if ([...searchParams.keys()].some((name) => name !== "page" && name !== "size"))
        return refused("an unknown parameter");
      const list = [...all.values()].reverse().slice((page - 1) * 3, page * 3);
      return { status: 200, json: { data: kind === "media" ? list : [...all.values()] } };
    }
    if (method === "GET") return shown(old ?? {});
    if (method === "DELETE") {
      all.delete(id);
      if (kind === "media") await call("media.gone", old ?? {});
      return { status: 204 };
    }
    if (kind === "folders") {
      const one = { id: ++next, label: String(body.label) };
      folders.set(one.id, one);
      return shown(one);
    }
    const wrong = kind === "media" ? checkFile(body) : checkHook(body, !old);
    if (wrong) return refused(wrong);
    if (kind === "media" && !old && !(file instanceof File)) return refused("no file");
    if (kind === "hooks" && [...hooks.values()].some((one) => one.name === body.name && one !== old))
      return refused("a name in use");
    const one: JsonObject =
      kind === "media"
        ? fileOf(old ?? { id: ++next }, body, file instanceof File ? file : undefined)
        : { id: old?.id ?? ++next, ...(old ? {} : { isEnabled: true }), ...body };
    all.set(Number(one.id), one);
    if (kind === "media") await call(old ? "media.changed" : "media.added", one);
    return shown(one);
  }
  const server = createServer((request, response) => {
    void answer(request).then(({ status, json }) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(json === undefined ? undefined : JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, files, folders, hooks, seen, close: () => server.close() };
}

/** Written with the guide alone. */
export const leanBinding = `
fields:
  upload:
    author: null
    basename: null
    default_field_metadata: null
    creator: null
    path: { read: /source }
    notes: { name: caption, read: /caption/raw }
    copyright: alt
    upload_collection: { name: folder, reference: id }
  webhook:
    custom_payload: null
    http_basic_user: null
    http_basic_password: null
    payload_api_version: null
    nested_items_in_payload: null
    auto_retry: null
    enabled: isEnabled
response: /data
gone: 403
update: { webhook: whole }
events: { upload.create: media.added, upload.update: media.changed, upload.delete: media.gone }
callEvent: /event
operations:
  createUpload: { route: POST /media, multipart: { file: file } }
  getUpload: GET /media/{upload_id}
  updateUpload: { route: "PATCH /media/{upload_id}", multipart: { file: file } }
  deleteUpload: DELETE /media/{upload_id}
  listUploads: { route: GET /media?size=3, response: /data, next: { page: page } }
  createUploadCollection: POST /folders
  getUploadCollection: GET /folders/{upload_collection_id}
  deleteUploadCollection: DELETE /folders/{upload_collection_id}
  listUploadCollections: { route: GET /folders, whole: true }
  createWebhook: POST /hooks
  getWebhook: GET /hooks/{webhook_id}
  updateWebhook: PUT /hooks/{webhook_id}
  deleteWebhook: DELETE /hooks/{webhook_id}
  listWebhooks: { route: GET /hooks, whole: true }
fixtures: { webhook: { without: [enabled] } }
`;
