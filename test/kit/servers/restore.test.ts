import { describe, expect, it } from "vitest";
import { judge, keptBy } from "../second-implementation/judge.js";
import type { Switch } from "../second-implementation/server.js";
import { hook, upload } from "../second-implementation/switches/fields.js";
import { asList, isNull } from "../second-implementation/switches/switch.js";

const wrong: [string, Switch][] = [
  ["refuses two fields at once", upload.refuses((fields) => Object.keys(fields).length === 2)],
  ["makes texts of tags", upload.tags.coerces(Array.isArray, (tags) => asList(tags).map(String))],
  ["fails with 500 on what it does not know", hook.headers.refuses(isNull, 500)],
  ["does not show the password", hook.hides("http_basic_password")],
];

describe.concurrent("what is borrowed is restored byte for byte on a server that", () => {
  it.each(wrong)("%s", async (_, apply) => {
    let before = "";
    const { failures, service } = await judge({
      wire: "documented",
      binding: "operations: { createUpload: null, createWebhook: null }",
      only: [
        "upload-tags",
        "upload-kinds",
        "upload-basename",
        "webhook-headers",
        "webhook-http-basic-password",
        "call-made",
      ],
      switches: [
        apply,
        ({ state }) => {
          before = keptBy(state);
        },
      ],
    });
    expect(failures).toEqual([]);
    expect(keptBy(service.state)).toBe(before);
  });
});

it("what a server would refuse to take back is not changed, and found to be refused", async () => {
  const refusesNull = [hook.custom_payload, hook.http_basic_user, hook.http_basic_password].map((one) =>
    one.refuses(isNull),
  );
  const { report } = await judge({
    wire: "documented",
    binding: "operations: { createUpload: null, createWebhook: null }",
    only: ["webhook-together", "webhook-custom-payload"],
    switches: refusesNull,
  });
  expect(report.left_behind).toEqual([]);
  expect(report.rules).toMatchObject({ "W-05": "broken", "W-01": "held" });
});

it("a list of somebody that can only grow grows in one contract, breaks no rule, and is named", async () => {
  const { report, service } = await judge({
    wire: "documented",
    binding: "operations: { createUpload: null, createWebhook: null }",
    only: ["upload-tags", "upload-texts", "upload-together"],
    switches: [upload.tags.stored((tags, now) => [...new Set([...asList(now), ...asList(tags)])])],
  });
  expect(report.left_behind).toHaveLength(1);
  expect(report.cases.filter(({ verdict }) => verdict === "broken")).toEqual([]);
  const shown = [...service.state.upload.values()].map(({ tags }) => JSON.stringify(tags)).join();
  const written = ["Again", "a plain tag", "other"].filter((tag) => shown.includes(`"${tag}"`));
  expect(written).toHaveLength(1);
});
