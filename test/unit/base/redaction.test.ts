import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSecretName, redact, redactPath } from "../../../src/base/redaction.js";
import { createRedactor } from "../../../src/base/redactor.js";
import { hideInRequest, secretValues, toSecrets } from "../../../src/kit/http/redact.js";
import { repeatable } from "../../support/arbitraries.js";
import { isWhole } from "../../support/sample.js";

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
    [
      "https://ada:p@ss@a.example/ and https://t0ken@b.example",
      "https://ada:[redacted]@a.example/ and https://[redacted]@b.example",
    ],
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

describe("the query of a path, as the journal and the log show it,", () => {
  it.each([
    ["/uploads/token=a", "/uploads/token=a"],
    ["/uploads?a=1&token=b=c&d=e", "/uploads?a=1&token=[redacted]&d=e"],
    ["/uploads?token=a?b&c", "/uploads?token=[redacted]&c"],
    ["/uploads?t%6Fken=a", "/uploads?t%6Fken=[redacted]"],
    ["/uploads?%=a&%zz=b&access+key=c", "/uploads?%=a&%zz=b&access+key=[redacted]"],
    ["/uploads?token", "/uploads?token"],
    ["/uploads?a=token=b&", "/uploads?a=token=b&"],
  ])("of %s is %s", (path, shown) => {
    expect(redactPath(path)).toBe(shown);
  });

  it("is made in one pass: the square of a megabyte would take hours", () => {
    for (const part of ["?", "&", "%&", "aB", "key", "?key"]) {
      const path = `/x?${part.repeat(1_000_000 / part.length)}`;
      expect(redactPath(path) === path, part).toBe(true);
    }
    const secrets = redactPath(`/x?${"%6b%65y=&".repeat(100_000)}`);
    expect(secrets === `/x?${"%6b%65y=[redacted]&".repeat(100_000)}`).toBe(true);
  });
});

/** A long text in which nothing is repeated soon. */
const countTo = (part: (at: number) => string) => Array.from({ length: 1000 }, (_, at) => part(at)).join("");

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

describe("the value of a secret", () => {
  it("is hidden where JSON with it is in Base64", () => {
    const secret = 'pa"ss\\word-1';
    const text = createRedactor([secret]).hide(btoa(JSON.stringify({ password: secret })));
    expect(text).toContain("[redacted]");
    expect(text).not.toContain(btoa(inJson(secret)).slice(4, -4));
  });

  const json = (text: string) => JSON.stringify({ a: text });
  const ascii = (text: string) =>
    json(text).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const url = (text: string) => `https://a.example/?a=${encodeURIComponent(text)}&b`;
  it.each(
    Object.entries({
      json,
      ascii,
      url,
      jsonTwice: (text: string) => json(json(text)),
      jsonOfUrl: (text: string) => json(url(text)),
      urlOfJson: (text: string) => url(json(text)),
    }),
  )("is hidden whatever its signs (%s)", (_, encode) => {
    const signs = fc.constantFrom(..."abn0\\\"'/%&u \t\nßé");
    const secrets = fc.string({ unit: signs, minLength: 12, maxLength: 20 });
    fc.assert(
      fc.property(secrets, (one) => createRedactor([one]).hide(encode(one)).includes("[redacted]")),
      { ...repeatable, numRuns: isWhole ? 1000 : 250 },
    );
  });

  it("is hidden among thousands of others, the longer one first where one is a part of another", () => {
    const secrets = Array.from({ length: 5000 }, (_, at) => `session-${at}-of-the-run`);
    const { hide } = createRedactor(["of-the-run", ...secrets]);
    expect(hide(`a ${secrets[17]}, ${btoa(`x${secrets[4999]}`).slice(4)} and of-the-run`)).toMatch(
      /^a \[redacted\], \S*\[redacted\]\S* and \[redacted\]$/,
    );
  });

  it("is left where it is too short to be told", () => {
    expect(createRedactor(["short"]).hide("a short one")).toBe("a short one");
  });

  it.each([
    ["backslashes", "\\".repeat(40), "\\".repeat(4000)],
    ["escapes in JSON", 'ab"c/d\\ef', JSON.stringify('ab"c/d\\ef').replaceAll("/", "\\/").slice(1, -1)],
    ["quotes in JSON in JSON", 'pa"ss\\word', inJson(inJson('pa"ss\\word'))],
    ["quotes in JSON thrice", '"it\'s"-\\\\', inJson(inJson(inJson('"it\'s"-\\\\')))],
    ["quotes of a shell around JSON", 'it\'s-a-"secret"', inJson('it\'s-a-"secret"').replaceAll("'", "'\\''")],
    ["a percent sign that is encoded twice", "100%-sure", encodeURIComponent(encodeURIComponent("100%-sure"))],
    ["other scripts", "Schlüssel-日本", encodeURIComponent("Schlüssel-日本").toLowerCase()],
    ["halves of pairs", "\ud83d-half-a-pair", "\\ud83d-half-a-pair"],
    ["more than any pattern", "long-".repeat(20_000), "long-".repeat(20_000)],
    ["more than one pattern", countTo((at) => `${at}%\\&`), countTo((at) => `${at}%\\&`)],
    [
      "all of it as entities",
      countTo((at) => `o<${at}>`),
      countTo((at) => `&#x6f;&lt;${String(at).replace(/./g, "&#x3$&;")}&#62;`),
    ],
  ])("is hidden, with %s", (_, secret, form) => {
    expect(createRedactor([secret]).hide(`a ${form} b`)).toMatch(/^a (?:\[redacted\])+ b$/);
  });

  it("is looked for once where it nearly stands many times: the square of it would take hours", () => {
    const secrets = ["\\", "%", "&", "%25", "&amp;", '\\"', "/", "a", "ab1"].map((part) => `${part.repeat(40)}x`);
    const { hide } = createRedactor(secrets);
    for (const part of ["\\", "%", "%25", "&amp;", '\\"', "\\/", "&#38;", "%255c", "a", "ab1", "YWJh", "6162"])
      expect(hide(`${part.repeat(20_000)} <- no secret`)).toMatch(/ <- no secret$/);
  });
});
