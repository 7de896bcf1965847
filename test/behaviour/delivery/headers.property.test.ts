import fc from "fast-check";
import { expect, test } from "vitest";
import { callHeaders } from "../../../src/delivery/request.js";
import type { Webhook } from "../../../src/domain/entities.js";

const name = fc.constantFrom(
  "X-A",
  "x-a",
  "Authorization",
  "authorization",
  "CONTENT-TYPE",
  "accept",
  "X-B",
  "__proto__",
);
const value = fc.string({ unit: fc.constantFrom("a", "b", " ", "é"), maxLength: 5 });
const credential = fc.option(fc.string({ maxLength: 8 }));

const settings = fc.record({
  headers: fc.dictionary(name, value),
  http_basic_user: credential,
  http_basic_password: credential,
});

const find = (headers: Record<string, string>, wanted: string) =>
  Object.entries(headers).find(([one]) => one.toLowerCase() === wanted.toLowerCase())?.[1];

test("C-02, C-03, Q-27, Q-28 · every header of the webhook is sent once, and wins over the call's own whatever its case; credentials are sent when either is set", () => {
  fc.assert(
    fc.property(settings, (fields) => {
      const sent = callHeaders(fields as Webhook);
      const lastOf = new Map(Object.entries(fields.headers).map(([one, text]) => [one.toLowerCase(), text]));
      for (const [one, text] of lastOf) expect(find(sent, one)).toBe(text);
      const names = Object.keys(sent).map((one) => one.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      if (lastOf.has("authorization")) return;
      const { http_basic_user: user, http_basic_password: password } = fields;
      const credentials = user === null && password === null ? undefined : `${user ?? ""}:${password ?? ""}`;
      const basic = find(sent, "authorization")?.replace("Basic ", "");
      expect(basic === undefined ? undefined : Buffer.from(basic, "base64").toString()).toBe(credentials);
    }),
    { seed: 1 },
  );
});

test("Q-37 · without settings a call has the service's own headers alone", () => {
  const none = { headers: {}, http_basic_user: null, http_basic_password: null } as unknown as Webhook;
  expect(Object.keys(callHeaders(none))).toEqual(["Accept", "User-Agent", "Content-Type"]);
});
