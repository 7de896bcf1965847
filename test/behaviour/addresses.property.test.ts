import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { flatEnvelope } from "../../src/wire/flat.js";
import { repeatable } from "../support/arbitraries.js";
import { createClient } from "../support/client.js";
import { fetchFile } from "../support/files.js";
import { everythingIn, startStandin } from "../support/standin.js";

const ids = ["1001", "1002", "1003"];

const step = fc.record(
  {
    basename: fc.constantFrom("hills", "read-me", "mark", "spare", "meadow"),
    path: fc.constantFrom("/seed/hills.png", "/seed/read-me.txt", "/seed/mark.svg", "/seed/spare.png"),
  },
  { requiredKeys: [] },
);
const steps = fc.array(fc.tuple(fc.constantFrom(...ids), step), { maxLength: 12 });

const md5 = (bytes: Buffer) => createHash("md5").update(bytes).digest("hex");

it("U-14 U-15 Q-16 · whatever is renamed and replaced, each url serves its upload's file, and no old one answers", async () => {
  const standin = await startStandin({ jobs: "never" });
  const client = createClient(standin, flatEnvelope);
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      standin.reset();
      const seen = new Set<string>();
      for (const [id, fields] of list) {
        const before = everythingIn(standin);
        const { status } = await client.send("updateUpload", { id, fields });
        if (status !== 200) expect([status, everythingIn(standin)]).toEqual([422, before]);
      }
      const uploads = await Promise.all(ids.map((id) => client.upload(id)));
      for (const { url, md5: sum, basename, filename, format } of uploads) {
        const { status, body } = await fetchFile(standin.app, url);
        expect([status, md5(body)]).toEqual([200, sum]);
        expect(filename).toBe(`${basename}.${format}`);
        seen.add(String(url));
      }
      const current = new Set(uploads.map(({ url }) => url));
      for (const path of ["hills.png", "read-me.txt", "mark.svg", "meadow.png", "meadow.txt", "spare.png"]) {
        const url = `http://standin.test/assets/main/seed/${path}`;
        expect((await fetchFile(standin.app, url)).status).toBe(current.has(url) ? 200 : 404);
      }
    }),
    { ...repeatable, numRuns: 40 },
  );
});
