import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { routes } from "../../../src/openapi/documents.js";
import { startStandin } from "../../support/standin.js";

interface Asked {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** As it is written: a path is sent as it stands here. */
function ask(port: number, { method, path, headers, body = "" }: Asked): Promise<Answer> {
  const all = { authorization: "Bearer x", host: "standin.test", "content-type": "application/json", ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ port, method, path, headers: { ...all, "content-length": body.length } }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece) => {
        text += piece;
      });
      response.on("end", () => {
        const { date: _, ...rest } = response.headers;
        resolve({ status: response.statusCode, headers: rest, body: text });
      });
    });
    sent.on("error", reject).end(body);
  });
}

/** The same Standin twice: at one every request goes through its Express app, at the other it listens by itself. */
async function startBoth(): Promise<{ app: number; server: number }> {
  const options = { ids: "counted", deliver: "off" } as const;
  const [inApp, alone] = [await startStandin(options), await startStandin({ ...options, port: 0 })];
  const server = createServer({ requireHostHeader: false }, inApp.app);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { app: (server.address() as AddressInfo).port, server: Number(new URL(alone.url).port) };
}

const methods = ["GET", "HEAD", "PUT", "POST", "DELETE", "PATCH", "OPTIONS"];
const bodies: Record<string, string> = { PUT: '{"author":"Grace Hopper"}', POST: "{}", PATCH: "{}" };
const paths = routes.flatMap(({ path }) => {
  const real = path
    .replace("{upload_id}", "1001")
    .replace("{webhook_id}", "2001")
    .replace("{upload_collection_id}", "3001")
    .replace(/\{\w+\}/, "9");
  return [real, `/json-api${real}`];
});
const odd = [
  ...["/", "//", "/json-api", "/json-api/", "/uploads/", "/uploads//", "//uploads", "/Uploads/1001", "/uploads/1001/"],
  ...["/uploads/1001?", "/uploads/1001?x", "/uploads/1001?replace_strategy=keep_url&a#b", "/uploads/1001#x"],
  ...["/uploads/%31001", "/uploads/%E0%A4%A", "/uploads/%2e%2e/1001", "/uploads/..", "/uploads/__proto__"],
  ...[
    "http://standin.test/uploads/1001",
    "http://standin.test",
    "/openapi.json",
    "/docs/none",
    "/nope",
    "/json-api/nope",
  ],
  ...["/_standin/nope", "/assets/main/nope", "/storage/main/nope"],
];
const pages = [{}, { origin: "http://localhost:5173" }, { origin: "https://evil.example" }];

it.each(methods)("answers %s as the app does, whichever way it comes to its operation", async (method) => {
  const { app, server } = await startBoth();
  for (const path of new Set([...paths, ...odd])) {
    for (const headers of pages) {
      const asked = { method, path, headers, body: bodies[method] ?? "" };
      const [expected, given] = [await ask(app, asked), await ask(server, asked)];
      const { connection: _, "keep-alive": __, ...others } = given.headers;
      const { connection: ___, "keep-alive": ____, ...wanted } = expected.headers;
      expect({ path, ...given, headers: others }).toEqual({ path, ...expected, headers: wanted });
    }
  }
});
