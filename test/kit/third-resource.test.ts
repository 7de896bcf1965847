import { expect, it } from "vitest";
import { toTarget } from "../../src/kit/binding/defaults.js";
import type { Contract } from "../../src/kit/index.js";
import type { ResourceSpec } from "../../src/kit/specs/resource-spec.js";
import { type Kind, resourceSpecs } from "../../src/kit/specs/specs.js";
import { verify } from "../../src/kit/verify.js";
import { sleeplessPorts, startFlaky } from "../support/flaky.js";

/** Collections are no resource of the kit's: what it would take to make them one is this. */
const collection: ResourceSpec = {
  kind: "upload_collection",
  one: "a collection",
  idParameter: "upload_collection_id",
  operations: {
    update: "updateUploadCollection",
    read: "getUploadCollection",
    create: "createUploadCollection",
    delete: "deleteUploadCollection",
    list: "listUploadCollections",
  },
  related: [],
  wholeList: {},
  draft: async ({ unique }) => ({ label: `Standin verify ${unique()}` }),
  mark: "label",
  claim: "label",
  lasting: ["type"],
  fixtures: [],
};

/** The compiler knows the kinds of the kit's own resources alone. */
const kind = collection.kind as Kind;

const relabel = (run: (label: string) => void): Contract => ({
  id: "collection-label",
  ids: ["Q-29"],
  title: "a collection takes another label",
  serialGroup: "collections",
  needs: [kind, `own ${kind}`],
  async run(kit) {
    const [lent, own] = [kit.borrowed(kind), await kit.fixture(kind)];
    expect({ lent: lent?.id, made: own.made, owned: kit.owns(kind, await own.read()) }).toEqual({
      lent: "3001",
      made: true,
      owned: true,
    });
    for (const fixture of lent ? [lent, own] : [own]) {
      const { accepted, resource } = await fixture.send({ label: `Another ${fixture.id}` });
      kit.check(["Q-29"], accepted, () => "the label was refused");
      run(String(resource?.label));
    }
    await lent?.restore();
  },
});

it("a third resource needs its ResourceSpec and nothing else: it is lent, made, updated, restored and removed", async () => {
  const flaky = await startFlaky();
  const labels: string[] = [];
  const contract = relabel((label) => labels.push(label));
  const read = async () =>
    (await fetch(`${flaky.standin.url}/upload-collections`, { headers: { Authorization: "Bearer any" } })).json();
  const before = await read();
  expect(before.data).toContainEqual(expect.objectContaining({ id: "3001" }));
  for (const envelope of ["flat", "json-api"] as const) {
    const base = envelope === "flat" ? "" : "/json-api";
    const target = {
      ...toTarget({ url: flaky.url + base, envelope }),
      resources: [...resourceSpecs, collection],
    };
    const { report, failures } = await verify(target, [contract], sleeplessPorts().ports);
    expect(failures).toEqual([]);
    expect(report).toMatchObject({ assumptions: { "Q-29": "same" }, left_behind: [] });
  }
  expect(labels).toEqual(Array(4).fill(expect.stringMatching(/^Another /)));
  expect(await read()).toEqual(before);
});
