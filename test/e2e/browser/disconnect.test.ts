import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished } from "vitest";
import { newPage, startStandin, test } from "./support.js";

const headers = { Authorization: "Bearer any", "Content-Type": "application/json" };
const receiver = { name: "New", url: "http://127.0.0.1:9/", custom_payload: null, headers: {}, events: [] };
const webhook = { ...receiver, http_basic_user: null, http_basic_password: null };
const requests = {
  GET: { path: "/uploads/1001", init: { headers } },
  PUT: { path: "/uploads/1001", init: { method: "PUT", headers, body: '{"author":"Grace Hopper"}' } },
  POST: { path: "/webhooks", init: { method: "POST", headers, body: JSON.stringify(webhook) } },
  "PUT of a file": { path: "/storage", init: { method: "PUT", body: "x".repeat(300_000) } },
};

describe.each(["a fresh", "a reused"])("a disconnect on %s connection", (connection) => {
  test.each(Object.keys(requests) as (keyof typeof requests)[])(
    "of a %s counts once for what a person does once, and their own retry is another request",
    async (name) => {
      const standin = await startStandin({ jobs: "never" });
      const server = createServer({ keepAliveTimeout: 60_000 }, standin.app).listen(0, "127.0.0.1");
      await once(server, "listening");
      onTestFinished(() => void server.close().closeAllConnections());
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const page = await newPage();
      await page.goto(`${url}/openapi.json`);
      const send = ({ path, init }: { path: string; init: object }): Promise<string> =>
        page.evaluate(([path, init]) => fetch(path, init).then(({ status }) => String(status), String), [
          path,
          init,
        ] as const);
      const { path, init } = requests[name];
      let target = { path, init };
      if (path === "/storage") {
        const asked = await page.evaluate(
          ([headers]) =>
            fetch("/upload-requests", { method: "POST", headers, body: '{"filename":"a.txt"}' }).then((one) =>
              one.json(),
            ),
          [headers] as const,
        );
        target = { path: new URL(asked.url).pathname, init };
      }
      for (let time = 0; time < 2; time++) await send(requests.GET);
      if (connection === "a fresh") server.closeAllConnections();
      standin.faults.add({ path: target.path, disconnect: true });
      const before = standin.journal.list().length;
      const lost = () =>
        standin.journal
          .list()
          .slice(before)
          .map(({ response }) => response?.status);
      expect(await send(target)).toBe("TypeError: Failed to fetch");
      expect(lost()).toEqual([0]);
      expect(await send(target)).toBe("TypeError: Failed to fetch");
      expect(lost()).toEqual([0, 0]);
      standin.faults.release();
      expect(await send(target)).toMatch(/^20[01]$/);
    },
  );
});
