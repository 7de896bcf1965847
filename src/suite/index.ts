/** `standin/kit`: the kit for programs and test suites. */
export type { JsonObject, JsonValue } from "../base/json.js";
export type { Failing, Report, ReportedCase, ReportedContract, RunFacts } from "../kit/report/shape.js";
export type { ReadingId } from "../kit/run/catalogue.js";
export type {
  ContractDefinition,
  ContractKit,
  ContractRequest,
  ContractResource,
  ContractResponse,
} from "./define-contract.js";
export { defineContract } from "./define-contract.js";
export type { DescribeOptions, TestRunner } from "./describe-contracts.js";
export { describeContracts } from "./describe-contracts.js";
export type { VerifyOptions } from "./verify.js";
export { verify } from "./verify.js";
