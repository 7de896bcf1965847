import fc from "fast-check";
import { expect, it } from "vitest";
import { webPlatform } from "../../../src/browser/web-platform.js";
import { extname } from "../../../src/build/extname.js";
import { nodePlatform } from "../../../src/runtime/node-platform.js";
import { repeatable } from "../../support/arbitraries.js";

const bytes = fc.uint8Array({ maxLength: 300 });

it("a browser comes to the same digests and the same base64 as Node", () => {
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 3 }), (pieces) => {
      expect(webPlatform.md5(pieces)).toBe(nodePlatform.md5(pieces));
      for (const piece of pieces) {
        const text = nodePlatform.toBase64(piece);
        expect(webPlatform.toBase64(piece)).toBe(text);
        expect([...webPlatform.fromBase64(text)]).toEqual([...piece]);
      }
    }),
    repeatable,
  );
});

it("it reads every base64 that a seed may hold as Node does", () => {
  for (const text of ["", "A", "QQ", "QQ=", "QQ==", "QUI", "QUI=", "QUJDR", "QUJD", "=", "=="])
    expect([text, ...webPlatform.fromBase64(text)]).toEqual([text, ...nodePlatform.fromBase64(text)]);
});

it("it writes down files of megabytes", () => {
  const large = new Uint8Array(3_000_000).map((_, at) => at);
  const text = webPlatform.toBase64(large);
  expect(text === nodePlatform.toBase64(large)).toBe(true);
  expect(Buffer.compare(webPlatform.fromBase64(text), large)).toBe(0);
});

it("its checksums differ where texts do", () => {
  const texts = Array.from({ length: 1000 }, (_, at) => `{"id":"${at}"}`);
  expect(new Set(texts.map(webPlatform.checksum)).size).toBe(1000);
});

it.each([
  ["hills.png", ".png"],
  ["x.hills.tar.gz", ".gz"],
  ["hills", ""],
  [".hidden", ""],
  ["a.b/hills", ""],
  ["a/.hidden", ""],
])("the extension of %s is %j", (name, extension) => {
  expect(extname(name)).toBe(extension);
});
