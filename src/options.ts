import { isLoopback } from "./base/loopback.js";
import type { DeliveryMode } from "./delivery/settings.js";
import type { JobPolicy } from "./domain/domain.js";
import type { Failure, LogEntry, LoggedAttempt } from "./mock/log.js";
import {
  callback,
  type OptionValue,
  oneOf,
  origins,
  port,
  seed,
  size,
  text,
  time,
  timeRange,
  times,
  url,
  wholeNumber,
  yesOrNo,
} from "./option-values.js";
import type { Seed } from "./seed/seed.js";

export interface StandinOptions {
  /** Listens at once on this port; 0 takes a free one. Absent, `listen()` does. */
  port?: number;
  /** The address to listen on; `127.0.0.1` by default. */
  host?: string;
  /** The origin that the addresses of files are made from; absent, the origin of each request. */
  publicUrl?: string;
  /** Hears `X-Forwarded-Host`, `-Proto` and `-Prefix`: addresses are made as the client of a proxy in front of it knows them. */
  trustProxy?: boolean;
  /** The URL of a server that gets every request for which nothing is here, its path below the URL's, and without `/json-api`. */
  proxy?: string;
  /** A seed, or the path of a seed file or of a folder of pictures; absent, the default seed. */
  seed?: Seed | string;
  /**
   * The form of `default_field_metadata`: by locale, as the specification has it, or by field, as the types of the official client have
   * it. Absent, the seed says it, and where it does not, it is by locale.
   */
  metadata?: "locale" | "field";
  /** When the response to an update of an upload is a job: `auto` (it touches the file), `always`, `never`. */
  jobs?: JobPolicy;
  /** How long a job takes: milliseconds, or a time such as `2s`. 300 ms by default. */
  jobTime?: number | string;
  /** `real` by default; with `stepped` time stands still but for `clock.advance`. */
  clock?: "real" | "stepped";
  /** Identifiers that nobody has used (`random`, the default), or the same ones in every run (`counted`). */
  ids?: "random" | "counted";
  /** Responds with 429 to more than 60 requests of a token in 3 seconds. */
  rateLimit?: boolean;
  /** The largest file that can be uploaded, or read as a part of a seed: bytes, or a size such as `1GiB`. 32 MiB by default. */
  maxFile?: number | string;
  /**
   * The file to which `close()` writes the state of `main`, as a seed; that of an environment `checkout` goes beside it, as
   * `state.checkout.json`.
   */
  save?: string;
  /** The most memory that is kept, by estimate: bytes, or a size such as `1GiB`. 256 MiB by default, of which one environment may have five eighths. */
  memory?: number | string;
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
  /** Is told of every request once its response was sent. */
  log?: (entry: LogEntry) => void;
  /** Is told of every attempt of a webhook call once it has ended. */
  onAttempt?: (attempt: LoggedAttempt) => void;
  /** Is told of what failed inside while no request waited for it; absent, it is thrown as an unhandled rejection. */
  onFailure?: (failure: Failure) => void;
}

/** One option of `createStandin`, and the flag of `standin serve` that sets it. */
export interface OptionSpec {
  takes: OptionValue;
  /** What `createStandin` does without it; absent where that is nothing, or no value. */
  default?: string | number | boolean;
  /** What it is for, as the help of the command line says it: no sentence, so without its full stop. */
  text: string;
  /** Absent where `createStandin` alone has it. `argument` is what the help calls the value; a switch has none. */
  flag?: { argument?: string; default?: string | number };
}

/** Every option, in the order of the help. The flag `--job-time` is the option `jobTime`. */
export const optionSpecs = {
  port: {
    takes: port,
    text: "the port to listen on; 0 takes a free one",
    flag: { argument: "number", default: 4010 },
  },
  host: {
    takes: text,
    default: "127.0.0.1",
    text: "the address to listen on",
    flag: { argument: "address", default: "127.0.0.1" },
  },
  publicUrl: {
    takes: url,
    text: "the origin of the addresses of files, where it is not the request's own",
    flag: { argument: "url" },
  },
  trustProxy: {
    takes: yesOrNo,
    default: false,
    text: "hear X-Forwarded-Host, -Proto and -Prefix, as a proxy in front of it sends them",
    flag: {},
  },
  proxy: {
    takes: url,
    text: "the server that gets the requests for which nothing is here, without /json-api in the path, with the token and all; without it they get 404",
    flag: { argument: "url" },
  },
  seed: {
    takes: seed,
    text: "a seed file (JSON), or a folder of files that are to be uploads; the default seed without it",
    flag: { argument: "path" },
  },
  metadata: {
    takes: oneOf(["locale", "field"]),
    text: "the form of default_field_metadata: by locale (the default), or by field, which the official client's types want; the seed says it too",
    flag: { argument: "form" },
  },
  jobs: {
    takes: oneOf(["auto", "always", "never"]),
    default: "auto",
    text: "when the response to an update of an upload is a job",
    flag: { argument: "policy", default: "auto" },
  },
  jobTime: {
    takes: time,
    default: 300,
    text: 'how long a job takes: milliseconds, or a time such as "2s"',
    flag: { argument: "time", default: 300 },
  },
  deliver: {
    takes: oneOf(["loopback", "any", "off"]),
    text: "which addresses webhooks call: those of this machine (the default; must be said with a --host that others can reach), any, or none",
    flag: { argument: "addresses" },
  },
  retry: {
    takes: times,
    text: 'when a failed call is tried again, such as "1s,5s,30s"; the published schedule without it',
    flag: { argument: "times" },
  },
  maxFile: {
    takes: size,
    default: "32MiB",
    text: 'the largest file that can be uploaded, or read as a part of a seed: bytes, or a size such as "1GiB"',
    flag: { argument: "size", default: "32MiB" },
  },
  memory: {
    takes: size,
    default: "256MiB",
    text: "the most memory that is kept; one environment has five eighths of it",
    flag: { argument: "size", default: "256MiB" },
  },
  latency: {
    takes: timeRange,
    default: 0,
    text: "hold each request so many milliseconds first, or so many to so many: 100-300",
    flag: { argument: "time" },
  },
  randomSeed: {
    takes: wholeNumber,
    default: 1,
    text: "what the chance of a latency range is made from (default: 1)",
    flag: { argument: "number" },
  },
  rateLimit: {
    takes: yesOrNo,
    default: false,
    text: "respond with 429 to more than 60 requests of a token in 3 seconds",
    flag: {},
  },
  controlToken: {
    takes: text,
    text: "what /_standin asks for (Authorization: Bearer TOKEN); needed with a --host that others can reach",
    flag: { argument: "token" },
  },
  allowOrigin: {
    takes: origins,
    text: "an origin whose pages may call, /_standin too, beside those of this machine and of --public-url; may be repeated, and * is all; neither * nor null counts for /_standin",
    flag: { argument: "origin" },
  },
  clock: {
    takes: oneOf(["real", "stepped"]),
    default: "real",
    text: "whether time runs, or stands still but for `clock.advance` and POST /_standin/clock",
    flag: { argument: "kind", default: "real" },
  },
  ids: {
    takes: oneOf(["random", "counted"]),
    default: "random",
    text: "identifiers that nobody has used, or the same ones in every run",
    flag: { argument: "kind", default: "random" },
  },
  save: {
    takes: text,
    text: "at the end, write the state to this file as a seed; environments other than main beside it, as state.NAME.json",
    flag: { argument: "file" },
  },
  log: { takes: callback, text: "is told of every request once its response was sent" },
  onAttempt: { takes: callback, text: "is told of every attempt of a webhook call once it has ended" },
  onFailure: {
    takes: callback,
    text: "is told of what failed inside while no request waited for it; without it, that is an unhandled rejection",
  },
} as const satisfies { [Name in keyof Required<StandinOptions>]: OptionSpec };

/** The same, for whoever goes through all of them. */
export const optionList: readonly (OptionSpec & { name: keyof StandinOptions })[] = Object.entries(optionSpecs).map(
  // Its type says that it has the names of the options alone.
  ([name, spec]) => ({ name: name as keyof StandinOptions, ...spec }),
);

/** What is wrong with an address and a token for the control interface, in a sentence; undefined when nothing is. */
export function controlRefusal(address: string, controlToken: string | undefined): string | undefined {
  if (controlToken === undefined) {
    if (isLoopback(address)) return undefined;
    return `Others can reach ${address}, and the control interface of whatever listens there: ask for a token`;
  }
  return /^[!-~]+$/.test(controlToken) ? undefined : "A control token is of visible ASCII characters, without spaces";
}

/** Throws a TypeError for an option that is not known, or a value that it does not take. */
export function refuseWrongOptions(options: StandinOptions): void {
  const refusal = controlRefusal(options.host ?? optionSpecs.host.default, options.controlToken);
  if (refusal) throw new TypeError(`${refusal} (the option controlToken).`);
  refuseValues("createStandin", options, optionSpecs);
}

/** The same of any function's options, by what each takes. */
export function refuseValues(
  who: string,
  options: object,
  specs: Readonly<Record<string, { takes: OptionValue }>>,
): void {
  for (const [name, value] of Object.entries(options)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec)
      throw new TypeError(`${who} has no option ${JSON.stringify(name)}; it has ${Object.keys(specs).join(", ")}.`);
    if (value !== undefined && !spec.takes.accepts(value)) throw new TypeError(spec.takes.refusal(name, value));
  }
}
