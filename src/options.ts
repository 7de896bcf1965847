import { isLoopback } from "./base/loopback.js";
import type { DeliveryMode } from "./delivery/prepare.js";
import type { JobPolicy } from "./domain/domain.js";
import type { Failure, LogEntry } from "./mock/log.js";
import type { Seed } from "./seed/seed.js";

export interface StandinOptions {
  /** Listens at once on this port; 0 takes a free one. Absent, `listen()` does. */
  port?: number;
  /** The address to listen on; `127.0.0.1` by default. */
  host?: string;
  /** The origin that the addresses of files are made from; absent, the origin of each request. */
  publicUrl?: string;
  /** A seed, or the path of a seed file; absent, the default seed. */
  seed?: Seed | string;
  /** When an update of an upload is answered with a job: `auto` (it touches the file), `always`, `never`. */
  jobs?: JobPolicy;
  /** How long a job takes: milliseconds, or a time such as `2s`. 300 ms by default. */
  jobTime?: number | string;
  /** `real` by default; with `stepped` time stands still but for `clock.advance`. */
  clock?: "real" | "stepped";
  /** Identifiers that nobody has used (`random`, the default), or the same ones in every run (`counted`). */
  ids?: "random" | "counted";
  /** Answers 429 to more than 60 requests of a token in 3 seconds. */
  rateLimit?: boolean;
  /** How long each request is held first: real milliseconds, or a range such as `"100-300"`. */
  latency?: number | string;
  /** What the chance of a latency range is made from; 1 by default, so that runs are alike. */
  randomSeed?: number;
  /**
   * Which addresses webhooks call: those of this machine (`loopback`), `any`, or none (`off`). `loopback` by default; where
   * `host` lets others reach Standin, its own receivers alone until it is said.
   */
  deliver?: DeliveryMode;
  /** When a call that failed is tried again, each time after the one before: `["2m", "6m"]`. The published seven by default. */
  retry?: readonly (number | string)[];
  /** Is asked for by the control interface, as `Authorization: Bearer …`; needed to listen on an address that others reach. */
  controlToken?: string;
  /**
   * The origins whose pages may call, such as `https://app.example.com`, beside those of this machine and of `publicUrl`; `*`
   * lets all of them.
   */
  allowOrigin?: string | readonly string[];
  /** Is told of every request that was answered. */
  log?: (entry: LogEntry) => void;
  /** Is told of what failed inside while no request waited for it; absent, it is thrown as an unhandled rejection. */
  onFailure?: (failure: Failure) => void;
}

export const defaultHost = "127.0.0.1";

const knownOptions: { [Name in keyof Required<StandinOptions>]: true } = {
  port: true,
  host: true,
  publicUrl: true,
  seed: true,
  jobs: true,
  jobTime: true,
  clock: true,
  ids: true,
  rateLimit: true,
  latency: true,
  randomSeed: true,
  deliver: true,
  retry: true,
  controlToken: true,
  allowOrigin: true,
  log: true,
  onFailure: true,
};

const optionChoices = {
  jobs: ["auto", "always", "never"],
  clock: ["real", "stepped"],
  ids: ["random", "counted"],
  deliver: ["loopback", "any", "off"],
} as const satisfies { [Name in keyof StandinOptions]: readonly unknown[] };

/** What is wrong with an address and a token for the control interface, in a sentence; undefined when nothing is. */
export function controlFault(address: string, controlToken: string | undefined): string | undefined {
  if (controlToken === undefined) {
    if (isLoopback(address)) return undefined;
    return `Others can reach ${address}, and the control interface of whatever listens there: ask for a token`;
  }
  return /^[!-~]+$/.test(controlToken) ? undefined : "A control token is of visible ASCII characters, without spaces";
}

/** An origin as browsers send it; `*`, which is all of them, as it is, and so `null`. Undefined for what is no origin. */
export function toAllowedOrigin(text: string): string | undefined {
  if (text === "*" || text === "null") return text;
  if (!/^[a-z][a-z\d+.-]*:\/\/[^/?#@\\\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined;
  const { origin } = new URL(text);
  // A URL knows origins of http and https alone; those of an app in a shell are as they are written.
  return origin === "null" ? text.toLowerCase().replace(/\/$/, "") : origin;
}

/** Throws a TypeError for an option that is not known, or a value that it does not take. */
export function refuseWrongOptions(options: StandinOptions): void {
  const controlReason = controlFault(options.host ?? defaultHost, options.controlToken);
  if (controlReason) throw new TypeError(`${controlReason} (the option controlToken).`);
  const unknown = Object.keys(options).find((name) => !(name in knownOptions));
  for (const [name, choices] of Object.entries(optionChoices)) {
    const value = options[name as keyof typeof optionChoices];
    if (value === undefined || (choices as readonly string[]).includes(value)) continue;
    throw new TypeError(`${name} is ${JSON.stringify(value)}; it must be one of ${choices.join(", ")}.`);
  }
  for (const origin of [options.allowOrigin ?? []].flat()) {
    if (toAllowedOrigin(origin) !== undefined) continue;
    throw new TypeError(
      `allowOrigin is ${JSON.stringify(origin)}; it must be an origin such as "https://app.example.com", or "*" for all.`,
    );
  }
  if (unknown === undefined) return;
  throw new TypeError(
    `createStandin has no option ${JSON.stringify(unknown)}; it has ${Object.keys(knownOptions).join(", ")}.`,
  );
}
