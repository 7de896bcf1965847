export type { ReceivedRequest, Receiver, ReceiverAnswer } from "./http/scripted-receiver.js";
export * from "./mock/public.js";
export type { ViolationCode } from "./openapi/generated/catalogue.js";
export type { StandinOptions } from "./options.js";
export type { Standin } from "./standin.js";
export { createStandin } from "./standin.js";
