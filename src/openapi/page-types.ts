import type { components, paths } from "./generated/control-types.js";

/** The types of control.openapi.yaml for the console. */
type Schemas = components["schemas"];
export type Overview = Schemas["Overview"];
export type Upload = Schemas["Upload"];
export type Webhook = Schemas["Webhook"];
export type WebhookCall = Schemas["WebhookCall"];
export type WebhookCallAttempt = Schemas["WebhookCallAttempt"];
export type FaultRule = Schemas["FaultRule"];
export type FaultSpec = Schemas["FaultSpec"];
export type JobScript = Schemas["JobScript"];
export type JobSummary = Schemas["JobSummary"];
export type JournalEntry = Schemas["JournalEntry"];
export type Change = Schemas["Change"];
export type Choices = Schemas["Choices"];
export type StreamEvent = Schemas["StreamEvent"];
export type RaisedEvent = Schemas["RaisedEvent"];

export type Method = "get" | "put" | "post" | "delete";

/** The paths that have a method. */
export type PathOf<Verb extends Method> = {
  [Path in keyof paths]: paths[Path][Verb] extends { responses: unknown } ? Path : never;
}[keyof paths];

/** The body of a request. */
export type BodyOf<Verb extends Method, Path extends keyof paths> = paths[Path][Verb] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

/** The JSON of a response that is a success. */
export type JsonOf<Verb extends Method, Path extends keyof paths> = paths[Path][Verb] extends {
  responses: infer Responses;
}
  ? {
      [Status in keyof Responses & (200 | 201 | 202)]: Responses[Status] extends {
        content: { "application/json": infer Body };
      }
        ? Body
        : never;
    }[keyof Responses & (200 | 201 | 202)]
  : never;
