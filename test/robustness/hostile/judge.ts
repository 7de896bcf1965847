import type { JsonObject } from "../../../src/base/json.js";
import { type ErrorCode, errorCatalogue, errorDefinition } from "../../../src/openapi/errors.js";
import type { Answer } from "./answers.js";
import type { Hostile } from "./hostile.js";
import type { Heard } from "./wire.js";

/** What is wrong with what a hostile connection heard, or undefined. */
export function failureOf({ sending, answered, refused }: Hostile, { answers, cut }: Heard): string | undefined {
  const final = answers.filter(({ status }) => status >= 200);
  if (answered === "all" && final.length !== sending.methods.length) {
    return `${final.length} answers to ${sending.methods.length} requests`;
  }
  if (answered === "all" && cut > 0) return `${cut} bytes after the answers`;
  const accepted = refused && sending.ending === "wait" ? final.find(({ status }) => status < 400) : undefined;
  if (accepted) return `answered ${accepted.status} to what must be refused: ${textOf(accepted)}`;
  for (const [index, answer] of final.entries()) {
    const failure = failureOfResponse(answer, sending.methods[index]);
    if (failure) return `answer ${index}: ${failure}; ${answer.status} ${textOf(answer)}`;
  }
  return undefined;
}

const textOf = ({ body }: Answer): string => body.subarray(0, 400).toString();

function failureOfResponse(answer: Answer, method: string | undefined): string | undefined {
  const { status, headers } = answer;
  if (headers["x-standin-fault"] !== undefined) return undefined;
  const asked = /^code=(\d+)$/.exec(headers["preference-applied"] ?? "")?.[1];
  if (status >= 500 && asked !== String(status)) return "nobody asked for that";
  if (status < 400 || method === "HEAD") return undefined;
  return isNodes(answer) ? undefined : failureOfError(answer);
}

/** What Node says itself of what is not HTTP: without a body, on a connection that ends. */
const isNodes = ({ status, headers, body }: Answer): boolean =>
  [400, 408, 413, 431].includes(status) && headers.connection === "close" && body.length === 0;

/** An error has the body that is documented, with a code of the catalogue and the status of that code. */
function failureOfError({ status, headers, body }: Answer): string | undefined {
  const isJson = /^application\/(?:problem\+)?json; charset=utf-8$/.test(headers["content-type"] ?? "");
  if (!isJson) return `an error is ${headers["content-type"]}`;
  const { code, detail, ...rest } = JSON.parse(body.toString()) as JsonObject;
  const isProblem = headers["content-type"]?.includes("problem");
  const [first] = (rest.data ?? []) as { attributes: { code: string; doc_url: string; details: object } }[];
  const known = isProblem ? code : first?.attributes.doc_url.replace("urn:standin:error:", "");
  if (typeof known !== "string" || !(known in errorCatalogue)) return `the code is ${known}`;
  const { status: published, flatStatus = published } = errorDefinition(known as ErrorCode);
  if (status !== (isProblem ? flatStatus : published)) return `${known} has the status ${status}`;
  if (isProblem && (typeof detail !== "string" || detail === "" || rest.status !== status))
    return "a problem lacks parts";
  return undefined;
}
