import type { DocumentedError, OpenApiDocument } from "./openapi-document.js";

/** The IDs, codes and errors of the document as TypeScript, so that the compiler finds a wrong one. */
export function catalogueModule(document: OpenApiDocument): string {
  const { rules, readings, assumptions, errors } = document["x-catalogue"];
  const violationCodes = document.components.schemas.ViolationCode?.enum as string[];
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  return `/** The ids of what the specification states. */
export type RuleId =${unionOf(idsOf(rules))};
/** The ids of how rules are checked. */
export type ReadingId =${unionOf(idsOf(readings))};
/** The ids of what Standin chose where the specification is silent. */
export type AssumptionId =${unionOf(idsOf(assumptions))};
/** Every id of the catalogue. */
export type StatementId = RuleId | ReadingId | AssumptionId;

/** The codes of violations. */
export type ViolationCode =${unionOf(violationCodes)};

/** The codes of errors. */
export type ErrorCode =${unionOf(errors.map(({ code }) => code))};

export interface ErrorDefinition {
  title: string;
  /** The status in the flat envelope. */
  flatStatus: number;
  /** The status in JSON:API. */
  status: number;
  /** The code in JSON:API, where the published service has another. */
  publishedAs?: string;
  /** Whether the same request may succeed later. */
  transient?: true;
  /** Whether it is a failure of Standin itself, which is no part of the document. */
  own?: true;
}

/** Every error, in the order of the document. */
export const errorDefinitions: Readonly<Record<ErrorCode, ErrorDefinition>> = {
${errors.map(definitionOf).join("\n")}
};
`;
}

const unionOf = (names: readonly string[]): string => names.map((name) => `\n  | ${JSON.stringify(name)}`).join("");

function definitionOf({ code, title, status, json_api: jsonApi = {}, transient, own }: DocumentedError): string {
  const members = {
    ...{ title, flatStatus: status, status: jsonApi.status ?? status },
    ...(jsonApi.code === undefined ? {} : { publishedAs: jsonApi.code }),
    ...(transient ? { transient } : {}),
    ...(own ? { own } : {}),
  };
  return `  ${code}: ${JSON.stringify(members)},`;
}
