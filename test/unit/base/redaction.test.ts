import { describe, expect, it } from "vitest";
import { createHide, isSecretName, redact, redactPath } from "../../../src/base/redaction.js";
import { hideInRequest, secretValues, toSecrets } from "../../../src/kit/target/redact.js";

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
    const inKit = JSON.stringify(hideInRequest(request, toSecrets(secretValues(headers))));
    for (const text of [inMock, inQuery, inKit]) expect(text.includes(secret)).toBe(!isSecret);
  });
});

describe("a text with addresses", () => {
  it.each([
    ["https://ada:pa:ss@a.example/?token=x&n=1", "https://ada:[redacted]@a.example/?token=[redacted]&n=1"],
    [
      'see "http://a.example/hook?api_key=x" and http://b.example',
      'see "http://a.example/hook?api_key=[redacted]" and http://b.example',
    ],
    ["mail ada@a.example, a:b@c", "mail ada@a.example, a:b@c"],
  ])("%s is shown as %s", (text, shown) => {
    expect(redact({ url: text })).toEqual({ url: shown });
  });
});

describe("the value of a secret", () => {
  it("is hidden in each form in which it travels, and left where it is too short to be told", () => {
    const secret = 'se"cret/of=<none>';
    const hide = createHide([secret, "short"]);
    const base64 = (text: string) => Buffer.from(text).toString("base64");
    for (const form of [
      secret,
      secret.toUpperCase(),
      encodeURIComponent(secret),
      JSON.stringify(secret),
      base64(secret),
    ])
      expect(hide(`a ${form} b`)).toMatch(/^a "?\[redacted\][\w=]*"? b$/);
    for (const before of ["", "a", "ab"]) expect(hide(base64(`${before}${secret}`))).toContain("[redacted]");
    expect(hide("a short one")).toBe("a short one");
  });
});
