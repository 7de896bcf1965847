import { expect, it, vi } from "vitest";
import { toSendable } from "../../../src/client/body.js";

const text = "twelve bytes";
const bytes = new TextEncoder().encode(text).buffer;

/** A `File` as jsdom has it: Node's fetch cannot read it. */
class JsdomFile {
  readonly [Symbol.toStringTag] = "File";
}

class JsdomFileReader {
  result: unknown;
  onload = () => {};

  readAsArrayBuffer(file: unknown): void {
    this.result = file instanceof JsdomFile ? bytes : undefined;
    queueMicrotask(() => this.onload());
  }
}

it.each([
  ["26, which only its FileReader can read", new JsdomFile()],
  ["29, which has no stream", Object.assign(new JsdomFile(), { arrayBuffer: async () => bytes })],
])("sends the bytes of a File of jsdom %s", async (_, file) => {
  vi.stubGlobal("FileReader", JsdomFileReader);
  expect(await new Response((await toSendable(file)) as BodyInit).text()).toBe(text);
});

it.each([[new File([text], "a.txt")], [text], [null]])("leaves what fetch can send as it is", async (body) => {
  expect(await toSendable(body)).toBe(body);
});
