import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.js";
import { parseBinding } from "../../src/kit/binding/binding.js";
import { verifyAt } from "../support/kit.js";
import { serveHttp } from "../support/serve-http.js";

const binding = `
operations:
  listUploads: { route: "GET /assets", whole: true }
  getUpload: "GET /assets/{upload_id}"
  createUpload: "POST /assets"
  updateUpload: "PATCH /assets/{upload_id}"
  deleteUpload: "DELETE /assets/{upload_id}"
fields:
  upload: { path: null, basename: title, copyright: null, tags: null, default_field_metadata: null, creator: null, upload_collection: null }
  webhook: null
`;

const name =
  "a product whose uploads have no files gets uploads of the kit all the same, which are known by another text: %s";

it.each([
  ["all is updated", ["U-04", "U-06", "U-07"]],
  ["the name alone", ["U-04"]],
])(name, async (what, rules) => {
  const rows = new Map<string, JsonObject>([["1", { id: "1", title: "logo", author: "Ann", notes: null }]]);
  const before = JSON.stringify([...rows]);
  let count = 1;
  const url = await serveHttp(async (request, response) => {
    const id = /^\/assets\/([^/?]+)/.exec(request.url ?? "")?.[1];
    const sent = ["POST", "PATCH"].includes(request.method ?? "") ? JSON.parse(await text(request)) : {};
    const answer = (status: number, body: unknown) => void response.writeHead(status).end(JSON.stringify(body));
    if (request.method === "POST") {
      const one = { author: null, notes: null, ...sent, id: `${++count}` };
      rows.set(one.id, one);
      return answer(201, { id: one.id });
    }
    if (id === undefined) return answer(200, [...rows.values()]);
    const one = rows.get(id);
    if (!one) return answer(404, {});
    const isWrong = ([name, value]: [string, unknown]) =>
      !(name in one) || (typeof value !== "string" && (value !== null || name === "title"));
    const isRefused = what === "the name alone" && request.method === "PATCH" && !("title" in sent);
    if (isRefused || Object.entries(sent).some(isWrong)) return answer(422, {});
    if (request.method === "PATCH") rows.set(id, { ...one, ...sent });
    if (request.method === "DELETE") rows.delete(id);
    return answer(200, { ...one, ...sent });
  });
  const { report } = await verifyAt(url, { only: rules }, parseBinding(binding, "no-files.yaml"));
  expect(rules.map((id) => report.rules[id])).toEqual(rules.map(() => "held"));
  expect([report.left_behind, count > 1, JSON.stringify([...rows])]).toEqual([[], true, before]);
});
