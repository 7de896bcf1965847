import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createBrowserStandin } from "../../src/browser/browser-standin.js";
import { createStandin } from "../../src/standin.js";

const authorized = { Authorization: "Bearer any", "Content-Type": "application/json", "X-Api-Version": "3" };

async function start() {
  const standin = await createStandin({ port: 0, jobs: "never", deliver: "off" });
  onTestFinished(() => standin.close());
  const ask = async (method: string, path: string, body?: string) => {
    const response = await fetch(standin.url + path, { method, headers: authorized, body: body ?? null });
    return { status: response.status, text: await response.text() };
  };
  return { standin, ask };
}

const custom = (number: string) => `{"default_field_metadata":{"en":{"custom_data":{"n":${number}}}}}`;
const place = "/default_field_metadata/en/custom_data/n";

it.each(["9007199254740993", "1e400", "-1E+400", "1e-400", "653247040368672769", "0.10000000000000000001"])(
  "the number %s, which a double cannot hold, is refused, and the journal shows it",
  async (number) => {
    const { ask } = await start();
    const before = await ask("GET", "/uploads/1001");
    const { status, text } = await ask("PUT", "/uploads/1001", custom(number));
    const detail = `${place}: a double cannot hold the number ${number}. Pass it as a string.`;
    expect([status, JSON.parse(text)]).toMatchObject([
      422,
      { code: "INVALID_FORMAT", errors: [{ pointer: place, code: "VALIDATION_RANGE", detail }] },
    ]);
    expect(await ask("GET", "/uploads/1001")).toEqual(before);
    const { entries } = JSON.parse((await ask("GET", "/_standin/journal")).text);
    const [entry] = entries.filter((one: { method: string }) => one.method === "PUT");
    // A text, since whoever reads the journal would round the number.
    const request = { body: JSON.parse(custom(`"${number}"`)) };
    expect(entry).toMatchObject({ request, refused: { pointer: place, detail } });
    expect(entry.curl).toContain(`"n":${number}}`);
  },
);

it.each(["1.0", "1e2", "0.1", "9007199254740994", "1e21", "1.7976931348623157e308", "-0", "0e999", "1E+0002"])(
  "the number %s is no such number, in whatever spelling",
  async (number) => {
    const { ask } = await start();
    const { status, text } = await ask("PUT", "/uploads/1001", custom(number));
    expect([status, JSON.parse(text).default_field_metadata.en.custom_data.n]).toEqual([200, Number(number) || 0]);
  },
);

it.each([
  ["PUT", "/json-api/uploads/1001", '{"data":{"type":"upload","id":9007199254740993,"attributes":{}}}', "/data/id"],
  ["POST", "/webhooks", '{"name":"N","url":"http://127.0.0.1:9","x":[0,1e400]}', "/x/1"],
  ["POST", "/_standin/faults", '{"operation":"*","status":200,"body":{"n":1e400}}', "/body/n"],
  ["POST", "/_standin/events", '{"entity":{"a":9007199254740993}}', "/entity/a"],
  ["PUT", "/_standin/state", '{"locales":["en"],"records":[{"id":"1","n":1e400}]}', "/records/0/n"],
])("%s %s refuses it, and says where", async (method, path, body, pointer) => {
  const { ask } = await start();
  const { status, text } = await ask(method, path, body);
  expect([status, text]).toEqual([422, expect.stringContaining(`${pointer}: a double cannot hold the number`)]);
});

it("seeds and states refuse it, from a file and from a caller", async () => {
  const folder = await mkdtemp(join(tmpdir(), "standin-"));
  const seed = join(folder, "seed.json");
  await writeFile(seed, '{"locales":["en"],"records":[{"id":"1","type":"item","n":9007199254740993}]}');
  const refusal = "/records/0/n: a double cannot hold the number 9007199254740993.";
  await expect(createStandin({ seed })).rejects.toThrow(refusal);
  await expect(createStandin({ state: folder })).rejects.toThrow(refusal);
  const { standin } = await start();
  const state = { ...standin.state.get(), records: [{ id: "1", type: "item", n: Number.POSITIVE_INFINITY }] };
  expect(() => standin.state.put(state as never)).toThrow("/records/0/n: a double cannot hold the number Infinity.");
  expect(() => standin.faults.add({ operation: "*", status: 200, body: { n: Number.NaN } })).toThrow("/body/n");
  expect(() => standin.emit({ entity: { n: 2n ** 64n } } as never)).toThrow("/entity/n");
});

it("the mock of a page refuses it too", async () => {
  const { fetch } = createBrowserStandin();
  const response = await fetch("http://standin.test/uploads/1001", {
    method: "PUT",
    headers: authorized,
    body: custom("1e400"),
  });
  expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(place)]);
});
