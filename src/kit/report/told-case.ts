import type { ReportedCase } from "./shape.js";

/** A case in a line: what differs, else why. */
export const tellCase = ({ difference, reason = "" }: ReportedCase): string => difference ?? reason;

/** A case with its evidence, as lines of text: what differs, why, the request, and the responses that show it. */
export function toText({ because, difference, request, response, seen }: ReportedCase): string {
  const shown = [response && JSON.stringify(response), seen && `${seen.request}\n${JSON.stringify(seen.response)}`];
  return [difference, because, request, ...shown].filter(Boolean).join("\n");
}
