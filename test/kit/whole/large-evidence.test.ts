import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { parseJson } from "../../../src/base/json.js";
import { cut } from "../../../src/base/text.js";
import { toPrintableJson } from "../../../src/base/visible.js";
import { showExchange, toSecrets } from "../../../src/kit/http/redact.js";
import { createFindings } from "../../../src/kit/run/findings.js";
import { type Exchange, told } from "../../../src/kit/wire/exchange.js";
import { startFlaky } from "../../support/flaky.js";
import { borrowing, verifyAt } from "../../support/kit.js";
import { htmlOf } from "../../support/reported.js";

const mebibyte = 1024 * 1024;

const exchangeOf = (text: string): Exchange => ({
  request: { method: "GET", url: "http://127.0.0.1:1/uploads/1", headers: {}, body: undefined },
  status: 500,
  headers: {},
  text,
  json: parseJson(text),
});

/** What is kept of an exchange until the report is made. */
function keep(exchange: Exchange): Exchange {
  const findings = createFindings();
  findings.check(["U-05"], false, () => "it is large", { exchange });
  return findings.list[0]?.exchange as Exchange;
}

describe("a large response", () => {
  it.each([
    ["JSON", JSON.stringify({ long: "x".repeat(2 * mebibyte) })],
    ["text", "x".repeat(2 * mebibyte)],
  ])("as evidence is kept as far as a report shows it: %s", (_, text) => {
    const kept = keep(exchangeOf(text));
    expect(JSON.stringify(kept).length).toBeLessThan(mebibyte);
    expect(showExchange(kept, toSecrets([]))).toEqual(showExchange(exchangeOf(text), toSecrets([])));
    expect(showExchange(kept, toSecrets([])).response.body).toMatch(
      new RegExp(`… \\(cut, ${text.length} characters in total\\)$`),
    );
  });

  it("is let go once its evidence is kept", () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const used = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = used();
    const kept = Array.from({ length: 8 }, (_, index) =>
      keep(exchangeOf(index % 2 ? "x".repeat(4 * mebibyte) : JSON.stringify({ long: "x".repeat(4 * mebibyte) }))),
    );
    expect(used() - before).toBeLessThan(8 * mebibyte);
    expect(kept).toHaveLength(8);
  });

  it("to a request with an identifier of a mebibyte is told in a line", () => {
    const { request, ...exchange } = exchangeOf("{}");
    const kept = keep({ ...exchange, request: { ...request, url: `${request.url}${"x".repeat(mebibyte)}` } });
    expect(kept.request.url.length).toBeLessThan(100_000);
    expect(cut(told(kept)).length).toBeLessThan(1000);
    expect(showExchange(kept, toSecrets([])).request.length).toBeLessThan(10_000);
  });

  it("shows no secret that stands where it is cut, and no password", () => {
    const secret = "a-secret-that-nobody-may-read";
    for (const length of [4080, 4096, 16 * 4096 - 10, 64 * 1024 - 10, 256 * 1024 - 10]) {
      const text = `${"x".repeat(length)}${secret}${"y".repeat(mebibyte / 4)}`;
      for (const exchange of [exchangeOf(text), exchangeOf(JSON.stringify([text]))]) {
        for (const one of [exchange, keep(exchange)]) {
          expect(JSON.stringify(showExchange(one, toSecrets([secret])))).not.toContain(secret.slice(0, 8));
        }
      }
    }
    const hidden = exchangeOf(JSON.stringify({ http_basic_password: "hush-hush", long: "x".repeat(mebibyte) }));
    expect(JSON.stringify(showExchange(keep(hidden), toSecrets([])))).not.toContain("hush");
  });

  it("that is deep does not fill a report with its indentation", async () => {
    const flaky = await startFlaky();
    flaky.script = ({ method }) =>
      method === "PUT" ? { status: 500, body: "[".repeat(990) + "]".repeat(990) } : undefined;
    const only = ["upload-notes", "upload-together"];
    const { report, failures } = await verifyAt(flaky.url, { only }, borrowing);
    expect(failures).toEqual([]);
    expect(report.verdict).toBe("broken");
    for (const text of [toPrintableJson(report, 2), htmlOf(report)]) expect(text.length).toBeLessThan(mebibyte);
  });
});
