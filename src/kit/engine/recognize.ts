import type { Api } from "../target/api.js";
import { keepsEnvironment, saysStandin } from "../target/control.js";
import type { RunRecord } from "../target/run-record.js";

/**
 * Whether a target is a Standin, which more than its word says: it opens an environment under a name that nobody knows, and lists
 * it. The first one of the run's own is that. What only reads takes its word.
 */
export async function recognize(
  api: Api,
  { record, isolate }: { record: RunRecord; isolate(name: string): Api },
): Promise<{ isStandin: boolean; first: Api | undefined }> {
  const says = await saysStandin(api);
  if (!says || api.target.readOnly) return { isStandin: says, first: undefined };
  const name = `standin-verify-${api.ports.unique()}`;
  const first = isolate(name);
  if (await keepsEnvironment(api, first, name)) return { isStandin: true, first };
  record.dropped(name);
  return { isStandin: false, first: undefined };
}
