import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseBinding } from "../../src/kit/binding/binding.js";
import { draftBinding } from "../../src/suite/draft-binding.js";
import { sleeplessPorts, startFlaky } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { runCommand } from "../support/kit.js";
import { serveHttp } from "../support/serve-http.js";

describe("a binding drafted from GET requests", () => {
  const secrets = {
    http_basic_user: "ada",
    http_basic_password: "Top-Secret-Word-99",
    headers: { "X-Api-Key": "key-of-the-header-7" },
    url: "https://hooks.invalid/in?token=token-of-the-address",
  };

  async function draft(change?: Parameters<typeof startFlaky>[0]) {
    const flaky = await startFlaky({ isForeign: true, ...change });
    await flaky.put("/webhooks/2001", secrets);
    const url = flaky.url.replace("//", "//ada:word-of-the-target@");
    const { text } = await draftBinding(url, "any", sleeplessPorts().ports);
    return { flaky, text };
  }

  it("is a binding, asks with GETs alone, and for each page once", async () => {
    const { flaky, text } = await draft();
    expect(parseBinding(text, "draft.yaml").operations?.listUploads).toBeDefined();
    const asked = flaky.requests.map(({ method, path }) => `${method} ${path}`);
    expect(asked.filter((one) => !one.startsWith("GET "))).toEqual([]);
    expect([...new Set(asked)]).toEqual(asked);
  });

  it("has no secret that the server showed, since teams commit it", async () => {
    const { text } = await draft();
    expect(text).toContain("http_basic_password: http_basic_password  # GET /webhooks/2001 shows");
    expect(text).not.toMatch(/Top-Secret|key-of-the-header|token-of-the-address|word-of-the-target/);
  });

  it("asks where a second page was refused, and where a reference is null", async () => {
    const { text } = await draft();
    expect(text).not.toContain("next: { page: page }");
    expect(text).toMatch(/whole: true.*\?page=2 → 422: # \d+\. Is this the whole list\?/);
    expect(text).not.toContain("reference: id");
  });

  it("tries the token in each form, takes paging from an empty page, and names what refuses it", async () => {
    const items = [
      { id: 1, notes: null },
      { id: 2, notes: "n" },
    ];
    const url = await serveHttp((request, response) => {
      const isKnown = request.headers.authorization === "cms API-Key right";
      const docs = request.url?.includes("page=2") ? [] : items;
      const json = { "/media": { docs, nextPage: null }, "/media/2": items[1] }[request.url?.split("?")[0] ?? ""];
      response.writeHead(isKnown ? (json ? 200 : 404) : 403).end(JSON.stringify(json ?? {}));
    });
    const { text } = await draftBinding(url, "cms API-Key right", sleeplessPorts().ports);
    expect(text).toContain('token: { header: Authorization, format: "{token}" }');
    expect(text).toMatch(/listUploads: .*next: \{ page: page \} \} {2}# .*\?page=2 → 200, 0 others\n/);
    expect(text).toContain('notes: notes  # GET /media/2 shows "n"');
    const { text: refused } = await draftBinding(url, "right", sleeplessPorts().ports);
    expect(refused).toContain("GET /uploads → 403. Pass the token as the server wants it, with its scheme");
  });

  it("is not written where every request is refused", async () => {
    const target = await serveHttp((_, response) => void response.writeHead(401).end("{}"));
    const init = join(await newFolder(), "binding.yaml");
    await expect(runCommand({ target, init })).rejects.toThrow("GET /uploads → 401. Pass the token");
    expect(existsSync(init)).toBe(false);
  });

  it("tries the routes of what the user has found so far, and nothing else for that kind", async () => {
    const asked: string[] = [];
    const url = await serveHttp((request, response) => {
      asked.push(request.url ?? "");
      const json = { "/stored.json": { stored: [{ id: 7, description: "d" }] }, "/stored/7.json": { one: { id: 7 } } };
      const body = json[(request.url?.split("?")[0] ?? "") as keyof typeof json];
      response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? {}));
    });
    const own = { operations: { listUploads: "GET /stored.json?all=1", listWebhooks: { route: "GET /no.json" } } };
    const { text } = await draftBinding(url, undefined, sleeplessPorts().ports, own);
    expect(text).toContain('listUploads: { route: "GET /stored.json?all=1", response: /stored');
    expect(text).toContain(
      'getUpload: { route: "GET /stored/{upload_id}.json", response: /one }  # GET /stored/7.json → 200',
    );
    expect(text).toContain('# updateUpload: "PATCH /stored/{upload_id}.json"');
    expect(text).toContain("GET /no.json → 404");
    expect(asked.filter((path) => /upload|hook|files/.test(path) && !/collection|folder|album/.test(path))).toEqual([]);
  });

  it("follows a slash at the end, and takes no member of a usual name for what it cannot be", async () => {
    const asset = { id: 3, title: "A photo", meta: { camera: "K7" }, collectionId: "table-9", album: "c1", notes: "n" };
    const bodies = { "/assets/": [asset], "/assets/3/": asset, "/albums/": [{ id: "c1", title: "Press" }] };
    const url = await serveHttp((request, response) => {
      const path = request.url?.split("?")[0] ?? "";
      const body = bodies[path as keyof typeof bodies];
      const isShort = `${path}/` in bodies;
      // Most lead to no address at all.
      response.writeHead(body ? 200 : 301, { Location: isShort ? `${path}/` : "http://" });
      response.end(JSON.stringify(body ?? {}));
    });
    const { text } = await draftBinding(url, "any", sleeplessPorts().ports);
    expect(text).toContain('getUpload: { route: "GET /assets/{upload_id}/" }  # GET /assets/3/ → 200');
    expect(text).toContain("upload_collection: { name: album, reference: id }");
    expect(text).toMatch(/# basename: null.*\n(.*\n)*.*# default_field_metadata: null/);
  });

  it("knows the form of JSON:API, and an identifier of another name", async () => {
    const attributes = { description: "d", http_basic_password: null };
    const relationships = { folder: { data: { type: "folders", id: "f" } } };
    const row = { type: "files", id: "a", attributes, relationships };
    const bodies: Record<string, unknown> = {
      "/files": { data: [row] },
      "/files/a": { data: row },
      "/hooks": { results: [{ objectId: "h", title: "t" }] },
      "/hooks/h": { objectId: "h", title: "t" },
    };
    const url = await serveHttp((request, response) => {
      const isAsked = request.headers["x-key"] === "right" && request.headers["x-app"] === "acme";
      const body = isAsked ? bodies[request.url?.split("?")[0] ?? ""] : undefined;
      response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? {}));
    });
    const headers = { "X-App": "acme", "X-Of-Variable": "of-a-variable-7", "Api-Key": "key-of-the-user-7" };
    const own = { token: { header: "X-Key", format: "{token}" }, headers, secrets: ["of-a-variable-7"] };
    const { text } = await draftBinding(url, "right", sleeplessPorts().ports, own);
    const variables = { X_OF_VARIABLE: "of-a-variable-7", API_KEY: "key-of-the-user-7" };
    const { token } = own;
    expect(parseBinding(text, "draft.yaml", variables)).toMatchObject({ envelope: "json-api", token, headers });
    expect(text).not.toMatch(/of-a-variable-7|key-of-the-user-7/);
    expect(text).toContain('notes: description  # GET /files/a shows "d"');
    expect(text).toContain('upload_collection: folder  # GET /files/a shows {"type":"folders","id":"f"}');
    expect(text).toContain('types: { upload: "files", upload_collection: "folders" }');
    expect(text).toContain('getWebhook: { route: "GET /hooks/{webhook_id}" }');
    expect(text).toContain("    id: objectId\n    name: title");
    expect(text).not.toContain("updateUploadCollection");
  });

  it.each([
    [
      "a3",
      /listUploads: \{ route: "GET \/media"[^}]*\}\s+#.* with "a3" in \/nextCursor: # \d+\. Which query parameter/,
      "next: { pointer",
    ],
    [
      null,
      /next: \{ pointer: \/nextCursor \}.* with null in \/nextCursor: # \d+\. Which query parameter/,
      "whole: true",
    ],
    [
      "/media?after=a3",
      /next: \{ pointer: \/nextCursor \} \} {2}# .* with "\/media\?after=a3" in \/nextCursor\n/,
      "whole: true",
    ],
  ])("asks for the parameter of a cursor, as far as its form does not tell: %s", async (nextCursor, line, not) => {
    const url = await serveHttp((request, response) => {
      const [, path = ""] = /^(.*?)(?:\?|$)/.exec(request.url ?? "") ?? [];
      const item = { id: "a1", notes: "n" };
      const json = { "/media": { items: [item], nextCursor }, "/media/a1": item }[path];
      response.writeHead(json ? 200 : 404, { "Content-Type": "application/json" }).end(JSON.stringify(json ?? {}));
    });
    const { text } = await draftBinding(url, "any", sleeplessPorts().ports);
    const [uploads = ""] = text.split("\n").filter((one) => one.includes("listUploads"));
    expect(`${uploads}\n`).toMatch(line);
    expect(uploads.split("#")[0]).not.toContain(not);
  });
});
