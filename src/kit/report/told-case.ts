import { quoteForShell } from "../../base/curl.js";
import { toJson } from "../../base/json.js";
import type { Report, ReportedCase } from "./shape.js";

/** A case in a line: what differs, else why. */
export const tellCase = ({ difference, reason = "" }: ReportedCase): string => difference ?? reason;

/** A case with its evidence, as lines of text: what differs, why, the request, and the responses that show it. */
export function toText({ because, difference, request, response, seen, call }: ReportedCase): string {
  const shown = [call, response && toJson(response), seen && `${seen.request}\n${toJson(seen.response)}`];
  return [difference, because, request, ...shown].filter(Boolean).join("\n");
}

type RunOf = Pick<Report, "target" | "binding">;

/** A command about the target; the token, and what else was passed, is left to the one who runs it. */
const toCommand = ({ target, binding }: RunOf, ...flags: string[]): string =>
  [
    `npx --no-install standin verify --target ${quoteForShell(target)}`,
    ...(binding === null ? [] : [`--binding ${quoteForShell(binding)}`]),
    ...flags,
  ].join(" ");

/** The command that tries again what a contract found, or the contracts of what an observer saw. */
export const toRerun = (run: RunOf, one: Pick<ReportedCase, "id" | "ids"> | undefined): string =>
  toCommand(run, `--only ${one?.id.startsWith("observed-") ? one.ids.join(",") : (one?.id ?? "")}`);

/** The command that undoes what a run left. */
export const toUndo = (run: RunOf, record: string): string =>
  toCommand(run, `--run-record ${quoteForShell(record)}`, "--undo");

/** All that a contract found in a few words each, then the evidence of the first, as far as there is room for it. */
export function tellWrong(wrong: readonly ReportedCase[], report: RunOf): string {
  const rerun = toRerun(report, wrong[0]);
  const lines = wrong.map((one) => cut(`${one.ids.join(", ")} ${one.verdict}: ${tellCase(one)}`, 400));
  const told = cut([...new Set(lines)].join("\n"), 1500);
  const room = mostCharacters - told.length - rerun.length - 20;
  return `${told}\n\n${cut(wrong.map(toText).join("\n\n"), room)}\n\nRerun: ${rerun}`;
}

/** More of one test nobody reads in a log; a report has all of it. */
const mostCharacters = 4000;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
