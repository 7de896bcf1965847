import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { type JsonObject, pick } from "../../../src/base/json.js";
import type { VerifyFlags } from "../../../src/cli/verify-run.js";
import type { Binding } from "../../../src/kit/binding/binding.js";
import { newFolder } from "../../support/folder.js";
import { runCommand } from "../../support/kit.js";
import { company, startLenient } from "./lenient.js";
import { killRecords } from "./production/house.js";

/** Starts a server with a company's rows, and verifies it. */
async function run(
  flags: VerifyFlags,
  binding: Binding = {},
  manners?: Parameters<typeof startLenient>[1],
  seed: Parameters<typeof startLenient>[0] = company(),
) {
  const server = await startLenient(seed, manners);
  const runRecord = await newFolder();
  const verify = async (more: VerifyFlags = {}) => {
    const ended = await runCommand({ target: server.url, token: "t", runRecord, binding, ...flags, ...more });
    return { ...ended, said: ended.stdout + ended.stderr };
  };
  const ended = await verify();
  return { ...ended, server, verify, rows: Object.fromEntries(server.rows), records: await readdir(runRecord) };
}

const borrow: Binding = { operations: { createUpload: null, createUploadRequest: null, createWebhook: null } };
const onUpload = { uploadId: "7", quietWebhooks: true };

describe("a server that keeps whatever it is sent has a company's rows as before", () => {
  it.each([
    ["upload_collection", "U-11"],
    ["creator", "U-10"],
  ])("where a borrowed upload had no %s", async (_, rule) => {
    const { rows, records } = await run({ ...onUpload, only: [rule] }, borrow);
    expect(rows).toMatchObject(company());
    expect(records).toEqual([".gitignore"]);
  });

  it("where a deletion answers 500 and deletes", async () => {
    const { rows, code, said } = await run({ only: ["U-11"], quietWebhooks: true }, {}, { deletion: 500 });
    expect(rows).toMatchObject(company());
    expect(rows.uploads).toHaveLength(1);
    expect([code, said]).toEqual([1, expect.not.stringContaining("NOT RESTORED")]);
  });

  it.each([
    ["upload-path", "uploads", /"path":(?:0|7|null|true|false|"")/],
    ["webhook-name", "webhooks", /"name":(?:0|7|null|true|false|"")/],
  ])("where a run of %s is killed while its own has a wrong name", async (contract, kind, wrong) => {
    const server = await startLenient(company());
    const runRecord = await newFolder();
    const flags = { target: server.url, token: "t", runRecord, quietWebhooks: true };
    server.goneFrom((method, body) => method === "PUT" && wrong.test(body));
    await runCommand({ ...flags, only: [contract] });
    server.goneFrom(undefined);
    await killRecords(runRecord);
    const { stdout, stderr, code } = await runCommand({ ...flags, undo: true });
    expect([code, stdout + stderr]).toEqual([0, expect.not.stringContaining("was not deleted")]);
    expect(Object.fromEntries(server.rows)).toMatchObject(company());
    expect(server.of(kind)).toHaveLength(1);
  });
});

/** Whatever is sent to a webhook, its payload and credentials are gone unless they are sent too. */
const empties = (kind: string, row: JsonObject, sent: JsonObject) => {
  if (kind !== "webhooks") return;
  for (const name of ["custom_payload", "http_basic_user", "http_basic_password"])
    if (!(name in sent)) row[name] = null;
};

describe("a company's rows are as before, or named,", () => {
  it.each([
    ["replace the whole row", { replaces: true }],
    ["empty other fields", { spoil: empties }],
  ])("where updates %s, which a webhook of the kit shows first", async (_, manners) => {
    const { rows, code, said } = await run({ ...onUpload, only: ["U-06", "W-16"] }, {}, manners);
    expect(rows).toEqual(company());
    expect([code, said]).toEqual([
      2,
      expect.stringContaining("Nothing was disabled: An update of /enabled alone also empties"),
    ]);
  });

  it("where updates replace the whole row, and nothing else can show it", async () => {
    const { rows, code, said } = await run({ ...onUpload, only: ["U-06", "W-16"] }, borrow, { replaces: true });
    expect(rows).toEqual(company());
    expect([code, said]).toEqual([2, expect.stringContaining("An update of /enabled alone also empties")]);
  });

  it("where updates replace a borrowed row, which is given back as it was", async () => {
    const { rows, code } = await run({ uploadId: "7", allowCalls: true, only: ["U-06"] }, borrow, { replaces: true });
    expect(rows).toEqual(company());
    expect(code).not.toBe(0);
  });

  it("where updates empty the credentials of the first webhook to be disabled", async () => {
    const { rows, code, said } = await run({ ...onUpload, only: ["U-06"] }, borrow, { spoil: empties });
    const { http_basic_password, ...others } = company().webhooks[0] ?? {};
    expect(rows.webhooks).toEqual([expect.objectContaining(others)]);
    expect([code, said]).toEqual([2, expect.stringContaining("http_basic_password")]);
    expect(said).not.toContain("Somebody else wrote");
  });

  it("where updates would empty a password that reads show as a mask", async () => {
    const masks = {
      shows: (row: JsonObject) => (row.http_basic_password ? { ...row, http_basic_password: "*****" } : row),
    };
    const { rows, code, said, server } = await run({ ...onUpload, only: ["U-06"] }, borrow, {
      spoil: empties,
      ...masks,
    });
    expect(rows).toEqual(company());
    expect(server.requests.filter(({ body }) => body.includes("*****"))).toEqual([]);
    expect([code, said]).toEqual([2, expect.stringContaining("Nothing was disabled: the target does not show all of")]);
  });

  it("where a row is given back, or sent as a whole, whose own key reads show as a mask", async () => {
    const masks = { shows: (row: JsonObject) => ({ ...row, team: "*****" }) };
    const onHook = { ...onUpload, webhookId: "9", only: ["U-06", "W-13"] };
    const binding: Binding = { ...borrow, update: { webhook: "whole" } };
    const whole = await run(onHook, binding, { ...masks, replaces: true });
    expect([whole.code, whole.rows.webhooks]).toEqual([2, company().webhooks]);
    const given = await run(onHook, borrow, { ...masks, replaces: true });
    const sent = [...whole.server.requests, ...given.server.requests];
    expect(sent.filter(({ body }) => body.includes("*****"))).toEqual([]);
  });

  it("where a whole webhook cannot be sent, since its password is never shown", async () => {
    const hides = { shows: ({ http_basic_password: _, ...row }: JsonObject) => row };
    const binding: Binding = { ...borrow, update: { webhook: "whole" } };
    const { rows, code, said } = await run({ ...onUpload, only: ["U-06"] }, binding, hides);
    expect(rows).toEqual(company());
    expect([code, said]).toEqual([2, expect.stringContaining("Nothing was disabled: the target does not show all of")]);
    expect(said).not.toContain("NOT RESTORED");
  });

  it("where updates are whole, as the binding says", async () => {
    const binding: Binding = { ...borrow, update: { upload: "whole", webhook: "whole" } };
    const { rows, code } = await run({ ...onUpload, only: ["U-02", "U-13"] }, binding, { replaces: true });
    expect(rows).toEqual(company());
    expect(code).not.toBe(1);
  });

  it("where updates are whole, and members of its own have the spec's names of what it has elsewhere or not at all", async () => {
    const { uploads, ...rest } = company();
    const own = { type: "experiment", notes: "own", copyright: "own", tags: ["own"] };
    const elsewhere = { text: "The logo", legal: { copyright: "ACME", year: 1999 } };
    const seed = { ...rest, uploads: uploads.map((one) => ({ ...one, ...own, ...elsewhere })) };
    const fields = { upload: { notes: "text", copyright: "/legal/copyright", tags: null } };
    const binding: Binding = { ...borrow, update: "whole", fields };
    const { rows, code } = await run({ ...onUpload, only: ["U-05", "U-07"] }, binding, { replaces: true }, seed);
    expect(rows).toEqual(seed);
    expect(code).toBe(1);
  });
});

it("what somebody else writes while the kit restores a borrowed row stays, whatever the kit has yet to restore", async () => {
  let left = 0;
  let times = 0;
  const colleague = {
    // Between the update and the next read of it.
    spoil: (_: string, row: JsonObject, sent: JsonObject) => {
      if (row.id === "7" && "tags" in sent && "copyright" in sent && ++times === 3) left = 2;
    },
    shows: (row: JsonObject) =>
      row.id === "7" && left > 0 && --left === 0 ? Object.assign(row, { copyright: "A colleague" }) : row,
  };
  const { rows, said } = await run({ ...onUpload, only: ["upload-tags"] }, borrow, colleague);
  expect(said).toContain("Somebody else wrote that value during the run, so it stays");
  expect(rows.uploads).toMatchObject([{ copyright: "A colleague", tags: ["x"] }]);
});

/** The rules with a verdict. */
const rulesOf = (said: string, verdict: string) =>
  Object.entries(JSON.parse(said).rules).flatMap(([id, one]) => (one === verdict ? [id] : []));

describe("of such a server the kit says", () => {
  it("that an update which replaces the row loses the fields that were not passed", async () => {
    const only = ["upload-author", "webhook-auto-retry", "upload-empty", "webhook-empty"];
    const { stdout } = await run({ only, allowCalls: true, json: true }, {}, { replaces: true });
    expect(rulesOf(stdout, "broken")).toEqual(expect.arrayContaining(["U-13", "W-16"]));
    expect(rulesOf(stdout, "held")).not.toEqual(expect.arrayContaining(["W-15"]));
  });

  it("that updates of a part are held, where each sends a version number back", async () => {
    const versions = {
      refuses: (row: JsonObject, sent: JsonObject) => (sent.version === (row.version ?? null) ? undefined : 409),
      spoil: (_: string, row: JsonObject) => Object.assign(row, { version: (Number(row.version) || 0) + 1 }),
      shows: (row: JsonObject) => ({ version: null, ...row }),
    };
    const only = ["upload-author", "upload-empty", "upload-overlap", "webhook-auto-retry"];
    const binding: Binding = { update: { upload: { always: ["version"] }, webhook: { always: ["version"] } } };
    const { stdout } = await run({ only, allowCalls: true, json: true }, binding, versions);
    expect(rulesOf(stdout, "held")).toEqual(expect.arrayContaining(["U-02", "W-02"]));
    // It checks nothing.
    expect(rulesOf(stdout, "broken")).toEqual(["U-06", "W-13"]);
    expect(stdout).toContain("updates at the same time would refuse each other");
  });

  it("that an empty value is shown by what a read leaves out, where it showed one before", async () => {
    const isSaid = (value: unknown) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
    const lean = {
      shows: (row: JsonObject) =>
        pick(
          row,
          Object.keys(row).filter((name) => isSaid(row[name])),
        ),
    };
    const only = ["upload-author", "upload-tags", "webhook-custom-payload"];
    const { stdout } = await run({ only, allowCalls: true, json: true }, {}, lean);
    expect(stdout).not.toContain("no response shows it");
  });

  it("what the first of each list shows, where it may only read", async () => {
    const { said, server } = await run({ readOnly: true, only: ["upload-read", "webhook-read"] });
    expect(said).toMatch(/^Rules: +0 held, \d+ held in part .*, 0 broken/m);
    expect(new Set(server.requests.map(({ method }) => method))).toEqual(new Set(["GET"]));
  });

  it("once that a whole resource is refused as it is shown, and what to leave out", async () => {
    const stamps = {
      refuses: (_: JsonObject, sent: JsonObject) => ("stamp" in sent ? 400 : undefined),
      shows: (row: JsonObject) => ({ ...row, stamp: 1 }),
    };
    const flags = { only: ["U-02", "U-06", "U-13", "W-13"], allowCalls: true, json: true };
    const { stdout } = await run(flags, { update: "whole" }, stamps);
    expect(rulesOf(stdout, "broken")).toEqual([]);
    expect(stdout).toContain("update: { upload: { without: [stamp] } }");
  });

  it("that a new version is held in part where only the path that it has was sent", async () => {
    const shows = (row: JsonObject) => (row.id === "7" ? { ...row, url: "/bytes/of-the-file" } : row);
    const { stdout } = await run({ ...onUpload, only: ["upload-kinds"], json: true }, borrow, { shows });
    const { rules, held_in_part } = JSON.parse(stdout);
    expect([rules["U-15"], held_in_part["U-15"]]).toEqual([
      "held-in-part",
      expect.arrayContaining(["the bytes of another file take the place of those of the old one"]),
    ]);
  });

  it("nothing of a name that an upload of the kit does not have", async () => {
    const { stdout } = await run({ only: ["U-14"], allowCalls: true, json: true });
    expect(rulesOf(stdout, "broken")).toEqual([]);
  });

  it("not that a refused update changed what one with the token did", async () => {
    const forgets = (_: string, row: JsonObject, sent: JsonObject) => {
      if (Object.keys(sent).length === 0) Object.assign(row, { notes: null, author: null, custom_payload: null });
    };
    const { stdout } = await run({ only: ["A-01"], allowCalls: true, json: true }, {}, { spoil: forgets, token: "t" });
    expect(rulesOf(stdout, "broken")).toEqual([]);
  });
});
