import { describe } from "vitest";
import type { Standin, StandinOptions } from "../../src/index.js";
import type { Envelope } from "../../src/wire/envelope.js";
import { type Client, createClient, envelopes } from "./client.js";
import { startStandin } from "./standin.js";

export interface Setting {
  standin: Standin;
  client: Client;
}

/** Describes behaviour once and shows it over both envelopes; `open` makes a fresh stand-in and its client. */
export function describeBoth(
  title: string,
  body: (open: (options?: StandinOptions) => Promise<Setting>, envelope: Envelope) => void,
): void {
  describe.each(envelopes.map((envelope) => ({ name: envelope.name, envelope })))(
    `${title} ($name)`,
    ({ envelope }) => {
      body(async (options) => {
        const standin = await startStandin(options);
        const { seed, metadata = typeof seed === "object" ? seed.metadata : undefined } = options ?? {};
        return { standin, client: createClient(standin, envelope, "main", metadata) };
      }, envelope);
    },
  );
}

/** Where the two envelopes answer differently on purpose, and why. All else must be the same. */
export const differences = {
  /** Status of a token without access. */
  noAccess: {
    flat: 403,
    "json-api": 401,
    reason: "The published service answers 401 INSUFFICIENT_PERMISSIONS; HTTP has 403 for it (Q-18).",
  },
  /** Code of a job that is still running. */
  jobPending: {
    flat: "JOB_PENDING",
    "json-api": "NOT_FOUND",
    reason: "The published service does not tell a pending job from an unknown one (Q-13).",
  },
  errorMediaType: {
    flat: "application/problem+json; charset=utf-8",
    "json-api": "application/json; charset=utf-8",
    reason: "The official client throws on any type that is not application/json (Q-30).",
  },
} as const;
