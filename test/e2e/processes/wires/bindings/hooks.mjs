/* Each body is base64 of its JSON in a member `sealed`, and each request names the length of what it seals. */

export function request(exchange) {
  const { request } = exchange;
  if (exchange.operation === undefined || typeof request.body !== "object") return;
  const text = JSON.stringify(request.body);
  request.headers["X-Sealed-Length"] = String(text.length);
  request.body = { sealed: Buffer.from(text).toString("base64") };
}

/** A hook may return another exchange as well. */
export async function response(exchange) {
  const sealed = exchange.response.body?.sealed;
  if (typeof sealed !== "string") return undefined;
  const body = JSON.parse(Buffer.from(sealed, "base64").toString("utf8"));
  return { ...exchange, response: { ...exchange.response, body } };
}
