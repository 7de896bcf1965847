import { isObject, type JsonValue, show } from "../../base/json.js";
import { asReceived, type Exchange, told } from "./exchange.js";

/** The longest sentence of a server that is shown. */
const longest = 300;

/** What a server says of a refusal, with its request: `POST /hooks returned 422: "events must not be empty"`. */
export function toldInOwnWords(exchange: Exchange): string {
  const { json } = asReceived(exchange);
  const isPage = /^\s*</.test(exchange.text);
  const said = json === undefined ? (isPage ? "" : exchange.text) : sentencesIn(json).join("; ");
  const words = said.replace(/\s+/g, " ").trim();
  if (words === "") return told(exchange);
  return `${told(exchange)}: “${words.length > longest ? `${words.slice(0, longest)}…` : words}”`;
}

/** The texts of several words in an error, each once. A text without a space is a code or an identifier. */
function sentencesIn(value: JsonValue): string[] {
  if (typeof value === "string") return /\S\s\S/.test(value) ? [value] : [];
  const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return [...new Set(inner.flatMap(sentencesIn))];
}

/** A creation, as it ended. */
interface Ended {
  accepted: boolean;
  refused: boolean;
  pending: { exchange: Exchange };
  job: { problem?: string | undefined } | undefined;
}

/** Whether a creation was refused for its fields, which others may mend. */
export const isOfFields = ({ refused, pending: { exchange } }: Ended): boolean =>
  refused && [400, 409, 422].includes(exchange.status);

/** Why a creation gave no usable resource. */
export function whyNotMade(ended: Ended, kind: string): string {
  const {
    accepted,
    pending: { exchange },
    job,
  } = ended;
  if (job?.problem) return `${told(exchange)} with a job that ${job.problem}`;
  if (accepted) return `${told(exchange)} without an id: ${show(asReceived(exchange).json)}`;
  const hint = isOfFields(ended) ? ` (fixtures.${kind} in the binding can say what a creation needs)` : "";
  return toldInOwnWords(exchange) + hint;
}
