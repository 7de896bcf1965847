import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";

const empty = { title: null, alt: null, custom_data: {}, focal_point: null };

// That what is passed is merged, member by member, updates.property.test.ts shows.
describeBoth("default field metadata", (open) => {
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
