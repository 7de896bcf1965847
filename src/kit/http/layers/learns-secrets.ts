import { secretsShown } from "../../../base/redaction.js";
import type { WireBinding } from "../../binding/target.js";
import { asCame } from "../../wire/exchange.js";
import { FieldNames } from "../../wire/field-names.js";
import type { Layer } from "../request.js";

/** More than the requests of any run, so that a target cannot fill the memory with them. */
const mostSecrets = 20_000;

/** Adds a secret of the run. */
export function learnSecret(secrets: Set<string>, secret: string): void {
  if (secrets.size < mostSecrets) secrets.add(secret);
}

/**
 * Learns secrets that a target shows, by names in its responses: in lists, headers and URLs. Values that the kit itself sent
 * are not secrets, since evidence must show them.
 */
export function learnsSecrets(secrets: Set<string>, fields: WireBinding["fields"]): Layer {
  const names = fields ? new FieldNames(fields).secretNames : [];
  const own = new Set<string>();
  return (next) => async (request) => {
    const exchange = await next(request);
    for (const value of secretsShown(request.json, names)) if (!secrets.has(value)) own.add(value);
    const shown = { headers: exchange.headers, json: asCame(exchange).json };
    for (const value of secretsShown(shown, names)) if (!own.has(value)) learnSecret(secrets, value);
    return exchange;
  };
}
