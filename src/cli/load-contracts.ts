import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContractDefinition } from "../suite/define-contract.js";
import { UsageError } from "./usage.js";

/** The contracts that a module exports, by whatever names, alone or in lists. Throws a UsageError. */
export async function loadContracts(file: string): Promise<ContractDefinition[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href).catch((error) => {
    throw new UsageError(`--contracts ${file} cannot be loaded: ${(error as Error).message}`);
  });
  // One may be exported twice, by its name and in a list of all.
  const found = new Set(Object.values(module).flat().filter(isDefinition));
  if (found.size > 0) return [...found];
  const exported = Object.keys(module).join(", ") || "nothing";
  throw new UsageError(
    `--contracts ${basename(file)} exports no contract, only ${exported}. Export the result of defineContract.`,
  );
}

/** `defineContract` says what else is wrong with one. */
const isDefinition = (value: unknown): value is ContractDefinition =>
  typeof value === "object" && value !== null && "id" in value && "run" in value;
