import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { envelopes, operations } from "./bodies.js";
import type { Message } from "./hostile.js";

/** What is no JSON, or not JSON alone, or not in UTF-8, or too large or too deep. */
const badBodies: readonly (string | Buffer)[] = [
  ...["{'author':null}", "{author:null}", '{"author":NaN}', '{"author":01}', "[1,]", "{,}", "{}{}"],
  ...['{"author":"a\nb"}'],
  ...['{"author":"\\x41"}', '{"author":"\\ud80"}', "/* */{}", "nul", "\u0000", "\ufeff{}", "[".repeat(100_000)],
  ...[
    '{"a":'.repeat(100_000),
    "[".repeat(65) + "]".repeat(65),
    " ".repeat(1024 * 1024 + 1),
    `{"tags":[${"1,".repeat(99_999)}1]}`,
  ],
  ...[
    Buffer.from('{"author":"\xe9"}', "latin1"),
    Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
    Buffer.from("{}", "utf16le"),
  ],
];
const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));

/** An operation that takes a body, with one that is none, or is said to be in another form. */
export const misread: fc.Arbitrary<Message> = fc
  .tuple(
    fc.constantFrom(...operations),
    fc.constantFrom(...envelopes),
    fc.oneof(
      fc.constantFrom(...badBodies).map((body) => ({ body })),
      fc.constantFrom("gzip", "deflate", "br", "gzip, gzip", "zstd", "\xe9").map((coding) => ({
        ...{ body: bomb, headers: { "Content-Encoding": coding } },
      })),
      fc
        .constantFrom(undefined, "", "text/plain", "application/json; charset=utf-16", "application/jsonx", ";", "*/*")
        .map((type) => ({ body: "{}", headers: { "Content-Type": type } })),
    ),
  )
  .map(([{ method, path }, { basePath }, rest]) => ({ method, path: basePath + path, ...rest }));
