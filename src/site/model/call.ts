import type { JsonValue } from "../../base/json.js";
import { type Marks, marksOf } from "./marks.js";
import { type BodyView, toBody } from "./operations.js";
import type { DocsSource } from "./source.js";

export interface CallHeader {
  name: string;
  value: string;
  description: string;
  marks: Marks;
}

/** The webhook call, as the document has it. */
export interface Call {
  summary: string;
  tag: string;
  description: string;
  marks: Marks;
  headers: readonly CallHeader[];
  payload: BodyView;
  /** What each status of the receiver's response means. */
  responses: readonly { status: string; description: string; marks: Marks }[];
  /** The default payload, as it was really sent. */
  example: JsonValue;
}

export function toCall({ documents: { flat } }: DocsSource): Call {
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
    responses: Object.entries(call.responses).map(([status, response]) => ({
      status,
      description: response.description,
      marks: marksOf(response),
    })),
    example,
  };
}
