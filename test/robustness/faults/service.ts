import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isObject, isSame, type JsonObject, type JsonValue, parseJson } from "../../../src/base/json.js";
import type { Ports } from "../../../src/kit/http/ports.js";
import { validateRequest } from "../../../src/openapi/validators.js";

/** A fault of one request, or of every one from it on. */
export const faults = [
  ...["reset before", "reset after", "502 after", "cut", "503", "late answer"],
  ...["done late", "listed late", "kill", "interrupt", "gone", "refused"],
] as const;
export type Fault = (typeof faults)[number];

/** The fault of a request, by its number, from 1, and its line. */
export type Script = (at: number, request: string) => Fault | undefined;

/** How a product differs from the documented service, each seen on a real one. */
export interface Manners {
  /** The company's webhook is enabled. */
  listens?: boolean;
  /** Every upload that is created or updated is a job. */
  jobs?: boolean;
  /** A webhook is created enabled, whatever was sent, and needs events. */
  createsEnabled?: boolean;
  /** The list of uploads refuses a query that is not this one. */
  listQuery?: string;
  /** A reference is shown as its ID; an object that is sent there creates a user, or changes a folder. */
  nests?: boolean;
  /** What a read of an upload of the run answers, though the list shows it. */
  unread?: number;
  /** One creation makes two uploads. */
  twins?: boolean;
  /** A webhook cannot be changed, in these words. */
  locked?: string;
  /** How long each request takes, in milliseconds. */
  slow?: number;
}

type Kind = "uploads" | "webhooks" | "upload-collections" | "users";
type Reply = [status: number, body?: JsonValue];

const operations: Readonly<Record<string, string>> = {
  uploads: "Upload",
  webhooks: "Webhook",
  "upload-collections": "UploadCollection",
};
/** How much later a service acts or shows: after so many requests, or so much time, whichever comes first. */
const later = { requests: 3, milliseconds: 6000 };
const token = "s3cret";
const refusal = (status: number, detail: string): Reply => [
  status,
  { title: "Refused", status, detail, code: "REFUSED", errors: [] },
];

/**
 * A service of nobody here: plain REST, rows in memory, and a company's beside the run's. Its lateness counts requests, so that it is
 * the same on a loaded machine. `now` and `sleep` are the time of the run.
 */
export async function startService({ now, sleep, ...manners }: Manners & Pick<Ports, "now" | "sleep">) {
  const files = new Map([["/company/a.png", Buffer.from("a")]]);
  const rows: Record<Kind, Map<string, JsonObject>> = {
    uploads: new Map([["u1", upload("u1", "/company/a.png", { author: "Ada", notes: "Keep", tags: ["company"] })]]),
    webhooks: new Map([
      [
        "w1",
        webhook("w1", "Company", {
          enabled: manners.listens ?? false,
          events: [{ entity_type: "upload", event_types: ["create", "update", "delete"] }],
        }),
      ],
    ]),
    "upload-collections": new Map([["c1", collection("c1", "Company")]]),
    users: new Map([["n1", { id: "n1", name: "Ada" }]]),
  };
  const isCompany = (id: string) => /^[uwcn]1$/.test(id);
  const hidden = new Set<string>();
  const jobs = new Map<string, Reply>();
  const requests: string[] = [];
  const writes: string[] = [];
  /** Calls to addresses that are not the run's receiver, and enabled webhooks of the run that would make some. */
  const strayCalls: string[] = [];
  let dues: { at: number; by: number; run(): void }[] = [];
  let ids = 1;
  let script: Script = () => undefined;
  const hooks = {
    hold: (_method: string, _path: string) => (): unknown => undefined,
    kill: () => undefined as unknown,
    interrupt: () => true,
  };
  let isDead = false;

  const postpone = (run: () => void) =>
    void dues.push({ at: requests.length + later.requests, by: now() + later.milliseconds, run });
  const settle = (all = false) => {
    const due = dues.filter(({ at, by }) => all || requests.length >= at || now() >= by);
    dues = dues.filter((one) => !due.includes(one));
    for (const { run } of due) run();
  };

  function raise(type: string, entity: JsonObject): void {
    for (const { id, enabled, events, url, headers } of rows.webhooks.values()) {
      const asks = (events as JsonObject[]).some((one) => (one.event_types as string[]).includes(type));
      if (!enabled || !asks) continue;
      if (new URL(`${url}`).hostname !== "127.0.0.1") strayCalls.push(`${type} to webhook ${id}`);
      else {
        const body = JSON.stringify({
          webhook_call_id: `call-${++ids}`,
          entity_type: "upload",
          event_type: type,
          entity: { id: entity.id ?? null, type: "upload", attributes: entity },
        });
        void fetch(`${url}`, {
          method: "POST",
          body,
          headers: { "Content-Type": "application/json", ...(headers as Record<string, string>) },
        }).catch(() => undefined);
      }
    }
  }

  function keep(kind: Kind, row: JsonObject): void {
    rows[kind].set(`${row.id}`, row);
    const isOpen = kind === "webhooks" && row.enabled && (row.events as unknown[]).length > 0;
    // A host of `.invalid` never receives anything (RFC 6761).
    if (isOpen && !isCompany(`${row.id}`) && !/^https?:..(127\.0\.0\.1|[^/]*\.invalid)[:/]/.test(`${row.url}`))
      strayCalls.push(`webhook ${row.id} is enabled for ${row.url}`);
  }

  function wrong(kind: Kind, which: "create" | "update", id: string, sent: JsonObject): string | undefined {
    if (manners.createsEnabled && which === "create" && kind === "webhooks" && isSame(sent.events ?? [], []))
      return "/events are needed";
    const { id: _, type: __, ...needed } = kind === "webhooks" && which === "create" ? webhook("", "", {}) : {};
    const all = { ...needed, ...sent };
    const fields = manners.nests ? { ...all, creator: undefined, upload_collection: undefined } : all;
    const [one] = validateRequest(
      "flat",
      `${which}${operations[kind]}` as "updateUpload",
      JSON.parse(JSON.stringify(fields)),
    );
    if (one) return `${one.pointer} ${one.code}`;
    if (kind === "webhooks" && [...rows.webhooks.values()].some((other) => other.id !== id && other.name === sent.name))
      return "name is taken";
    if (sent.path !== undefined && !files.has(`${sent.path}`)) return "path was never uploaded";
    const isUnknown = (value: JsonValue | undefined) =>
      typeof value !== "object" && value !== undefined && value !== "n1";
    if (manners.nests && (sent.creator === null || isUnknown(sent.creator) || isUnknown(sent.upload_collection)))
      return "no such reference";
    const { id: folder = "c1" } = isObject(sent.upload_collection) ? sent.upload_collection : {};
    return manners.nests || rows["upload-collections"].has(`${folder}`) ? undefined : "no such collection";
  }

  /** What Directus and its like do with an object where a reference is. */
  function nest({ creator, upload_collection: folder }: JsonObject): void {
    if (creator !== null && typeof creator === "object") rows.users.set(`n${++ids}`, { id: `n${ids}` });
    if (isObject(folder)) rows["upload-collections"].set(`${folder.id ?? `c${++ids}`}`, { ...folder });
  }

  function change(kind: Kind, old: JsonObject, sent: JsonObject): JsonObject {
    const row: JsonObject = { ...old, ...sent, updated_at: new Date(now()).toISOString() };
    if (kind !== "uploads") return row;
    if (manners.nests) nest(sent);
    if (sent.path !== undefined && sent.path !== old.path) Object.assign(row, fileFields(`${sent.path}`));
    if (sent.basename !== undefined) {
      const filename = `${sent.basename}${/\.\w+$/.exec(`${row.filename}`)?.[0] ?? ""}`;
      const path = `${row.path}`.replace(/[^/]*$/, filename);
      files.set(path, files.get(`${row.path}`) ?? Buffer.alloc(0));
      Object.assign(row, { basename: sent.basename, filename, path, url: `${url}/files${path}` });
    }
    return row;
  }
  const fileFields = (path: string): JsonObject => {
    const filename = path.split("/").at(-1) ?? "";
    return {
      path,
      filename,
      basename: filename.replace(/\.\w+$/, ""),
      size: files.get(path)?.length ?? 0,
      url: `${url}/files${path}`,
    };
  };

  function create(kind: Kind, sent: JsonObject, isHidden: boolean): JsonObject {
    const id = `${kind[7] === "c" ? "c" : kind[0]}${++ids}`;
    const draft =
      kind === "uploads" ? upload(id, "", {}) : kind === "webhooks" ? webhook(id, "", {}) : collection(id, "");
    const row = {
      ...change(kind, draft, sent),
      ...(manners.createsEnabled && kind === "webhooks" && { enabled: true }),
    };
    if (isHidden) hidden.add(id);
    if (isHidden) postpone(() => hidden.delete(id));
    keep(kind, row);
    if (kind === "uploads") raise("create", row);
    return row;
  }

  /** The work of a write that is right; it runs now, or as a job. */
  function perform(kind: Kind, status: number, work: () => Reply): Reply {
    if (!manners.jobs || kind !== "uploads") return work();
    const id = `j${++ids}`;
    jobs.set(id, [404]);
    postpone(() => jobs.set(id, [200, { id, type: "job_result", ...result(work()) }]));
    return [status === 204 ? 204 : 202, { id, type: "job" }];
  }
  const result = ([status, payload = null]: Reply) => ({ status, payload });

  function act(
    method: string,
    path: string,
    query: URLSearchParams,
    body: Buffer<ArrayBuffer>,
    isHidden: boolean,
  ): Reply {
    const [, name = "", id = ""] = path.split("/");
    if (name === "storage") {
      files.set(path.slice("/storage".length), body);
      return [200];
    }
    if (name === "files") {
      const file = files.get(path.slice("/files".length));
      return file ? [200, file.toString("latin1")] : [404];
    }
    const sent = parseJson(body.toString()) as JsonObject;
    if (name === "upload-requests") {
      const at = `/in/${++ids}/${sent.filename}`;
      return [201, { id: at, type: "upload_request", url: `${url}/storage${at}`, request_headers: {} }];
    }
    if (name === "job-results") return jobs.get(id) ?? [404];
    if (!(name in operations)) return [404, {}];
    const kind = name as Kind;
    const shown = (row: JsonObject): JsonObject =>
      manners.nests && kind === "uploads" ? { ...row, creator: "n1", upload_collection: null } : row;
    const all = rows[kind];
    if (id === "" && method === "GET") {
      if (kind === "uploads" && manners.listQuery !== undefined && query.toString() !== manners.listQuery)
        return refusal(400, `Unknown query ${[...query.keys()]}`);
      const listed = [...all.values()].filter((row) => !hidden.has(`${row.id}`));
      const start = Number(query.get("page[offset]") ?? 0);
      return [
        200,
        {
          data: listed.slice(start, start + Number(query.get("page[limit]") ?? 30)).map(shown),
          meta: { total_count: listed.length },
        },
      ];
    }
    const old = all.get(id);
    if (id !== "" && (!old || hidden.has(id))) return refusal(404, "Nothing is here");
    if (method === "GET")
      return manners.unread && !isCompany(id) && kind === "uploads"
        ? refusal(manners.unread, "Not now")
        : [200, shown(old ?? {})];
    if (manners.locked && kind === "webhooks" && method === "PUT") return refusal(409, manners.locked);
    const problem = method === "DELETE" ? undefined : wrong(kind, id === "" ? "create" : "update", id, sent);
    if (problem) return refusal(422, problem);
    if (method === "POST")
      return perform(kind, 201, () => [
        201,
        shown(
          [
            create(kind, sent, isHidden),
            ...(manners.twins && kind === "uploads" ? [create(kind, sent, false)] : []),
          ][0] ?? {},
        ),
      ]);
    if (method === "DELETE") {
      all.delete(id);
      if (kind === "uploads" && old) raise("delete", old);
      return [200, shown(old ?? {})];
    }
    return perform(kind, 200, () => {
      const row = change(kind, all.get(id) ?? {}, sent);
      if (!all.has(id)) return [404, {}];
      keep(kind, row);
      if (kind === "uploads" && Object.keys(sent).length > 0) raise("update", row);
      return [200, shown(row)];
    });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url: address = "", socket } = request;
    const body = Buffer.concat(await request.toArray());
    if (isDead) return void hooks.hold(method, address);
    const at = requests.push(`${method} ${address}`);
    if (manners.slow) {
      const goOn = hooks.hold(method, address);
      await sleep(manners.slow);
      goOn();
    }
    settle();
    const asked = script(at, `${method} ${address}`);
    // Whoever does not listen is ended by the signal.
    const fault = asked === "interrupt" && !hooks.interrupt() ? "kill" : asked;
    const reset = () => void socket.resetAndDestroy();
    const answer = ([status, json]: Reply, isCut = false) => {
      const text = typeof json === "string" ? Buffer.from(json, "latin1") : Buffer.from(JSON.stringify(json ?? {}));
      response.writeHead(status, { "Content-Type": "application/json", "Content-Length": text.length });
      if (!isCut) return void response.end(text);
      response.write(text.subarray(0, text.length / 2), () => socket.destroy());
    };
    const { pathname, searchParams } = new URL(address, url);
    if (method !== "GET") writes.push(`${method} ${address}`);
    const isIn = /^.(storage|files)/.test(pathname) || request.headers.authorization === `Bearer ${token}`;
    const work = (): Reply =>
      isIn ? act(method, pathname, searchParams, body, fault === "listed late") : refusal(401, "No token");
    if (fault === "reset before" || fault === "gone") return reset();
    if (fault === "503") return answer(refusal(503, "Busy"));
    if (fault === "refused") return answer(refusal(401, "The token was taken away"));
    if (fault === "done late") postpone(work);
    if (fault === "done late") return reset();
    const reply = work();
    if (fault === "kill") isDead = true;
    if (fault === "kill") hooks.kill();
    if (fault === "kill" || fault === "late answer") return void hooks.hold(method, address);
    if (fault === "502 after") return answer(refusal(502, "Bad gateway"));
    if (fault === "reset after" || fault === "listed late") return reset();
    answer(reply, fault === "cut");
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const row of rows.uploads.values()) Object.assign(row, fileFields(`${row.path}`));
  const list = (isTheirs: boolean) =>
    Object.entries(rows).flatMap(([kind, all]) =>
      [...all.values()]
        .filter((row) => isTheirs === isCompany(`${row.id}`))
        .map(({ updated_at: _, ...row }) => `${kind} ${JSON.stringify(row)}`),
    );
  return {
    ...{ url, token, rows, requests, writes, strayCalls, hooks },
    /** Rows of the company, and of runs, as they are once everything late has happened. */
    look: () => {
      settle(true);
      return { company: list(true).join("\n"), left: list(false) };
    },
    fail(at: Script) {
      isDead = false;
      script = at;
      requests.length = 0;
      writes.length = 0;
      for (const one of dues) one.at = later.requests;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type Service = Awaited<ReturnType<typeof startService>>;

const upload = (id: string, path: string, fields: JsonObject): JsonObject => ({
  ...{ id, type: "upload", path, basename: "", filename: "", author: null, copyright: null, notes: null, tags: [] },
  ...{ default_field_metadata: {}, creator: { type: "access_token", id: "t1" }, upload_collection: null, ...fields },
});
const webhook = (id: string, name: string, fields: JsonObject): JsonObject => ({
  ...{
    id,
    type: "webhook",
    name,
    url: "https://hooks.company.example/",
    custom_payload: null,
    headers: {},
    events: [],
  },
  ...{ http_basic_user: null, http_basic_password: null, enabled: false, payload_api_version: "3" },
  ...{ nested_items_in_payload: false, auto_retry: false, ...fields },
});
const collection = (id: string, label: string): JsonObject => ({
  id,
  type: "upload_collection",
  label,
  position: 1,
  parent: null,
  children: [],
});
