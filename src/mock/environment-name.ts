import { documents } from "../openapi/documents.js";

const pattern = new RegExp(documents.flat.components.parameters.Environment?.schema.pattern as string);

/** Whether an environment may be called that. */
export const isEnvironmentName = (name: string): boolean => pattern.test(name);

export const primaryEnvironment = "main";

/** The environment that a request names in its header; `valid` is false where none can have that name. */
export function namedEnvironment(header: string | string[] | undefined): { value: string; valid: boolean } {
  const value = String(header ?? primaryEnvironment);
  return { value, valid: isEnvironmentName(value) };
}
