import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { parseBinding } from "../../../src/kit/binding/binding.js";
import { newFolder } from "../../support/folder.js";
import { runCommand } from "../../support/kit.js";
import { startListening } from "../../support/standin.js";
import { startLean } from "./lean.js";

let close: (() => unknown) | undefined;
afterEach(() => close?.());

async function draft(url: string, token: string) {
  const init = join(await newFolder(), "binding.yaml");
  const { code, stderr } = await runCommand({ init, target: url, token });
  const text = await readFile(init, "utf8");
  return { code, said: stderr, text, binding: parseBinding(text, init) };
}

describe("a draft of a binding", () => {
  it("has what GET requests showed, and asks the rest in order", async () => {
    const lean = await startLean();
    close = lean.close;
    lean.folders.set(5, { id: 5, label: "Five" });
    lean.files.set(7, { id: 7, caption: { raw: "c", rendered: "<p>c</p>" }, tags: [], alt: null, folder: { id: 5 } });
    lean.hooks.set(9, { id: 9, name: "n", url: "https://a.example", headers: {}, events: [], isEnabled: false });
    const { code, said, text, binding } = await draft(lean.url, "right");
    expect(code).toBe(0);
    expect(binding.operations).toMatchObject({
      listUploads: { route: "GET /media", response: "/data" },
      getUpload: { route: "GET /media/{upload_id}", response: "/data" },
      getWebhook: { route: "GET /hooks/{webhook_id}", response: "/data" },
    });
    expect(binding.fields).toMatchObject({
      upload: {
        notes: { name: "caption", read: "/caption/raw" },
        upload_collection: { name: "folder", reference: "id" },
      },
      webhook: { url: "url", enabled: "isEnabled" },
    });
    expect(text).toMatch(/listUploads: .* # GET \/media → 200, 1 uploads/);
    const questions = [...text.matchAll(/# (\d+)\. /g)].map(([, number]) => Number(number));
    expect(questions.length).toBeGreaterThan(8);
    expect(said).toContain(`Answer its ${questions.length} questions`);
    expect(lean.seen.bodies).toEqual([]);
  });

  it("of a server that has nothing is all questions, and takes nothing away", async () => {
    const lean = await startLean();
    close = lean.close;
    const { binding } = await draft(`${lean.url}/nowhere`, "right");
    expect(binding).toEqual({});
  });

  it("of a Standin verifies", async () => {
    const standin = await startListening();
    close = standin.close;
    const { binding } = await draft(standin.url, "any-token");
    expect(binding.operations?.listWebhooks).toMatchObject({ route: "GET /webhooks", response: "/data" });
  });
});
