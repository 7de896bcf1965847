import { askForToken, currentToken } from "./token.js";

/** @typedef {{ pointer: string, detail: string }} Violation */

/** What the server refused, in its own words, and where. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {readonly Violation[]} [violations]
   */
  constructor(message, violations = []) {
    super(message);
    this.violations = violations;
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
    ...withBody(
      { "X-Environment": environment, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      body,
    ),
    method,
    ...(signal ? { signal } : {}),
  });
  if (response.status === 401) {
    // Another request may have asked for it meanwhile.
    if (currentToken() === token) await askForToken(token !== null);
    return request(path, { environment, method, body, ...(signal ? { signal } : {}) });
  }
  if (response.ok) return response;
  throw await refusalOf(response);
}

/**
 * A request to the API itself, as any client sends it: the journal has it, and faults and latency are for it too.
 * @param {string} method
 * @param {string} path
 * @param {string} environment
 * @param {unknown} [body]
 * @returns {Promise<{ status: number, body: unknown }>}
 */
export async function callApi(method, path, environment, body) {
  const headers = { "X-Environment": environment, Authorization: "Bearer console" };
  const response = await fetch(path, { ...withBody(headers, body), method }).catch(() => {
    throw new Refusal(`${method} ${path} got no response; the connection was dropped.`);
  });
  if (!response.ok) throw await refusalOf(response);
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}

/**
 * @param {Record<string, string>} headers
 * @param {unknown} body
 * @returns {RequestInit}
 */
function withBody(headers, body) {
  if (body === undefined) return { cache: "no-store", headers };
  return {
    cache: "no-store",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** @param {Response} response */
async function refusalOf(response) {
  const problem = await response.json().catch(() => ({ detail: `The server responded with ${response.status}.` }));
  const violations = Array.isArray(problem.errors) ? problem.errors : [];
  return new Refusal(
    String(problem.detail),
    violations.map((/** @type {Violation} */ { pointer, detail }) => ({
      pointer: String(pointer),
      detail: String(detail),
    })),
  );
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
