import type { paths } from "./generated/control-types.js";

/** The types of control.openapi.yaml for the console. */
export type * from "./generated/control-types.js";

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

/** The success replies of an operation: each documented status, with its body. */
export type ReplyOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201 | 202 | 204)]: Responses[Status] extends {
        content: { "application/json": infer Body };
      }
        ? { status: Status; body: Body }
        : { status: Status; body?: never };
    }[keyof Responses & (200 | 201 | 202 | 204)]
  : never;

/** The JSON of a response that is a success. */
export type JsonOf<Verb extends Method, Path extends keyof paths> = Extract<
  ReplyOf<paths[Path][Verb]>,
  { body: unknown }
>["body"];
