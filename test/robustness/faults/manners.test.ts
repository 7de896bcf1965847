import { expect, it } from "vitest";
import { routes } from "../../../src/openapi/documents.js";
import { verify } from "../../../src/suite/verify.js";
import { borrow, judge } from "./every-request.js";
import { type Place, withPlace } from "./runner.js";
import type { Script } from "./service.js";

/** Manners that were seen on products, and what must come of them. */

/** A run leaves all as it was; resolves with what it said. */
async function expectClean(place: Place, flags: Parameters<Place["run"]>[0], script?: Script, codes = [0]) {
  const before = place.service.look().company;
  const ended = await place.run({ ...flags }, script);
  const problems = await judge(place, before, ended, flags);
  // Whoever allows calls gets some.
  expect(problems.filter((one) => !flags.allowCalls || one !== "strangers called")).toEqual([]);
  expect(codes).toContain(ended.code);
  return ended;
}

const at = (line: string | RegExp, fault: ReturnType<Script>): Script => {
  let isMet = false;
  return (_, request) => {
    if (isMet || !request.match(line)) return undefined;
    isMet = true;
    return fault;
  };
};
const creating = at.bind(undefined, /^POST .uploads$/);

for (const only of ["webhook-url", "call-made"])
  it(`nothing leaves where webhooks are created enabled: ${only}`, () =>
    withPlace({ createsEnabled: true }, (place) => expectClean(place, { only: [only] }, undefined, [0, 4])));

const documented = Object.fromEntries(
  routes.map(({ operationId, method, path }) => [operationId, `${method} ${path}`]),
);
for (const query of ["", "?limit=-1"])
  it(`a list is asked for as the binding says: GET /uploads${query}`, () =>
    withPlace({ listQuery: query.slice(1) }, (place) => {
      const binding = { operations: { ...documented, listUploads: `GET /uploads${query}` } };
      return expectClean(place, { only: ["upload-author"], binding }, creating("reset after"));
    }));

it("a list that refuses is told in its own words", () =>
  withPlace({ listQuery: "never" }, async (place) => {
    const { code, text } = await place.run({ only: ["upload-author"] }, creating("reset after"));
    expect({ code, text }).toEqual({ code: 4, text: expect.stringContaining("Unknown query") });
  }));

for (const only of ["upload-creator", "upload-upload-collection"])
  it(`no structure is sent where a reference is shown as text: ${only}`, () =>
    withPlace({ nests: true }, async (place) => {
      const { text } = await expectClean(place, { only: [only], verbose: true, quiet: false }, undefined, [0, 4]);
      expect(text).toMatch(/describe the reference in the binding/i);
    }));

for (const unread of [404, 403, 500])
  for (const fault of [undefined, "reset after"] as const)
    it(`a creation whose read gives ${unread} is not verified${fault ? `, ${fault}` : ""}`, () =>
      withPlace({ unread }, async (place) => {
        const before = place.service.look();
        const { code, text } = await place.run({ only: ["upload-author"] }, creating(fault));
        expect({ code, text }).toEqual({ code: 4, text: expect.stringMatching(/NOT (VERIFIED|RESTORED)/) });
        // What cannot be read is deleted, or named.
        const { company, left } = place.service.look();
        expect(company).toBe(before.company);
        if (left.length > 0) expect(text).toMatch(/NOT RESTORED/);
      }));

for (const fault of ["reset after", "kill"] as const)
  it(`both resources of one creation are deleted, ${fault}`, () =>
    withPlace({ twins: true }, async (place) => {
      const before = place.service.look().company;
      const ended = await place.run({ only: ["upload-author"] }, creating(fault));
      expect(await judge(place, before, ended)).toEqual([]);
      expect(place.service.look().left).toEqual([]);
    }));

const quiet = { only: ["call-made"], quietWebhooks: true };
for (const fault of [undefined, "interrupt", "kill"] as const)
  it(`the company's webhook is enabled last, and is called by nothing: ${fault ?? "a whole run"}`, () =>
    withPlace({ listens: true }, async ({ service, run }) => {
      const before = service.look().company;
      await run(quiet, at(/^PUT .webhooks.w2/, fault) && ((n) => (n === 30 ? fault : undefined)));
      if (fault === "kill") await run({ undo: true });
      expect(service.look()).toEqual({ company: before, left: [] });
      expect(service.strayCalls).toEqual([]);
      expect(service.writes.at(-1)).toBe("PUT /webhooks/w1");
    }));

it("Ctrl+C on a slow service restores the owner's values first", () =>
  withPlace({ listens: true, slow: 700 }, async ({ service, run }) => {
    const before = service.look().company;
    const { code } = await run(quiet, (n) => (n === 30 ? "interrupt" : undefined));
    expect([code, service.look().company]).toEqual([130, before]);
  }));

const company = (fields: { notes?: string; name?: string }) =>
  withPlace({}, (place) => {
    const { uploads, webhooks } = place.service.rows;
    Object.assign(uploads.get("u1") ?? {}, fields.notes && { notes: fields.notes });
    Object.assign(webhooks.get("w1") ?? {}, fields.name && { name: fields.name });
    return expectClean(place, { ...borrow, only: [fields.notes ? "upload-author" : "webhook-url"] });
  });
it('a value that begins with "Filled " is no value of another run', () => company({ notes: "Filled with ink" }));
it("a name with standin- in it is no value of another run", () => company({ name: "standin-0123456789ab" }));

it("a borrowed webhook that is enabled and listens is restored", () =>
  withPlace({ listens: true }, (place) =>
    expectClean(place, { ...borrow, only: ["call-made"], allowCalls: true }, undefined, [0, 4]),
  ));

it("--quiet-webhooks says disabled once it is, and otherwise the words of the server", () =>
  withPlace({ listens: true, locked: "Locked by policy" }, async (place) => {
    const { code, text } = await place.run({ ...quiet, quiet: false });
    expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining("Locked by policy") });
    expect(text).not.toMatch(/^.*Disabled/m);
  }));

it("verify() that has ended is undone from elsewhere, while its process lives", () =>
  withPlace({}, async ({ service, run, folder, asUser }) => {
    const options = { target: service.url, token: service.token, only: ["upload-read"], runRecord: folder };
    const refuses: Script = (_, request) => (request.startsWith("DELETE") ? "refused" : undefined);
    service.fail(refuses);
    await asUser(() => verify(options));
    expect(service.look().left).toHaveLength(1);
    const undone = await run({ undo: true });
    expect([undone.code, service.look().left]).toEqual([0, []]);
    service.fail(refuses);
    await asUser(() => verify(options));
    service.fail(() => undefined);
    await asUser(() => verify(options));
    expect(service.look().left).toEqual([]);
  }));
