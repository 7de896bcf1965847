import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { assertBody } from "../../../src/openapi/control.js";
import { routes } from "../../../src/openapi/documents.js";
import { errorCatalogue } from "../../../src/openapi/errors.js";
import { bodies } from "../../../src/openapi/generated/control-validators.js";
import { show } from "../../support/rows.js";
import { everythingIn } from "../../support/standin.js";
import { startControlled } from "./support.js";

interface Refused {
  body: object;
  at: string;
  words?: string[];
}

const refused: Record<string, Refused[]> = parse(readFileSync(new URL("refused.yaml", import.meta.url), "utf8"));

/** Words that stand for many. */
const lists: Readonly<Record<string, readonly string[]>> = {
  "all operations": ["*", ...routes.map((route) => route.operationId)],
  "all codes": Object.keys(errorCatalogue),
};

it.each(Object.entries(refused))("%s is refused with where it is wrong, and changes nothing", async (where, rows) => {
  const { standin, control, api } = await startControlled();
  await api("put", "/uploads/1001", { author: "Ada" });
  const before = [everythingIn(standin), standin.clock.now(), (await control("get", "/latency")).body];
  const [method = "", path = ""] = where.split(" ");
  for (const { body, at, words = [] } of rows) {
    const sent = method === "GET" ? undefined : body;
    const reply = await control(method.toLowerCase() as "post", path, sent);
    const { code, detail, errors } = reply.body;
    const told = [show(body), reply.status, code, errors[0].pointer];
    expect(told).toEqual([show(body), 422, "INVALID_FORMAT", at]);
    for (const one of words.flatMap((word) => lists[word] ?? word)) expect(detail).toContain(one);
    if (path === "/state") expect(() => standin.state.put(body as never)).toThrow();
    if (path === "/faults") expect(() => standin.faults.add(body as never)).toThrow(detail);
  }
  const after = [everythingIn(standin), standin.clock.now(), (await control("get", "/latency")).body];
  expect([after, standin.faults.list(), (await control("get", "/jobs")).body.scripts]).toEqual([before, [], []]);
});

it.each(Object.keys(bodies) as (keyof typeof bodies)[])("a %s that is no object says so", (name) => {
  expect(() => assertBody(name, 5)).toThrow("The body must be an object.");
});
