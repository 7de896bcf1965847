import type { JsonValue } from "../../base/json.js";
import { fillPath } from "../../base/path-template.js";
import type { EnvelopeName } from "../../openapi/documents.js";
import type { Example, Operation, OperationView } from "../model/operations.js";
import { type CodeExample, examplesOf } from "./examples.js";

/** One example as an envelope has it: what is sent, and what comes back. */
export interface ShownExchange {
  /** Method, path and body, for whoever sends it. */
  request: { method: string; path: string; body: JsonValue | undefined };
  /** The documented response to it; its body is undefined where it has none. */
  response: { status: string; body: JsonValue | undefined };
}

/** An example of an operation, in every language and both envelopes. */
export interface Exchange {
  name: string;
  summary: string;
  codes: readonly CodeExample[];
  shown: Readonly<Record<EnvelopeName, ShownExchange>>;
}

/** The examples of an operation under the names that the document gives them. */
export function exchangesOf(operation: Operation): Exchange[] {
  const codes = examplesOf(operation);
  const id = operation.parameters.find((one) => one.in === "path")?.example ?? "";
  const shownAs = (name: string, view: OperationView): ShownExchange => ({
    request: {
      method: operation.method,
      path: fillPath(view.path, () => id),
      body: view.request?.examples.find((one) => one.name === name)?.value,
    },
    response: responseTo(name, view),
  });
  return [...new Map(codes.map((one) => [one.name, one.summary]))].map(([name, summary]) => ({
    name,
    summary,
    codes: codes.filter((one) => one.name === name),
    shown: { flat: shownAs(name, operation.views.flat), "json-api": shownAs(name, operation.views["json-api"]) },
  }));
}

/** The response whose example has the name of the request; without one, the first example of the first success. */
function responseTo(name: string, { responses }: OperationView): ShownExchange["response"] {
  const successes = responses.filter(({ status }) => status < "400");
  const named = (examples: readonly Example[]) => examples.find((one) => one.name === name);
  const found = successes.find(({ body }) => body && named(body.examples)) ?? successes[0];
  const examples = found?.body?.examples ?? [];
  return { status: found?.status ?? "", body: (named(examples) ?? examples[0])?.value };
}
