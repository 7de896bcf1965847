import { isObject, type JsonValue, show } from "../../base/json.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { type Exchange, isSuccess, told, toldInOwnWords } from "../wire/exchange.js";
import { RefusedAddressError } from "../wire/unavailable.js";
import type { Api } from "./api.js";
import { webAddress } from "./jobs.js";

/** A file for the kit at the target. */
export interface StoredFile {
  path: string;
  /** Undefined for a file that the binding names, whose bytes are unknown. */
  bytes: Buffer | undefined;
}

/** Hands files over to the target. */
export class FileStore {
  /** Set after the target has returned an address that the kit sends no bytes to. Without an exchange, the kit refused to connect. */
  problem: { because: string; exchange: Exchange | undefined } | undefined;
  #refusal: string | undefined;

  constructor(readonly api: Api) {}

  /** Why the target accepts none, to continue a sentence. */
  get whyNone(): string | undefined {
    return this.problem?.because ?? this.#refusal;
  }

  /** Sends bytes to a path that no resource uses. Undefined if the target accepts none. */
  async store(spec: ResourceSpec, name: string, bytes: Buffer): Promise<StoredFile | undefined> {
    const { api } = this;
    const operation = spec.file?.transfer.operation;
    const held = api.hold(spec, name, bytes);
    if (held !== undefined) return { path: held, bytes };
    if (this.problem || !operation) return undefined;
    if (!api.target.operations[operation]) this.#refusal = `the binding has no ${operation}`;
    if (!api.has(operation) || api.target.readOnly) return undefined;
    const body = api.codec.encode(operation, { filename: name });
    // An unused address has no lasting effect, and the target may forget a file that no resource uses.
    const undo = api.ledger.leavesNothing();
    const asked = await api.call(operation, { body, repeatable: true, undo });
    if (!isSuccess(asked.status)) {
      this.#refusal = toldInOwnWords(asked);
      api.lacks(operation);
      return undefined;
    }
    const { id: path, url, request_headers: headers } = api.codec.decode(asked.json) ?? {};
    const address = webAddress(url, `${api.target.url}/`);
    if (typeof path !== "string" || address === undefined) {
      const because = `${told(asked)} with the id ${show(path)} and the url ${show(url)}, which are not a place for the bytes`;
      this.problem = { because, exchange: asked };
      return undefined;
    }
    const addressHeaders = { "Content-Type": "application/octet-stream", ...textsIn(headers) };
    const sent = await api.send("PUT", address, { addressHeaders, rawBody: bytes, undo }).catch((error) => {
      if (!(error instanceof RefusedAddressError)) throw error;
      this.problem = { because: error.message, exchange: undefined };
    });
    if (!sent) return undefined;
    if (isSuccess(sent.status)) return { path, bytes };
    this.#refusal = toldInOwnWords(sent);
    return undefined;
  }
}

/** The members of an object that are texts, as headers must be. */
const textsIn = (value: JsonValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
