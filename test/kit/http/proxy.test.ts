import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createTransport } from "../../../src/kit/http/transport.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import { sleeplessPorts } from "../../support/flaky.js";
import { startRaw } from "../../support/raw-server.js";
import { serveHttp } from "../../support/serve-http.js";

/** A proxy that leads everything to one server, and notes what it was asked for. */
async function startProxy(to: string) {
  const asked: string[] = [];
  const proxy = createServer();
  proxy.on("connect", (request, socket) => {
    asked.push(request.url ?? "");
    const { hostname, port } = new URL(to);
    const through = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      through.pipe(socket).pipe(through);
    });
    for (const one of [through, socket]) one.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`, asked };
}

async function behindProxy(
  targetUrl: string,
  noProxy = "",
  lookup = async (): Promise<string[]> => ["8.8.8.7"],
  origin?: string,
) {
  const server = origin ?? (await serveHttp((_, response) => void response.end("{}")));
  const proxy = await startProxy(server);
  const { ports } = sleeplessPorts();
  const proxies = { httpProxy: proxy.url, httpsProxy: proxy.url, noProxy };
  const transport = createTransport({ ...ports, lookup, proxies }, targetUrl);
  onTestFinished(() => transport.close());
  const get = (url: string) => transport.send({ method: "GET", url, headers: {} });
  return { server, asked: proxy.asked, get, transport };
}

describe("the proxy of a company", () => {
  afterEach(() => void vi.unstubAllEnvs());

  it("stands before the target, and its connections count as the target's", async () => {
    const { asked, get, transport } = await behindProxy("http://target.example");
    expect(await get("http://target.example/uploads")).toMatchObject({ status: 200, text: "{}" });
    expect(asked).toEqual(["target.example:80"]);
    expect(transport.isConnected("http://target.example/webhooks")).toBe(true);
  });

  it("does not stand before this machine, nor before what NO_PROXY names", async () => {
    const server = await serveHttp((_, response) => void response.end("{}"));
    const near = await behindProxy(server);
    expect(await near.get(server)).toMatchObject({ status: 200 });
    // As the in-process mock of a dry run.
    const { ports } = sleeplessPorts();
    const refusing = { httpProxy: "http://127.0.0.1:1", httpsProxy: "http://127.0.0.1:1", noProxy: "" };
    const mock = createTransport({ ...ports, proxies: refusing });
    onTestFinished(() => mock.close());
    expect(await mock.send({ method: "GET", url: server, headers: {} })).toMatchObject({ status: 200 });
    const named = await behindProxy("http://target.invalid", ".invalid");
    expect(await named.get("http://target.invalid/")).toMatchObject({ status: 0 });
    expect([near.asked, named.asked]).toEqual([[], []]);
  });

  it.each([
    ["an address in a private network", async () => ["10.0.0.7"], "files.example (10.0.0.7), in a private network"],
    ["a name that only the proxy might know", async () => [], "files.example, which has no address that is known here"],
  ])("is not led to %s", async (_, lookup, because) => {
    const own = async (host = "") => (host === "target.example" ? ["8.8.8.7"] : lookup());
    const { asked, get } = await behindProxy("http://target.example", "", own);
    expect((await get("http://files.example/1")).refusal).toContain(because);
    expect(asked).toEqual([]);
  });

  it("leads to a public address that the target returned", async () => {
    const { asked, get } = await behindProxy("http://target.example");
    expect((await get("http://files.example/1")).status).toBe(200);
    expect(asked).toEqual(["files.example:80"]);
  });

  it("is the one of the environment", () => {
    for (const name of ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "NO_PROXY", "no_proxy"])
      vi.stubEnv(name, undefined);
    expect(realPorts.proxies).toBeUndefined();
    vi.stubEnv("HTTPS_PROXY", "http://proxy.example:3128");
    vi.stubEnv("no_proxy", "inside.example");
    expect(realPorts.proxies).toEqual({
      ...{ httpProxy: "", httpsProxy: "http://proxy.example:3128", noProxy: "inside.example" },
    });
    vi.stubEnv("no_proxy", "*");
    expect(realPorts.proxies).toBeUndefined();
  });
});

describe("interim responses (1xx)", () => {
  const goOn = "HTTP/1.1 100 Continue\r\n\r\n";
  const hints = "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n";

  it.each([
    ["the target", undefined],
    ["a target behind a proxy", "http://target.example"],
  ])("of %s are no response, and a body that looks like one stays", async (_, proxied) => {
    const { url, sockets } = await startRaw((socket, firstLine) => {
      // A body may come by itself.
      if (!firstLine.endsWith("HTTP/1.1")) return;
      socket.write(`${goOn}${hints}HTTP/1.1 200 OK\r\ncontent-length: 25\r\n\r\n`, () => socket.write(goOn));
    });
    const { transport } = await behindProxy(proxied ?? url, "", undefined, url);
    for (const method of ["POST", "GET", "PUT", "GET", "PUT", "GET"]) {
      const sent = { method, url: `${proxied ?? url}/`, headers: {}, body: method === "GET" ? undefined : "{}" };
      expect(await transport.send(sent)).toMatchObject({ status: 200, text: goOn });
    }
    // A connection serves more than one.
    expect(sockets.size).toBeLessThan(6);
  });
});
