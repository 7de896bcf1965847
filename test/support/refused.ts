import { expect } from "vitest";
import type { OperationId } from "../../src/openapi/documents.js";
import type { Client, Sending } from "./client.js";
import type { Reply } from "./reply.js";
import { everythingIn } from "./standin.js";

export interface Refusal {
  status?: number;
  code: string;
  /** Pointers into the flat fields, in order; the envelope says where each stands in the body. */
  at?: readonly string[];
}

const typeOf = (operationId: OperationId): string =>
  operationId.endsWith("UploadCollection") ? "upload_collection" : operationId.replace(/^[a-z]+/, "").toLowerCase();

/** Sends what must be refused, and shows that it is, where, with a sentence for each violation, and that nothing changed. */
export async function expectRefused(
  client: Client,
  operationId: OperationId,
  sending: Sending,
  { status = 422, code, at }: Refusal,
): Promise<Reply> {
  const before = everythingIn(client.environment);
  const reply = await client.send(operationId, sending);
  const sent = JSON.stringify(sending);
  expect({ status: reply.status, code: reply.error.code }, sent).toEqual({ status, code });
  if (at) {
    const wanted = at.map((pointer) => client.envelope.pointerTo(pointer, typeOf(operationId)));
    expect(
      reply.error.violations.map((violation) => violation.pointer),
      sent,
    ).toEqual(wanted);
    for (const violation of reply.error.violations) expect(violation.detail, sent).toMatch(/\w.*\.$/s);
  }
  expect(everythingIn(client.environment), sent).toEqual(before);
  return reply;
}
