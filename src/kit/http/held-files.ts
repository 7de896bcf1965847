import { isObject, show } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Target } from "../binding/target.js";
import type { Removable } from "../specs/resource-spec.js";
import type { Codec } from "../wire/codec.js";
import { toMultipart } from "../wire/multipart.js";
import { UnsayableError } from "../wire/unavailable.js";
import type { CallOptions } from "./request.js";

/** The files of a run for a target that takes them with the resource, as multipart/form-data. Their name stands for their path. */
export class HeldFiles {
  readonly #files = new Map<string, Buffer>();

  /** Keeps the bytes for the request that brings them. Undefined if the target takes files on their own. */
  hold({ operations: all }: Target, { operations }: Removable, name: string, bytes: Buffer): string | undefined {
    if (!all[operations.create]?.multipart && !all[operations.update]?.multipart) return undefined;
    this.#files.set(name, bytes);
    return name;
  }

  /** A request as JSON, or with the bytes of a file. Throws an UnsayableError. */
  bodyOf(
    codec: Codec,
    operationId: OperationId,
    { path, body, base }: CallOptions,
    isRestoring: boolean,
  ): Pick<CallOptions, "body" | "rawBody"> {
    const { operations, resources } = codec.target;
    const { multipart } = operations[operationId] ?? {};
    const spec = resources.find(({ operations: { create, update } }) => [create, update].includes(operationId));
    const { [spec?.file?.path ?? ""]: held, ...rest } = codec.decode(body) ?? {};
    const name = typeof held === "string" ? held : "";
    const bytes = this.#files.get(name);
    const asJson = { body: codec.toBody(operationId, body, path, base) };
    if (!spec || held === undefined || (!bytes && !multipart)) return asJson;
    if (!multipart) throw new UnsayableError(`${operationId} takes no file there`);
    const others = codec.toBody(operationId, codec.encode(operationId, rest, path?.[spec.idParameter]), path, base);
    // What restores sends what it can: null is no part of a form, and the file comes with the next patch.
    const isWhole = !isObject(others) || multipart.rest !== undefined || !Object.values(others).includes(null);
    if (bytes && isRestoring && !isWhole) return { body: others };
    if (bytes) return { body: undefined, rawBody: toMultipart(multipart, others, { name, bytes }) };
    // The bytes of an earlier file are not the kit's.
    if (isRestoring) return { body: others };
    throw new UnsayableError(`a file comes as bytes there, not as /${spec.file?.path} ${show(held)}`);
  }
}
