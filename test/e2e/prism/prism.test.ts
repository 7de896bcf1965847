import { expect, it, onTestFinished } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { verify } from "../../../src/kit/verify.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import { createStandin } from "../../../src/standin.js";
import { startPrism } from "../score/prism-proxy.js";
import { listen } from "../score/violations.js";

/** Contracts that cannot be judged through Prism, each with the reason. */
const bad = "Prism answers a body that is not JSON by itself, in a form of its own";
const control = "the control interface stands beside the base path, and Prism passes on to one address alone";
const unjudged: Record<"flat" | "json-api", Readonly<Record<string, string>>> = {
  flat: { "upload-errors": bad, "webhook-errors": bad },
  "json-api": {
    "upload-errors": bad,
    "webhook-errors": bad,
    "call-retries": control,
    "call-retry-schedule": control,
    "call-nested-items": control,
  },
};

it.each([
  ["flat", ""],
  ["json-api", "/json-api"],
] as const)("Prism agrees with the kit and the mock on every exchange, by the document %s", async (envelope, base) => {
  const standin = await createStandin({ port: 0, jobTime: 60 });
  onTestFinished(() => standin.close());
  const url = await startPrism(envelope, standin.url + base);
  const found = listen(url);
  const run = async (address: string) => {
    const target = toTarget({ url: address, envelope }, { fixtures: { token_without_access: "no-management-access" } });
    const skip = Object.keys(unjudged[envelope]);
    const { report, failures } = await verify(target, contracts, realPorts, { skip, calls: "allow" });
    expect(failures).toEqual([]);
    const wrong = report.cases.filter(({ verdict }) => verdict === "broken" || verdict === "differs");
    return { verdict: report.verdict, rules: report.rules, assumptions: report.assumptions, wrong };
  };

  const through = await run(url);
  expect(through).toEqual(await run(standin.url + base));
  expect(through).toMatchObject({ verdict: "held", wrong: [] });

  // The control interface is in no document. Of the rest, what Prism finds wrong the mock has refused, and nothing that it answered is wrong.
  const stated = found
    .filter(({ request }) => !request.includes(" /_standin/"))
    .filter(({ violations }) => violations.length > 0);
  expect(stated.length).toBeGreaterThan(100);
  expect(stated.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  const ofAnswers = stated.flatMap(({ request, status, violations }) =>
    violations.filter(({ location }) => location[0] === "response").map((one) => ({ request, status, ...one })),
  );
  expect(ofAnswers).toEqual([]);
});
