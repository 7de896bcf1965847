import { newHook } from "./behaviour.js";
import type { Resource, State } from "./model.js";

const metadata = (title: string) => ({ title, alt: null, custom_data: {}, focal_point: null });

/** What each instance starts with. */
export function createState(): State {
  const files = new Map([
    ["/in/1/first.jpg", { bytes: Buffer.from("the first file") }],
    ["/in/2/second.jpg", { bytes: Buffer.from("the second file, a longer one") }],
  ]);
  const asset: Resource = {
    id: "a-1",
    path: "/in/1/first.jpg",
    basename: "first",
    filename: "first.jpg",
    copyright: null,
    author: "Somebody",
    notes: null,
    tags: ["one"],
    default_field_metadata: { de: metadata("Titel"), fr: metadata("Titre"), it: metadata("Titolo") },
    creator: { type: "access_token", id: "7" },
    upload_collection: null,
    created_at: "2025-12-01T00:00:00.000Z",
    updated_at: "2025-12-01T00:00:00.000Z",
    content: "/in/1/first.jpg",
  };
  const hook = (id: string, name: string): Resource => ({ ...newHook(id), name, url: "http://127.0.0.1:9/hook" });
  return {
    upload: new Map([["a-1", asset]]),
    webhook: new Map([
      ["h-1", hook("h-1", "First")],
      ["h-2", hook("h-2", "Second")],
    ]),
    files,
    jobs: new Map(),
    collections: ["c-1", "c-2"],
    count: 2,
    memory: new Map(),
  };
}
