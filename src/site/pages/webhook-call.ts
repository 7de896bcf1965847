import { toJson } from "../examples.js";
import { anchored, blocks, code, details, fence, inline, rows, text } from "../markdown.js";
import type { DocsModel } from "../model/model.js";
import { fieldTable } from "./field-table.js";
import { marks } from "./marks.js";

/** What is sent when an event happens, and what the receiver's response means. */
export const callTables = ({ call }: DocsModel) => ({
  call: blocks(`# ${call.summary}`, text(call.description), marks(call.marks)),
  headers: rows(
    ["Header", "What it is", "Stated or assumed"],
    call.headers.map(({ name, value, description, marks: own }) => [
      `${anchored(`header-${name}`, code(name))}<small>${code(value)}</small>`,
      inline(description),
      marks(own),
    ]),
  ),
  payload: blocks(
    details("The whole payload", fence({ language: "json", text: toJson(call.example) })),
    fieldTable(call.payload.fields, "payload"),
  ),
  responses: rows(
    ["Status", "What it means", "Stated or assumed"],
    call.responses.map(({ status, description, marks: own }) => [
      status === "default" ? "any other" : status,
      inline(description),
      marks(own),
    ]),
  ),
});
