import type { JsonObject, JsonValue } from "../../../src/base/json.js";
import { fillPath } from "../../../src/base/paths.js";
import type { Standin, StandinOptions } from "../../../src/index.js";
import { documents, type OperationId, type Route, routes } from "../../../src/openapi/documents.js";
import type { OpenApiExample, OpenApiOperation, OpenApiResponse } from "../../../src/openapi/openapi-document.js";
import type { Seed } from "../../../src/seed/seed.js";
import type { Envelope } from "../../../src/wire/envelope.js";
import { ask } from "../../support/ask.js";
import { versionOf } from "../../support/client.js";
import { videoSeed } from "../../support/video-seed.js";

/** Where the examples of the document find the mock. */
const exampleOrigin = "http://127.0.0.1:4010";
const anyToken = { Authorization: "Bearer any-token" };

/** A documented request, and where the document has the body of the response to it. */
export interface Replay {
  title: string;
  status: number;
  /** The response of the flat document that has the example, and the name of the example. */
  component: string;
  name: string;
  /** The one envelope in which there is such a request. */
  only?: Envelope["name"];
  options: StandinOptions;
  /** Sends the request to a fresh mock that has these options. */
  send(standin: Standin, envelope: Envelope): Promise<{ status: number; body: JsonValue }>;
}

/** What a request is made of where it is not what the document says. */
interface Sending {
  headers?: Record<string, string>;
  /** Bodies that are text are sent as they are. */
  body?: string | JsonObject;
  id?: string;
  query?: string;
  method?: string;
  /** Makes something happen first; resolves with the identifier that the request is about, if that makes one. */
  first?: (standin: Standin, envelope: Envelope, route: Route) => Promise<string | undefined>;
}

/** JSON:API has 401 where the flat envelope has 403. */
export const sharedIn = ({ name }: Envelope, component: string): string =>
  name === "json-api" && component === "Forbidden" ? "Unauthorized" : component;

export const examplesIn = (name: Envelope["name"], component: string): Record<string, OpenApiExample> =>
  Object.values(documents[name].components.responses[component]?.content ?? {})[0]?.examples ?? {};

const optionsWith = (options: StandinOptions): StandinOptions => ({
  ...{ clock: "stepped", ids: "counted", publicUrl: exampleOrigin },
  ...options,
});

export const routeOf = (id: OperationId): Route => routes.find(({ operationId }) => operationId === id) as Route;

/** The identifier that the document has as the example of a path's parameter. */
function exampleId({ path, operation }: Route, name: string): string {
  const { parameters: shared = [] } = documents.flat.paths[path] ?? {};
  const all = [...shared, ...(operation.parameters ?? [])].map(({ $ref = "" }) => $ref.split("/").at(-1) ?? "");
  return String(all.map((one) => documents.flat.components.parameters[one]).find((one) => one?.name === name)?.example);
}

const exampleBody = (envelope: Envelope, route: Route, example = "") =>
  operationIn(envelope.name, route).requestBody?.content["application/json"]?.examples?.[example]?.value as
    | JsonObject
    | undefined;

/** Sends what the document says comes first (`x-standin.after`), until it has settled; resolves with what a link of a response gives. */
export async function prepare(standin: Standin, envelope: Envelope, route: Route): Promise<string | undefined> {
  let about: string | undefined;
  for (const { operation, example } of route.operation["x-standin"].after ?? []) {
    const earlier = routeOf(operation as OperationId);
    await standin.listen();
    const body = exampleBody(envelope, earlier, example);
    const response = await sendTo(standin, envelope, earlier, body ? { body } : {});
    await standin.webhookCalls.settle();
    for (const { id } of standin.jobs.list()) await standin.jobs.release(id);
    const { $ref = "" } = earlier.operation.responses[String(response.status)] ?? {};
    const { links = {} } = documents[envelope.name].components.responses[$ref.split("/").at(-1) ?? ""] ?? {};
    const link = Object.values(links).find(({ operationId }) => operationId === route.operationId);
    const [pointer = ""] = Object.values(link?.parameters ?? {});
    if (link)
      about = pointer
        .split("/")
        .slice(1)
        .reduce<unknown>((at, key) => Object(at)[key], response.body) as string;
  }
  return about;
}

async function send(standin: Standin, route: Route, envelope: Envelope, sending: Sending) {
  const { id, first = prepare } = sending;
  const about = id ?? (await first(standin, envelope, route));
  return sendTo(standin, envelope, route, about === undefined ? sending : { ...sending, id: about });
}

async function sendTo(standin: Standin, envelope: Envelope, route: Route, sending: Sending) {
  const { headers = {}, id, query = "", method = route.method, body } = sending;
  const path = envelope.basePath + fillPath(route.path, (name) => id ?? exampleId(route, name)) + query;
  const response = await ask(standin.app, {
    ...{ method, path, body },
    headers: { ...anyToken, ...versionOf(envelope), ...headers },
  });
  // Its own receiver is where it listens.
  const told = JSON.stringify(response.body).replace(/http:\/\/127\.0\.0\.1:\d+/g, exampleOrigin);
  return { status: response.status, body: JSON.parse(told) as JsonValue };
}

async function startRename(standin: Standin): Promise<string | undefined> {
  await send1001(standin, { basename: "green-hills" });
  return standin.jobs.list()[0]?.id;
}

/** Sends as many requests as the rate limit allows. */
async function useUp({ app }: Standin): Promise<undefined> {
  for (let sent = 0; sent < 60; sent++) await ask(app, { method: "GET", path: "/site", headers: anyToken });
}

const send1001 = (standin: Standin, fields: JsonObject) =>
  ask(standin.app, { method: "PUT", path: "/uploads/1001", headers: anyToken, body: fields });

/** An upload that a record uses. */
const usedSeed: Seed = {
  ...videoSeed,
  records: [
    {
      ...{ id: "5001", type: "item", attributes: { cover: { upload_id: "1001" } } },
      relationships: { item_type: { data: { type: "item_type", id: "44" } } },
    },
  ],
};

function operationIn(name: Envelope["name"], { path, method }: Pick<Route, "path" | "method">): OpenApiOperation {
  return documents[name].paths[path]?.[method.toLowerCase()] as OpenApiOperation;
}

/** The examples of a response, with the name of the response. */
function examplesOf({ $ref = "" }: OpenApiResponse): { component: string; names: string[] } {
  const component = $ref.split("/").at(-1) ?? "";
  const { content = {} } = documents.flat.components.responses[component] ?? {};
  return { component, names: Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)) };
}

/**
 * A success of each operation for each example of its request, on a mock without options. Where that is a job, the other status
 * that is documented for the same request is what `--jobs never` gives.
 */
const successes: Replay[] = routes.flatMap((route): Replay[] => {
  const { operationId, operation } = route;
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const named = Object.keys(content?.examples ?? {});
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status < "300")
    .flatMap(([status, response]) => {
      const { component, names } = examplesOf(response);
      return (status === "204" ? [""] : names).map((name) => ({ status: Number(status), component, name }));
    })
    .filter(({ name }) => named.length === 0 || named.includes(name));
  return answers.map(({ status, component, name }) => {
    const isJobToo = status !== 202 && answers.some((other) => other.name === name && other.status === 202);
    return {
      title: `${operationId} ${name} ${status}`,
      ...{ status, component, name },
      options: optionsWith(isJobToo ? { jobs: "never" } : {}),
      send(standin, envelope) {
        const own = exampleBody(envelope, route, name);
        return send(standin, route, envelope, own ? { body: own } : {});
      },
    };
  });
});

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ type: "upload", id: `u${index}` }));

/** A body of flat fields in the envelope. */
const fields =
  (operationId: OperationId, flat: JsonObject) =>
  (envelope: Envelope): Sending => ({ body: envelope.encodeRequest(operationId, flat, "1001") });

/** Requests that deserve the errors of the document, by their names in the shared responses. */
const deserved: Record<
  string,
  Record<string, [OperationId, Sending | ((envelope: Envelope) => Sending), StandinOptions?]>
> = {
  BadRequest: { invalid_json_body: ["updateUpload", { body: "{author:" }] },
  Unauthorized: { invalid_authorization_header: ["getUpload", { headers: { Authorization: "" } }] },
  Forbidden: {
    insufficient_permissions: ["getUpload", { headers: { Authorization: "Bearer no-management-access" } }],
  },
  NotFound: { not_found: ["getUpload", { id: "nope" }] },
  JobNotFound: {
    not_found: ["getJobResult", { id: "nope" }],
    job_pending: ["getJobResult", { first: startRename }, { clock: "real", jobTime: "1h" }],
  },
  MethodNotAllowed: { method_not_allowed: ["getUpload", { method: "PATCH" }] },
  ContentTooLarge: { payload_too_large: ["updateUpload", { body: JSON.stringify("x".repeat(1024 * 1024)) }] },
  UnsupportedMediaType: {
    invalid_content_type_header: ["updateUpload", { body: "{}", headers: { "Content-Type": "text/plain" } }],
  },
  Unprocessable: {
    unknown_parameter: ["listWebhooks", { query: "?nope=1" }],
    invalid_format: ["updateUpload", fields("updateUpload", { tags: [7] })],
    unknown_file: ["updateUpload", fields("updateUpload", { path: "/nope.png" })],
    invalid_field: [
      "updateWebhook",
      (envelope) => ({ body: envelope.encodeRequest("updateWebhook", { name: "Message" }, "2001") }),
    ],
    invalid_environment: ["getUpload", { headers: { "X-Environment": "a b" } }],
    not_a_video: [
      "createUploadTrack",
      (envelope) => ({
        body: exampleBody(envelope, routeOf("createUploadTrack"), "subtitles") ?? {},
        id: "1001",
      }),
    ],
    too_many_operations: ["bulkDestroyUploads", fields("bulkDestroyUploads", { uploads: many(201) })],
    upload_is_currently_in_use: ["deleteUpload", {}, { seed: usedSeed }],
    concurrent_upload_update: [
      "updateUpload",
      {
        body: "{}",
        first: async ({ faults }) => void faults.add({ operation: "updateUpload", code: "CONCURRENT_UPLOAD_UPDATE" }),
      },
    ],
    invalid_api_version: ["getUpload", { headers: { "X-Api-Version": "2" } }],
    invalid_type: ["updateUpload", { body: { data: { id: "1001", type: "webhook_call", attributes: {} } } }],
    invalid_entity_id: ["updateUpload", { body: { data: { id: "1002", type: "upload", attributes: {} } } }],
  },
  TooManyRequests: { rate_limit_exceeded: ["getUpload", { first: useUp }, { rateLimit: true }] },
  InternalServerError: { internal_error: ["getUpload", { headers: { Prefer: "code=500" } }] },
  ServiceUnavailable: { service_unavailable: ["getUpload", { headers: { Prefer: "code=503" } }] },
};

/** Errors that one envelope alone has. */
const onlyIn: Readonly<Record<string, Envelope["name"]>> = {
  method_not_allowed: "flat",
  unknown_parameter: "flat",
  invalid_api_version: "json-api",
  invalid_type: "json-api",
  invalid_entity_id: "json-api",
};

const refusals: Replay[] = Object.entries(deserved).flatMap(([component, examples]) =>
  Object.entries(examples).map(([name, [operationId, sending, options = {}]]): Replay => {
    const only = onlyIn[name];
    return {
      title: `${component} ${name}`,
      status: statusOf(component),
      ...{ component, name },
      ...(only ? { only } : {}),
      options: optionsWith(options),
      send: (standin, envelope) =>
        send(standin, routeOf(operationId), envelope, typeof sending === "function" ? sending(envelope) : sending),
    };
  }),
);

function statusOf(component: string): number {
  const all = routes.flatMap(({ operation }) => Object.entries(operation.responses));
  return Number(all.find(([, { $ref }]) => $ref?.endsWith(`/${component}`))?.[0]);
}

/** Every documented request with the response that the document has for it. */
export const replays: readonly Replay[] = [...successes, ...refusals];
