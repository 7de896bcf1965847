import { documents } from "../openapi/documents.js";

const pattern = new RegExp(documents.flat.components.parameters.Environment?.schema.pattern as string);

/** Whether a name is valid for an environment. */
export const isEnvironmentName = (name: string): boolean => pattern.test(name);

export const primaryEnvironment = "main";
