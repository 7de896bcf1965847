import { describe, expect, it, onTestFinished } from "vitest";
import { createBrowserStandin } from "../../src/browser/index.js";
import { createStandin, type EnvironmentHandle, type StandinOptions } from "../../src/index.js";
import { origin } from "../support/standin.js";

/** One mock and a way to it: `send` takes a path, and puts the headers of every request beside those given. */
interface Road {
  send(path: string, init?: RequestInit): Promise<Response>;
  mock: EnvironmentHandle;
}

const usual = { authorization: "Bearer any", "content-type": "application/json", "x-api-version": "3" };
const options: StandinOptions = { clock: "stepped", ids: "counted", maxFile: "1MiB" };

const roadOf = (mock: EnvironmentHandle, fetch: (request: Request) => Promise<Response>, base: string): Road => ({
  mock,
  send: (path, { headers, ...init } = {}) =>
    fetch(new Request(base + path, { headers: { ...usual, ...(headers as object) }, ...init })),
});

async function overSockets(): Promise<Road> {
  const standin = await createStandin({ ...options, publicUrl: origin });
  onTestFinished(() => standin.close());
  const url = await standin.listen();
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  return roadOf(standin, (request) => fetch(request, { signal: ending.signal }), url);
}

function overFetch(): Road {
  const standin = createBrowserStandin({ ...options, url: origin } as object);
  onTestFinished(() => standin.close());
  return roadOf(standin, standin.fetch, origin);
}

/** What the connection adds by itself, and what guards a server against the pages of others. */
const ofConnection =
  /^(?:date|connection|keep-alive|transfer-encoding|vary|x-content-type-options|cross-origin-resource-policy)$/;

/** Everything of a response that a client can see. */
async function seen(response: Response) {
  const bytes = await response.arrayBuffer().then(
    (body) => new Uint8Array(body),
    () => "broken off",
  );
  // Each platform has a checksum of its own.
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (!ofConnection.test(name)) headers[name] = name === "etag" ? value.replace(/"\w+-/, '"checksum-') : value;
  });
  const text = typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes);
  return { status: response.status, headers, text };
}

const body = (fields: unknown, method = "PUT"): RequestInit => ({ method, body: JSON.stringify(fields) });
const json = async (response: Promise<Response>) => (await (await response).json()) as { id: string; url: string };
const upload = "/uploads/1001";

/** Stores a file and resolves with its path. */
async function stored({ send }: Road, bytes: Uint8Array, filename = "note.txt"): Promise<[string, Response]> {
  const { id, url } = await json(send("/upload-requests", body({ filename }, "POST")));
  const path = new URL(url).pathname + new URL(url).search;
  const response = await send(path, {
    method: "PUT",
    body: Buffer.from(bytes),
    headers: { authorization: "" },
  });
  return [id, response];
}

/** What each road must do alike, and the status that it comes to. */
const exchanges: [string, number, (road: Road) => Promise<Response>][] = [
  ["an update", 200, ({ send }) => send(upload, body({ author: "Ada Lovelace", notes: "é 𝒳 \u0000" }))],
  ["an update that becomes a job", 202, ({ send }) => send(upload, body({ basename: "meadow" }))],
  ["a read", 200, ({ send }) => send(upload)],
  ["a query with signs", 200, ({ send }) => send("/uploads?filter%5Bquery%5D=h%C3%ADlls%20%2B&page%5Blimit%5D=2")],
  ["a HEAD", 200, ({ send }) => send(upload, { method: "HEAD" })],
  ["a deletion, without a body", 200, ({ send }) => send("/webhooks/2002", { method: "DELETE" })],
  ["broken JSON", 400, ({ send }) => send(upload, { method: "PUT", body: "{" })],
  ["no body", 400, ({ send }) => send(upload, { method: "PUT" })],
  ["a byte order mark", 400, ({ send }) => send(upload, { method: "PUT", body: "\uFEFF{}" })],
  ["bytes that are not UTF-8", 400, ({ send }) => send(upload, { method: "PUT", body: new Uint8Array([34, 255, 34]) })],
  ["a body over 1 MiB", 413, ({ send }) => send(upload, body({ notes: "x".repeat(2 ** 20) }))],
  ["a media type", 415, ({ send }) => send(upload, { ...body({}), headers: { "content-type": "text/plain" } })],
  ["an upload that is not there", 404, ({ send }) => send("/uploads/%C3%A9")],
  ["a path that cannot be decoded", 404, ({ send }) => send("/uploads/%ff")],
  ["an environment of its own", 200, ({ send }) => send(upload, { headers: { "x-environment": "other" } })],
  ["an environment that can have no such name", 422, ({ send }) => send(upload, { headers: { "x-environment": "?" } })],
  ["a file that is stored", 200, async (road) => (await stored(road, new Uint8Array([0, 255, 10])))[1]],
  ["a file that is too large", 413, async (road) => (await stored(road, new Uint8Array(2 ** 20 + 1)))[1]],
  [
    "a file that is served",
    200,
    async (road) => {
      const [path] = await stored(road, new Uint8Array([0, 255, 10]));
      await road.send(upload, { ...body({ path }), headers: { prefer: "respond-async" } });
      await road.mock.clock.advance("1s");
      const { url } = await json(road.send(upload));
      return road.send(new URL(url).pathname);
    },
  ],
  [
    "a body of another media type, by a fault",
    503,
    ({ mock, send }) => {
      mock.faults.add({ operation: "getUpload", status: 503, body: "<p>é</p>", content_type: "text/html" });
      return send(upload);
    },
  ],
  [
    "a body that breaks off, by a fault",
    200,
    ({ mock, send }) => {
      mock.faults.add({ operation: "getUpload", truncate: true });
      return send(upload);
    },
  ],
  [
    "the control interface",
    201,
    ({ send }) => send("/_standin/faults", body({ operation: "getUpload", status: 500 }, "POST")),
  ],
  [
    "the call of a webhook to a receiver of its own",
    200,
    async ({ mock, send }) => {
      const { url } = mock.receiver("mine");
      await send("/webhooks/2001", body({ url, http_basic_user: "u", http_basic_password: "é", custom_payload: "é" }));
      await send(upload, body({ author: null }));
      await mock.webhookCalls.next();
      return Response.json(
        mock
          .receiver("mine")
          .requests()
          .map(({ method, headers, body: text }) => [method, headers.authorization, headers["content-type"], text]),
      );
    },
  ],
];

describe("a mock in a browser, and one behind a socket, have the same response to", () => {
  it.each(exchanges)("%s (%i)", async (_, status, exchange) => {
    const [socket, page] = [await seen(await exchange(await overSockets())), await seen(await exchange(overFetch()))];
    expect(page).toEqual(socket);
    expect(page.status).toBe(status);
  });

  it("a request that a fault disconnects: an error", async () => {
    for (const { mock, send } of [await overSockets(), overFetch()]) {
      mock.faults.add({ operation: "getUpload", disconnect: true });
      await expect(send(upload)).rejects.toThrow(TypeError);
    }
  });
});
