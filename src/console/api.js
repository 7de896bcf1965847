import { askForToken, currentToken } from "./token.js";

/** What the server refused, in its own words. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {string} pointer
   */
  constructor(message, pointer) {
    super(message);
    this.pointer = pointer;
  }
}

/**
 * A request to the control interface, for one environment. Asks for the token where the server does.
 * @param {string} path below `/_standin`
 * @param {{ environment: string, method?: string, body?: unknown, signal?: AbortSignal }} options
 * @returns {Promise<Response>}
 */
export async function request(path, { environment, method = "GET", body, signal }) {
  const token = currentToken();
  const response = await fetch(`/_standin${path}`, {
    method,
    cache: "no-store",
    headers: {
      "X-Environment": environment,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (response.status === 401) {
    // Another request may have asked for it meanwhile.
    if (currentToken() === token) await askForToken(token !== null);
    return request(path, { environment, method, body, ...(signal ? { signal } : {}) });
  }
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({ detail: `The server responded with ${response.status}.` }));
  throw new Refusal(String(problem.detail), String(problem.errors?.[0]?.pointer ?? ""));
}

/**
 * Reads JSON; the response is what control.openapi.yaml has for the path.
 * @template {import("../openapi/page-types.js").PathOf<"get">} Path
 * @param {Path} path
 * @param {string} environment
 * @param {string} [query] with its question mark
 * @returns {Promise<import("../openapi/page-types.js").JsonOf<"get", Path>>}
 */
export async function readJson(path, environment, query = "") {
  const response = await request(path + query, { environment });
  return response.json();
}

/**
 * Sends JSON, and reads the response.
 * @template {import("../openapi/page-types.js").PathOf<"post">} Path
 * @param {Path} path
 * @param {string} environment
 * @param {import("../openapi/page-types.js").BodyOf<"post", Path>} body
 * @returns {Promise<import("../openapi/page-types.js").JsonOf<"post", Path>>}
 */
export async function sendJson(path, environment, body) {
  const response = await request(path, { environment, method: "POST", body });
  return response.json();
}
