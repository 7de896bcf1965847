import { marksOf } from "./marks.js";
import { toBody } from "./operations.js";
import type { DocsSource } from "./source.js";

/** The webhook call, as the document has it. */
export type Call = ReturnType<typeof toCall>;

export function toCall({ documents: { flat } }: DocsSource) {
  const call = flat.webhooks.call.post;
  const payload = call.requestBody && toBody(flat, call.requestBody.content, call["x-standin"].assumptions ?? []);
  const example = payload?.examples[0]?.value;
  if (!payload || example === undefined) throw new Error("The document shows no webhook call.");
  return {
    summary: call.summary,
    tag: call.tags?.[0] ?? "",
    description: call.description ?? "",
    marks: marksOf(call),
    headers: call["x-standin"].headers.map((header) => ({ ...header, marks: marksOf(header) })),
    payload,
    // The meaning of each status of the receiver's response.
    responses: Object.entries(call.responses).map(([status, response]) => ({
      status,
      description: response.description,
      marks: marksOf(response),
    })),
    // The default payload, as it was really sent.
    example,
  };
}
