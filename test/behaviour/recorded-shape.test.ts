import { describe, expect, it } from "vitest";
import { isObject } from "../../src/base/json.js";
import { request } from "../support/request.js";
import { startStandin } from "../support/standin.js";
import recorded from "./recorded/update-an-upload.json" with { type: "json" };

/** Members of the recorded exchanges that Standin's do not have, or the other way round, and why. */
const differences: Readonly<Record<string, string>> = {
  "data.attributes.statusText": "gone from the published types since",
  "data.attributes.payload.data.attributes.thumbhash": "new in the published types since",
  "data.attributes.payload.data.relationships.upload_collection": "new in the published types since",
  "data.attributes.payload.data.relationships.upload_collection.data": "new in the published types since",
  "data.attributes.payload.data.meta": "new in the published types since",
  "data.attributes.payload.data.meta.antivirus": "new in the published types since",
  "data.attributes.payload.data.meta.antivirus.status": "new in the published types since",
  "data.attributes.payload.data.meta.antivirus.checked_at": "new in the published types since",
  "data.attributes.payload.data.meta.antivirus.threat_name": "new in the published types since",
};

/** Every member of a value by where it stands, with its type; what is free is looked at no further. */
function shapeOf(value: unknown, place = ""): [string, string][] {
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const own: [string, string][] = place === "" ? [] : [[place, type]];
  if (!isObject(value)) return own;
  const members = Object.entries(value).flatMap(([name, one]) =>
    shapeOf(one, place === "" ? name : `${place}.${name}`),
  );
  return [...own, ...members];
}

const known = (shape: [string, string][]) => new Map(shape.filter(([place]) => !(place in differences)));

/** The project of the recording: one locale, and a file that was sent before. Then, every update was a job. */
const seed = { locales: ["en"], files: [{ path: "/64175/1646149667-whoa.txt", text: "whoa" }] };

describe("the recorded exchanges", () => {
  it("have the same shape as Standin's, member for member, in the order in which they were made", async () => {
    const standin = await startStandin({ seed, jobs: "always", rateLimit: true });
    let job = "";
    let upload = "";
    for (const { request: asked, response: wanted } of recorded.exchanges) {
      // Identifiers are everybody's own.
      const path = asked.path
        .replace(/^\/job-results\/.*/, `/job-results/${job}`)
        .replace(/^\/uploads\/.+/, `/uploads/${upload}`);
      const sent = request(standin.app)
        [asked.method.toLowerCase() as "get" | "put" | "post"](`/json-api${path}`)
        .set({ Authorization: "Bearer any", "X-Api-Version": "3", "Content-Type": "application/json" });
      const body = JSON.stringify(asked.body)?.replace(/"id":"\d+"/, `"id":"${upload}"`);
      const answer = await (asked.body === null ? sent : sent.send(body));

      expect({ path: asked.path, status: answer.status }).toEqual({ path: asked.path, status: wanted.status });
      const [ours, theirs] = [known(shapeOf(answer.body)), known(shapeOf(wanted.body))];
      expect([...ours].sort()).toEqual([...theirs].sort());
      for (const name of ["content-type", "x-api-version", "x-environment", "x-ratelimit-limit"] as const)
        expect([name, answer.headers[name]]).toEqual([name, wanted.headers[name]]);
      expect(Number(answer.headers["x-ratelimit-remaining"])).toBeLessThan(60);

      const { data } = answer.body;
      if (data.type === "job") job = data.id;
      upload = data.attributes?.payload?.data?.id ?? upload;
      await standin.clock.advance("1s");
    }
  });

  it("differ from Standin's nowhere but where it is said why", async () => {
    const members = new Set(
      recorded.exchanges.flatMap(({ response }) => shapeOf(response.body).map(([place]) => place)),
    );
    expect(Object.keys(differences).filter((place) => members.has(place))).toEqual(["data.attributes.statusText"]);
    expect(members.size).toBeGreaterThan(40);
  });
});
