import type { JsonObject, JsonValue } from "../../../src/base/json.js";
import { parseBinding } from "../../../src/kit/binding/binding.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { Judge } from "../../../src/observe/judge.js";
import { toExchange } from "../../../src/observe/recognise.js";

export const url = "http://api.example.com/v1";
export const judgeOf = (binding = "{}", envelope?: "json-api", isOnlyWriter = false) =>
  new Judge(toTarget({ url, envelope }, parseBinding(binding, "wire.yaml")), { isOnlyWriter });

export interface Passing {
  method?: string;
  path?: string;
  sent?: JsonValue;
  status?: number;
  shown?: JsonValue;
  /** In place of JSON. */
  page?: string;
  headers?: Record<string, string>;
  came?: Record<string, string>;
}

export const json = (value: JsonValue | undefined) => Buffer.from(value === undefined ? "" : JSON.stringify(value));

export function pass(judge: Judge, passing: Passing, began?: ReturnType<Judge["open"]>) {
  const { method = "PUT", path = "/uploads/7", sent, status = 200, ...more } = passing;
  const write = began ?? judge.open(method, path);
  const passed = {
    ...{ method, path, status, requestBody: json(sent), body: Buffer.from(more.page ?? json(more.shown)) },
    requestHeaders: { authorization: "Bearer of-somebody", ...more.headers },
    headers: { "content-type": status < 400 ? "application/json" : "application/problem+json", ...more.came },
  };
  const exchange = toExchange(url, passed, judge.learn);
  if (!exchange) throw new Error("It is too large to be judged.");
  return judge.see(exchange, write);
}

/** The ids that were found so, in order. */
export const idsOf = ({ results }: Judge, verdict: string) => [
  ...new Set(
    results
      .flatMap(({ findings }) => findings)
      .filter((one) => one.verdict === verdict)
      .flatMap(({ ids }) => ids)
      .sort(),
  ),
];

export const upload = (fields: JsonObject): JsonObject => ({ id: "7", type: "upload", ...fields });
