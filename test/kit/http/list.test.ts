import { describe, expect, it } from "vitest";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { createApi } from "../../../src/kit/http/api.js";
import { Gate } from "../../../src/kit/http/gate.js";
import { listWhole } from "../../../src/kit/http/list.js";
import { Ledger } from "../../../src/kit/ledger/ledger.js";
import { uploadResource } from "../../../src/kit/specs/specs.js";
import { unanswered } from "../../../src/kit/wire/exchange.js";
import { sleeplessPorts } from "../../support/flaky.js";

const url = "http://target.example";
const first = [{ id: 1 }, { id: 2 }];

/** What is listed where the pages answer with these bodies, or statuses. */
async function list(pages: readonly unknown[], more: object = { next: { page: "page" } }) {
  const { ports } = sleeplessPorts();
  const send = async (request: Parameters<typeof unanswered>[0]) => {
    const body = pages[Number(new URL(request.url).searchParams.get("page") ?? 1) - 1];
    const answer =
      typeof body === "number" ? { status: body, text: "{}" } : { status: 200, text: JSON.stringify(body) };
    return { ...unanswered(request), ...answer, json: JSON.parse(answer.text) };
  };
  const target = toTarget({ url }, { operations: { listUploads: { route: "GET /media", ...more } } });
  const transport = { send, close: async () => undefined, isConnected: () => true };
  const api = createApi(target, { ports, gate: new Gate(ports), ledger: new Ledger(ports.now), transport });
  const { all, because } = await listWhole(api, uploadResource);
  return { ids: all.map(({ id }) => id), because };
}

describe("a whole list", () => {
  it("is a bare array too, whose pages end with a refusal", async () => {
    expect(await list([first, [{ id: 3 }], 400])).toEqual({ ids: [1, 2, 3], because: undefined });
    expect(await list([first], { whole: true })).toEqual({ ids: [1, 2], because: undefined });
    expect(await list([[]])).toEqual({ ids: [], because: undefined });
  });

  it.each([
    [{ items: first, nextCursor: "wh_2" }, '"nextCursor": "wh_2"'],
    [{ items: first, page: { total: 5 } }, '"total": 5'],
  ])(
    "is a part of it where the binding calls it whole and it says itself that there is more: %j",
    async (page, told) => {
      expect((await list([page], { response: "/items", whole: true })).because).toContain(told);
    },
  );

  it.each([
    ["first", [{ items: first }]],
    ["only", [null]],
    ["first, with several of them,", [{ errors: [], media: first }], { response: "", next: { page: "page" } }],
    ["second", [{ data: first }, { items: [{ id: 3 }] }]],
    ["second, which is a text,", [first, "<html>"]],
  ])("is not known where the %s page shows no list", async (_, pages, more?: object) => {
    expect((await list(pages, more)).because).toContain("without a list of resources");
  });
});
