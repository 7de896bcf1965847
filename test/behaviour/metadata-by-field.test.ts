import { expect, it } from "vitest";
import { createStandin } from "../../src/index.js";
import { validateRequest, validateResponse } from "../../src/openapi/validators.js";
import { describeBoth } from "../support/envelopes.js";
import { request } from "../support/request.js";
import { named, show } from "../support/rows.js";

const custom_data = { en: {}, it: {} };
/** Upload 1001 of the default seed, by field. */
const hills = {
  ...{ alt: { en: "A sun over green hills", it: null }, title: { en: "Hills", it: null }, custom_data },
  ...{ focal_point: { x: 0.69, y: 0.38 }, poster_time: null },
};

interface Row {
  ids: string;
  given: object;
  want: object;
}

const rows: Row[] = [
  { ids: "Q-10", given: {}, want: {} },
  { ids: "Q-10", given: { title: { en: "New" } }, want: { title: { en: "New", it: null } } },
  {
    ids: "Q-10",
    given: { alt: { en: "A", it: "B" }, title: { it: null } },
    want: { alt: { en: "A", it: "B" } },
  },
  {
    ids: "Q-39",
    given: { custom_data: { it: { shelf: "B2" } } },
    want: { custom_data: { en: {}, it: { shelf: "B2" } } },
  },
  { ids: "Q-08", given: { focal_point: { x: 0, y: 1 } }, want: { focal_point: { x: 0, y: 1 } } },
  { ids: "Q-08", given: { focal_point: null }, want: { focal_point: null } },
  { ids: "Q-04", given: { poster_time: 1.5 }, want: { poster_time: 1.5 } },
];

describeBoth("default field metadata by field", (open, { pointerTo, basePath, name, encodeResource }) => {
  it.each(named(rows, ({ ids, given, want }) => `${ids} · ${show(given)} gives ${show(want)}`))(
    "%s",
    async (_, { given, want }) => {
      const { client } = await open({ metadata: "field" });
      const before = await client.upload("1001");
      expect(before.default_field_metadata).toEqual(hills);
      const { status, resource } = await client.send("updateUpload", {
        ...{ id: "1001", fields: { default_field_metadata: given } },
      });
      const { updated_at } = resource;
      expect(status).toBe(200);
      expect(resource).toEqual({ ...before, updated_at, default_field_metadata: { ...hills, ...want } });
      expect(await client.upload("1001")).toEqual(resource);
    },
  );

  it("Q-10 · is that of a new upload, of a list, of what a job came to, and of an upload that is given back whole", async () => {
    const { client } = await open({ metadata: "field" });
    const fields = { path: "/seed/spare.png", default_field_metadata: { alt: { it: "Colline" }, poster_time: 2 } };
    const { resource } = await client.outcomeOf("createUpload", { fields });
    const made = { ...hills, alt: { en: null, it: "Colline" }, title: { en: null, it: null } };
    expect(resource.default_field_metadata).toEqual({ ...made, focal_point: null, poster_time: 2 });
    const { data } = (await client.send("listUploads")).list;
    expect(data[0]?.default_field_metadata).toEqual(resource.default_field_metadata);
    const { default_field_metadata } = resource;
    const again = await client.send("updateUpload", { id: String(resource.id), fields: { default_field_metadata } });
    expect(again.resource.default_field_metadata).toEqual(default_field_metadata);
    expect((await client.send("deleteUpload", { id: String(resource.id) })).resource).toEqual(again.resource);
  });

  const refused: [string, string, object, string[], string][] = [
    ["by locale", "U-09", { en: { title: "New" } }, ["/default_field_metadata/en"], "INVALID_FORMAT"],
    [
      "with half a point",
      "Q-08",
      { focal_point: { x: 1 } },
      ["/default_field_metadata/focal_point/y"],
      "INVALID_FORMAT",
    ],
    ["with a time before 0", "Q-04", { poster_time: -1 }, ["/default_field_metadata/poster_time"], "INVALID_FORMAT"],
    [
      "in a locale that the project lacks",
      "Q-09",
      { title: { en: "New", fr: "Neuf" }, alt: { fr: "Neuf" } },
      ["/default_field_metadata/alt/fr", "/default_field_metadata/title/fr"],
      "INVALID_FIELD",
    ],
  ];
  it.each(refused)("is refused %s (%s), where it was sent", async (_, __, given, pointers, code) => {
    const { client } = await open({ metadata: "field" });
    const before = await client.upload("1001");
    const reply = await client.send("updateUpload", { id: "1001", fields: { default_field_metadata: given } });
    expect([reply.status, reply.error.code]).toEqual([422, code]);
    expect(reply.error.violations.map(({ pointer }) => pointer)).toEqual(
      pointers.map((pointer) => pointerTo(pointer, "upload")),
    );
    expect(await client.upload("1001")).toEqual(before);
  });

  it("a body in the other form is told how to get that", async () => {
    const [field, locale] = [{ title: { en: "New" } }, { en: { title: "New" } }];
    for (const [metadata, given, other] of [
      ["field", locale, "locale"],
      ["locale", field, "field"],
    ] as const) {
      const { client } = await open({ metadata });
      const { status, body } = await client.send("updateUpload", {
        ...{ id: "1001", fields: { default_field_metadata: given } },
      });
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(`with --metadata ${other}.`)]);
    }
  });

  it("is what webhook calls tell, and what the state is saved as", async () => {
    const { client, standin } = await open({ metadata: "field" });
    const receiver = await standin.createReceiver();
    await client.send("updateWebhook", { id: "2001", fields: { url: receiver.url } });
    const fields = { default_field_metadata: { alt: { it: "Colline" }, poster_time: 2 } };
    const { resource } = await client.send("updateUpload", { id: "1001", fields });
    await standin.webhookCalls.settle();
    const { entity, previous_entity: previous } = JSON.parse(String(receiver.requests[0]?.body));
    expect(entity.attributes.default_field_metadata).toEqual(resource.default_field_metadata);
    expect(previous.attributes.default_field_metadata).toEqual(hills);

    const saved = standin.state.get();
    expect(saved).toMatchObject({ metadata: "field" });
    expect(saved.uploads?.[0]?.default_field_metadata).toEqual(resource.default_field_metadata);
    const { client: restored } = await open({ seed: saved });
    expect((await restored.upload("1001")).default_field_metadata).toEqual(resource.default_field_metadata);
    const byLocale = await open({ seed: saved, metadata: "locale" });
    byLocale.standin.state.put(saved);
    expect((await byLocale.client.upload("1001")).default_field_metadata).toMatchObject({ it: { alt: "Colline" } });
  });

  it("is what the served document describes, examples too", async () => {
    const { standin } = await open({ metadata: "field" });
    const { body } = await request(standin.app).get(`${basePath}/openapi.json`);
    const text = JSON.stringify(body);
    expect(text.includes('"by_field"') || text.includes('"default_field_metadata":{"en"')).toBe(false);
    expect(body.components.schemas).not.toHaveProperty("FieldMetadata");
    const { content } = body.paths["/uploads/{upload_id}"].put.requestBody;
    const { value } = content["application/json"].examples.metadata;
    expect(validateRequest(name, "updateUpload", value, "field")).toEqual([]);
    expect(validateRequest(name, "updateUpload", value)).not.toEqual([]);
    const { Upload } = body.components.schemas;
    const metadata = (Upload.properties.attributes ?? Upload).properties.default_field_metadata;
    expect(metadata.required).toEqual(["alt", "title", "custom_data", "focal_point", "poster_time"]);
  });

  it("Q-04 · is said by the seed, by `GET /site` and by the document; an option goes before the seed", async () => {
    const uploads = [{ id: "1", path: "/a.txt", default_field_metadata: { title: { en: "A" }, poster_time: 3 } }];
    const seed = { locales: ["en"], metadata: "field" as const, files: [{ path: "/a.txt", text: "a" }], uploads };
    const { client } = await open({ seed });
    const byField = {
      ...{ alt: { en: null }, title: { en: "A" }, custom_data: { en: {} } },
      ...{ focal_point: null, poster_time: 3 },
    };
    const shown = await client.upload("1");
    expect(shown.default_field_metadata).toEqual(byField);
    // The check of responses tells the two forms apart.
    const breaches = (form: "locale" | "field") =>
      validateResponse(name, "getUpload", { status: 200, body: encodeResource(shown) }, form).map(
        ({ pointer }) => pointer,
      );
    expect(breaches("field")).toEqual([]);
    expect(breaches("locale")).not.toEqual([]);
    expect((await client.send("getSite")).resource.meta).toMatchObject({ non_localized_focal_points: true });

    const other = await open({ seed, metadata: "locale" });
    expect((await other.client.upload("1")).default_field_metadata).toEqual({
      en: { title: "A", alt: null, custom_data: {}, focal_point: null },
    });
    expect((await other.client.send("getSite")).resource.meta).toMatchObject({ non_localized_focal_points: false });
  });
});

it("a seed by field is checked in that form", async () => {
  const upload = {
    id: "1",
    path: "/a.txt",
    default_field_metadata: { en: { title: "A" }, focal_point: { x: 2, y: 0 } },
  };
  const seed = { locales: ["en"], metadata: "field", files: [{ path: "/a.txt", text: "a" }], uploads: [upload] };
  await expect(createStandin({ seed: seed as never })).rejects.toMatchObject({
    violations: [
      { pointer: "/uploads/0/default_field_metadata/en" },
      { pointer: "/uploads/0/default_field_metadata/focal_point/x" },
    ],
  });
});
