/** The only entry to the kit: everything that a contract may use. Contracts import nothing else from `src`. */

export { isLoopback } from "../base/hosts.js";
export {
  changedMembers,
  type Id,
  isId,
  isNumber,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  parseJson,
  pick,
  show,
} from "../base/json.js";
export { childPointer, valueAt } from "../base/json-pointer.js";
export { publishedRetries } from "../base/published-retries.js";
export { seededRandom } from "../base/random.js";
export type { OperationId } from "../openapi/documents.js";
export { type ErrorCode, errorDefinitions } from "../openapi/generated/catalogue.js";
export type { DescribedViolation as Violation } from "../openapi/violations.js";
export { documentOf, documentOperations, fixtureNamed } from "./binding/defaults.js";
export type { Examples } from "./examples/examples.js";
export type { Api } from "./http/api.js";
export type { StoredFile } from "./http/file-store.js";
export { peekJob } from "./http/jobs.js";
export { conclude, type Outcome, readResource, sendUpdate, UnreadableError } from "./http/outcome.js";
export type { Inbox, InboxResponse, ReceivedCall } from "./http/receiver.js";
export type { CallOptions } from "./http/request.js";
export { both } from "./ledger/entries.js";
export type { ReadingId } from "./run/catalogue.js";
export type { Contract, Kit, SerialGroup, StatementId } from "./run/contract.js";
export {
  broken,
  type Change,
  changeOf,
  check,
  createReporter,
  declared,
  held,
  type Judged,
  notVerified,
} from "./run/findings.js";
export {
  changedBesides,
  changedFields,
  changedInBoth,
  isGrown,
  leftOutIn,
  saysNothing,
} from "./specs/changed-fields.js";
export { isSecretMask, likeness } from "./specs/normal-form.js";
export type { Form, Removable, ResourceSpec } from "./specs/resource-spec.js";
export {
  documentEvents,
  fieldSchema,
  type Kind,
  nameOne,
  payloadMembers,
  resourceSpecs,
  updatableFields,
  uploadResource,
  webhookResource,
} from "./specs/specs.js";
export { type Fixture, Restorable } from "./subject/pool.js";
export { announcesJob } from "./wire/announced-job.js";
export { eventOf, parseEvent } from "./wire/event-elements.js";
export { asReceived, type Exchange, isFailure, isSuccess, mediaTypeOf, told } from "./wire/exchange.js";
export { isUnsent, RefusedAddressError, UnsayableError, UntouchableError } from "./wire/unavailable.js";
