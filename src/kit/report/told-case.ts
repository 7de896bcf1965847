import { quoteForShell } from "../../base/curl.js";
import type { Report, ReportedCase } from "./shape.js";

/** A case in a line: what differs, else why. */
export const tellCase = ({ difference, reason = "" }: ReportedCase): string => difference ?? reason;

/** A case with its evidence, as lines of text: what differs, why, the request, and the responses that show it. */
export function toText({ because, difference, request, response, seen }: ReportedCase): string {
  const shown = [response && JSON.stringify(response), seen && `${seen.request}\n${JSON.stringify(seen.response)}`];
  return [difference, because, request, ...shown].filter(Boolean).join("\n");
}

/** The command that tries what a contract found again; the token, and what else was passed, is left to the one who repeats it. */
export const toRerun = ({ target, binding }: Pick<Report, "target" | "binding">, contract: string): string =>
  [
    `npx standin verify --target ${quoteForShell(target)}`,
    ...(binding === null ? [] : [`--binding ${quoteForShell(binding)}`]),
    `--only ${contract}`,
  ].join(" ");
