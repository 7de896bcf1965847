import type { OperationId } from "../../openapi/documents.js";
import type { Api } from "../http/api.js";
import type { Entry } from "../ledger/entries.js";
import { type Exchange, isMissing, isSuccess, told } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";

/** What a read of an invented identifier shows. */
export interface Absence {
  /** The note for writes to it. Undefined if they might touch somebody. */
  undo: Entry | undefined;
  /** Why there is none, in a sentence. */
  because: string;
  read: Exchange | undefined;
}

/**
 * Proves with a read that an invented identifier is nobody's: nothing has it, or a lenient target finds `own` in it, which the run
 * may change. What it finds else is somebody's.
 */
export async function proveAbsent(
  api: Api,
  { kind, idParameter, operations }: { kind: string; idParameter: string; operations: { read: OperationId } },
  id: string,
  own?: string,
): Promise<Absence> {
  const because = `nothing proves that no ${kind} has the ID ${id}, so the kit does not write to it`;
  if (!api.has(operations.read))
    return { undo: undefined, because: `${because}: the target has no ${operations.read}`, read: undefined };
  const read = await api.call(operations.read, { path: { [idParameter]: id } });
  const shown = isSuccess(read.status) ? toResourceId(api.codec.decode(read.json)?.id) : undefined;
  const isNobodys = isMissing(read) || (shown !== undefined && shown === own);
  const undo = isNobodys ? api.ledger.absent({ kind, id }) : undefined;
  return { undo, because: `${because}: ${told(read)}`, read };
}
