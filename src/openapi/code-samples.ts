import { quoteForShell, toCurl } from "../base/curl.js";
import { fillPath } from "../base/paths.js";
import { referredIn } from "./document-parts.js";
import type { OpenApiDocument, OpenApiOperation } from "./openapi-document.js";

/** The command that sends the first example of an operation to a Standin that was started without options. */
export function toCodeSamples(document: OpenApiDocument, path: string, method: string) {
  const { parameters: shared = [], ...operations } = document.paths[path] ?? {};
  const operation = operations[method] as OpenApiOperation;
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) =>
    referredIn(document.components.parameters, one),
  );
  const exampleOf = (name: string) => String(parameters.find((one) => one.name === name)?.example);
  const isJsonApi = shared.some(({ $ref }) => $ref === "#/components/parameters/ApiVersion");
  const [example] = Object.values(operation.requestBody?.content["application/json"]?.examples ?? {});
  const headers = [
    "Authorization: Bearer any-token",
    ...(isJsonApi ? ["X-Api-Version: 3"] : []),
    ...(example ? ["Content-Type: application/json"] : []),
  ];
  const source = toCurl(
    {
      method: method.toUpperCase(),
      url: `http://127.0.0.1:4010${isJsonApi ? "/json-api" : ""}${fillPath(path, exampleOf)}`,
      headers: headers.map(quoteForShell),
      body: example && JSON.stringify(example.value),
    },
    { between: " \\\n  " },
  );
  return [{ lang: "Shell" as const, label: "curl" as const, source }];
}
