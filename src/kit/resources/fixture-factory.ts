import { isObject, type JsonObject, type JsonValue, pick, show } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Api } from "../target/api.js";
import { createOperations, deleteOperations, exampleId, readOperations } from "../target/document-defaults.js";
import { RefusedAddressError } from "../target/elsewhere.js";
import { type Exchange, isSuccess, told } from "../target/exchange.js";
import { webAddress } from "../target/jobs.js";
import type { Ports } from "../target/ports.js";
import type { Kind } from "../target/target.js";
import { Fixture } from "./fixture.js";
import type { Leftover } from "./leftovers.js";
import { conclude, readResource } from "./outcome.js";
import { type Birth, isMadeOf, remove, removeForGood, removeUnfinished } from "./remove.js";

/** A file that was uploaded for the kit, and what is known of it. */
export interface UploadedFile {
  path: string;
  /** Undefined for one that the binding names, whose bytes nobody knows. */
  bytes: Buffer | undefined;
}

/** Why the kit uploads no files where the target offers to take them. */
export interface FileProblem {
  because: string;
  /** What the target did wrong; undefined where it is the kit that does not go there. */
  exchange: Exchange | undefined;
}

/** Makes what contracts work on, where the target can, and takes it away in the end. */
export interface FixtureFactory {
  /** Uploads bytes to a path that no upload uses; undefined where the target takes none. */
  file(name: string, bytes: Buffer): Promise<UploadedFile | undefined>;
  /** An upload or a webhook of the kit's own; undefined where the target makes none. */
  make(kind: Kind, fields?: JsonObject): Promise<Fixture | undefined>;
  /** Set once the target was found to hand out an address that no bytes are sent to. */
  readonly fileProblem: FileProblem | undefined;
  /** Why there is none of a kind, as the rest of a sentence; empty where there is nothing more to say. */
  whyNone(kind: Kind): string;
  /** Whether the kit made it, in this run. */
  owns(kind: Kind, resource: JsonObject): boolean;
  /** Takes away something that the kit made. */
  remove(fixture: Fixture): Promise<Exchange>;
  /** Forgets something that is not there any more, as after a restart. */
  forget(fixture: Fixture): void;
  /** Takes away everything that is still there. Resolves with what could not be. */
  removeAll(): Promise<Leftover[]>;
}

export function createFixtureFactory(api: Api, ports: Ports): FixtureFactory {
  const made = new Set<Fixture>();
  /** Asked for, and nobody has seen yet what came of it. */
  const births = new Set<Birth>();
  let fileProblem: FileProblem | undefined;
  const refusals = new Map<Kind, string>();
  const can = (...operationIds: OperationId[]) => operationIds.every((id) => api.has(id)) && !api.target.readOnly;

  const factory: FixtureFactory = {
    get fileProblem() {
      return fileProblem;
    },
    whyNone(kind) {
      const because = refusals.get(kind) ?? (kind === "upload" ? fileProblem?.because : undefined);
      return because === undefined ? "" : `, since ${because}`;
    },

    async file(name, bytes) {
      if (fileProblem || !can("createUploadRequest")) return undefined;
      const asked = await api.call("createUploadRequest", {
        body: api.codec.encode("createUploadRequest", { filename: name }),
      });
      if (!isSuccess(asked.status)) {
        api.lacks("createUploadRequest");
        return undefined;
      }
      const { id: path, url, request_headers: headers } = api.codec.decode("upload", asked.json) ?? {};
      const address = typeof url === "string" ? webAddress(url, `${api.target.url}/`) : undefined;
      if (typeof path !== "string" || address === undefined) {
        const because = `${told(asked)} with the id ${show(path)} and the url ${show(url)}, which lead nowhere with the bytes`;
        fileProblem = { because, exchange: asked };
        return undefined;
      }
      try {
        const sent = await api.send("PUT", address, {
          headers: { "Content-Type": "application/octet-stream", ...textsIn(headers) },
          rawBody: bytes,
        });
        return isSuccess(sent.status) ? { path, bytes } : undefined;
      } catch (error) {
        if (!(error instanceof RefusedAddressError)) throw error;
        fileProblem = { because: error.message, exchange: undefined };
        return undefined;
      }
    },

    async make(kind, fields = {}) {
      const operationId = createOperations[kind];
      if (!can(operationId, deleteOperations[kind])) return undefined;
      const draft = kind === "upload" ? await uploadDraft(factory, ports) : webhookDraft(ports);
      if (!draft) return undefined;
      const body = api.codec.encode(operationId, { ...draft, ...fields });
      const exchange = await api.call(operationId, { body });
      const birth: Birth = { kind, draft: { ...draft, ...pick(fields, ["name", "path"]) }, exchange };
      births.add(birth);
      const outcome = await conclude(api, ports, kind, exchange).catch((error) => {
        if (!(error instanceof RefusedAddressError)) throw error;
        refusals.set(kind, error.message);
      });
      const id = outcome?.resource?.id;
      if (!outcome?.accepted || (typeof id !== "string" && typeof id !== "number")) {
        if (outcome?.refused) births.delete(birth);
        api.lacks(operationId);
        return undefined;
      }
      const reads = readOperations[kind];
      const first = await readResource(api, ports, kind, String(id));
      births.delete(birth);
      const isOwn = [outcome.resource, first.resource].every((one) => !one || isMadeOf(kind, one, draft));
      if (!isOwn) {
        // Whatever this is, it was not made here: it must not be changed, nor deleted.
        api.lacks(operationId);
        return undefined;
      }
      if (!first.resource && api.has(reads) && [404, 405].includes(first.exchange.status)) api.lacks(reads);
      const copy = first.resource ?? (outcome.resource as JsonObject);
      const fixture = new Fixture(api, ports, { kind, id: String(id) }, true, copy);
      made.add(fixture);
      return fixture;
    },

    owns(kind, { id, name, path }) {
      const isMarked = [name, path].some((text) => /standin[ -]verify|standin-/i.test(String(text)));
      return isMarked || [...made].some((one) => one.kind === kind && one.id === String(id));
    },

    async remove(fixture) {
      const exchange = await remove(api, fixture.kind, fixture.id);
      if (isSuccess(exchange.status)) made.delete(fixture);
      return exchange;
    },

    forget: (fixture) => void made.delete(fixture),

    async removeAll() {
      const left: Leftover[] = [];
      for (const birth of births) left.push(...(await removeUnfinished(api.steady, ports, birth)));
      for (const { kind, id } of made) left.push(...(await removeForGood(api.steady, kind, id)));
      births.clear();
      made.clear();
      return left;
    },
  };
  return factory;
}

/** The members of an object that are texts, as headers have to be. */
const textsIn = (value: JsonValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

async function uploadDraft(factory: FixtureFactory, ports: Ports): Promise<JsonObject | undefined> {
  const name = `standin-verify-${ports.unique()}.txt`;
  const file = await factory.file(name, Buffer.from(`Made by standin verify for ${name}; it may be deleted.\n`));
  return file && { path: file.path };
}

/** Disabled until a contract wants calls. */
function webhookDraft(ports: Ports): JsonObject {
  return {
    name: `Standin verify ${ports.unique()}`,
    url: "https://example.com/standin-verify",
    custom_payload: null,
    headers: {},
    events: [],
    http_basic_user: null,
    http_basic_password: null,
    enabled: false,
  };
}

/** The resource that the target lends, if it does: the one that was named, else the one of the document's examples. */
export async function borrow(
  api: Api,
  ports: Ports,
  kind: Kind,
): Promise<{ fixture: Fixture | undefined; exchange: Exchange }> {
  const named = api.target.fixtures[`${kind}_id`];
  const id = named ?? exampleId(kind);
  const reads = readOperations[kind];
  let { exchange, resource } = await readResource(api, ports, kind, id);
  if (!resource && named && api.has(reads) && [404, 405].includes(exchange.status)) {
    // An identifier that is known to be good: so there is no such operation.
    api.lacks(reads);
    if (!api.target.readOnly) ({ exchange, resource } = await readResource(api, ports, kind, id));
  }
  return { fixture: resource && new Fixture(api, ports, { kind, id }, false, resource), exchange };
}
