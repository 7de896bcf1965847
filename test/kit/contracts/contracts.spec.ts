import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { parseDuration } from "../../../src/base/duration.js";
import { isYes, toList, variableOf } from "../../../src/cli/verify-options.js";
import { statementOf } from "../../../src/kit/engine/catalogue.js";
import { select } from "../../../src/kit/engine/selection.js";
import { openSession, type Session } from "../../../src/kit/engine/session.js";
import { parseBinding } from "../../../src/kit/target/binding.js";
import { toTarget } from "../../../src/kit/target/defaults.js";
import { realPorts } from "../../../src/runtime/kit-ports.js";
import { createStandin, type Standin } from "../../../src/standin.js";

/** Every contract is a test here, against the target of the environment's variables, which are those of `standin verify`. */
const variable = (flag: string) => process.env[variableOf(flag)] || undefined;
const time = (flag: string) => parseDuration(variable(flag) ?? "");
const accepted = toList(variable("accept") ?? "");
const selection = select(contracts, toList(variable("only") ?? ""), toList(variable("skip") ?? ""));

describe("an implementation of the spec", () => {
  let standin: Standin | undefined;
  let session: Session;

  beforeAll(async () => {
    standin = variable("target") ? undefined : await createStandin({ port: 0 });
    const binding = variable("binding");
    const target = toTarget(
      {
        url: variable("target") ?? standin?.url ?? "",
        token: variable("token"),
        envelope: variable("envelope") as "flat" | "json-api" | undefined,
        uploadId: variable("upload-id"),
        webhookId: variable("webhook-id"),
        readOnly: isYes(variable("read-only")),
        callbackUrl: variable("callback-url"),
        patience: time("patience"),
        jobTimeout: time("job-timeout"),
      },
      binding ? parseBinding(await readFile(binding, "utf8"), binding) : {},
    );
    session = await openSession(target, realPorts);
  });
  afterAll(async () => {
    const leftovers = await session?.close();
    await standin?.close();
    expect(leftovers).toEqual([]);
  });

  it.for(selection.contracts)("$id: $title", async (contract, context) => {
    const { findings, failure } = await session.run(contract);
    if (failure) throw failure;
    const told = findings.map((finding) => ({ ...finding, ids: finding.ids.filter(selection.counts) }));
    const wrong = told.filter(({ verdict, ids }) => {
      const isStrict = isYes(variable("strict")) && ids.some((id) => !accepted.includes(id));
      return ids.length > 0 && (verdict === "broken" || (verdict === "differs" && isStrict));
    });
    expect(wrong.map(({ ids, because }) => [because, ...ids.map((id) => statementOf(id))])).toEqual([]);
    // Said so, where nothing of it could be seen.
    if (findings.every(({ verdict }) => verdict === "not-verified")) context.skip(findings[0]?.because);
  });
});
