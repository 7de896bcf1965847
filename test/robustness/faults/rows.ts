import { isObject, isSame, type JsonObject, type JsonValue, parseJson } from "../../../src/base/json.js";
import { validateRequest } from "../../../src/openapi/validators.js";

/** How a product differs from the documented service, each seen on a real one. */
export interface Manners {
  /** The company's webhook is enabled. */
  listens?: boolean;
  /** Every upload that is created or updated is a job. */
  jobs?: boolean;
  /** A webhook needs events, and is created enabled, whatever was sent. */
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
  /** How long each answer takes, in milliseconds. */
  slow?: number;
}

export type Reply = readonly [status: number, body?: JsonValue];

/** What a request asks for. */
export interface Asked {
  method: string;
  url: URL;
  body: Buffer<ArrayBuffer>;
  /** What it creates is shown only later. */
  isHidden: boolean;
}

const drafts = {
  uploads: {
    ...{ type: "upload", path: "", basename: "", filename: "", author: null, copyright: null, notes: null, tags: [] },
    ...{ default_field_metadata: {}, creator: { type: "access_token", id: "t1" }, upload_collection: null },
  },
  webhooks: {
    ...{ type: "webhook", name: "", url: "https://hooks.company.example/" },
    ...{ custom_payload: null, headers: {}, events: [] },
    ...{ http_basic_user: null, http_basic_password: null, enabled: false, payload_api_version: "3" },
    ...{ nested_items_in_payload: false, auto_retry: false },
  },
  "upload-collections": { type: "upload_collection", label: "", position: 1, parent: null, children: [] },
  users: {},
} satisfies Record<string, JsonObject>;
type Kind = keyof typeof drafts;

const operations = { uploads: "Upload", webhooks: "Webhook", "upload-collections": "UploadCollection", users: "User" };
const isCompany = (id: unknown) => /^[uwcn]1$/.test(`${id}`);
export const refusal = (status: number, detail: string): Reply => [
  status,
  { title: "Refused", status, detail, code: "REFUSED", errors: [] },
];

/** A company's rows, and those of runs; `later` postpones what a service does after its answer. */
export class Rows {
  readonly #files = new Map([["/company/a.png", Buffer.from("a")]]);
  readonly #jobs = new Map<string, Reply>();
  readonly #hidden = new Set<unknown>();
  readonly all: Record<Kind, Map<string, JsonObject>>;
  /** Calls to others than the run's receiver, and webhooks of the run that would make some. */
  readonly strayCalls: string[] = [];
  #count = 1;

  constructor(
    readonly origin: () => string,
    readonly manners: Manners,
    readonly later: (run: () => void) => void,
  ) {
    const events = [{ entity_type: "upload", event_types: ["create", "update", "delete"] }];
    const one = (kind: Kind, fields: JsonObject) => new Map([[`${fields.id}`, { ...drafts[kind], ...fields }]]);
    this.all = {
      uploads: one("uploads", {
        id: "u1",
        ...{ path: "/company/a.png", author: "Ada", notes: "Keep", tags: ["a"] },
        ...(manners.nests && { upload_collection: "c1" }),
      }),
      webhooks: one("webhooks", { id: "w1", name: "Company", enabled: manners.listens ?? false, events }),
      "upload-collections": one("upload-collections", { id: "c1", label: "Company" }),
      users: one("users", { id: "n1" }),
    };
  }

  /** The rows of the company, and what runs have left, as they are shown. */
  look() {
    const list = (isTheirs: boolean) =>
      Object.entries(this.all).flatMap(([kind, rows]) =>
        [...rows.values()]
          .filter(({ id }) => isTheirs === isCompany(id))
          .map((row) => `${kind} ${JSON.stringify(this.#shown(kind as Kind, row))}`),
      );
    return { company: list(true).join("\n"), left: list(false) };
  }

  /** What a request comes to, for somebody who has access. */
  act(asked: Asked): Reply {
    const { method, url, body } = asked;
    const [, name = "", id = ""] = url.pathname.split("/");
    const path = url.pathname.slice(name.length + 1);
    if (name === "storage") this.#files.set(path, body);
    if (name === "storage") return [200];
    if (name === "files") return [this.#files.has(path) ? 200 : 404, this.#files.get(path)?.toString("latin1") ?? ""];
    if (name === "job-results") return this.#jobs.get(id) ?? [404];
    const sent = (parseJson(body.toString()) ?? {}) as JsonObject;
    const stored = `/in/${this.#count + 1}/${sent.filename}`;
    if (name === "upload-requests")
      return [201, { id: stored, type: "upload_request", url: `${url.origin}/storage${stored}`, request_headers: {} }];
    if (!(name in operations)) return [404, {}];
    const kind = name as Kind;
    if (id === "")
      return method === "GET" ? this.#list(kind, url.searchParams) : this.#create(kind, sent, asked.isHidden);
    const row = this.#hidden.has(id) ? undefined : this.all[kind].get(id);
    if (!row) return refusal(404, "Nothing is here");
    const { unread, locked } = this.manners;
    if (method === "GET")
      return unread && kind === "uploads" && !isCompany(id)
        ? refusal(unread, "Not now")
        : [200, this.#shown(kind, row)];
    if (method === "DELETE") return this.#delete(kind, row);
    if (locked && kind === "webhooks") return refusal(409, locked);
    return this.#problem(kind, "update", id, sent) ?? this.#work(kind, () => this.#update(kind, id, sent));
  }

  #list(kind: Kind, query: URLSearchParams): Reply {
    const { listQuery = query.toString() } = kind === "uploads" ? this.manners : {};
    if (query.toString() !== listQuery) return refusal(400, `Unknown query ${[...query.keys()]}`);
    const listed = [...this.all[kind].values()].filter(({ id }) => !this.#hidden.has(id));
    const start = Number(query.get("page[offset]") ?? 0);
    const data = listed.slice(start, start + Number(query.get("page[limit]") ?? 30));
    return [200, { data: data.map((row) => this.#shown(kind, row)), meta: { total_count: listed.length } }];
  }

  #create(kind: Kind, sent: JsonObject, isHidden: boolean): Reply {
    const { twins, createsEnabled } = this.manners;
    const make = () => {
      const id = `${kind === "upload-collections" ? "c" : kind[0]}${++this.#count}`;
      const row = this.#keep(
        kind,
        { ...drafts[kind], id },
        { ...sent, ...(kind === "webhooks" && createsEnabled && { enabled: true }) },
      );
      if (isHidden) this.#hidden.add(id);
      if (isHidden) this.later(() => this.#hidden.delete(id));
      if (kind === "uploads") this.#raise("create", row);
      return row;
    };
    const makeAll = (): Reply => {
      const row = make();
      if (twins && kind === "uploads") make();
      return [201, this.#shown(kind, row)];
    };
    return this.#problem(kind, "create", "", sent) ?? this.#work(kind, makeAll);
  }

  #update(kind: Kind, id: string, sent: JsonObject): Reply {
    const old = this.all[kind].get(id);
    if (!old) return [404, {}];
    const row = this.#keep(kind, old, sent);
    if (kind === "uploads" && Object.keys(sent).length > 0) this.#raise("update", row);
    return [200, this.#shown(kind, row)];
  }

  #delete(kind: Kind, row: JsonObject): Reply {
    this.all[kind].delete(`${row.id}`);
    if (kind === "uploads") this.#raise("delete", row);
    return [200, this.#shown(kind, row)];
  }

  /** Does what is right now, or as a job. */
  #work(kind: Kind, work: () => Reply): Reply {
    if (!this.manners.jobs || kind !== "uploads") return work();
    const id = `j${++this.#count}`;
    this.#jobs.set(id, [404]);
    this.later(() => {
      const [status, payload = null] = work();
      this.#jobs.set(id, [200, { id, type: "job_result", status, payload }]);
    });
    return [202, { id, type: "job" }];
  }

  #problem(kind: Kind, which: "create" | "update", id: string, sent: JsonObject): Reply | undefined {
    const { nests, createsEnabled } = this.manners;
    const { type: _, ...needed } = kind === "webhooks" && which === "create" ? drafts.webhooks : { type: "" };
    const { creator, upload_collection: folder, ...others }: JsonObject = { ...needed, ...sent };
    const [wrong] = validateRequest(
      "flat",
      `${which}${operations[kind]}` as "updateUpload",
      nests ? others : { ...needed, ...sent },
    );
    const isKnown = (value: JsonValue | undefined, id: string) =>
      value === undefined || typeof value === "object" || value === id;
    const names = [...this.all.webhooks.values()].filter((one) => one.id !== id).map(({ name }) => name);
    const isFolder = !isObject(folder) || this.all["upload-collections"].has(`${folder.id}`);
    const problems: (string | false)[] = [
      wrong !== undefined && `${wrong.pointer} ${wrong.code}`,
      kind === "webhooks" &&
        which === "create" &&
        createsEnabled === true &&
        isSame(others.events, []) &&
        "events are needed",
      kind === "webhooks" && names.includes(sent.name ?? "") && "name is taken",
      sent.path !== undefined && !this.#files.has(`${sent.path}`) && "path was never uploaded",
      nests
        ? (creator === null || !isKnown(creator, "n1") || !isKnown(folder, "c1")) && "no such reference"
        : !isFolder && "no such collection",
    ];
    const problem = problems.find((one) => one !== false);
    return problem ? refusal(422, problem) : undefined;
  }

  #shown(kind: Kind, row: JsonObject): JsonObject {
    if (kind !== "uploads") return row;
    const { path, basename } = row;
    const filename = `${path}`.replace(/.*\//, "");
    const file = {
      filename,
      basename: basename || filename.replace(/\.\w+$/, ""),
      size: this.#files.get(`${path}`)?.length ?? 0,
      url: `${this.origin()}/files${path}`,
    };
    return { ...row, ...file, ...(this.manners.nests && { creator: "n1" }) };
  }

  #keep(kind: Kind, old: JsonObject, sent: JsonObject): JsonObject {
    const row = { ...old, ...sent };
    if (kind === "uploads") this.#follow(row, sent);
    this.all[kind].set(`${row.id}`, row);
    const isOpen = kind === "webhooks" && row.enabled && !isSame(row.events ?? [], []) && !isCompany(row.id);
    // A host of `.invalid` never receives anything (RFC 6761).
    if (isOpen && !/^https?:..(127\.0\.0\.1|[^/]*\.invalid)[:/]/.test(`${row.url}`))
      this.strayCalls.push(`webhook ${row.id} is enabled for ${row.url}`);
    return row;
  }

  /** Names follow paths and paths names, and what Directus and its like do with an object where a reference is. */
  #follow(row: JsonObject, { path, basename, creator, upload_collection: folder }: JsonObject): void {
    if (path !== undefined) row.basename = "";
    if (basename !== undefined) {
      const renamed = `${row.path}`.replace(/[^/]*?(\.\w+)?$/, `${basename}$1`);
      this.#files.set(renamed, this.#files.get(`${row.path}`) ?? Buffer.alloc(0));
      Object.assign(row, { basename, path: renamed });
    }
    if (!this.manners.nests) return;
    if (creator !== null && typeof creator === "object")
      this.all.users.set(`n${++this.#count}`, { id: `n${this.#count}` });
    if (!isObject(folder)) return;
    row.upload_collection = `${folder.id ?? `c${++this.#count}`}`;
    const old = this.all["upload-collections"].get(row.upload_collection);
    this.all["upload-collections"].set(row.upload_collection, { ...old, ...folder, id: row.upload_collection });
  }

  #raise(type: string, upload: JsonObject): void {
    const entity = { id: upload.id, type: "upload", attributes: this.#shown("uploads", upload) };
    const body = JSON.stringify({
      webhook_call_id: `call-${++this.#count}`,
      entity_type: "upload",
      event_type: type,
      entity,
    });
    for (const { id, enabled, events, url, headers } of this.all.webhooks.values()) {
      if (!enabled || !JSON.stringify(events).includes(`"${type}"`)) continue;
      const init = {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json", ...(headers as Record<string, string>) },
      };
      if (new URL(`${url}`).hostname !== "127.0.0.1") this.strayCalls.push(`${type} to webhook ${id}`);
      else void fetch(`${url}`, init).catch(() => undefined);
    }
  }
}
