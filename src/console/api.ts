import type { BodyOf, JsonOf, PathOf } from "../openapi/page-types.js";
import { environment } from "./model.js";
import { askForToken, currentToken } from "./token.js";

export interface Violation {
  pointer: string;
  detail: string;
}

/** What the server refused, in its own words, and where. */
export class Refusal extends Error {
  readonly violations: readonly Violation[];

  constructor(message: string, violations: readonly Violation[] = []) {
    super(message);
    this.violations = violations;
  }
}

interface Options {
  method?: string;
  body?: unknown;
  signal?: AbortSignal;
  /** Default: the environment that is shown. */
  of?: string;
}

/** A request to the control interface, at a path below `/_standin`. Asks for the token where the server does. */
export async function request(path: string, options: Options = {}): Promise<Response> {
  const { method = "GET", body, signal, of = environment.value } = options;
  const token = currentToken();
  const headers = { "X-Environment": of, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) };
  const response = await fetch(`/_standin${path}`, {
    ...withBody(headers, body),
    method,
    ...(signal ? { signal } : {}),
  });
  if (response.status === 401) {
    // Another request may have asked for it meanwhile.
    if (currentToken() === token) await askForToken(token !== null);
    return request(path, { ...options, of });
  }
  if (response.ok) return response;
  throw await refusalOf(response);
}

/** A request to the API itself, as any client sends it: the journal has it, and faults and latency are for it too. */
export async function callApi(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
  const headers = { Authorization: "Bearer console", ...more, "X-Environment": environment.value };
  const response = await fetch(path, { ...withBody(headers, body), method }).catch(() => {
    throw new Refusal(`${method} ${path} got no response; the connection was dropped.`);
  });
  if (!response.ok) throw await refusalOf(response);
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

function withBody(headers: Record<string, string>, body: unknown): RequestInit {
  if (body === undefined) return { cache: "no-store", headers };
  const type = { "content-type": "application/json" };
  return { cache: "no-store", headers: { ...type, ...headers }, body: JSON.stringify(body) };
}

async function refusalOf(response: Response): Promise<Refusal> {
  const problem = await response.json().catch(() => ({}));
  const violations: Violation[] = Array.isArray(problem.errors) ? problem.errors : [];
  return new Refusal(
    String(problem.detail ?? `The server responded with ${response.status}.`),
    violations.map(({ pointer, detail }) => ({ pointer: String(pointer), detail: String(detail) })),
  );
}

/** Reads JSON; the response is what control.openapi.yaml has for the path. The query has its question mark. */
export async function readJson<Path extends PathOf<"get">>(path: Path, query = ""): Promise<JsonOf<"get", Path>> {
  return (await request(path + query)).json();
}

/** Sends JSON, and reads the response. */
export async function sendJson<Path extends PathOf<"post">>(
  path: Path,
  body: BodyOf<"post", Path>,
): Promise<JsonOf<"post", Path>> {
  return (await request(path, { method: "POST", body })).json();
}
