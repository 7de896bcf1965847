/** The only entry to the kit: everything that a contract may use. Contracts import nothing else from `src`. */
export { isObject, isSame, type JsonObject, type JsonValue, parseJson, pick, show } from "../base/json.js";
export { valueAt } from "../base/json-pointer.js";
export { isLoopback } from "../base/loopback.js";
export { publishedRetries } from "../base/published-retries.js";
export type { DescribedViolation as Violation } from "../openapi/describe-violation.js";
export type { OperationId } from "../openapi/documents.js";
export { type ErrorCode, errorDefinitions } from "../openapi/generated/catalogue.js";
export type { ReadingId } from "./engine/catalogue.js";
export { type Change, changeOf } from "./engine/change.js";
export {
  type CheckedSpec,
  type Field,
  type FieldContext,
  type FixtureContext,
  fieldOf,
  type Trial,
  type WrongValue,
} from "./engine/checked-spec.js";
export type { Contract, ControlledEnvironment, Kit, SerialGroup, StatementId } from "./engine/contract.js";
export type { Evidence } from "./engine/findings.js";
export type { Examples, Holds } from "./examples/examples.js";
export { changedBesides, changedFields, changedInBoth } from "./resources/changed-fields.js";
export type { Fixture } from "./resources/fixture.js";
export type { StoredFile } from "./resources/fixture-factory.js";
export { isMask, likeness } from "./resources/normal-form.js";
export { conclude, type Outcome, readResource, sendUpdate, UnreadableError } from "./resources/outcome.js";
export type { Form, ResourceSpec } from "./specs/resource-spec.js";
export { type Kind, nameOne, resourceSpecs } from "./specs/specs.js";
export { uploadResource } from "./specs/upload.js";
export { webhookResource } from "./specs/webhook.js";
export { announcesJob } from "./target/announced-job.js";
export type { Api, CallOptions } from "./target/api.js";
export { documentOf, documentOperations, fieldSchema, updatableFields } from "./target/document-defaults.js";
export { RefusedAddressError } from "./target/elsewhere.js";
export { eventOf, parseEvent } from "./target/event-elements.js";
export { asReceived, type Exchange, isFailure, isSuccess, mediaTypeOf, told } from "./target/exchange.js";
export { peekJob } from "./target/jobs.js";
export type { Inbox, InboxResponse, ReceivedCall } from "./target/receiver.js";
export { fixtureNamed } from "./target/target.js";
export { UnsayableError } from "./target/unavailable.js";
