import { describe, expect, it } from "vitest";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { Gate } from "../../../src/kit/http/gate.js";
import { endsWithRun, noticesPages } from "../../../src/kit/http/layers/ends.js";
import {
  followsRedirects,
  renewsToken,
  retriesFailures,
  sharesRateLimit,
} from "../../../src/kit/http/layers/sends-again.js";
import { sendsOnlyRecorded } from "../../../src/kit/http/layers/sends-only-recorded.js";
import { Observations, observes } from "../../../src/kit/http/observations.js";
import { ReadLag } from "../../../src/kit/http/read-lag.js";
import type { HttpRequest, Send } from "../../../src/kit/http/request.js";
import { RecordError } from "../../../src/kit/ledger/ledger-file.js";
import { Codec } from "../../../src/kit/wire/codec.js";
import { type Exchange, unanswered } from "../../../src/kit/wire/exchange.js";
import { sleeplessPorts } from "../../support/flaky.js";

const target = toTarget({ url: "http://target.example", token: "the-token" });
const get: HttpRequest = { method: "GET", url: `${target.url}/uploads/1001`, headers: {}, hasRunToken: true };
const put: HttpRequest = { ...get, method: "PUT", body: "{}" };

/** Answers with these, one after the other, and again with the last one. */
function answering(...answers: Partial<Exchange>[]): Send & { requests: HttpRequest[] } {
  const requests: HttpRequest[] = [];
  const send = async (request: HttpRequest): Promise<Exchange> => {
    const answer = answers[Math.min(requests.push(request), answers.length) - 1];
    return { ...unanswered(request), status: 200, ...answer };
  };
  return Object.assign(send, { requests });
}

const open = () => new Gate(sleeplessPorts().ports);

describe("ends with the run", () => {
  it("ends it where the record cannot be written", async () => {
    const gate = open();
    const send = endsWithRun(target, gate, { responses: 1 })(() => Promise.reject(new RecordError("the disk is full")));
    await expect(send(put)).rejects.toThrow("the disk is full");
    expect(gate.ending?.kind).toBe("no record");
  });

  it("throws for an address that the kit does not connect to, except while it restores", async () => {
    const next = answering({ status: 0, refusal: "the address is private" });
    const send = endsWithRun(target, open(), { responses: 1 })(next);
    await expect(send(get)).rejects.toThrow("the address is private");
    expect(await send({ ...get, isRestoring: true })).toMatchObject({ status: 0 });
  });
});

describe("notices a loss", () => {
  it("where the first read is refused as well", async () => {
    const gate = open();
    const send = endsWithRun(target, gate, { responses: 7 })(answering({}, { status: 401 }));
    await send(get);
    await expect(send(put)).rejects.toThrow(
      "http://target.example refuses the token since request 7 (401). Pass a token",
    );
    expect(gate.ending?.kind).toBe("target lost");
  });

  it("but not where one resource alone is refused, nor without the token of the run", async () => {
    const next = answering({}, { status: 403 }, {}, { status: 403 });
    const send = endsWithRun(target, open(), { responses: 1 })(next);
    await send(get);
    expect((await send(put)).status).toBe(403);
    expect((await send({ ...put, hasRunToken: false })).status).toBe(403);
    expect(next.requests.map(({ method }) => method)).toEqual(["GET", "PUT", "GET", "PUT"]);
  });

  it("of a target that does not respond, but not of another address", async () => {
    const next = answering({ status: 0, failure: "ECONNREFUSED: nobody is there" });
    const send = endsWithRun(target, open(), { responses: 1 })(next);
    await expect(send(get)).rejects.toThrow("http://target.example does not respond: ECONNREFUSED");
    expect((await send({ ...get, url: "http://files.example/1" })).status).toBe(0);
  });

  it("where the target limits requests for too long", async () => {
    const next = answering({ status: 429, headers: { "retry-after": "900" } });
    const send = endsWithRun(target, open(), { responses: 1 })(next);
    await expect(send(get)).rejects.toThrow("limits requests (429, retry after 900 s). Try again later");
  });
});

describe("notices a page of a login in place of", () => {
  const page = { text: "<!DOCTYPE html>", json: undefined };
  const json = { text: "{}", json: {} };
  const login = { status: 302, headers: { location: "/login" } };
  const update = { ...put, document: { operationId: "updateUpload", options: {} } } as const;

  it.each([
    ["JSON", page, "WEB_PAGE: 200 with a web page in place of JSON: <!DOCTYPE html>"],
    ["the result of a write", login, "WEB_PAGE: 302 with a redirect to /login"],
  ])("%s", async (_, answer, failure) => {
    const send = noticesPages()(answering(json, answer));
    await send(update);
    expect(await send(update)).toMatchObject({ status: 0, failure });
  });

  it("nothing, where the target never returned JSON, or is asked for a file", async () => {
    const send = noticesPages()(answering(page, json, { status: 404, ...page }, page));
    for (const status of [200, 200, 404]) expect((await send(update)).status).toBe(status);
    expect((await send(get)).status).toBe(200);
  });

  it("everything, which ends the run", async () => {
    const next = answering({}, { status: 0, failure: "WEB_PAGE: 200 with a web page" });
    const send = endsWithRun(target, open(), { responses: 7 })(next);
    await send(get);
    await expect(send(put)).rejects.toThrow("returns web pages in place of JSON since request 7. Look whether");
  });
});

describe("renews the token that a command prints", () => {
  const expired = { status: 401 };
  /** The statuses of so many updates at once, the tokens that were sent, and what the layer learned as a secret. */
  async function update(answers: Partial<Exchange>[], renew: () => Promise<string>, token = "Bearer the-token") {
    const secrets: string[] = [];
    const next = answering(...answers);
    const access = { ...target.access, renew };
    const send = renewsToken({ access }, { learnSecret: (secret) => void secrets.push(secret) })(next);
    const request = { ...put, headers: { Authorization: token } };
    const statuses = [(await send(request)).status, (await send(request)).status];
    return { statuses, tokens: next.requests.map(({ headers }) => headers.Authorization), secrets };
  }

  it("when the target refuses it, and sends the new one from then on", async () => {
    const { statuses, tokens, secrets } = await update([expired, {}], async () => "$&2");
    expect(statuses).toEqual([200, 200]);
    expect(tokens).toEqual(["Bearer the-token", "Bearer $&2", "Bearer $&2"]);
    expect(secrets).toEqual(["$&2"]);
  });

  it("but not where the command prints the same or fails, nor another token of a contract", async () => {
    const failing = () => Promise.reject(new Error("no network"));
    for (const renew of [async () => "the-token", failing])
      expect((await update([expired], renew)).tokens).toEqual(["Bearer the-token", "Bearer the-token"]);
    expect((await update([expired], async () => "2", "Bearer guest")).tokens).toEqual(["Bearer guest", "Bearer guest"]);
  });
});

describe("learns secrets", () => {
  it("that the target shows, however many, and none that the kit has sent", async () => {
    const seen = new Observations();
    const shown = (password: string) => ({ json: { http_basic_password: password } });
    const send = observes(seen, undefined)(async (request) => ({ ...unanswered(request), ...shown(request.url) }));
    await send({ ...put, url: "kits-own", json: { http_basic_password: "kits-own" } });
    // Reports must show what a target makes of the kit's own texts.
    await send({ ...put, url: "of the kit", json: { http_basic_password: " Of the\r\nKit" } });
    for (let count = 0; count < 500; count++) await send({ ...get, url: `secret ${count}` });
    expect([seen.secrets.size, seen.secrets.has("kits-own"), seen.secrets.has("of the kit")]).toEqual([
      500,
      false,
      false,
    ]);
  });
});

describe("follows redirects", () => {
  it("and remembers the first, except the end of a job", async () => {
    const seen = { redirected: undefined };
    const next = answering({ status: 303, headers: { location: "/uploads/1001" } }, {});
    await followsRedirects(303, seen)(next)({ ...put, url: `${target.url}/jobs/1` });
    expect(next.requests).toHaveLength(1);
    const moved = answering({ status: 302, headers: { location: "/v2/1001" } }, {});
    await followsRedirects(303, seen)(moved)(get);
    expect(moved.requests.map(({ url }) => url)).toEqual([get.url, `${target.url}/v2/1001`]);
    expect(seen.redirected).toMatchObject({ status: 302 });
  });
});

describe("retries transient failures", () => {
  const down = { status: 0, failure: "ECONNREFUSED: nobody is there" };

  function retrying(next: Send) {
    const { ports, slept } = sleeplessPorts();
    const told: string[] = [];
    const gate = new Gate(ports);
    const tells = { onWait: (text: string) => told.push(text), onLost: (text: string) => told.push(text) };
    return { send: retriesFailures(ports, gate, tells)(next), slept, told, gate };
  }

  it("of what may be sent twice, and says so", async () => {
    const next = answering({ status: 503, headers: { "retry-after": "2" } }, {});
    const { send, slept, told } = retrying(next);
    expect(await send({ ...get, isRepeatable: true })).toMatchObject({ repeated: "GET /uploads/1001 returned 503" });
    expect([slept, told]).toEqual([[2000], ["GET /uploads/1001 returned 503. Retrying in 2 s."]]);
    expect((await retrying(answering({ status: 503 }, {})).send(put)).status).toBe(503);
  });

  it.each([[501], [500, 500], [503, 503, 503, 503, 503]])("as often as is useful: %j", async (...statuses) => {
    const next = answering(...statuses.map((status) => ({ status })), {});
    const { send } = retrying(next);
    expect((await send({ ...get, isRepeatable: true })).status).toBe(statuses.at(-1));
    expect(next.requests).toHaveLength(statuses.length);
  });

  it("no longer than 30 s in vain for all requests together, though others succeed meanwhile", async () => {
    const busy = { status: 503, headers: { "retry-after": "10" } };
    const { send, slept } = retrying(async (request) => ({
      ...unanswered(request),
      ...(request === put ? { status: 200 } : busy),
    }));
    for (let count = 0; count < 5; count++) {
      await send({ ...get, isRepeatable: true });
      await send(put);
    }
    expect(slept.reduce((sum, one) => sum + one, 0)).toBe(40_000);
  });

  it("and waits for a target that is down only while it restores", async () => {
    const { send, told } = retrying(answering(down, down, {}));
    expect((await send({ ...get, isRepeatable: true })).status).toBe(0);
    expect((await send({ ...get, isRestoring: true })).status).toBe(200);
    expect(told).toEqual([expect.stringContaining("Waiting up to 30 s until it does.")]);
    const lost = retrying(answering(down));
    expect((await lost.send({ ...get, isRestoring: true })).status).toBe(0);
    expect(lost.told.at(-1)).toContain("it did not respond for 30 s");
  });
});

describe("shares the rate limit", () => {
  it("and shows the first refusal, or the last where the wait would be too long", async () => {
    const { ports, slept } = sleeplessPorts();
    const limited = { status: 429, headers: { "retry-after": "3" } };
    const told: string[] = [];
    const layer = sharesRateLimit(ports, open(), (text) => void told.push(text));
    expect(await layer(answering(limited, {}))(get)).toMatchObject({ status: 200, limited });
    expect([slept, told]).toEqual([[3000], ["The target limits requests (429). Waiting 3 s."]]);
    expect((await layer(answering({ ...limited, headers: { "retry-after": "61" } }))(get)).status).toBe(429);
  });
});

describe("sends only what is recorded and allowed", () => {
  const { resources } = target;
  const none = { isDry: false, readOnly: false, resources };
  const disguised = { ...get, headers: { "X-HTTP-Method-Override": "DELETE" } };
  it.each([
    ["in a dry run not even a read", { ...none, isDry: true }, get, "--dry-run sends no requests"],
    ["no write that --read-only forbids", { ...none, readOnly: true }, put, "--read-only forbids PUT"],
    ["no write without a note", none, put, "no record of how to undo it"],
    ["nor one in disguise", none, disguised, "no record of how to undo it"],
  ])("%s", async (_, allowed, request, because) => {
    const next = answering();
    await expect(sendsOnlyRecorded(allowed)(next)(request)).rejects.toThrow(because);
    expect(next.requests).toEqual([]);
  });
});

describe("learns how far reads lag", () => {
  const shows = (notes: string) => ({ json: { id: "1", notes } });
  const [old, new_] = [shows("old"), shows("new")];

  it.each([
    ["from a read that shows the new value after the old one", [old, new_], 75],
    ["but not from a failure after the old one", [old, { status: 500 }], 0],
    ["nor from a value that never changes", [old], 0],
  ])("%s", async (_, reads, learned) => {
    const lag = new ReadLag(target, new Codec(target));
    const next = answering(old, new_, ...reads);
    const call = lag.repeatsOutdated(sleeplessPorts().ports)(() => next(get));
    const path = { upload_id: "1" };
    await call("getUpload", { path });
    await call("updateUpload", { path, body: new_.json });
    await call("getUpload", { path });
    expect(lag.time).toBe(learned);
  });
});
