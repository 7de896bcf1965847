import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { contracts } from "../../contracts/index.js";
import { createStandin } from "../../src/index.js";
import { TargetError } from "../../src/kit/target/api.js";
import { toTarget } from "../../src/kit/target/defaults.js";
import { verify } from "../../src/kit/verify.js";
import { sleeplessPorts, startFlaky } from "../support/flaky.js";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering =
  (status: number, headers: Record<string, string>, body = ""): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

const json = { "Content-Type": "application/json" };

describe("a target that there is none of is told in one line", () => {
  it.each<[string, RequestListener, RegExp]>([
    ["a wrong token", answering(401, json, "{}"), /refuses the token \(401\)\. Pass a token with access in --token/],
    [
      "a wrong URL",
      answering(404, json, '{"code":"NOT_FOUND"}'),
      /returns 404 to every request\. Pass the URL with the base/,
    ],
    [
      "a page instead of JSON",
      answering(200, { "Content-Type": "text/html" }, "<!doctype html><p>Hello"),
      /returns 200 with text\/html instead of JSON. Pass the base URL of the API\./,
    ],
    [
      "a page that is not found",
      answering(404, { "Content-Type": "text/html" }, "<p>Nothing"),
      /returns 404 with text/,
    ],
    [
      "a redirect",
      answering(301, { Location: "https://example.com/" }),
      /redirects to https:\/\/example\.com\/\. Pass/,
    ],
    ["failure", answering(500, json, "{}"), /returns 500 to every request/],
    ["a lost connection", (request) => void request.socket.destroy(), /does not respond: /],
    ["a limit for long", answering(429, { "Retry-After": "86400" }), /limits requests \(429, retry after 86400 s\)/],
  ])("%s", async (_, listener, told) => {
    const target = toTarget({ url: await serve(listener) });
    const error = await verify(target, contracts, sleeplessPorts().ports).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TargetError);
    expect((error as Error).message).toMatch(told);
    expect((error as Error).message).not.toContain("\n");
  });

  it("it speaks no TLS", async () => {
    const url = (await serve(answering(200, json, "{}"))).replace("http:", "https:");
    const error = await verify(toTarget({ url }), contracts, sleeplessPorts().ports).catch((reason: unknown) => reason);
    expect((error as Error).message).toMatch(
      / does not respond: ERR_SSL_WRONG_VERSION_NUMBER: .*\. Did you mean http:\/\/\?$/,
    );
    expect((error as Error).message).not.toContain("\n");
  });

  it("nobody listens", async () => {
    const running = verify(toTarget({ url: "http://127.0.0.1:1" }), contracts, sleeplessPorts().ports);
    await expect(running).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 does not respond: ECONNREFUSED/);
  });
});

describe("--read-only", () => {
  it("sends GETs alone, as a proxy sees it, and still verifies something", async () => {
    const flaky = await startFlaky();
    const target = toTarget({ url: flaky.url, readOnly: true });
    const { report } = await verify(target, contracts, sleeplessPorts().ports);
    expect(new Set(flaky.requests.map(({ method }) => method))).toEqual(new Set(["GET"]));
    expect(report.rules).toMatchObject({ "U-08": "held", "W-10": "held", "U-15": "not-verified" });
  });
});

describe("a target that speaks the other envelope", () => {
  it.each([
    ["flat", "json-api"],
    ["json-api", "flat"],
  ] as const)("is verified in %s, and the user told to pass %s", async (asked, spoken) => {
    const { url, close } = await createStandin({ port: 0 });
    onTestFinished(close);
    const base = spoken === "flat" ? url : `${url}/json-api`;
    const options = { only: ["upload-read"] };
    const verified = (envelope: "flat" | "json-api") =>
      verify(toTarget({ url: base, envelope }), contracts, sleeplessPorts().ports, options);
    const wrong = await verified(asked);
    expect(wrong.hint).toContain(
      `responds in the envelope ${spoken}, but the kit verified the envelope ${asked}. Pass --envelope ${spoken}.`,
    );
    expect(wrong.report.verdict).not.toBe("held");
    expect((await verified(spoken)).hint).toBeUndefined();
  });
});
