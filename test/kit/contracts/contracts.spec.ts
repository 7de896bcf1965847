import * as vitest from "vitest";
import { toList, variableOf } from "../../../src/cli/run-options.js";
import { isYes } from "../../../src/runtime/kit-process.js";
import { createStandin } from "../../../src/standin.js";
import { describeContracts } from "../../../src/suite/index.js";

/** Every contract is a test here, against the target of the environment's variables, which are those of `standin verify`. */
const variable = (flag: string) => process.env[variableOf(flag)] || undefined;
const list = (flag: string) => toList(variable(flag) ?? "");

const standin = variable("target") ? undefined : await createStandin({ port: 0 });
vitest.afterAll(() => standin?.close());

describeContracts(
  {
    target: variable("target") ?? standin?.url ?? "",
    token: variable("token"),
    envelope: variable("envelope") as "flat" | "json-api" | undefined,
    binding: variable("binding"),
    uploadId: variable("upload-id"),
    webhookId: variable("webhook-id"),
    only: list("only"),
    skip: list("skip"),
    accept: list("accept"),
    strict: isYes(variable("strict")),
    readOnly: isYes(variable("read-only")),
    callbackUrl: variable("callback-url"),
    patience: variable("patience"),
    jobTimeout: variable("job-timeout"),
    callTimeout: variable("call-timeout"),
    readLag: variable("read-lag"),
  },
  vitest,
);
