import { describe, expect, it } from "vitest";
import { isSecretName, redact, redactPath } from "../../../src/base/redaction.js";
import { hideInRequest, secretValues } from "../../../src/kit/target/redact.js";

const secret = "s3cret-value";

/** Names of headers and of parameters, and whether they carry a secret. */
const names: readonly (readonly [string, boolean])[] = [
  ...["Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-Api-Key", "Api_Key", "ApiKey"].map(yes),
  ...["X-Custom-Auth", "x-auth", "Auth", "customAuth", "OAuth", "X-Auth-User", "X-Authentication-Info"].map(yes),
  ...["X-Signature", "X-Hub-Signature-256", "Webhook-Signature", "sig", "X-Amz-Credential"].map(yes),
  ...["X-Token", "access_token", "XToken", "X-CSRFToken", "JWT", "X-Session-Id", "sid"].map(yes),
  ...["X-Secret", "client_secret", "Password", "X-Passwd", "pass", "pwd", "Passphrase"].map(yes),
  ...["key", "access-key", "Ocp-Apim-Subscription-Key", "X-Functions-Key"].map(yes),
  ...["Author", "X-Author", "Authority", ":authority", "WWW-Authenticate", "monkey", "keyword", "X-Keys"].map(no),
  ...["Content-Type", "Prefer", "X-Environment", "X-Api-Version", "User-Agent", "X-Passenger", "X-Design", ""].map(no),
];

function yes(name: string) {
  return [name, true] as const;
}

function no(name: string) {
  return [name, false] as const;
}

describe("a value under the name", () => {
  it.each(names)("%j is a secret: %s, in the mock and in the kit", (name, isSecret) => {
    expect(isSecretName(name)).toBe(isSecret);
    const inMock = JSON.stringify(redact({ headers: { [name]: secret }, request_headers: { [name]: secret } }));
    const inQuery = redactPath(`/uploads?${name}=${secret}`);
    const headers = { [name]: secret };
    const request = { method: "GET", url: "http://a/", headers, body: undefined };
    const inKit = JSON.stringify(hideInRequest(request, secretValues(headers)));
    for (const text of [inMock, inQuery, inKit]) expect(text.includes(secret)).toBe(!isSecret);
  });
});
