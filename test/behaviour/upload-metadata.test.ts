import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";
import { named, show } from "../support/rows.js";

const hills = { title: "Hills", alt: "A sun over green hills", custom_data: {}, focal_point: { x: 0.69, y: 0.38 } };
const empty = { title: null, alt: null, custom_data: {}, focal_point: null };

interface Row {
  ids: string;
  given: object;
  want: object;
}

const rows: Row[] = [
  { ids: "Q-10", given: {}, want: { en: hills, it: empty } },
  { ids: "Q-10", given: { en: {} }, want: { en: hills, it: empty } },
  { ids: "Q-10", given: { en: { title: "New" } }, want: { en: { ...hills, title: "New" }, it: empty } },
  { ids: "Q-10", given: { it: { alt: "Colline" } }, want: { en: hills, it: { ...empty, alt: "Colline" } } },
  { ids: "Q-10", given: { en: { title: null, alt: null } }, want: { en: { ...hills, title: null, alt: null } } },
  { ids: "Q-08", given: { en: { focal_point: null } }, want: { en: { ...hills, focal_point: null } } },
  {
    ids: "Q-08",
    given: { en: { focal_point: { x: 0, y: 1 } } },
    want: { en: { ...hills, focal_point: { x: 0, y: 1 } } },
  },
  {
    ids: "U-09",
    given: { en: { custom_data: { shelf: "B2", deep: { list: [1, null, { a: true }] }, "": "", "a/b": 0 } } },
    want: { en: { ...hills, custom_data: { shelf: "B2", deep: { list: [1, null, { a: true }] }, "": "", "a/b": 0 } } },
  },
  {
    ids: "U-09",
    given: { en: { title: "a", alt: "b", custom_data: { c: 1 }, focal_point: { x: 0.1, y: 0.2 } }, it: { title: "d" } },
    want: {
      en: { title: "a", alt: "b", custom_data: { c: 1 }, focal_point: { x: 0.1, y: 0.2 } },
      it: { ...empty, title: "d" },
    },
  },
];

describeBoth("default field metadata", (open) => {
  it.each(named(rows, ({ ids, given, want }) => `${ids} · ${show(given)} gives ${show(want)}`))(
    "%s",
    async (_, { given, want }) => {
      const { client } = await open();
      const before = await client.upload("1001");
      const fields = { default_field_metadata: given };
      const { status, resource } = await client.send("updateUpload", { id: "1001", fields });
      expect(status).toBe(200);
      const { updated_at } = resource;
      expect(resource).toEqual({ ...before, updated_at, default_field_metadata: { en: hills, it: empty, ...want } });
    },
  );

  it("Q-39 · custom_data is replaced whole", async () => {
    const { client } = await open();
    const update = (custom_data: object) =>
      client.send("updateUpload", { id: "1001", fields: { default_field_metadata: { en: { custom_data } } } });
    await update({ shelf: "B2", row: 1 });
    const { resource } = await update({ row: 2 });
    expect(resource.default_field_metadata).toMatchObject({ en: { custom_data: { row: 2 } } });
    expect(resource.default_field_metadata).not.toHaveProperty("en.custom_data.shelf");
  });

  it("Q-39 · a custom_data key called __proto__ is a key like any other", async () => {
    const { client } = await open();
    const custom_data = JSON.parse('{"__proto__":{"shelf":"B2"},"constructor":1}');
    const fields = { default_field_metadata: { en: { custom_data } } };
    const { body } = await client.send("updateUpload", { id: "1001", fields });
    expect(JSON.stringify(body)).toContain('"custom_data":{"__proto__":{"shelf":"B2"},"constructor":1}');
  });

  it("Q-09 · the seed says which locales the project has", async () => {
    const { client } = await open({
      seed: {
        locales: ["de", "pt-BR"],
        files: [{ path: "/a.txt", text: "a" }],
        uploads: [{ id: "1", path: "/a.txt" }],
      },
    });
    expect((await client.upload("1")).default_field_metadata).toEqual({ de: empty, "pt-BR": empty });
    const fields = { default_field_metadata: { "pt-BR": { title: "a" } } };
    const { resource } = await client.send("updateUpload", { id: "1", fields });
    expect(resource.default_field_metadata).toEqual({ de: empty, "pt-BR": { ...empty, title: "a" } });
  });
});
