import { onTestFinished } from "vitest";
import { composeMock, createHandles } from "../../src/compose.js";
import { createApp } from "../../src/http/app.js";
import { listen } from "../../src/http/server.js";
import { FileSpool } from "../../src/http/spool.js";
import type { StandinOptions } from "../../src/options.js";
import { wake } from "../../src/runtime/clock.js";
import { nodePlatform } from "../../src/runtime/node-platform.js";
import { defaultSeed } from "../../src/seed/load.js";
import { createSeedSource } from "../../src/seed/source.js";

/** A mock that listens, with what `createStandin` keeps to itself: its memory. Nothing is called over the network. */
export async function startMock(options: StandinOptions = {}) {
  const mock = composeMock(options, {
    platform: nodePlatform,
    seeds: await createSeedSource(defaultSeed, 2 ** 25, nodePlatform),
    delivery: {
      ...{ mode: "loopback", origin: () => "http://127.0.0.1", ownOrigin: () => "http://127.0.0.1" },
      send: async () => ({ status: 500, headers: {}, body: "x".repeat(1000), failure: "It failed." }),
    },
    settings: {
      ...{ trustProxy: false, proxy: options.proxy, publicUrl: undefined, address: "127.0.0.1" },
      ...{ allowedOrigins: new Set<undefined>(), controlToken: undefined, hasPages: false },
    },
    createSpool: () => new FileSpool(nodePlatform),
  });
  const server = await listen(createApp(mock), { host: "127.0.0.1", port: 0 }, wake);
  onTestFinished(async () => {
    mock.live.close();
    mock.environments.dropAll();
    await server.close();
  });
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: "Bearer any", "content-type": "application/json", ...headers },
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text };
  };
  return { mock, url: server.url, ask, ...createHandles(mock, () => server.url) };
}

export type StartedMock = Awaited<ReturnType<typeof startMock>>;
