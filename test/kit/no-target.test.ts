import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createStandin } from "../../src/index.js";
import { TargetError } from "../../src/kit/http/gate.js";
import { verifyAt } from "../support/kit.js";
import { serveHttp } from "../support/serve-http.js";

const answering =
  (status: number, headers: Record<string, string>, body = ""): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

const json = { "Content-Type": "application/json" };

async function expectTold(running: Promise<unknown>, told: RegExp) {
  const error = await running.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TargetError);
  expect((error as Error).message).toMatch(told);
  expect((error as Error).message).not.toContain("\n");
}

describe("a target that there is none of is told in one line", () => {
  const page = { "Content-Type": "text/html" };
  const servers: Record<string, [RequestListener, RegExp]> = {
    "a wrong URL": [answering(404, json, "{}"), /returns 404 to every request\. Pass the URL with the base/],
    "a page instead of JSON": [
      answering(200, page, "<!doctype html><p>Hello"),
      /returns 200 with text\/html instead of JSON. Pass the base URL of the API\./,
    ],
    "a page that is not found": [answering(404, page, "<p>Nothing"), /returns 404 with text/],
    "a redirect": [
      answering(301, { Location: "https://example.com/" }),
      /redirects to https:\/\/example\.com\/\. Pass/,
    ],
    failure: [answering(500, json, "{}"), /returns 500 to every request/],
    "a lost connection": [(request) => void request.socket.destroy(), /does not respond: /],
    "a limit for long": [answering(429, { "Retry-After": "86400" }), /limits requests \(429, retry after 86400 s\)/],
  };
  it.each(Object.entries(servers))("%s", async (_, [listener, told]) => {
    await expectTold(verifyAt(await serveHttp(listener)), told);
  });

  it.each([
    ["none", undefined, /requires a token \(401\), and none was passed\. Pass one in --token or STANDIN_TOKEN\.$/],
    [
      "an empty one",
      "",
      /requires a token \(401\), but the one in --token or STANDIN_TOKEN is empty\. In CI, .* forks\.$/,
    ],
    ["a wrong one", "wrong", /refuses the token \(401\)\. Pass a token with access in --token\.$/],
  ])("%s is passed as the token", async (_, token, told) => {
    const url = await serveHttp(answering(401, json, "{}"));
    await expect(verifyAt({ url, token })).rejects.toThrow(told);
  });

  it("it speaks no TLS", async () => {
    const url = (await serveHttp(answering(200, json, "{}"))).replace("http:", "https:");
    const told = / does not respond: ERR_SSL_WRONG_VERSION_NUMBER: .*\. Did you mean http:\/\/\?$/;
    await expectTold(verifyAt(url), told);
  });

  it("nobody trusts its certificate", async () => {
    // Its key and itself, for 127.0.0.1, made for this test.
    const pem = readFileSync(new URL("../support/self-signed.pem", import.meta.url));
    const server = createSecureServer({ key: pem, cert: pem }, answering(200, json, "{}"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close().closeAllConnections());
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(verifyAt(url)).rejects.toThrow(
      / does not respond: DEPTH_ZERO_SELF_SIGNED_CERT: .*[^.]\. If a private CA issued it, set NODE_EXTRA_CA_CERTS to /,
    );
  });

  it("nobody listens", async () => {
    const running = verifyAt("http://127.0.0.1:1");
    await expect(running).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 does not respond: ECONNREFUSED/);
  });
});

describe("a target that speaks the other envelope", () => {
  it("is a JSON:API request at the root of a Standin, which says where JSON:API is", async () => {
    const { url, close } = await createStandin({ port: 0 });
    onTestFinished(close);
    await expect(verifyAt({ url, envelope: "json-api" }, { only: ["upload-read"] })).rejects.toThrow("/json-api");
  });

  it.each([["flat", "json-api"]] as const)("is verified in %s, and the user told to pass %s", async (asked, spoken) => {
    const { url, close } = await createStandin({ port: 0 });
    onTestFinished(close);
    const base = `${url}/json-api`;
    const options = { only: ["upload-read"] };
    const verified = (envelope: "flat" | "json-api") => verifyAt({ url: base, envelope }, options);
    const wrong = await verified(asked);
    expect(wrong.hint).toContain(
      `responds in the envelope ${spoken}, but the kit verified the envelope ${asked}. Pass --envelope ${spoken}.`,
    );
    expect(wrong.report.verdict).not.toBe("held");
    expect((await verified(spoken)).hint).toBeUndefined();
  });
});
