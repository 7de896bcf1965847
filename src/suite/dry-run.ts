import { documentOf } from "../kit/binding/defaults.js";
import type { Fixtures, Target } from "../kit/binding/target.js";
import type { Contract } from "../kit/run/contract.js";
import { type DryRun, dryRun } from "../kit/run/dry-run.js";
import { exampleId, uploadResource, webhookResource } from "../kit/specs/specs.js";
import { realPorts } from "../runtime/kit-ports.js";
import { defaultSeed } from "../seed/load.js";
import type { Seed } from "../seed/seed.js";
import { createStandin } from "../standin.js";

/** Lists the requests that a run would send, with an in-process mock. The target gets none. */
export async function dryRunInProcess(target: Target, contracts: readonly Contract[]): Promise<DryRun> {
  const standin = await createStandin({
    port: 0,
    seed: seedFor(target.fixtures),
    jobs: "never",
    // No need to wait for retries here.
    retry: ["10ms", "10ms"],
  });
  try {
    return await dryRun(target, contracts, realPorts, {
      origin: standin.url,
      basePath: documentOf(target.envelope) === "json-api" ? "/json-api" : "",
      tokenWithoutAccess: "no-management-access",
    });
  } finally {
    await standin.close();
  }
}

/**
 * The borrowed resources under their own identifiers, as far as a Standin can have them. The values that the kit would
 * restore are unknown, so placeholders stand for them.
 */
function seedFor({ upload_id, webhook_id, collection_id, locale = "", spare_path = "" }: Fixtures): Seed {
  const seed = defaultSeed as Seed;
  const upload = {
    id: upload_id || exampleId(uploadResource),
    path: "/seed/hills.png",
    ...words("author", "copyright", "notes"),
    tags: ["{tags, as they are}"],
  };
  const webhook = {
    id: webhook_id || exampleId(webhookResource),
    name: "{name, as it is}",
    url: "https://example.com/the-url-as-it-is",
    // The kit does not enable a webhook with its own credentials.
    ...words("custom_payload"),
  };
  const collection = collection_id === undefined ? undefined : String(collection_id);
  const collections = collection ? [{ id: collection, label: "Lent" }] : [];
  const isPath = /^\/./.test(spare_path) && seed.files?.every(({ path }) => path !== spare_path);
  const isLocale = /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/.test(locale);
  return {
    locales: [...new Set([...(isLocale ? [locale] : []), ...seed.locales])],
    files: [...(seed.files ?? []), ...(isPath ? [{ path: spare_path, text: "For a new version." }] : [])],
    upload_collections: [...collections, ...apartFrom(collection, seed.upload_collections)],
    uploads: [upload, ...apartFrom(upload.id, seed.uploads?.slice(1))],
    webhooks: [webhook, ...apartFrom(webhook.id, seed.webhooks?.slice(1))],
  };
}

const words = (...fields: string[]) => Object.fromEntries(fields.map((name) => [name, `{${name}, as it is}`]));

const apartFrom = <T extends { id: string }>(id: string | undefined, all: T[] = []) =>
  all.filter((one) => one.id !== id);
