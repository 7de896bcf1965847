import { defaultSeed } from "../seed/load.js";
import type { Seed } from "../seed/seed.js";
import { createStandin } from "../standin.js";
import type { Contract } from "../verify/contract.js";
import { documentOf, exampleId } from "../verify/document-defaults.js";
import { type Rehearsal, rehearse } from "../verify/rehearsal.js";
import type { Fixtures, Target } from "../verify/target.js";
import { realPorts } from "./verify-ports.js";

/** Finds out what a run would send, by a stand-in of this process: the target gets nothing. */
export async function rehearseOnStandin(target: Target, contracts: readonly Contract[]): Promise<Rehearsal> {
  const standin = await createStandin({
    port: 0,
    seed: seedFor(target.fixtures),
    jobs: "never",
    // Here nobody needs to be patient for a retry.
    retry: ["10ms", "10ms"],
  });
  try {
    return await rehearse(target, contracts, realPorts, {
      origin: standin.url,
      basePath: documentOf(target.envelope) === "json-api" ? "/json-api" : "",
      tokenWithoutAccess: "no-management-access",
    });
  } finally {
    await standin.close();
  }
}

/** What the target lends, under its own identifiers. What the kit would put back is the target's, and here a word for it. */
function seedFor(fixtures: Fixtures): Seed {
  const seed = defaultSeed as Seed;
  const { upload_id = exampleId("upload"), webhook_id = exampleId("webhook"), collection_id, spare_path } = fixtures;
  const apartFrom = <T extends { id: string }>(id: string, all: T[] = []) =>
    all.slice(1).filter((one) => one.id !== id);
  const upload = {
    id: upload_id,
    path: "/seed/hills.png",
    ...words("author", "copyright", "notes"),
    tags: ["{tags, as they are}"],
  };
  const webhook = {
    id: webhook_id,
    name: "{name, as it is}",
    url: "https://example.com/the-url-as-it-is",
    ...words("custom_payload", "http_basic_user", "http_basic_password"),
  };
  const collections = collection_id === undefined ? [] : [{ id: collection_id, label: "Lent" }];
  const files = spare_path === undefined ? [] : [{ path: spare_path, text: "A file to make a new version of." }];
  return {
    locales: [...new Set([fixtures.locale ?? "en", ...seed.locales])],
    files: [...(seed.files ?? []).filter(({ path }) => path !== spare_path), ...files],
    upload_collections: [...collections, ...(seed.upload_collections ?? []).filter(({ id }) => id !== collection_id)],
    uploads: [upload, ...apartFrom(upload_id, seed.uploads)],
    webhooks: [webhook, ...apartFrom(webhook_id, seed.webhooks)],
  };
}

const words = (...fields: string[]) => Object.fromEntries(fields.map((name) => [name, `{${name}, as it is}`]));
